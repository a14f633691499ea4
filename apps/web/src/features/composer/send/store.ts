import { create } from 'zustand'
import type { Send } from './rules.ts'

/** Orders on their way, and those that could not be sent, oldest first. */
export const useSends = create<{ sends: Send[] }>()(() => ({ sends: [] }))

/** Add a send, or replace the one with the same key. */
export function putSend(send: Send): void {
  useSends.setState(({ sends }) => {
    const isKnown = sends.some(({ key }) => key === send.key)
    return { sends: isKnown ? sends.map((other) => (other.key === send.key ? send : other)) : [...sends, send] }
  })
}

export function dropSend(key: string): void {
  useSends.setState(({ sends }) => ({ sends: sends.filter((send) => send.key !== key) }))
}

/** What the server should know before it hears of an order: settings that were chosen a moment ago. */
export const beforeSend: { settle?: () => Promise<unknown> } = {}

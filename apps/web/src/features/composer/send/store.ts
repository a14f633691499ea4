import { create } from 'zustand'
import type { Send } from './rules.ts'

/** Orders being sent and failed ones, oldest first. */
export const useSends = create<{ sends: Send[] }>()(() => ({ sends: [] }))

/** Adds an order, or replaces the one with the same key. */
export function putSend(send: Send): void {
  useSends.setState(({ sends }) => {
    const isKnown = sends.some(({ key }) => key === send.key)
    return { sends: isKnown ? sends.map((other) => (other.key === send.key ? send : other)) : [...sends, send] }
  })
}

export function dropSend(key: string): void {
  useSends.setState(({ sends }) => ({ sends: sends.filter((send) => send.key !== key) }))
}

/**
 * `settle` is awaited before an order is sent, so that the server has the latest settings. A hook, because the parameters depend
 * on this module.
 */
export const beforeSend: { settle?: () => Promise<unknown> } = {}

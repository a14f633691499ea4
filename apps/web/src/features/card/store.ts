import { create } from 'zustand'

/** A card that should come into view; a new object asks again. */
export interface Target {
  taskId: string
}

interface CardState {
  /** Picked pictures that stand otherwise than the reader has them usually. */
  asMessages: ReadonlySet<string>
  /** Buttons that were pressed here, by `pressKey`; the server remembers those that something came of. */
  pressed: ReadonlySet<string>
  /** Which card somebody asked to see last. */
  target: Target | null
}

/** What this page knows of cards. */
export const useCardState = create<CardState>()(() => ({ asMessages: new Set(), pressed: new Set(), target: null }))

/** Show a picked picture as a message of its own, or inside its parent's card again. */
export function toggleAsMessage(taskId: string): void {
  useCardState.setState(({ asMessages }) => {
    const next = new Set(asMessages)
    if (!next.delete(taskId)) next.add(taskId)
    return { asMessages: next }
  })
}

export function markPressed(key: string): void {
  useCardState.setState(({ pressed }) => ({ pressed: new Set([...pressed, key]) }))
}

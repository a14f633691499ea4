import type { Order, Send, SendState } from '../rules.ts'

/** The server remembers idempotency keys for 24 hours; an hour less, for clocks that differ. */
const KNOWN_AGAIN_MS = 23 * 3_600_000

export function isStorable({ kind }: Order): boolean {
  return kind !== 'press'
}

/**
 * State after a reload: an order that may have been sent is retried while the server knows its key; after that only the person
 * can decide.
 */
export function restoredStateOf({ state, sentAt }: Send, now: number): SendState {
  const isFresh = now - Date.parse(sentAt) < KNOWN_AGAIN_MS
  if (state.name === 'failed') return { ...state, waits: state.waits === true && isFresh }
  return { name: 'failed', message: '', detail: '', isLost: true, waits: isFresh }
}

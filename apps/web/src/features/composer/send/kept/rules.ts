import type { Order, Send, SendState } from '../rules.ts'

/** For so long the server knows a send again by its key, and less an hour for clocks that differ. */
const KNOWN_AGAIN_MS = 23 * 3_600_000

export function mayKeep({ kind }: Order): boolean {
  return kind !== 'press'
}

/** What may be on its way is sent once more, as long as the server would know it again; later only its person can say. */
export function stateAgain({ state, sentAt }: Send, now: number): SendState {
  const isFresh = now - Date.parse(sentAt) < KNOWN_AGAIN_MS
  if (state.name === 'failed') return { ...state, waits: state.waits === true && isFresh }
  return { name: 'failed', message: '', detail: '', isLost: true, waits: isFresh }
}

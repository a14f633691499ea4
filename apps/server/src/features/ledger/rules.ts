/** What moves credits; each has two legs, and together they are nothing. */
export type LedgerMove = 'grant' | 'hold' | 'capture' | 'release'

/** One act has one key: a second transaction with the same key is never written. */
export const holdKey = (taskId: string) => `hold:${taskId}`

/** Capture and release share it, so that a hold is settled once, one way or the other. */
export const settleKey = (taskId: string) => `settle:${taskId}`

/**
 * The kinds of account a move takes from and gives to.
 * Every transaction locks the accounts of a person before the platform's and `available` before `held`: two that meet never wait in a circle.
 */
export const legs = {
  grant: { from: 'promo', to: 'available', locks: ['available', 'promo'] },
  hold: { from: 'available', to: 'held', locks: ['available', 'held'] },
  capture: { from: 'held', to: 'revenue', locks: ['held', 'revenue'] },
  release: { from: 'held', to: 'available', locks: ['available', 'held'] },
} as const

export function isPlatformKind(kind: 'available' | 'held' | 'revenue' | 'promo'): boolean {
  return kind === 'revenue' || kind === 'promo'
}

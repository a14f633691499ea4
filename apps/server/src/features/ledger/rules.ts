/** Idempotency key of an act: a second transaction with the same key is never written. */
export const holdKey = (taskId: string) => `hold:${taskId}`

/** Shared by capture and release, so that a hold is settled once, one way or the other. */
export const settleKey = (taskId: string) => `settle:${taskId}`

/** Refund of a finished task, at most once. */
export const payBackKey = (taskId: string) => `pay-back:${taskId}`

/** Credits returned to an ended period after its expiry expire again, under another key. */
export const expireKey = (accountId: number, lastEntryId: number) => `expire:${accountId}:${lastEntryId}`

/** A refund's credits are taken once, returned once if it fails, and its money is booked once. */
export const takeBackKey = (refundId: string) => `take-back:${refundId}`
export const giveBackKey = (refundId: string) => `give-back:${refundId}`
export const refundKey = (refundId: string) => `refund:${refundId}`

export interface Purse {
  accountId: number
  balance: number
}

/** Take `credits` from the first purses that have any; null when all together have less. */
export function takeInTurn(purses: readonly Purse[], credits: number): { account: number; amount: number }[] | null {
  let remaining = credits
  const parts: { account: number; amount: number }[] = []
  for (const { accountId: account, balance } of purses) {
    const amount = Math.min(balance, remaining)
    if (amount > 0) parts.push({ account, amount: -amount })
    remaining -= Math.max(0, amount)
  }
  return remaining > 0 ? null : parts
}

/** The same for several, one after the other; null when all together have less than all of them want. */
export function takeForEach(
  purses: readonly Purse[],
  wanted: readonly number[],
): { account: number; amount: number }[][] | null {
  const left = purses.map((purse) => ({ ...purse }))
  const allocations: { account: number; amount: number }[][] = []
  for (const credits of wanted) {
    const parts = takeInTurn(left, credits)
    if (!parts) return null
    for (const { account, amount } of parts)
      for (const purse of left) if (purse.accountId === account) purse.balance += amount
    allocations.push(parts)
  }
  return allocations
}

/** The same, of what is there when all together have less. */
export function takeAtMost(purses: readonly Purse[], credits: number): { account: number; amount: number }[] {
  const all = purses.reduce((sum, { balance }) => sum + balance, 0)
  return takeInTurn(purses, Math.min(all, credits)) ?? []
}

/** @throws RangeError when it is not a whole number above 0 */
export function requireWhole(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 1) throw new RangeError(`credits: ${amount}`)
}

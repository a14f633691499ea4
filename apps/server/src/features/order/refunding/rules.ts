/** Seconds until a provider is asked again how a refund stands; after the last step every six hours. */
const ASK_AFTER_SECONDS = [5, 15, 60, 300, 900, 3_600] as const
const LAST_STEP_SECONDS = 21_600

/** What is said of the second of two payments, to whoever gets it back. */
export const PAID_TWICE = '重复付款，自动退回'

/** A trade's nth refund has a number of its own, however often it is asked for. */
export function refundNoOf(tradeNo: string, earlier: number): string {
  return `${tradeNo}-R${earlier + 1}`
}

/** `queries`: how often it was asked already. */
export function nextAsk(queries: number, now: Date): Date {
  const seconds = ASK_AFTER_SECONDS[Math.max(0, queries - 1)] ?? LAST_STEP_SECONDS
  return new Date(now.getTime() + seconds * 1000)
}

/** How many of an order's credits go with `back` of the `amount` that was paid: all with all of it, else rounded down. */
export function shareOf(credits: number, { back, amount }: { back: number; amount: number }): number {
  return Number((BigInt(credits) * BigInt(back)) / BigInt(amount))
}

/**
 * Credits of a refund that are not there any more. Of a period only what went into drawings is owed, and once: what has ended with
 * it was of no use to anybody. `spent` is null where nobody can tell.
 */
export function owedOf(missing: number, { spent, owedBefore }: { spent: number | null; owedBefore: number }): number {
  return spent === null ? missing : Math.min(missing, Math.max(0, spent - owedBefore))
}

import { CODE_RESEND_SECONDS } from '@easel/contract/limits'

/** At most `count` within `seconds`. */
export interface Budget {
  count: number
  seconds: number
}

const HOUR_SECONDS = 60 * 60
/** The sweep keeps the counted rows at least this long. */
export const DAY_SECONDS = 24 * HOUR_SECONDS

/** Limits of SMS codes for one phone, whatever the purpose or requester; known devices are counted separately with the same limits. */
export const phoneBudgets: readonly Budget[] = [
  { count: 1, seconds: CODE_RESEND_SECONDS },
  { count: 5, seconds: HOUR_SECONDS },
  { count: 10, seconds: DAY_SECONDS },
]

/** Of these, the share of one unknown address or device, so that one requester cannot use up all. */
export const strangerBudgets: readonly Budget[] = [
  { count: 4, seconds: HOUR_SECONDS },
  { count: 8, seconds: DAY_SECONDS },
]

/** A tenth of the daily total is reserved for devices that have signed in before. */
export function shareOfStrangers(daily: number): number {
  return daily - Math.floor(daily / 10)
}

/** Seconds until all of these limits allow one more, given the times of the counted events, newest first. */
export function secondsUntilAllFree(budgets: readonly Budget[], times: readonly Date[], now: Date): number {
  return Math.max(...budgets.map((budget) => secondsUntilFree(budget, times[budget.count - 1], now)))
}

export function addressBudget(count: number): Budget {
  return { count, seconds: HOUR_SECONDS }
}

/** Seconds until one more fits, when the first of the last `count` was at that time; zero: it fits now. */
export function secondsUntilFree({ seconds }: Budget, firstAt: Date | undefined, now: Date): number {
  if (!firstAt) return 0
  return Math.max(0, Math.ceil(seconds - (now.getTime() - firstAt.getTime()) / 1000))
}

import { CODE_RESEND_SECONDS } from '@easel/contract/limits'

/** At most so many within so many seconds. */
export interface Budget {
  count: number
  seconds: number
}

const HOUR_SECONDS = 60 * 60
/** The rows that are counted are kept as long, by the sweep. */
export const DAY_SECONDS = 24 * HOUR_SECONDS

/** SMS codes for one phone, whatever they are for and whoever asks; what its owner asks for is counted apart, by the same. */
export const phoneBudgets: readonly Budget[] = [
  { count: 1, seconds: CODE_RESEND_SECONDS },
  { count: 5, seconds: HOUR_SECONDS },
  { count: 10, seconds: DAY_SECONDS },
]

/** Of these what one address or one device may have, unless it signed in with the phone before: one asker leaves some to others. */
export const strangerBudgets: readonly Budget[] = [
  { count: 4, seconds: HOUR_SECONDS },
  { count: 8, seconds: DAY_SECONDS },
]

/** Of everyone's codes of a day, a tenth is for devices that have signed in before. */
export function shareOfStrangers(daily: number): number {
  return daily - Math.floor(daily / 10)
}

/** Seconds until all of these fit, the times being those of what they count, the newest first. */
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

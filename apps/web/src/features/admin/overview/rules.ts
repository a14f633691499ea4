import type { OverviewDay } from '@easel/contract/admin-overview'

/** One value per day; null where it is undefined, such as a rate of nothing. */
export type Series = readonly (number | null)[]

/** Share of the finished tasks of a day that failed, 0 to 1. */
export function failureRate({ done, failed }: Pick<OverviewDay, 'done' | 'failed'>): number | null {
  return done + failed === 0 ? null : failed / (done + failed)
}

/** Currencies with any income or refund in these days. */
export function listCurrencies(days: readonly OverviewDay[]): string[] {
  return [...new Set(days.flatMap(({ income }) => income.map(({ currency }) => currency)))].sort()
}

export function incomeIn(currency: string, { income }: OverviewDay): number {
  return income.find((one) => one.currency === currency)?.amount ?? 0
}

/** Width of one day in the sparkline's user units. */
export const STEP = 10
export const HEIGHT = 32

interface Trace {
  /** SVG path data: line segments between consecutive days with values, and a mark at the last value. */
  line: string
  mark: string
  /** y of the value 0. */
  zero: number
}

/** Sparkline of a series, scaled from 0 or its minimum to its maximum. Days without a value interrupt the line. */
export function sparklineOf(series: Series): Trace {
  const known = series.filter((value) => value !== null)
  const [low, high] = [Math.min(0, ...known), Math.max(0, ...known)]
  const heightOf = (value: number) => round(high === low ? HEIGHT : (HEIGHT * (high - value)) / (high - low))
  const points = series.map((value, nth) => (value === null ? null : `${nth * STEP} ${heightOf(value)}`))
  const line = points.map(
    (point, nth) => point && `${points[nth - 1] ? 'L' : 'M'}${point}${points[nth + 1] ? '' : 'h0'}`,
  )
  const last = points.findLast((point) => point !== null)
  return { line: line.join(''), mark: last ? `M${last}h0` : '', zero: heightOf(0) }
}

const round = (value: number) => Math.round(value * 100) / 100

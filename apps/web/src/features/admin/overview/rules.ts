import type { OverviewDay } from '@easel/contract/admin-overview'

/** Of each day; null where there is nothing that it could be of. */
export type Series = readonly (number | null)[]

/** What part of what ended on a day ended badly, 0 to 1. */
export function failureRate({ done, failed }: Pick<OverviewDay, 'done' | 'failed'>): number | null {
  return done + failed === 0 ? null : failed / (done + failed)
}

/** In which anything came in or went back. */
export function listCurrencies(days: readonly OverviewDay[]): string[] {
  return [...new Set(days.flatMap(({ income }) => income.map(({ currency }) => currency)))].sort()
}

export function incomeIn(currency: string, { income }: OverviewDay): number {
  return income.find((one) => one.currency === currency)?.amount ?? 0
}

/** Of a drawing that is `STEP` wide for each step between two days. */
export const STEP = 10
export const HEIGHT = 32

interface Trace {
  /** Paths: what connects days that follow one another, and a mark at the last that there is. */
  line: string
  mark: string
  /** Where 0 stands. */
  zero: number
}

/** How a series goes up and down, from 0 or below it to the highest. Days without a value part the line. */
export function traceOf(series: Series): Trace {
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

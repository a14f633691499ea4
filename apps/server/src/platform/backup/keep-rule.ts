/** Of how many hours, days, weeks, months and years the newest backup is kept. */
export type KeepRule = Readonly<Record<'h' | 'd' | 'w' | 'm' | 'y', number>>

const DAY_MS = 24 * 60 * 60 * 1000
const COUNT_MAX = 1000

/** `7d,4w,12m`. Null: it is none. */
export function readKeepRule(written: string): KeepRule | null {
  const rule = { h: 0, d: 0, w: 0, m: 0, y: 0 }
  for (const part of written.split(',')) {
    const [, count, unit] = /^(\d{1,4})([hdwmy])$/.exec(part.trim()) ?? []
    if (unit === undefined || Number(count) < 1 || Number(count) > COUNT_MAX) return null
    rule[unit as keyof KeepRule] = Number(count)
  }
  return rule
}

/**
 * Which backups have to go: all but the newest of each of the last hours, days, weeks and months that have one, in UTC. Periods without
 * a backup do not count, so that none goes when no new ones come; the newest of all always stays.
 */
export function listSurplus<Made extends { madeAt: Date }>(made: readonly Made[], rule: KeepRule): Made[] {
  const newestFirst = [...made].sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
  const kept = new Set(newestFirst.slice(0, 1))
  for (const [unit, periodOf] of Object.entries(PERIODS)) {
    const periods = new Set<string | number>()
    for (const one of newestFirst) {
      const period = periodOf(one.madeAt)
      if (periods.has(period)) continue
      if (periods.size === rule[unit as keyof KeepRule]) break
      periods.add(period)
      kept.add(one)
    }
  }
  return newestFirst.filter((one) => !kept.has(one))
}

const PERIODS: Readonly<Record<keyof KeepRule, (at: Date) => string | number>> = {
  h: (at) => at.toISOString().slice(0, 13),
  d: (at) => at.toISOString().slice(0, 10),
  // The first day of 1970 was a Thursday: weeks begin on Mondays.
  w: (at) => Math.floor((at.getTime() / DAY_MS + 3) / 7),
  m: (at) => at.toISOString().slice(0, 7),
  y: (at) => at.getUTCFullYear(),
}

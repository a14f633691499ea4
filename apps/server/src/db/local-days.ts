import { type RawBuilder, sql } from 'kysely'
import { Refusal } from '../errors.ts'

const OFFSET_MAX_MINUTES = 840
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * Offset of the reader's clock from UTC in minutes; 0 unless given.
 *
 * @throws Refusal invalid_input for a clock that nobody on earth has
 */
export function readOffset(offset = '0'): number {
  const minutes = Number(offset)
  if (Math.abs(minutes) > OFFSET_MAX_MINUTES) throw new Refusal('invalid_input', { fields: { offset: 'out_of_range' } })
  return minutes
}

/** The last `count` days in that time zone as `2026-11-25`, today last, and the instant at which the first began. */
export function lastDays(now: Date, offsetMinutes: number, count: number): { days: string[]; since: Date } {
  const offsetMs = offsetMinutes * MINUTE_MS
  const today = Math.floor((now.getTime() + offsetMs) / DAY_MS)
  const days = Array.from({ length: count }, (_, nth) => today - count + 1 + nth)
  return {
    days: days.map((day) => new Date(day * DAY_MS).toISOString().slice(0, 10)),
    since: new Date((today - count + 1) * DAY_MS - offsetMs),
  }
}

/** The day of an instant by such a clock, written in the same way. */
export function dayOf(column: string, offsetMinutes: number): RawBuilder<string> {
  return sql<string>`to_char(
    (${sql.ref(column)} at time zone 'UTC') + make_interval(mins => ${offsetMinutes}::int), 'YYYY-MM-DD')`
}

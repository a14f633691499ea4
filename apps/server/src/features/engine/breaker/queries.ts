import type { ProbeFound } from '@easel/contract/admin-engines'
import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import { announceEngines, type EngineRow } from '../queries.ts'
import { MOST_FAILURES, pauseAfterTrips } from './rules.ts'

/** Seconds by how often it was set aside before, for SQL: all that differ. */
const PAUSES = Array.from({ length: 6 }, (_, trips) => pauseAfterTrips(trips))
const pauseOf = sql`make_interval(secs => (${sql.val(PAUSES)}::integer[])[least(trips, ${PAUSES.length - 1}) + 1])`

/** It drew: nothing speaks against it any more. */
export async function clearFailures(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const cleared = await tx
      .updateTable('engines')
      .set({ failures: 0, trips: 0, set_aside_until: null })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('failures', '>', 0), eb('trips', '>', 0), eb('set_aside_until', 'is not', null)]))
      .executeTakeFirst()
    if (cleared.numUpdatedRows > 0n) await announceEngines(tx)
  })
}

/**
 * One failure more, or as many in a row as it is known of. The last of too many sets it aside; those that come while it is so, of what had begun before, only leave their words.
 * The built-in one is never set aside.
 */
export async function countFailure(
  db: Db,
  id: string,
  { error, times, now }: { error: string; times: number | 'enough'; now: Date },
): Promise<void> {
  const least = times === 'enough' ? MOST_FAILURES : Math.min(times, MOST_FAILURES)
  const counted = sql<number>`greatest(failures + 1, ${least}::integer)`
  await db.transaction().execute(async (tx) => {
    const isLast = sql<boolean>`set_aside_until is null and ${counted} >= ${MOST_FAILURES}`
    const row = await tx
      .updateTable('engines')
      .set((eb) => ({
        last_error: error,
        last_error_at: now,
        failures: sql<number>`case when set_aside_until is null then ${counted} else failures end`,
        trips: sql<number>`case when ${isLast} then trips + 1 else trips end`,
        set_aside_until: sql<Date | null>`case when ${isLast} then ${now}::timestamptz + ${pauseOf}
          else ${eb.ref('set_aside_until')} end`,
      }))
      .where('id', '=', id)
      .where('origin', '<>', 'built-in')
      .returning('failures')
      .executeTakeFirst()
    if (row && row.failures >= MOST_FAILURES) await announceEngines(tx)
  })
}

/** Engines whose time is over, now ours alone to ask until `until`: whoever comes later finds nothing to claim. */
export async function claimAside(db: Db, { now, until }: { now: Date; until: Date }): Promise<EngineRow[]> {
  return db
    .updateTable('engines')
    .set({ set_aside_until: until })
    .where('set_aside_until', '<=', now)
    .where('is_on', '=', true)
    .returningAll()
    .execute()
}

/** It answered well. How often it was set aside is forgotten when it draws, not before. */
export async function endAside(db: Db, id: string, claimedUntil: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ours = tx.updateTable('engines').set({ set_aside_until: null, failures: 0 }).where('id', '=', id)
    await ours.where('set_aside_until', '=', claimedUntil).execute()
    await announceEngines(tx)
  })
}

/** It did not: longer than before. */
export async function prolongAside(
  db: Db,
  id: string,
  { claimedUntil, error, now }: { claimedUntil: Date; error: string; now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('engines')
      .set((eb) => ({
        trips: eb('trips', '+', 1),
        set_aside_until: sql<Date>`${now}::timestamptz + ${pauseOf}`,
        last_error: error,
        last_error_at: now,
      }))
      .where('id', '=', id)
      .where('set_aside_until', '=', claimedUntil)
      .execute()
    await announceEngines(tx)
  })
}

/**
 * Keep what was found, unless the engine is spoken to otherwise by now. One that is not well is set aside from now on; one that is well is taken back
 * when a person has asked: what it answers by itself at the start says nothing of drawings that failed meanwhile.
 *
 * @param isFirst only when nobody has asked before
 */
export async function settleProbe(
  db: Db,
  { id, version }: Pick<EngineRow, 'id' | 'version'>,
  { found, now, isFirst }: { found: ProbeFound; now: Date; isFirst: boolean },
): Promise<void> {
  const takenBack = isFirst ? {} : { failures: 0, set_aside_until: null }
  const setAside = {
    trips: sql<number>`case when set_aside_until is null then trips + 1 else trips end`,
    set_aside_until: sql<Date>`coalesce(set_aside_until, ${now}::timestamptz + ${pauseOf})`,
    last_error: found.notes[0]?.code ?? 'engine_unreachable',
    last_error_at: now,
  }
  const outcome = found.isWell ? takenBack : setAside
  await db.transaction().execute(async (tx) => {
    const kept = tx
      .updateTable('engines')
      .set({ probe: JSON.stringify(found), probed_at: now, ...outcome })
      .where('id', '=', id)
      .where('version', '=', version)
    const { numUpdatedRows } = await (isFirst ? kept.where('probe', 'is', null) : kept).executeTakeFirst()
    if (numUpdatedRows > 0n) await announceEngines(tx)
  })
}

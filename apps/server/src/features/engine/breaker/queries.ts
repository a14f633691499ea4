import type { ProbeFound } from '@easel/contract/admin-engines'
import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import { announceEngines, type EngineRow } from '../queries.ts'
import { MOST_FAILURES, pauseAfterTrips } from '../rules.ts'

/** Pauses in seconds by number of trips, for SQL. */
const PAUSES = Array.from({ length: 6 }, (_, trips) => pauseAfterTrips(trips))
const pauseOf = sql`make_interval(secs => (${sql.val(PAUSES)}::integer[])[least(trips, ${PAUSES.length - 1}) + 1])`

/** Reset failures after a success. */
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
 * Count a failure, or at least the known number of consecutive ones. Reaching the limit sets the engine aside; failures while it
 * is set aside, of drawings started before, only update the message. The built-in engine is never set aside.
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

/** Claim those of these engines whose pause is over, exclusively until `until`. */
export async function claimAside(
  db: Db,
  { among, now, until }: { among: readonly string[]; now: Date; until: Date },
): Promise<EngineRow[]> {
  if (among.length === 0) return []
  return db
    .updateTable('engines')
    .set({ set_aside_until: until })
    .where('id', 'in', among)
    .where('set_aside_until', '<=', now)
    .where('is_on', '=', true)
    .returningAll()
    .execute()
}

/** Restore it after a good probe. Trips are reset by a successful drawing, not before. */
export async function endAside(db: Db, id: string, claimedUntil: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ours = tx.updateTable('engines').set({ set_aside_until: null, failures: 0 }).where('id', '=', id)
    await ours.where('set_aside_until', '=', claimedUntil).execute()
    await announceEngines(tx)
  })
}

/** Extend the pause after a bad probe. */
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
 * Store a probe result, unless the connection settings changed meanwhile. A bad result sets the engine aside; a good one restores
 * it only if a person asked: a probe at start says nothing about drawings that failed since.
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

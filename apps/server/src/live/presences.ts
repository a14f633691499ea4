import { sql } from 'kysely'
import type { Db, Tx } from '../db/open.ts'

/** A process that says nothing for so long is gone, and its people with it. */
const SILENCE_MS = 60_000

/** Who was seen after this is here. */
export function onlineCutoff(now: Date): Date {
  return new Date(now.getTime() - SILENCE_MS)
}

/** Those of these people who have a socket open somewhere. */
export async function listOnline(db: Db, userIds: readonly string[], now: Date): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('presences')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('seen_at', '>', onlineCutoff(now))
    .execute()
  return new Set(rows.map((row) => row.user_id))
}

/** Nobody else finds out whether this person comes or goes until this transaction ends. Before any room. */
export async function lockPresence(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`presence ${userId}`}, 0))`.execute(tx)
}

/** Whether nobody knew that they are here: no row, not even one of a silent process. Under `lockPresence`. */
export async function addPresence(
  tx: Tx,
  row: { user_id: string; process_id: string; seen_at: Date },
): Promise<boolean> {
  const isNews = !(await hasRows(tx, row.user_id))
  await tx
    .insertInto('presences')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'process_id']).doUpdateSet({ seen_at: row.seen_at }))
    .execute()
  return isNews
}

/** Whether that was the last that was known of them. Under `lockPresence`. */
export async function removePresence(
  tx: Tx,
  userId: string,
  gone: { processId: string } | { silentSince: Date },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('presences')
    .where('user_id', '=', userId)
    .where((eb) =>
      'processId' in gone ? eb('process_id', '=', gone.processId) : eb('seen_at', '<=', gone.silentSince),
    )
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n && !(await hasRows(tx, userId))
}

/** Say that this process lives, and hear whose rows it has. */
export async function renewPresences(db: Db, processId: string, now: Date): Promise<Set<string>> {
  const rows = await db
    .updateTable('presences')
    .set({ seen_at: now })
    .where('process_id', '=', processId)
    .returning('user_id')
    .execute()
  return new Set(rows.map((row) => row.user_id))
}

/** All that a process says before it is silent: its people have until `until` to come back elsewhere. */
export async function leavePresences(db: Db, processId: string, until: Date): Promise<void> {
  const seenAt = onlineCutoff(until)
  await db
    .updateTable('presences')
    .set({ seen_at: seenAt })
    .where('process_id', '=', processId)
    .where('seen_at', '>', seenAt)
    .execute()
}

/** Who was last seen by processes that have been silent since. */
export async function listSilent(db: Db, silentSince: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('presences')
    .select('user_id')
    .distinct()
    .where('seen_at', '<=', silentSince)
    .limit(limit)
    .execute()
  return rows.map((row) => row.user_id)
}

async function hasRows(tx: Tx, userId: string): Promise<boolean> {
  const presence = await tx.selectFrom('presences').select('user_id').where('user_id', '=', userId).executeTakeFirst()
  return presence !== undefined
}

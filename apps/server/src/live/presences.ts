import { sql } from 'kysely'
import type { Db, Tx } from '../db/open.ts'

/** Heartbeat timeout: after it a process and the people on it count as offline. */
const SILENCE_MS = 60_000

/** People seen after this instant are online. */
export function onlineCutoff(now: Date): Date {
  return new Date(now.getTime() - SILENCE_MS)
}

/** Those of these people who are online. */
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

/** Serialise presence changes of this person until the transaction ends. Take it before room locks. */
export async function lockPresence(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`presence ${userId}`}, 0))`.execute(tx)
}

/** Add a row; true: there was none before, not even of a dead process. Under `lockPresence`. */
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

/** Remove a row; true: it was the last one. Under `lockPresence`. */
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

/** Renew this process's rows; returns whom they are about. */
export async function renewPresences(db: Db, processId: string, now: Date): Promise<Set<string>> {
  const rows = await db
    .updateTable('presences')
    .set({ seen_at: now })
    .where('process_id', '=', processId)
    .returning('user_id')
    .execute()
  return new Set(rows.map((row) => row.user_id))
}

/** Final update at shutdown: people have until `until` to reconnect elsewhere. */
export async function leavePresences(db: Db, processId: string, until: Date): Promise<void> {
  const seenAt = onlineCutoff(until)
  await db
    .updateTable('presences')
    .set({ seen_at: seenAt })
    .where('process_id', '=', processId)
    .where('seen_at', '>', seenAt)
    .execute()
}

/** People whose rows belong to processes that stopped sending heartbeats. */
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

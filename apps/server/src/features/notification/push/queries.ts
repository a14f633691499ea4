import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../db/open.ts'
import type { Database, PushEndpointRow, PushKeysRow } from '../../../db/tables.ts'

export async function findKeys(db: Db): Promise<PushKeysRow | undefined> {
  return db.selectFrom('push_keys').selectAll().executeTakeFirst()
}

/** Another process may have been faster; its keys stay. */
export async function insertMissingKeys(tx: Tx, row: Omit<PushKeysRow, 'id'>): Promise<void> {
  await tx
    .insertInto('push_keys')
    .values({ ...row, id: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** False: they are not the ones that are kept. */
export async function deleteKeys(tx: Tx, sealed: string): Promise<boolean> {
  const deleted = await tx.deleteFrom('push_keys').where('sealed_private_key', '=', sealed).executeTakeFirstOrThrow()
  return deleted.numDeletedRows > 0n
}

export async function replaceSealedKey(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await db.updateTable('push_keys').set({ sealed_private_key: to }).where('sealed_private_key', '=', from).execute()
}

export async function deleteAllEndpoints(tx: Tx): Promise<void> {
  await tx.deleteFrom('push_endpoints').execute()
}

/** Devices of one account are added one after the other, until the transaction ends. */
export async function lockEndpointsOf(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`push endpoints ${userId}`}, 0))`.execute(tx)
}

/** One that was known belongs to whoever brings it: the browser is theirs now. */
export async function putEndpoint(tx: Tx, row: Insertable<Database['push_endpoints']>): Promise<void> {
  const { id: _, url: _url, ...owner } = row
  await tx
    .insertInto('push_endpoints')
    .values(row)
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ ...owner, failing_since: null }))
    .execute()
}

/** Keep the newest. */
export async function dropOldEndpoints(tx: Tx, userId: string, keptCount: number): Promise<void> {
  const kept = tx
    .selectFrom('push_endpoints')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(keptCount)
  await tx.deleteFrom('push_endpoints').where('user_id', '=', userId).where('id', 'not in', kept).execute()
}

export async function deleteEndpoint(db: Db, which: { id: string } | { url: string }): Promise<void> {
  const [column, value] = 'id' in which ? (['id', which.id] as const) : (['url', which.url] as const)
  await db.deleteFrom('push_endpoints').where(column, '=', value).execute()
}

export interface LiveAt {
  now: Date
  /** A session that was not seen since then has died. */
  idleSince: Date
}

/** Those whose session has neither ended nor died, and whose account is not suspended. */
const live = (db: Db, { now, idleSince }: LiveAt) =>
  db
    .selectFrom('push_endpoints')
    .innerJoin('sessions', 'sessions.id', 'push_endpoints.session_id')
    .innerJoin('users', 'users.id', 'push_endpoints.user_id')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('sessions.last_seen_at', '>', idleSince)
    .where('banned_at', 'is', null)

export async function listEndpoints(
  db: Db,
  userIds: readonly string[],
  at: LiveAt,
): Promise<Pick<PushEndpointRow, 'id' | 'user_id'>[]> {
  if (userIds.length === 0) return []
  return live(db, at)
    .select(['push_endpoints.id', 'push_endpoints.user_id'])
    .where('push_endpoints.user_id', 'in', userIds)
    .orderBy('push_endpoints.id')
    .execute()
}

/** With the language of its owner; undefined: it is gone, or its owner has signed out there. */
export async function findEndpoint(db: Db, id: string, at: LiveAt) {
  return live(db, at)
    .selectAll('push_endpoints')
    .select('users.language')
    .where('push_endpoints.id', '=', id)
    .executeTakeFirst()
}

/** What has failed before keeps its first time; null: it works again. */
export async function setFailing(db: Db, id: string, since: Date | null): Promise<void> {
  await db
    .updateTable('push_endpoints')
    .set((eb) => ({ failing_since: since && eb.fn.coalesce('failing_since', eb.val(since)) }))
    .where('id', '=', id)
    .execute()
}

/** Whether somebody has read a channel up to this item. */
export async function hasRead(
  db: Db,
  { userId, channelId, itemId }: { userId: string; channelId: string; itemId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('channel_members')
    .select('user_id')
    .where('channel_id', '=', channelId)
    .where('user_id', '=', userId)
    .where('read_up_to', '>=', itemId)
    .executeTakeFirst()
  return row !== undefined
}

export async function countEndpoints(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('push_endpoints')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

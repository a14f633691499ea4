import { type Insertable, sql } from 'kysely'
import { dayOf } from '../../db/local-days.ts'
import type { Db, Tx } from '../../db/open.ts'
import type { Database, UserRow } from '../../db/tables.ts'

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Of somebody who is known to exist. */
export async function getUser(db: Db, id: string): Promise<UserRow> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export async function listUsers(db: Db, ids: readonly string[]): Promise<UserRow[]> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
}

export async function findUserByPhone(db: Db, phone: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('phone', '=', phone).executeTakeFirst()
}

export async function listAuthors(
  db: Db,
  ids: readonly string[],
): Promise<Pick<UserRow, 'id' | 'shown_name' | 'avatar_id'>[]> {
  if (ids.length === 0) return []
  return db.selectFrom('users').select(['id', 'shown_name', 'avatar_id']).where('id', 'in', ids).execute()
}

export interface Person {
  id: string
  name: string
  phone: string
}

/** What operators see of these people, by id. */
export async function listPeople(db: Db, ids: readonly string[]): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'shown_name as name', 'phone'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Who came for the first time since then, by the days of a clock that is so many minutes ahead of UTC. */
export async function countNewByDay(db: Db, since: Date, offsetMinutes: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; people: number }>`
    select ${dayOf('created_at', offsetMinutes)} as day, count(*)::int as people
    from users where created_at >= ${since} group by 1
  `.execute(db)
  return new Map(rows.map(({ day, people }) => [day, people]))
}

/** People with any part of a phone or a name; empty: all of them. No character of it is a pattern. */
export async function findUsers(
  db: Db,
  { text, last, direction }: { text: string; last: string | undefined; direction: 'asc' | 'desc' },
  limit: number,
): Promise<UserRow[]> {
  const digits = text.replace(/[\s-]/g, '')
  return db
    .selectFrom('users')
    .selectAll()
    .where(
      sql<boolean>`(position(lower(${text}) in lower(shown_name)) > 0 or (${digits} <> '' and position(${digits} in phone) > 0)
        or ${text} = '')`,
    )
    .$if(last !== undefined, (query) => query.where('id', direction === 'desc' ? '<' : '>', last ?? ''))
    .orderBy('id', direction)
    .limit(limit)
    .execute()
}

/** Null: someone else has made an account with this phone. */
export async function insertUser(tx: Tx, row: Insertable<Database['users']>): Promise<UserRow | null> {
  const inserted = await tx
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returningAll()
    .executeTakeFirst()
  return inserted ?? null
}

export async function setAdministrator(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ role: 'admin', password_hash: passwordHash, version: eb('version', '+', 1) }))
    .where('id', '=', userId)
    .execute()
}

/** False: it stood so already. */
export async function setRemix(
  tx: Tx,
  userId: string,
  column: 'mj_remix' | 'niji_remix',
  isOn: boolean,
): Promise<boolean> {
  const changed = await tx
    .updateTable('users')
    .set((eb) => ({ [column]: isOn, version: eb('version', '+', 1) }))
    .where('id', '=', userId)
    .where(column, '<>', isOn)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** Whether an account still has this password and is active; locked until the transaction ends. */
export async function isUnchanged(
  tx: Tx,
  { id, password_hash }: Pick<UserRow, 'id' | 'password_hash'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', 'is not distinct from', password_hash)
    .where('banned_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** False: the account is suspended. */
export async function setPassword(tx: Tx, userId: string, passwordHash: string): Promise<boolean> {
  const updated = await tx
    .updateTable('users')
    .set((eb) => ({ password_hash: passwordHash, version: eb('version', '+', 1) }))
    .where('id', '=', userId)
    .where('banned_at', 'is', null)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** Null lifts the suspension. An existing one is kept; undefined: no such account. */
export async function setBanned(tx: Tx, userId: string, since: Date | null): Promise<{ phone: string } | undefined> {
  return tx
    .updateTable('users')
    .set((eb) => ({
      banned_at: since && eb.fn.coalesce('banned_at', eb.val(since)),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', userId)
    .returning('phone')
    .executeTakeFirst()
}

export async function insertSession(db: Db, row: Insertable<Database['sessions']>): Promise<void> {
  await db.insertInto('sessions').values(row).execute()
}

/** A session that is neither ended nor late, with its user. */
export async function findLiveSession(db: Db, tokenHash: Buffer, now: Date, idleSince: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as sessionId',
      'sessions.last_seen_at as lastSeenAt',
      'users.id as userId',
      'users.role',
      'users.language',
      'users.banned_at as bannedAt',
    ])
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .executeTakeFirst()
}

export async function touchSession(db: Db, sessionId: string, now: Date, unseenSince: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', sessionId)
    .where('last_seen_at', '<', unseenSince)
    .execute()
}

export async function endSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute()
}

export async function endSessionsOf(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
}

export async function endSessionsOfDevice(db: Db, userId: string, device: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('device', '=', device)
    .where('revoked_at', 'is', null)
    .execute()
}

/** False: another caller has used it up. */
export async function useUpCode(tx: Tx, codeId: string, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('login_codes')
    .set({ used_at: now })
    .where('id', '=', codeId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

export async function findCode(db: Db, id: string) {
  return db
    .selectFrom('login_codes')
    .select(['phone', 'purpose', 'code_hash', 'expires_at', 'used_at', 'wanted'])
    .where('id', '=', id)
    .executeTakeFirst()
}

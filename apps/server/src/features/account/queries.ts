import type { CodePurpose } from '@easel/contract/account'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../db/open.ts'
import type { Database, UserRow } from '../../db/tables.ts'

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findUserByPhone(db: Db, phone: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('phone', '=', phone).executeTakeFirst()
}

export async function listAuthors(
  db: Db,
  ids: readonly string[],
): Promise<Pick<UserRow, 'id' | 'name' | 'avatar_id'>[]> {
  if (ids.length === 0) return []
  return db.selectFrom('users').select(['id', 'name', 'avatar_id']).where('id', 'in', ids).execute()
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

export async function endSessionsOfDevice(db: Db, userId: string, device: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('device', '=', device)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Others who ask for a code for the same phone and purpose wait until this transaction ends. */
export async function waitForTurn(tx: Tx, phone: string, purpose: CodePurpose): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${purpose} ${phone}`}, 0))`.execute(tx)
}

export async function findLastCode(db: Db, phone: string, purpose: CodePurpose) {
  return db
    .selectFrom('login_codes')
    .select(['id', 'created_at'])
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertCode(tx: Tx, row: Insertable<Database['login_codes']>): Promise<void> {
  await tx.insertInto('login_codes').values(row).execute()
}

/**
 * Count one guess at the newest code of this phone and purpose and hand out its hash.
 * Undefined: there is none that lives, or its guesses are used up. The condition is checked again on a row that
 * another guess has just changed, so of any number at once only `tries` get through.
 */
export async function countGuess(
  db: Db,
  { phone, purpose, now, tries }: { phone: string; purpose: CodePurpose; now: Date; tries: number },
): Promise<{ id: string; code_hash: Buffer } | undefined> {
  return db
    .updateTable('login_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('login_codes as newest')
        .select('newest.id')
        .where('newest.phone', '=', phone)
        .where('newest.purpose', '=', purpose)
        .orderBy('newest.created_at', 'desc')
        .orderBy('newest.id', 'desc')
        .limit(1),
    )
    .where('tries', '<', tries)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'code_hash'])
    .executeTakeFirst()
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
    .select(['phone', 'purpose', 'expires_at', 'used_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

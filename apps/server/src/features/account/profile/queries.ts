import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../../db/open.ts'
import type { Database, UserRow } from '../../../db/tables.ts'

export type SessionRow = Pick<Selectable<Database['sessions']>, 'id' | 'device' | 'created_at' | 'last_seen_at'>

/** More than anyone reads; the one that asks is always among them. */
const SESSIONS_MAX = 100

/** Active sessions: `currentId` first, then by last use. */
export async function listLiveSessions(
  db: Db,
  { userId, currentId }: { userId: string; currentId: string },
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .orderBy((eb) => eb('id', '=', currentId), 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SESSIONS_MAX)
    .execute()
}

/** One that has ended already stays as it is. False: this person never had it. */
export async function endOwnSession(
  db: Db,
  { userId, sessionId, now }: { userId: string; sessionId: string; now: Date },
): Promise<boolean> {
  const own = await db
    .updateTable('sessions')
    .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(now)) }))
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return own !== undefined
}

/** The ids of those that were open, this one left out. */
export async function endOtherSessions(
  tx: Tx,
  { userId, keptId, now }: { userId: string; keptId: string; now: Date },
): Promise<string[]> {
  const ended = await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('id', '<>', keptId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}

export type ChangedProfile = Partial<
  Pick<UserRow, 'name' | 'email' | 'description' | 'avatar_id' | 'theme' | 'language' | 'mj_remix' | 'niji_remix'>
>

/** Update only these columns, so that concurrent changes of others are kept. */
export async function changeUser(tx: Tx, userId: string, changed: ChangedProfile): Promise<UserRow> {
  return tx
    .updateTable('users')
    .set((eb) => ({ ...changed, version: eb('version', '+', 1) }))
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** False: the password is no longer `formerHash`. Undefined: whatever it was. */
export async function setOwnPassword(
  tx: Tx,
  { userId, passwordHash, formerHash }: { userId: string; passwordHash: string; formerHash: string | undefined },
): Promise<boolean> {
  const updated = await tx
    .updateTable('users')
    .set((eb) => ({ password_hash: passwordHash, version: eb('version', '+', 1) }))
    .where('id', '=', userId)
    .$if(formerHash !== undefined, (query) => query.where('password_hash', '=', formerHash ?? ''))
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

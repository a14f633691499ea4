import { sql } from 'kysely'
import type { Db, Tx } from '../../db/open.ts'
import { ANONYMISED, type Person, type PersonalData } from '../../db/personal-data.ts'

/** Of a phone that is none; the account's id follows. */
const ERASED = 'erased:'

export const personalData: PersonalData = {
  columns: {
    'users.phone': { exported: 'account', erased: ANONYMISED },
    'login_codes.phone': { exported: { never: 'gone within minutes' }, erased: 'deleted' },
    'sessions.user_id': { exported: 'sessions', erased: 'deleted' },
    'known_devices.user_id': { exported: 'devices', erased: 'deleted' },
  },
  read: async (tx, { id }) => ({
    account: await readAccount(tx, id),
    sessions: await listSessions(tx, id),
    devices: await listDevices(tx, id),
  }),
  erase,
}

/** As for a suspension: a concurrent sign-in sees it. */
export async function shutOut(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.updateTable('users').set({ banned_at: now }).where('id', '=', userId).execute()
  await tx.updateTable('sessions').set({ revoked_at: now }).where('user_id', '=', userId).execute()
}

const readAccount = (tx: Tx, userId: string) =>
  tx
    .selectFrom('users')
    .select([
      'id',
      'phone',
      'email',
      'name',
      'number',
      'description',
      'role',
      'theme',
      'language',
      'mj_remix',
      'niji_remix',
    ])
    .select(['banned_at', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

const listSessions = (db: Db, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['device', 'created_at', 'last_seen_at', 'expires_at', 'revoked_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

/** When somebody signed in from each device that is known again. */
const listDevices = (db: Db, userId: string) =>
  db.selectFrom('known_devices').select('seen_at').where('user_id', '=', userId).orderBy('seen_at').execute()

/** Whether the account behind a task was erased, so that nobody sees the task but those in its channel. */
export const isOfErased = sql<boolean>`exists (
  select from users where users.id = tasks.user_id and users.phone = ${ERASED}::text || users.id::text)`

/** The user row stays, anonymised, for the ledger and for content that others see; nobody can sign in to it. */
async function erase(tx: Tx, { id, phone }: Person, now: Date): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', id).execute()
  await tx.deleteFrom('known_devices').where('user_id', '=', id).execute()
  await tx.deleteFrom('login_codes').where('phone', '=', phone).execute()
  const nobody = {
    phone: `${ERASED}${id}`,
    email: null,
    name: '',
    number: null,
    description: '',
    password_hash: null,
    banned_at: now,
  }
  await tx
    .updateTable('users')
    .set((eb) => ({ ...nobody, avatar_id: null, theme: 'dark', language: 'zh-CN', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

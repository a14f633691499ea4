import type { Language } from '@easel/contract/basics'
import type { Deps } from '../../deps.ts'
import type { Db, Tx } from '../../db/open.ts'
import type { UserRow } from '../../db/tables.ts'
import { findUserByPhone, insertUser } from './queries.ts'
import type { Standing } from './view.ts'

/** What accounts need from higher features; passed in by the composition root. */
export interface AccountNeeds {
  /** Create what every new account gets, in the same transaction. */
  welcome(tx: Tx, account: Pick<UserRow, 'id' | 'role'>, now: Date): Promise<void>
  standing(db: Db, userId: string, now: Date): Promise<Standing>
  hasWaitingOrder(db: Db, userId: string): Promise<boolean>
  /** Names of this site, which passwords must not consist of. */
  siteNames(db: Db): Promise<string[]>
  /** Whether a picture is this person's own upload for an avatar; if so it stays until the transaction ends. */
  findAvatar(tx: Tx, imageId: string, userId: string): Promise<boolean>
  /** Forget at once, in this process, who holds the token of a session, or of all of `user:<id>`. */
  forgetSession(ended: string): void
}

export interface NewAccount {
  phone: string
  language: Language
  role: UserRow['role']
  passwordHash: string | null
}

/** The account of a phone; made and welcomed when there is none. Two callers at once get the same one. */
export async function findOrCreateAccount(
  tx: Tx,
  { clock, newId, welcome }: Pick<Deps, 'clock' | 'newId'> & Pick<AccountNeeds, 'welcome'>,
  { phone, language, role, passwordHash }: NewAccount,
): Promise<{ account: UserRow; isNew: boolean }> {
  const existing = await findUserByPhone(tx, phone)
  if (existing) return { account: existing, isNew: false }
  const now = clock.now()
  const account = await insertUser(tx, {
    id: newId(),
    phone,
    language,
    role,
    password_hash: passwordHash,
    email: null,
    avatar_id: null,
    banned_at: null,
    created_at: now,
  })
  // A concurrent request created it; the row exists by now.
  if (!account) return findOrCreateAccount(tx, { clock, newId, welcome }, { phone, language, role, passwordHash })
  await welcome(tx, account, now)
  return { account, isNew: true }
}

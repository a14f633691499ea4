import { composeAccountNeeds } from '../start/account-needs.ts'
import type { UserRow } from '../db/tables.ts'
import type { Actor, Deps } from '../deps.ts'
import { hashPassword } from '../features/account/check-password.ts'
import { findOrCreateAccount } from '../features/account/find-or-create-account.ts'
import { findActor } from '../features/account/gate.ts'
import { startSession } from '../features/account/start-session.ts'
import { makeChannel } from '../features/channel/gate.ts'
import { grantCredits } from '../features/ledger/gate.ts'
import { createCodes } from '../features/order/codes/create-codes.ts'
import { redeemCode } from '../features/order/codes/redeem-code.ts'

type SeedDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

export interface SeededPerson {
  userId: string
  phone: string
  token: string
  actor: Actor
  /** The untitled channel that everyone has from the start. */
  channelId: string
}

let people = 0

/** Someone with an account: 40 credits, or as many more as wanted, a channel of their own and a session. */
export async function aMember(
  deps: SeedDeps,
  wish: { credits?: number; password?: string; language?: Actor['language'] } = {},
): Promise<SeededPerson> {
  return aPerson(deps, { ...wish, role: 'user' })
}

export async function anAdmin(deps: SeedDeps, wish: { password?: string } = {}): Promise<SeededPerson> {
  return aPerson(deps, { ...wish, role: 'admin' })
}

/** One more channel of a person, with others in it. */
export async function aChannel(
  deps: SeedDeps,
  creatorId: string,
  { title = 'a channel', members = [] }: { title?: string; members?: readonly string[] } = {},
): Promise<string> {
  const now = deps.clock.now()
  const channel = await deps.db
    .transaction()
    .execute((tx) => makeChannel(tx, { creatorId, title, now, newId: deps.newId }))
  for (const userId of members) {
    await deps.db
      .insertInto('channel_members')
      .values({ channel_id: channel.id, user_id: userId, joined_at: now })
      .execute()
  }
  return channel.id
}

export async function suspend({ db, clock }: SeedDeps, userId: string): Promise<void> {
  await db.updateTable('users').set({ banned_at: clock.now() }).where('id', '=', userId).execute()
}

/** They send in a new code for 5 credits, with an Idempotency-Key. */
export async function redeems(deps: Deps, { actor }: SeededPerson): Promise<void> {
  const admin = await anAdmin(deps)
  const made = await createCodes(deps, admin.actor, { body: { credits: 5, count: 1 }, idempotencyKey: null })
  await redeemCode(deps, actor, made.codes[0] ?? '', { ip: '10.0.0.1', log: deps.log, idempotencyKey: 'redeem' })
}

async function aPerson(
  deps: SeedDeps,
  wish: { credits?: number; password?: string; language?: Actor['language']; role: UserRow['role'] },
): Promise<SeededPerson> {
  const phone = `+86139${String(++people).padStart(8, '0')}`
  const passwordHash = wish.password === undefined ? null : await hashPassword('cheap', wish.password)
  const wanted = { phone, language: wish.language ?? 'zh-CN', role: wish.role, passwordHash }
  const { account } = await deps.db
    .transaction()
    .execute((tx) => findOrCreateAccount(tx, { ...deps, ...composeAccountNeeds(deps) }, wanted))
  if (wish.credits !== undefined) await giveCredits(deps, account.id, wish.credits)
  const token = await startSession(deps.db, deps, { userId: account.id, device: 'a test' })
  const actor = await findActor(deps, token)
  const { id: channelId } = await deps.db
    .selectFrom('channels')
    .select('id')
    .where('creator_id', '=', account.id)
    .executeTakeFirstOrThrow()
  if (!actor) throw new Error('a fresh session has no holder')
  return { userId: account.id, phone, token, actor, channelId }
}

/** On top of what everyone has from the start. */
async function giveCredits({ db, clock, newId }: SeedDeps, userId: string, credits: number): Promise<void> {
  const grant = { userId, credits, key: `grant:seed:${newId()}`, reason: 'seed', now: clock.now(), newId }
  await db.transaction().execute((tx) => grantCredits(tx, grant))
}

import type { User } from '@easel/contract/account'
import type { BodyOf } from '@easel/contract/call'
import type { updateProfile as call } from '@easel/contract/profile'
import type { Tx } from '../../../db/open.ts'
import type { Actor, Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import type { CallRequest } from '../../../http/route.ts'
import { publish } from '../../../live/outbox.ts'
import { announceEnd } from '../announce-end.ts'
import { hashPassword } from '../check-password.ts'
import type { AccountNeeds } from '../find-or-create-account.ts'
import { getUser } from '../queries.ts'
import { requireGoodPassword } from '../require-good-password.ts'
import { viewUser } from '../view.ts'
import { chooseColumns } from './choose-columns.ts'
import { type PasswordWish, proveOwner } from './prove-owner.ts'
import { changeUser } from './queries.ts'
import { type Replacement, replacePassword } from './replace-password.ts'
import { isEmail } from '../rules.ts'

type ProfileDeps = Pick<Deps, 'db' | 'bus' | 'clock' | 'config' | 'newId' | 'secretKey' | 'secondSecretKey'> &
  Pick<AccountNeeds, 'standing' | 'siteNames' | 'findAvatar' | 'forgetSession'>
type Wish = BodyOf<typeof call>
type Caller = Pick<CallRequest, 'ip' | 'language' | 'log'>

/**
 * Update the given profile fields. The person's other pages are told. A new password ends the other sessions and is notified by
 * SMS.
 *
 * @throws Refusal invalid_input, wrong_credentials, rate_limited
 */
export async function updateProfile(deps: ProfileDeps, actor: Actor, wish: Wish, caller: Caller): Promise<User> {
  if (wish.email && !isEmail(wish.email)) throw new Refusal('invalid_input', { fields: { email: 'wrong_format' } })
  const replacement = wish.password && (await prepare(deps, actor, wish.password, caller))
  const { row, standing, endedIds } = await deps.db
    .transaction()
    .execute((tx) => write(deps, tx, actor, { wish, replacement }))
  for (const sessionId of endedIds) await announceEnd(deps, sessionId)
  if (replacement) caller.log.info({ userId: actor.userId, ip: caller.ip }, 'password changed')
  // The caller cache includes the language.
  if (wish.language) deps.forgetSession(`user:${actor.userId}`)
  return viewUser(row, standing, wish.language ?? caller.language)
}

/** Slow checks, before the transaction begins. */
async function prepare(deps: ProfileDeps, { userId }: Actor, wish: PasswordWish, caller: Caller): Promise<Replacement> {
  const account = await getUser(deps.db, userId)
  // Checked first, so that a weak password costs no attempt and no code.
  await requireGoodPassword(deps, { password: wish.new, phone: account.phone, field: 'password.new' })
  const proof = await proveOwner(deps, account, wish, caller)
  return { proof, passwordHash: await hashPassword(deps.config.passwordCost, wish.new), language: caller.language }
}

async function write(
  deps: ProfileDeps,
  tx: Tx,
  actor: Actor,
  { wish, replacement }: { wish: Wish; replacement: Replacement | undefined },
) {
  const endedIds = replacement ? await replacePassword(tx, deps, actor, replacement) : []
  const avatarId = await findAvatarId(deps, tx, actor, wish.avatar)
  const changed = chooseColumns(wish, avatarId)
  const isChanged = Object.keys(changed).length > 0
  const row = isChanged ? await changeUser(tx, actor.userId, changed) : await getUser(tx, actor.userId)
  const now = deps.clock.now()
  const standing = await deps.standing(tx, row.id, now)
  const frame = { t: 'user' as const, user: viewUser(row, standing, row.language) }
  if (isChanged || replacement) await publish(tx, `user:${row.id}`, frame, now)
  return { row, standing, endedIds }
}

/** Null: the default picture; undefined: nothing was said. */
async function findAvatarId(
  { findAvatar }: Pick<AccountNeeds, 'findAvatar'>,
  tx: Tx,
  { userId }: Actor,
  wanted: string | undefined,
): Promise<string | null | undefined> {
  if (wanted === undefined) return undefined
  if (wanted === '') return null
  if (await findAvatar(tx, wanted, userId)) return wanted
  throw new Refusal('invalid_input', { fields: { avatar: 'unknown_upload' } })
}

import type { login } from '@easel/contract/account'
import type { BodyOf } from '@easel/contract/call'
import { CODE_TRIES } from '@easel/contract/limits'
import type { Deps } from '../../deps.ts'
import type { UserRow } from '../../db/tables.ts'
import { Refusal } from '../../errors.ts'
import type { CallRequest } from '../../http/route.ts'
import { maskPhone } from '../../platform/log.ts'
import { normalisePhone } from '../../platform/phone.ts'
import { checkPassword } from './check-password.ts'
import { type AccountNeeds, findOrCreateAccount } from './find-or-create-account.ts'
import { hashCode, isSameHash } from './derive-code.ts'
import { countGuess, findUserByPhone, useUpCode } from './queries.ts'
import { startSession } from './start-session.ts'

type SignInDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'secretKey'> & Pick<AccountNeeds, 'welcome'>
type Caller = Pick<CallRequest, 'language' | 'userAgent' | 'log' | 'ip'>

/**
 * Begin a session by password or SMS code. A first code makes the account, its credits and its channel.
 * Unknown phones, wrong passwords and wrong codes answer alike and take the same time.
 *
 * @throws Refusal wrong_credentials, banned (after right ones only), rate_limited
 */
export async function signIn(
  deps: SignInDeps,
  input: BodyOf<typeof login>,
  caller: Caller,
): Promise<{ token: string }> {
  const phone = normalisePhone(input.phone)
  const account =
    input.loginType === 'Password'
      ? await findByPassword(deps, phone, input.password)
      : await findByCode(deps, phone, input.captcha, caller)
  const fact = { phone: maskPhone(phone ?? ''), ip: caller.ip, by: input.loginType }
  if (!account) {
    caller.log.info(fact, 'sign-in refused')
    throw new Refusal('wrong_credentials')
  }
  if (account.banned_at) {
    caller.log.info({ ...fact, userId: account.id }, 'sign-in of a suspended account')
    throw new Refusal('banned')
  }
  const token = await startSession(deps.db, deps, { userId: account.id, device: caller.userAgent })
  caller.log.info({ ...fact, userId: account.id }, 'signed in')
  return { token }
}

async function findByPassword(deps: SignInDeps, phone: string | null, password: string): Promise<UserRow | null> {
  const account = phone === null ? undefined : await findUserByPhone(deps.db, phone)
  const isRight = await checkPassword(password, account?.password_hash ?? null)
  return isRight && account ? account : null
}

async function findByCode(
  deps: SignInDeps,
  phone: string | null,
  captcha: string,
  { language }: Caller,
): Promise<UserRow | null> {
  if (phone === null) return null
  const target = { phone, purpose: 'login' as const }
  const guess = await countGuess(deps.db, { ...target, now: deps.clock.now(), tries: CODE_TRIES })
  if (!guess || !isSameHash(guess.code_hash, hashCode(deps.secretKey, target, captcha))) return null
  return deps.db.transaction().execute(async (tx) => {
    if (!(await useUpCode(tx, guess.id, deps.clock.now()))) return null
    const { account } = await findOrCreateAccount(tx, deps, { phone, language, role: 'user', passwordHash: null })
    return account
  })
}

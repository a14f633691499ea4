import type { login } from '@easel/contract/account'
import type { BodyOf } from '@easel/contract/call'
import type { Deps } from '../../deps.ts'
import type { UserRow } from '../../db/tables.ts'
import { Refusal } from '../../errors.ts'
import type { CallRequest } from '../../http/route.ts'
import { maskPhone } from '../../platform/log.ts'
import { normalisePhone } from '../../platform/phone.ts'
import { openConcurrencyLimit } from '../../platform/concurrency-limit.ts'
import { type AccountNeeds, findOrCreateAccount } from './find-or-create-account.ts'
import { refuseCode, verifyCode } from './verify-code.ts'
import { verifyPassword } from './verify-password.ts'
import { findUserByPhone, isUnchanged, useUpCode } from './queries.ts'
import { rememberDevice } from './devices/remember-device.ts'
import { startSession } from './start-session.ts'
import { runLimited } from './run-limited.ts'

const passwordDesk = openConcurrencyLimit({ atOnce: 4, waiting: 100 })

type SignInDeps = Pick<Deps, 'db' | 'reader' | 'clock' | 'config' | 'newId' | 'secretKey' | 'secondSecretKey'> &
  Pick<AccountNeeds, 'welcome'>
type Caller = Pick<CallRequest, 'language' | 'userAgent' | 'log' | 'ip' | 'device'>

/**
 * Start a session by password or SMS code. The first code creates the account with its credits and channel. An unknown phone gets the
 * same answer, in the same time, as a wrong password, or as a wrong code.
 *
 * @throws Refusal wrong_credentials, banned (after right ones only), rate_limited
 */
export async function signIn(
  deps: SignInDeps,
  input: BodyOf<typeof login>,
  caller: Caller,
): Promise<{ token: string }> {
  const account =
    input.loginType === 'Password' ? await findByPassword(deps, input, caller) : await findByCode(deps, input, caller)
  const token = account && (await begin(deps, account, caller))
  const phone = maskPhone(normalisePhone(input.phone) ?? '')
  const fact = { phone, ip: caller.ip, by: input.loginType, userId: account?.id }
  if (token) {
    // Who was nobody a moment ago sees their account, and what it was given.
    await deps.reader.noteWrite(account.id)
    caller.log.info(fact, 'signed in')
    return { token }
  }
  if (account?.banned_at) {
    caller.log.info(fact, 'sign-in of a suspended account')
    throw new Refusal('banned')
  }
  caller.log.info(fact, 'sign-in refused')
  throw input.loginType === 'Captcha' ? refuseCode() : new Refusal('wrong_credentials')
}

/** Null: the account is suspended, or its password changed during the check. */
async function begin(deps: SignInDeps, account: UserRow, { userAgent, device }: Caller): Promise<string | null> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await isUnchanged(tx, account))) return null
    await rememberDevice(tx, deps, { userId: account.id, device })
    return startSession(tx, deps, { userId: account.id, device: userAgent })
  })
}

async function findByPassword(
  deps: SignInDeps,
  input: { phone: string; password: string },
  caller: Caller,
): Promise<UserRow | null> {
  return runLimited(passwordDesk, async () => {
    const phone = normalisePhone(input.phone)
    const account = phone === null ? undefined : await findUserByPhone(deps.db, phone)
    const passwordHash = account?.password_hash ?? null
    const guess = { phone: phone ?? input.phone, password: input.password, passwordHash }
    return (await verifyPassword(deps, guess, caller)) && account ? account : null
  })
}

async function findByCode(
  deps: SignInDeps,
  input: { phone: string; captcha: string },
  { language, device, ip }: Caller,
): Promise<UserRow | null> {
  const phone = normalisePhone(input.phone)
  if (phone === null) return null
  const codeId = await verifyCode(deps, { phone, purpose: 'login' }, input.captcha, { who: { device }, ip })
  if (codeId === null) return null
  return deps.db.transaction().execute(async (tx) => {
    if (!(await useUpCode(tx, codeId, deps.clock.now()))) return null
    const { account } = await findOrCreateAccount(tx, deps, { phone, language, role: 'user', passwordHash: null })
    return account
  })
}

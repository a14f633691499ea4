import type { BodyOf } from '@easel/contract/call'
import type { resetPassword as resetPasswordCall } from '@easel/contract/profile'
import type { Deps } from '../../deps.ts'
import type { UserRow } from '../../db/tables.ts'
import { Refusal } from '../../errors.ts'
import type { CallRequest } from '../../http/route.ts'
import { maskPhone } from '../../platform/log.ts'
import { normalisePhone } from '../../platform/phone.ts'
import { hashPassword } from './check-password.ts'
import { announceEnd } from './announce-end.ts'
import type { AccountNeeds } from './find-or-create-account.ts'
import { refuseCode, verifyCode } from './verify-code.ts'
import { findUserByPhone, useUpCode } from './queries.ts'
import { renewPassword } from './renew-password.ts'
import { requireGoodPassword } from './require-good-password.ts'
import { rememberDevice } from './devices/remember-device.ts'
import { startSession } from './start-session.ts'

type ResetDeps = Pick<Deps, 'db' | 'bus' | 'clock' | 'config' | 'newId' | 'secretKey' | 'secondSecretKey'> &
  Pick<AccountNeeds, 'siteNames' | 'forgetSession'>
type Caller = Pick<CallRequest, 'language' | 'userAgent' | 'log' | 'ip' | 'device'>

/**
 * Set a new password with an SMS code. All sessions of the account end and a new one starts; the phone is notified. An unknown
 * phone gets the same answer as a wrong code.
 *
 * @throws Refusal invalid_input, wrong_credentials, banned (after a right code only), rate_limited
 */
export async function resetPassword(
  deps: ResetDeps,
  { phone: written, captcha, password }: BodyOf<typeof resetPasswordCall>,
  caller: Caller,
): Promise<{ token: string }> {
  const phone = normalisePhone(written)
  // The check does not depend on the account, so it does not reveal whether one exists.
  await requireGoodPassword(deps, { password, phone: phone ?? written, field: 'password' })
  const guesser = { who: { device: caller.device }, ip: caller.ip }
  const codeId = phone === null ? null : await verifyCode(deps, { phone, purpose: 'reset' }, captcha, guesser)
  const done = phone !== null && codeId !== null ? await replace(deps, { phone, codeId, password }, caller) : null
  const fact = { phone: maskPhone(phone ?? ''), ip: caller.ip, userId: done?.account.id }
  if (!done) {
    caller.log.info(fact, 'password reset refused')
    throw refuseCode()
  }
  if (done.token === null) {
    caller.log.info(fact, 'password reset of a suspended account')
    throw new Refusal('banned')
  }
  await announceEnd(deps, `user:${done.account.id}`)
  caller.log.info(fact, 'password reset')
  return { token: done.token }
}

interface Wish {
  phone: string
  codeId: string
  password: string
}

/** Null: the code was used by someone faster, or nobody has this phone. A suspended account keeps its password. */
async function replace(
  deps: ResetDeps,
  { phone, codeId, password }: Wish,
  caller: Caller,
): Promise<{ account: UserRow; token: string | null } | null> {
  const passwordHash = await hashPassword(deps.config.passwordCost, password)
  return deps.db.transaction().execute(async (tx) => {
    if (!(await useUpCode(tx, codeId, deps.clock.now()))) return null
    const account = await findUserByPhone(tx, phone)
    if (!account) return null
    const renewal = { userId: account.id, passwordHash, language: caller.language }
    if (!(await renewPassword(tx, deps, renewal))) return { account, token: null }
    await rememberDevice(tx, deps, { userId: account.id, device: caller.device })
    return { account, token: await startSession(tx, deps, { userId: account.id, device: caller.userAgent }) }
  })
}

import type { BodyOf } from '@easel/contract/call'
import type { updateProfile } from '@easel/contract/profile'
import type { Deps } from '../../../deps.ts'
import type { UserRow } from '../../../db/tables.ts'
import { Refusal } from '../../../errors.ts'
import type { CallRequest } from '../../../http/route.ts'
import { verifyCode } from '../verify-code.ts'
import { verifyPassword } from '../verify-password.ts'

export type PasswordWish = NonNullable<BodyOf<typeof updateProfile>['password']>
/** Condition that must still hold when the password is replaced. */
export type Proof = { by: 'code'; codeId: string } | { by: 'old'; passwordHash: string }

/**
 * A session may be stolen, so changing the password needs the old one or an SMS code. Attempts count like those at sign-in. The
 * caller marks the code used.
 *
 * @throws Refusal invalid_input when neither is given, wrong_credentials naming the wrong one, rate_limited
 */
export async function proveOwner(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'newId' | 'secretKey' | 'secondSecretKey'>,
  { id: userId, phone, password_hash: passwordHash }: Pick<UserRow, 'id' | 'phone' | 'password_hash'>,
  { old, captcha }: PasswordWish,
  caller: Pick<CallRequest, 'ip' | 'log'>,
): Promise<Proof> {
  if (captcha !== undefined) {
    const codeId = await verifyCode(deps, { phone, purpose: 'change' }, captcha, { who: { userId }, ip: caller.ip })
    if (codeId === null) throw wrongProof('code')
    return { by: 'code', codeId }
  }
  if (passwordHash === null) throw new Refusal('invalid_input', { fields: { 'password.captcha': 'required' } })
  if (old === undefined) throw new Refusal('invalid_input', { fields: { 'password.old': 'required' } })
  if (!(await verifyPassword(deps, { phone, password: old, passwordHash }, caller))) throw wrongProof('old')
  return { by: 'old', passwordHash }
}

export function wrongProof(by: Proof['by']): Refusal {
  const fields =
    by === 'code' ? { 'password.captcha': 'wrong_code' as const } : { 'password.old': 'wrong_password' as const }
  return new Refusal('wrong_credentials', { fields })
}

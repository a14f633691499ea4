import type { givePassword as call } from '@easel/contract/admin'
import type { BodyOf, DataOf } from '@easel/contract/call'
import { writeAudit } from '../../db/write-audit.ts'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import type { CallRequest } from '../../http/route.ts'
import { maskPhone } from '../../platform/log.ts'
import { announceEnd } from './announce-end.ts'
import { hashPassword } from './check-password.ts'
import type { AccountNeeds } from './find-or-create-account.ts'
import { makeUpPassword } from './make-up-password.ts'
import { findUser } from './queries.ts'
import { renewPassword } from './renew-password.ts'

type GiveDeps = Pick<Deps, 'db' | 'bus' | 'clock' | 'config' | 'newId'> & Pick<AccountNeeds, 'forgetSession'>
type Wish = BodyOf<typeof call> & { userId: string }

/**
 * Generate a new password for a person who has lost theirs; it is only in the response. All sessions of the account end and its
 * phone is notified. Of concurrent calls the last one wins.
 *
 * @throws Refusal not_found; conflict for an administrator, oneself too, and for an account that is suspended; rate_limited
 */
export async function givePassword(
  deps: GiveDeps,
  actor: Actor,
  { userId, reason }: Wish,
  { ip, log }: Pick<CallRequest, 'ip' | 'log'>,
): Promise<DataOf<typeof call>> {
  const password = makeUpPassword()
  const passwordHash = await hashPassword(deps.config.passwordCost, password)
  const phone = await deps.db.transaction().execute(async (tx) => {
    const owner = await findUser(tx, userId)
    if (!owner) throw new Refusal('not_found')
    // It would allow acting as a colleague; administrators can use codes.
    if (owner.role === 'admin') throw new Refusal('conflict')
    const { language } = owner
    if (!(await renewPassword(tx, deps, { userId, passwordHash, language }))) throw new Refusal('conflict')
    const fact = { actorId: actor.userId, act: 'user.password', subject: userId, details: { reason } }
    await writeAudit(tx, { ...fact, id: deps.newId(), at: deps.clock.now() })
    return owner.phone
  })
  await announceEnd(deps, `user:${userId}`)
  log.info({ by: actor.userId, userId, phone: maskPhone(phone), ip, reason }, 'password given by an operator')
  return { password }
}

import { writeAudit } from '../../db/write-audit.ts'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import type { CallRequest } from '../../http/route.ts'
import { enqueue } from '../../jobs/queue.ts'
import { maskPhone } from '../../platform/log.ts'
import { announceEnd } from './announce-end.ts'
import type { AccountNeeds } from './find-or-create-account.ts'
import { endSessionsOf, setBanned } from './queries.ts'

type BanDeps = Pick<Deps, 'db' | 'bus' | 'clock' | 'newId'> & Pick<AccountNeeds, 'forgetSession'>

export interface Verdict {
  userId: string
  banned: boolean
  /** For the logs; the person is not told. */
  reason: string
}

/**
 * Suspend an account (ends its sessions, closes its sockets, cancels its drawings), or lift the suspension. Idempotent.
 * @throws Refusal not_found; conflict when administrators would suspend themselves
 */
export async function banUser(
  deps: BanDeps,
  actor: Actor,
  { userId, banned, reason }: Verdict,
  { ip, log }: Pick<CallRequest, 'ip' | 'log'>,
): Promise<null> {
  if (banned && userId === actor.userId) throw new Refusal('conflict')
  const phone = await deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now()
    // Update the user row first: a concurrent sign-in has either created its session by now, or will see the suspension.
    const found = await setBanned(tx, userId, banned ? now : null)
    if (!found) throw new Refusal('not_found')
    if (banned) {
      await endSessionsOf(tx, userId, now)
      await enqueue(tx, 'cancel-tasks', { userId })
    }
    const act = banned ? 'user.ban' : 'user.unban'
    const fact = { actorId: actor.userId, act, subject: userId, details: { reason } }
    await writeAudit(tx, { ...fact, id: deps.newId(), at: now })
    return found.phone
  })
  if (banned) await announceEnd(deps, `user:${userId}`)
  const fact = { by: actor.userId, userId, phone: maskPhone(phone), ip, reason }
  log.info(fact, banned ? 'account suspended' : 'account let in again')
  return null
}

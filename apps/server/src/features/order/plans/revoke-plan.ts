import type { revokePlan as call } from '@easel/contract/admin-plans'
import type { BodyOf } from '@easel/contract/call'
import { writeAudit } from '../../../db/write-audit.ts'
import type { Actor, Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { findUser } from '../../account/gate.ts'
import { announceStanding } from '../announce-standing.ts'
import { findProduct } from '../queries.ts'
import { endPlan } from './end-plan.ts'

/**
 * End all that a person has of a plan, whoever paid for it: what is left of its credits is gone at once, as when its time is over, and
 * other plans move up. No money goes back. May be repeated, and does nothing then.
 *
 * @throws Refusal not_found
 */
export async function revokePlan(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { userId: actorId }: Actor,
  { userId, productId, reason }: BodyOf<typeof call> & { userId: string },
): Promise<null> {
  return db.transaction().execute(async (tx) => {
    const product = await findProduct(tx, productId)
    if (!product || !(await findUser(tx, userId))) throw new Refusal('not_found')
    const now = clock.now()
    const ended = await endPlan(tx, { userId, productId }, now)
    if (ended.length === 0) return null
    const fact = { id: newId(), actorId, act: 'plan.end', subject: userId, at: now }
    await writeAudit(tx, { ...fact, details: { title: product.title, reason } })
    await announceStanding(tx, userId, now)
    return null
  })
}

import { grantPlan as call } from '@easel/contract/admin-plans'
import type { BodyOf, DataOf } from '@easel/contract/call'
import { answerOnce } from '../../../db/answer-once.ts'
import type { Tx } from '../../../db/open.ts'
import { writeAudit } from '../../../db/write-audit.ts'
import type { Actor, Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { findUser } from '../../account/gate.ts'
import { announceStanding } from '../announce-standing.ts'
import { findProduct } from '../queries.ts'
import { findPrice } from '../rules.ts'
import { givePlan } from './give-plan.ts'

type GrantDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type Gift = BodyOf<typeof call> & { userId: string }

/**
 * Give a person a period of a plan that nobody paid for, also of one that is not on sale: it finds its place among those that they
 * have as a paid one would. The reason is kept in the audit log.
 *
 * @throws Refusal not_found, invalid_input for a period that the plan does not have, idempotency_mismatch
 */
export async function grantPlan(
  deps: GrantDeps,
  { userId: actorId }: Actor,
  { idempotencyKey: key, ...gift }: Gift & { idempotencyKey: string | null },
): Promise<DataOf<typeof call>> {
  const keyed = { userId: actorId, key, request: { call: 'grant-plan', ...gift }, now: deps.clock.now() }
  return deps.db.transaction().execute((tx) =>
    answerOnce(tx, keyed, {
      run: () => give(deps, tx, actorId, gift),
      read: (kept) => call.data.parse(kept),
    }),
  )
}

async function give(
  deps: GrantDeps,
  tx: Tx,
  actorId: string,
  { userId, productId, period, reason }: Gift,
): Promise<DataOf<typeof call>> {
  const product = await findProduct(tx, productId)
  if (!product || !(await findUser(tx, userId))) throw new Refusal('not_found')
  if (!findPrice(product.prices, period)) throw new Refusal('invalid_input', { fields: { period: 'not_supported' } })
  const [id, now] = [deps.newId(), deps.clock.now()]
  const { title, credits } = product
  const source = { key: `gift:${id}`, reason: 'grant' }
  const { endsAt } = await givePlan(deps, tx, { userId, productId, period, quantity: 1, credits, source })
  const details = { title, period, credits, reason }
  await writeAudit(tx, { id, actorId, act: 'plan.grant', subject: userId, details, at: now })
  await announceStanding(tx, userId, now)
  return { endsAt: endsAt.toISOString() }
}

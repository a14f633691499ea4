import type { Period } from '@easel/contract/order'
import type { Tx } from '../../../db/open.ts'
import type { Deps } from '../../../deps.ts'
import { COMPANY_TIME_ZONE } from '../../company/gate.ts'
import { bookPaid, grantCredits } from '../../ledger/gate.ts'
import { insertPlanPeriod, listPlanPeriods, lockPlans, movePlanPeriod, rankOf } from './queries.ts'
import { fitPlan } from './rules.ts'

export interface GivenPlan {
  userId: string
  productId: string
  period: Period
  quantity: number
  /** Of each period. */
  credits: number
  source: {
    /** Once for each. */
    key: string
    reason: string
    paid?: { orderId: string; amount: number; currency: string; provider: string }
  }
}

/** Give periods of a plan where the calendar has room for them, and the credits of each, which end with it. */
export async function givePlan(
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  tx: Tx,
  { userId, productId, period, quantity, credits, source }: GivenPlan,
): Promise<{ endsAt: Date }> {
  const now = clock.now()
  await lockPlans(tx, [userId])
  const had = await listPlanPeriods(tx, userId, now)
  const bought = { productId, rank: await rankOf(tx, productId), period, quantity }
  const { made, moved } = fitPlan(had, bought, { now, timeZone: COMPANY_TIME_ZONE })
  for (const planPeriod of moved) await movePlanPeriod(tx, planPeriod)
  const { key, reason, paid } = source
  for (const [index, planPeriod] of made.entries()) {
    const planId = newId()
    await insertPlanPeriod(tx, { id: planId, userId, productId, orderId: paid?.orderId ?? null, ...planPeriod })
    const sold = paid && { ...paid, amount: 0 }
    const grant = { userId, credits, planId, key: `grant:${key}:${index}`, reason, now, newId }
    if (credits > 0) await grantCredits(tx, { ...grant, ...(sold ? { paid: sold } : {}) })
  }
  // The platform's money last, as for packs: two that are paid at once never wait in a circle.
  if (paid) await bookPaid(tx, { kind: 'grant', key: `sale:${key}`, reason, paid, now, newId })
  return { endsAt: made.at(-1)?.endsAt ?? now }
}

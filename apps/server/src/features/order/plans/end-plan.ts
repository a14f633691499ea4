import type { EndedPlan } from '../../../db/order-tables.ts'
import type { Tx } from '../../../db/open.ts'
import { listPlanPeriods, lockPlans, movePlanPeriod } from './queries.ts'
import { closeUp, cutOff } from './rules.ts'

/** What an order gave, or all of a plan. */
type Ended = { userId: string } & ({ orderId: string } | { productId: string })

/** End from now on what a person has of it; other plans move up. Gives the periods as they stood. */
export async function endPlan(tx: Tx, { userId, ...which }: Ended, now: Date): Promise<EndedPlan[]> {
  await lockPlans(tx, [userId])
  const had = await listPlanPeriods(tx, userId, now)
  const isOf = (planPeriod: (typeof had)[number]) =>
    'orderId' in which ? planPeriod.orderId === which.orderId : planPeriod.productId === which.productId
  const own = new Set(had.filter(isOf).map(({ id }) => id))
  const { ended, moved } = closeUp(had, ({ id }) => own.has(id), now)
  for (const planPeriod of [...ended.map((each) => cutOff(each, now)), ...moved]) await movePlanPeriod(tx, planPeriod)
  return ended.map(({ id, startsAt, endsAt, opensAt }) => ({
    id,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    opensAt: opensAt.toISOString(),
  }))
}

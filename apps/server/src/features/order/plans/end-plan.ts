import type { EndedPlan } from '../../../db/order-tables.ts'
import type { Tx } from '../../../db/open.ts'
import { listStretches, lockPlans, moveStretch } from './queries.ts'
import { closeUp, cutOff } from './rules.ts'

/** What an order gave, or all of a plan. */
type Ended = { userId: string } & ({ orderId: string } | { productId: string })

/** End from now on what a person has of it; other plans move up. Gives the periods as they stood. */
export async function endPlan(tx: Tx, { userId, ...which }: Ended, now: Date): Promise<EndedPlan[]> {
  await lockPlans(tx, [userId])
  const had = await listStretches(tx, userId, now)
  const isOf = (stretch: (typeof had)[number]) =>
    'orderId' in which ? stretch.orderId === which.orderId : stretch.productId === which.productId
  const own = new Set(had.filter(isOf).map(({ id }) => id))
  const { ended, moved } = closeUp(had, ({ id }) => own.has(id), now)
  for (const stretch of [...ended.map((each) => cutOff(each, now)), ...moved]) await moveStretch(tx, stretch)
  return ended.map(({ id, startsAt, endsAt, opensAt }) => ({
    id,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    opensAt: opensAt.toISOString(),
  }))
}

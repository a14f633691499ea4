import type { EndedPlan } from '../../../db/order-tables.ts'
import type { Tx } from '../../../db/open.ts'
import { listStretches, lockPlans, moveStretch } from './queries.ts'
import { closeUp, cutOff } from './rules.ts'

/** End from now on what an order gave; other plans move up. Gives the periods as they stood. */
export async function endPlan(
  tx: Tx,
  { userId, orderId }: { userId: string; orderId: string },
  now: Date,
): Promise<EndedPlan[]> {
  await lockPlans(tx, [userId])
  const had = await listStretches(tx, userId, now)
  const own = new Set(had.filter((stretch) => stretch.orderId === orderId).map(({ id }) => id))
  const { ended, moved } = closeUp(had, ({ id }) => own.has(id), now)
  for (const stretch of [...ended.map((each) => cutOff(each, now)), ...moved]) await moveStretch(tx, stretch)
  return ended.map(({ id, startsAt, endsAt, opensAt }) => ({
    id,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    opensAt: opensAt.toISOString(),
  }))
}

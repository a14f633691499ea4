import type { EndedPlan } from '../../../db/order-tables.ts'
import type { Tx } from '../../../db/open.ts'
import { listPlanPeriods, listPlanPeriodsById, lockPlans, movePlanPeriod } from './queries.ts'
import { bringBack } from './rules.ts'

/** Let periods that were ended go on, with the time that they had left. */
export async function restorePlan(
  tx: Tx,
  { userId, plans, endedAt }: { userId: string; plans: readonly EndedPlan[]; endedAt: Date },
  now: Date,
): Promise<void> {
  if (plans.length === 0) return
  await lockPlans(tx, [userId])
  const rows = new Map(
    (
      await listPlanPeriodsById(
        tx,
        plans.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )
  const ended = plans.flatMap(({ id, startsAt, endsAt, opensAt }) => {
    const row = rows.get(id)
    if (!row) return []
    return [{ ...row, startsAt: new Date(startsAt), endsAt: new Date(endsAt), opensAt: new Date(opensAt) }]
  })
  const had = await listPlanPeriods(tx, userId, now)
  for (const planPeriod of bringBack(had, ended, { endedAt, now })) await movePlanPeriod(tx, planPeriod)
}

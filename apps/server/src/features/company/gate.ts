import type { Db } from '../../db/open.ts'
import type { QuotaName, Quotas } from '@easel/contract/quotas'
import { Refusal } from '../../errors.ts'
import { type PlanRow, findQuotas, findRunningPlan, getCompany, listRunningPlans } from './queries.ts'
import { defaultQuotas } from './rules.ts'

export { quotasColumn } from './queries.ts'

export type Plan = PlanRow

/** Time zone of times of day in texts. */
export const COMPANY_TIME_ZONE = 'Asia/Shanghai'

/** The plan that a person has at that moment; null: none. */
export async function planOf(db: Db, userId: string, now: Date): Promise<Plan | null> {
  return (await findRunningPlan(db, userId, now)) ?? null
}

/** The same of these people, by id; who is missing has none. */
export async function plansOf(db: Db, userIds: readonly string[], now: Date): Promise<Map<string, Plan>> {
  return listRunningPlans(db, userIds, now)
}

export async function nameOf(db: Db): Promise<string> {
  return (await getCompany(db)).name
}

/** How much each person may have. */
export async function quotasOf(db: Db): Promise<Quotas> {
  return completeQuotas(await findQuotas(db))
}

/** Fill in the defaults of quotas that the operator has not set. */
export function completeQuotas(found: Partial<Quotas> | null): Quotas {
  return { ...defaultQuotas, ...found }
}

/** @throws Refusal quota_reached when there would be more of it than the operator allows */
export function requireRoom(quotas: Quotas, name: QuotaName, wantedCount: number): void {
  const limit = quotas[name]
  if (wantedCount > limit) throw new Refusal('quota_reached', { quota: { name, limit } })
}

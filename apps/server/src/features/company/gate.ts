import type { Db } from '../../db/open.ts'
import { type PlanRow, findRunningPlan, getCompany, listRunningPlans } from './queries.ts'

export type Plan = PlanRow

/** Whose clocks are meant when we write a time of day; the one place to ask for it. */
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

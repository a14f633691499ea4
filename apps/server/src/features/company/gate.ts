import type { Db } from '../../db/open.ts'
import { type PlanRow, findRunningPlan } from './queries.ts'

export type Plan = PlanRow

/** The plan that a person has at that moment; null: none. */
export async function planOf(db: Db, userId: string, now: Date): Promise<Plan | null> {
  return (await findRunningPlan(db, userId, now)) ?? null
}

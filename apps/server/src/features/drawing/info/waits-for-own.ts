import type { Db } from '../../../db/open.ts'
import { planOf } from '../../company/gate.ts'
import { countTasks } from './queries.ts'

/** Whether as many of a person's own are under way as the plan lets run at once, so that one more waits for one of them. */
export async function waitsForOwn(db: Db, userId: string, now: Date): Promise<boolean> {
  const { running, queued } = await countTasks(db, userId)
  const plan = await planOf(db, userId, now)
  return running + queued >= (plan?.concurrency ?? 1)
}

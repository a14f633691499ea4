import type { Db } from '../../../db/open.ts'
import { planOf } from '../../company/gate.ts'
import { countTasks } from './queries.ts'

/** Whether the person's plan limit of concurrent drawings is reached, so that the next one waits. */
export async function waitsForOwn(db: Db, userId: string, now: Date): Promise<boolean> {
  const { running, queued } = await countTasks(db, userId)
  const plan = await planOf(db, userId, now)
  return running + queued >= (plan?.concurrency ?? 1)
}

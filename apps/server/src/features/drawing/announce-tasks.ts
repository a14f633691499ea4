import type { Task } from '@easel/contract/drawing'
import type { Tx } from '../../db/open.ts'
import type { TaskRow } from '../../db/tables.ts'
import { publish } from '../../live/outbox.ts'
import { findUser, viewUser } from '../account/gate.ts'
import { planOf } from '../company/gate.ts'
import { availableCredits } from '../ledger/gate.ts'
import { type ShowDeps, showTasks } from './show-tasks.ts'

/** Tell the channels of these tasks what became of them. Call it last: the channel's number stays locked. */
export async function announceTasks(deps: ShowDeps, tx: Tx, rows: readonly TaskRow[]): Promise<Task[]> {
  const tasks = await showTasks({ ...deps, db: tx }, rows)
  for (const task of tasks) await publish(tx, `channel:${task.channelId}`, { t: 'task', task }, deps.clock.now())
  return tasks
}

/** Tell a person how their account stands now; after the channels. */
export async function announceUser({ clock }: Pick<ShowDeps, 'clock'>, tx: Tx, userId: string): Promise<void> {
  const now = clock.now()
  const row = await findUser(tx, userId)
  if (!row) return
  const standing = { credits: await availableCredits(tx, userId, now), plan: await planOf(tx, userId, now) }
  await publish(tx, `user:${userId}`, { t: 'user', user: viewUser(row, standing, row.language) }, now)
}

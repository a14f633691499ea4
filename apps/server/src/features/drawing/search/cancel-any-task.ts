import type { AdminTask } from '@easel/contract/admin-tasks'
import type { Tx } from '../../../db/open.ts'
import { writeAudit } from '../../../db/write-audit.ts'
import type { TaskRow } from '../../../db/tables.ts'
import type { Actor, Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { type AdvanceDeps, advanceWithin } from '../advance-task.ts'
import { getTask } from '../queries.ts'
import { stopDrawing } from '../stop-drawing.ts'
import { describeTasks } from './describe-tasks.ts'

/**
 * Cancel any open task as an operator: credits are released and the channel is told. A finished task is returned unchanged,
 * without an audit entry.
 *
 * @throws Refusal not_found
 */
export async function cancelAnyTask(
  deps: AdvanceDeps & Pick<Deps, 'bus' | 'log'>,
  { userId: actorId }: Pick<Actor, 'userId'>,
  taskId: string,
): Promise<AdminTask> {
  const before = await getTask(deps.db, taskId)
  const cancelled = await deps.db.transaction().execute((tx) => cancel(deps, tx, actorId, before))
  if (cancelled) await stopDrawing(deps, before)
  const [task] = await describeTasks(deps.db, [cancelled ?? (await getTask(deps.db, taskId))])
  if (!task) throw new Refusal('not_found')
  return task
}

async function cancel(
  deps: AdvanceDeps,
  tx: Tx,
  actorId: string,
  { id: taskId, status, cost }: TaskRow,
): Promise<TaskRow | null> {
  const cancelled = await advanceWithin(deps, tx, { name: 'person' }, { taskId, to: 'CANCEL' })
  if (!cancelled) return null
  // What waits for its author's answer has cost nothing yet.
  const details = { credits: status === 'MODAL' ? 0 : cost }
  const fact = { id: deps.newId(), actorId, act: 'task.cancel', subject: taskId, details, at: deps.clock.now() }
  await writeAudit(tx, fact)
  return cancelled
}

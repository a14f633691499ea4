import type { BodyOf } from '@easel/contract/call'
import { type Task, tasks } from '@easel/contract/drawing'
import type { submitModal as call } from '@easel/contract/submits'
import { answerOnce } from '../../db/answer-once.ts'
import type { Tx } from '../../db/open.ts'
import type { TaskRow } from '../../db/tables.ts'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { advanceWithin } from './advance-task.ts'
import { announceTasks } from './announce-tasks.ts'
import { notePresses } from './button/queries.ts'
import { requireDiskSpace } from './enqueue-tasks.ts'
import { shareLockTask } from './gate.ts'
import { type ModalDeps, planModal } from './plan-modal.ts'
import { requireWhole } from './require-whole.ts'
import { showTasks } from './show-tasks.ts'

/**
 * Answer a task in MODAL: it is queued, its credits are held, and its deadline starts.
 *
 * @throws Refusal not_found, not_author, conflict when it is not in MODAL any more or another engine drew its picture,
 * storage_full, invalid_input, plan_required, insufficient_credits, idempotency_mismatch
 */
export async function submitModal(
  deps: ModalDeps,
  actor: Actor,
  taskId: string,
  { body, idempotencyKey }: { body: BodyOf<typeof call>; idempotencyKey: string | null },
): Promise<{ tasks: Task[] }> {
  return deps.db.transaction().execute(async (tx) => {
    const { task } = await shareLockTask(tx, actor, taskId)
    if (task.user_id !== actor.userId) throw new Refusal('not_author')
    const request = { modal: taskId, ...body }
    const once = { userId: actor.userId, key: idempotencyKey, request, now: deps.clock.now() }
    return answerOnce(tx, once, {
      read: (kept) => tasks.parse(kept),
      run: async () => ({ tasks: await confirm(deps, tx, actor, { task, body }) }),
    })
  })
}

async function confirm(
  deps: ModalDeps,
  tx: Tx,
  actor: Actor,
  { task, body }: { task: TaskRow; body: BodyOf<typeof call> },
): Promise<Task[]> {
  if (task.status !== 'MODAL' || !task.modal) throw new Refusal('conflict')
  requireDiskSpace(deps)
  await requireWhole(tx, task)
  const change = await planModal(deps, tx, actor, { task, asked: task.modal, body })
  // Lock the parent before the task, in the same order as deleting the parent.
  const pressed = await notePresses(tx, task.pressed && task.parent_id ? [task.parent_id] : [])
  const confirmed = await advanceWithin(deps, tx, { name: 'person' }, { taskId: task.id, to: 'NOT_START', change })
  if (!confirmed) throw new Refusal('conflict')
  await announceTasks(deps, tx, pressed)
  return showTasks({ ...deps, db: tx }, [confirmed])
}

import { type Task, tasks } from '@easel/contract/drawing'
import { answerOnce } from '../../db/answer-once.ts'
import type { ToldPrice } from '@easel/contract/told-price'
import type { Tx } from '../../db/open.ts'
import type { TaskRow } from '../../db/tables.ts'
import type { Actor } from '../../deps.ts'
import { publish } from '../../live/outbox.ts'
import type { JoinedChannel } from '../channel/gate.ts'
import { verifyBaseImages } from '../media/gate.ts'
import type { Press } from './button/rules.ts'
import { enqueueTasks, type SubmitDeps } from './enqueue-tasks.ts'
import { shareLockTask } from './gate.ts'
import { listPictureIds } from './queries.ts'
import { pickPicture } from './pick-picture.ts'
import { setLiked } from './likes/queries.ts'
import { planPress, requirePress } from './plan-press.ts'
import { showTasks } from './show-tasks.ts'

/**
 * Press a button of a finished task. Any member may; they become the author of the new task and pay for it. Buttons that ask
 * first create a task in MODAL, paid on confirmation.
 *
 * @throws Refusal not_found, invalid_input when the task has no such button, conflict when it is not finished, another
 * engine drew it or its picture is gone, plan_required, price_changed, insufficient_credits, idempotency_mismatch
 */
export async function submitAction(
  deps: SubmitDeps,
  actor: Actor,
  taskId: string,
  {
    body: { told, ...body },
    idempotencyKey,
  }: { body: { customId: string; told?: ToldPrice | undefined }; idempotencyKey: string | null },
): Promise<{ tasks: Task[] }> {
  await verifyBaseImages(deps, await listPictureIds(deps.db, taskId))
  return deps.db.transaction().execute(async (tx) => {
    const { task: parent, channel } = await shareLockTask(tx, actor, taskId)
    const press = requirePress(parent, body.customId)
    const request = { action: taskId, ...body }
    const once = { userId: actor.userId, key: idempotencyKey, request, now: deps.clock.now() }
    return answerOnce(tx, once, {
      read: (kept) => tasks.parse(kept),
      run: async () => ({ tasks: await act(deps, tx, actor, { channel, parent, press, told, ...body }) }),
    })
  })
}

interface Pressed {
  channel: JoinedChannel
  parent: TaskRow
  press: Press
  customId: string
  told: ToldPrice | undefined
}

async function act(deps: SubmitDeps, tx: Tx, actor: Actor, pressed: Pressed): Promise<Task[]> {
  const { channel, parent, press, customId, told } = pressed
  switch (press.kind) {
    case 'pick':
      return pickPicture(deps, tx, actor, { channel, parent, customId, told, index: press.index })
    case 'like':
      return like(deps, tx, actor, parent)
    default:
      return enqueueTasks(deps, tx, actor, { channel, wanted: await planDrawings(deps, tx, actor, pressed), told })
  }
}

async function planDrawings(deps: SubmitDeps, tx: Tx, actor: Actor, { customId, ...pressed }: Pressed) {
  const planned = await planPress(deps, tx, actor, pressed)
  return planned.map((task) => ({ ...task, pressed: customId }))
}

/** Creates no task; the person's other pages are told. */
async function like(deps: SubmitDeps, tx: Tx, { userId }: Actor, parent: TaskRow): Promise<Task[]> {
  const [now, taskId] = [deps.clock.now(), parent.id]
  const isChanged = await setLiked(tx, { userId, taskId, liked: true, now })
  const tasks = await showTasks({ ...deps, db: tx }, [parent])
  if (isChanged) await publish(tx, `user:${userId}`, { t: 'liked', taskId, liked: true }, now)
  return tasks.map((task) => ({ ...task, liked: true }))
}

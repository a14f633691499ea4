import { type Task, tasks } from '@easel/contract/drawing'
import { answerOnce } from '../../db/answer-once.ts'
import type { Tx } from '../../db/open.ts'
import type { TaskRow } from '../../db/tables.ts'
import type { Actor } from '../../deps.ts'
import { enqueue } from '../../jobs/queue.ts'
import { publish } from '../../live/outbox.ts'
import { type JoinedChannel, noteNews } from '../channel/gate.ts'
import { verifyBaseImages } from '../media/gate.ts'
import { announceTasks } from './announce-tasks.ts'
import { notePresses } from './button/queries.ts'
import type { Press } from './button/rules.ts'
import { enqueueTasks, type SubmitDeps } from './enqueue-tasks.ts'
import { shareLockTask } from './gate.ts'
import { insertUpscale, listPictureIds } from './queries.ts'
import { setLiked } from './likes/queries.ts'
import { planPress, requirePress } from './plan-press.ts'
import { requireWholePictures } from './require-whole.ts'
import { showTasks } from './show-tasks.ts'

/**
 * Press a button of a finished task. Any member may; they become the author of the new task and pay for it. Buttons that ask
 * first create a task in MODAL, paid on confirmation.
 *
 * @throws Refusal not_found, invalid_input when the task has no such button, conflict when it is not finished, another
 * engine drew it or its picture is gone, plan_required, insufficient_credits, idempotency_mismatch
 */
export async function submitAction(
  deps: SubmitDeps,
  actor: Actor,
  taskId: string,
  { body, idempotencyKey }: { body: { customId: string }; idempotencyKey: string | null },
): Promise<{ tasks: Task[] }> {
  await verifyBaseImages(deps, await listPictureIds(deps.db, taskId))
  return deps.db.transaction().execute(async (tx) => {
    const { task: parent, channel } = await shareLockTask(tx, actor, taskId)
    const press = requirePress(parent, body.customId)
    const request = { action: taskId, ...body }
    const once = { userId: actor.userId, key: idempotencyKey, request, now: deps.clock.now() }
    return answerOnce(tx, once, {
      read: (kept) => tasks.parse(kept),
      run: async () => ({ tasks: await act(deps, tx, actor, { channel, parent, press, ...body }) }),
    })
  })
}

interface Pressed {
  channel: JoinedChannel
  parent: TaskRow
  press: Press
  customId: string
}

async function act(deps: SubmitDeps, tx: Tx, actor: Actor, pressed: Pressed): Promise<Task[]> {
  const { channel, parent, press, customId } = pressed
  switch (press.kind) {
    case 'pick':
      return pick(deps, tx, actor, { channel, parent, customId, index: press.index })
    case 'like':
      return like(deps, tx, actor, parent)
    default:
      return enqueueTasks(deps, tx, actor, { channel, wanted: await planDrawings(deps, tx, actor, pressed) })
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

interface Picked extends Omit<Pressed, 'press'> {
  /** 1 to 4. */
  index: number
}

/** Free and immediate; a larger painting of it may follow. Pressing again, by anyone, returns the existing task. */
async function pick(deps: SubmitDeps, tx: Tx, actor: Actor, pressed: Picked): Promise<Task[]> {
  const { channel, parent } = pressed
  const now = deps.clock.now()
  const chosen = chosenPicture(pressed)
  await requireWholePictures(tx, chosen.image_ids)
  const { task, isNew } = await insertUpscale(tx, {
    ...parent,
    ...chosen,
    id: deps.newId(),
    user_id: actor.userId,
    action: 'UPSCALE',
    parent_id: parent.id,
    pressed: pressed.customId,
    parameters: JSON.stringify(parent.parameters),
    weights: '[]',
    modal: null,
    ...{ ticket: null, attempt_id: null, pinned: false, tried: [] },
    cost: 0,
    submit_time: now,
    start_time: now,
    finish_time: now,
    deadline_at: now,
    turn: null,
    ...{ version: 1, epoch: 0, attempts: 0 },
  })
  if (!isNew) return showTasks({ ...deps, db: tx }, [task])
  await noteNews(tx, channel, { userId: actor.userId, itemId: task.id, now })
  if (deps.engines.find(task.engine)?.engine.enlargePick) await enqueue(tx, 'enlarge-pick', { taskId: task.id })
  const tasks = await announceTasks(deps, tx, [task])
  await announceTasks(deps, tx, await notePresses(tx, [parent.id]))
  return tasks
}

function chosenPicture({ parent, index }: Picked) {
  const notDrawn = parent.pictures_not_drawn[index - 1] ?? parent.not_drawn
  return {
    index,
    not_drawn: notDrawn,
    pictures_not_drawn: JSON.stringify([notDrawn]),
    seed: parent.seed === null ? null : (parent.seed + index - 1) % 2 ** 32,
    grid_id: null,
    image_ids: parent.image_ids.slice(index - 1, index),
    recipes: JSON.stringify(parent.recipes.slice(index - 1, index)),
  }
}

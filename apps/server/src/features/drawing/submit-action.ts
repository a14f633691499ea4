import { type Task, tasks } from '@easel/contract/drawing'
import type { Tx } from '../../db/open.ts'
import type { TaskParameters, TaskRow } from '../../db/tables.ts'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { touchChannel } from '../channel/gate.ts'
import { announceTasks } from './announce-tasks.ts'
import { answerOnce } from './answer-once.ts'
import { findPress, type Press } from './button/rules.ts'
import { enterLine, mayRelax, type SubmitDeps } from './enter-line.ts'
import { requireTask } from './gate.ts'
import { insertUpscale } from './queries.ts'
import { printAgain } from './read-prompt.ts'
import { showTasks } from './show-tasks.ts'

/**
 * Press a button under a finished task. Any member may; who presses is the author of what comes, and pays for it.
 *
 * @throws Refusal not_found, invalid_input when the task has no such button, conflict when it is not finished or another
 * engine drew it, insufficient_credits, idempotency_mismatch
 */
export async function submitAction(
  deps: SubmitDeps,
  actor: Actor,
  taskId: string,
  { body, idempotencyKey }: { body: { customId: string }; idempotencyKey: string | null },
): Promise<{ tasks: Task[] }> {
  return deps.db.transaction().execute(async (tx) => {
    const { task: parent } = await requireTask(tx, actor, taskId)
    const press = findPress(parent, body.customId)
    if (!press) throw new Refusal('invalid_input', { fields: { customId: 'no_such_button' } })
    if (parent.status !== 'SUCCESS') throw new Refusal('conflict')
    const request = { action: taskId, ...body }
    const once = { userId: actor.userId, key: idempotencyKey, request, now: deps.clock.now() }
    return answerOnce(tx, once, {
      read: (kept) => tasks.parse(kept),
      run: async () => ({
        tasks:
          press.kind === 'UPSCALE'
            ? await upscale(deps, tx, actor, { parent, press })
            : await drawAgain(deps, tx, actor, { parent, press }),
      }),
    })
  })
}

interface Pressed<Kind extends Press['kind'] = Press['kind']> {
  parent: TaskRow
  press: Extract<Press, { kind: Kind }>
}

/** Free and done at once; pressing again, whoever it is, finds the task that is there. */
async function upscale(deps: SubmitDeps, tx: Tx, actor: Actor, pressed: Pressed<'UPSCALE'>): Promise<Task[]> {
  const { parent } = pressed
  const now = deps.clock.now()
  const { task, isNew } = await insertUpscale(tx, {
    ...parent,
    ...chosenPicture(pressed),
    id: deps.newId(),
    user_id: actor.userId,
    action: 'UPSCALE',
    parent_id: parent.id,
    parameters: JSON.stringify(parent.parameters),
    ticket: null,
    cost: 0,
    submit_time: now,
    start_time: now,
    finish_time: now,
    deadline_at: now,
    turn: null,
    ...{ version: 1, epoch: 0, attempts: 0 },
  })
  if (!isNew) return showTasks({ ...deps, db: tx }, [task])
  await touchChannel(tx, task.channel_id, now)
  return announceTasks(deps, tx, [task])
}

function chosenPicture({ parent, press: { index } }: Pressed<'UPSCALE'>) {
  return {
    index,
    seed: parent.seed === null ? null : (parent.seed + index - 1) % 2 ** 32,
    grid_id: null,
    image_ids: parent.image_ids.slice(index - 1, index),
    recipes: JSON.stringify(parent.recipes.slice(index - 1, index)),
  }
}

/** A new grid with a new seed, from the same words or from one of the pictures. */
async function drawAgain(deps: SubmitDeps, tx: Tx, actor: Actor, pressed: Pressed): Promise<Task[]> {
  const { parent, press } = pressed
  const parameters = press.kind === 'VARIATION' ? vary({ parent, press }) : parent.parameters
  // A picture's memory belongs to the engine that drew it.
  if (parameters.variation && parent.engine !== deps.engine.id) throw new Refusal('conflict')
  const mayKeepMode = parent.mode !== 'RELAX' || (await mayRelax(tx, actor.userId, deps.clock.now()))
  const mode = mayKeepMode ? parent.mode : 'FAST'
  return enterLine(deps, tx, actor, {
    channel_id: parent.channel_id,
    bot_type: parent.bot_type,
    action: press.kind,
    prompt: parent.prompt,
    final_prompt: printAgain(parent.final_prompt, mode),
    mode,
    model_version: parent.model_version,
    aspect_ratio: parent.aspect_ratio,
    parameters: JSON.stringify(parameters),
    seed: null,
    parent_id: parent.id,
    ...(press.kind === 'VARIATION' ? { index: press.index } : {}),
  })
}

function vary({ parent, press: { index, strength } }: Pressed<'VARIATION'>): TaskParameters {
  const recipe = parent.recipes[index - 1]
  if (!recipe) throw new Refusal('conflict')
  return { ...parent.parameters, variation: { strength, parent: recipe } }
}

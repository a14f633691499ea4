import type { Task } from '@easel/contract/drawing'
import type { ToldPrice } from '@easel/contract/told-price'
import type { Tx } from '../../db/open.ts'
import type { TaskRow } from '../../db/tables.ts'
import type { Actor } from '../../deps.ts'
import { enqueue } from '../../jobs/queue.ts'
import { type JoinedChannel, noteNews } from '../channel/gate.ts'
import { pricesFor, requireTold } from '../company/gate.ts'
import { spendOfKey } from '../key/gate.ts'
import { captureHold, holdCredits } from '../ledger/gate.ts'
import { announceTasks, announceUser } from './announce-tasks.ts'
import { notePresses } from './button/queries.ts'
import { columnsOfProgram, type SubmitDeps } from './enqueue-tasks.ts'
import { pricePick } from './price-tasks.ts'
import { insertUpscale } from './pick-queries.ts'
import { requireWholePictures } from './require-whole.ts'
import { showTasks } from './show-tasks.ts'
import { tellChange } from './tell-change.ts'

interface Picked {
  channel: JoinedChannel
  parent: TaskRow
  customId: string
  /** 1 to 4. */
  index: number
  /** What the person was told that it costs. */
  told: ToldPrice | undefined
}

/**
 * Take one picture of a grid for itself. Done at once, and free unless the operator says otherwise; pressing again, whoever it is, finds the task
 * that is there.
 *
 * @throws Refusal price_changed, insufficient_credits, key_limit, conflict when the picture is gone
 */
export async function pickPicture(deps: SubmitDeps, tx: Tx, actor: Actor, pressed: Picked): Promise<Task[]> {
  const { channel, parent, told } = pressed
  const now = deps.clock.now()
  const prices = await pricesFor(tx, told, now)
  const cost = pricePick(prices, parent)
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
    ...{ cost, price_list: prices.id },
    submit_time: now,
    start_time: now,
    finish_time: now,
    deadline_at: now,
    turn: null,
    ...{ version: 1, epoch: 0, attempts: 0 },
    number: undefined,
    ...columnsOfProgram(actor),
  })
  if (!isNew) return showTasks({ ...deps, db: tx }, [task])
  requireTold(told, cost)
  await spendOfKey(tx, actor, { credits: cost, tasks: 1, now })
  const isCharged = await charge(deps, tx, task)
  await noteNews(tx, channel, { userId: actor.userId, itemId: task.id, now })
  if (deps.engines.find(task.engine)?.engine.enlargePick) await enqueue(tx, 'enlarge-pick', { taskId: task.id })
  const tasks = await announceTasks(deps, tx, [task])
  await tellChange(deps, tx, [task], tasks)
  await announceTasks(deps, tx, await notePresses(tx, [parent.id]))
  if (isCharged) await announceUser(deps, tx, actor.userId, cost)
  return tasks
}

/** Held and captured in one, since it is done already. */
async function charge({ clock, newId }: SubmitDeps, tx: Tx, { id: taskId, user_id: userId, cost }: TaskRow) {
  const act = { taskId, now: clock.now(), newId }
  return (await holdCredits(tx, { ...act, userId, credits: cost, reason: 'PICK' })) && captureHold(tx, act)
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

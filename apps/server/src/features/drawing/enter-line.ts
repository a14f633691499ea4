import type { Task } from '@easel/contract/drawing'
import type { Tx } from '../../db/open.ts'
import type { Actor, Deps } from '../../deps.ts'
import { touchChannel } from '../channel/gate.ts'
import { planOf } from '../company/gate.ts'
import { holdCredits } from '../ledger/gate.ts'
import { announceCredits, announceTasks } from './announce-tasks.ts'
import { insertTask, type NewTask, notifyWorkers } from './queries.ts'
import { gridPrices, WAIT_MS } from './rules.ts'

export type SubmitDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'engine'>

/** A grid of four that someone wants; what it costs and when it ends is decided here. */
export type WantedGrid = Pick<
  NewTask,
  'bot_type' | 'action' | 'prompt' | 'final_prompt' | 'model_version' | 'aspect_ratio' | 'parameters' | 'channel_id'
> &
  Required<Pick<NewTask, 'mode'>> & { seed: number | null; parent_id?: string; index?: number }

/**
 * Put a grid in line: credits held, row, worker's wake-up and frames in the caller's transaction.
 *
 * @throws Refusal insufficient_credits
 */
export async function enterLine(deps: SubmitDeps, tx: Tx, actor: Actor, wanted: WantedGrid): Promise<Task[]> {
  const { newId, clock } = deps
  const [id, now, cost] = [newId(), clock.now(), gridPrices[wanted.mode]]
  await holdCredits(tx, { userId: actor.userId, taskId: id, credits: cost, reason: wanted.action, now, newId })
  const row = await insertTask(tx, {
    ...blankTask(wanted),
    id,
    user_id: actor.userId,
    seed: wanted.seed ?? seedOf(id),
    status: 'NOT_START',
    cost,
    engine: deps.engine.id,
    submit_time: now,
    deadline_at: new Date(now.getTime() + WAIT_MS),
  })
  await touchChannel(tx, row.channel_id, now)
  await notifyWorkers(tx, id)
  const tasks = await announceTasks(deps, tx, [row])
  if (cost > 0) await announceCredits(deps, tx, actor.userId)
  return tasks
}

/** RELAX is free where the plan has it. */
export async function mayRelax(tx: Tx, userId: string, now: Date): Promise<boolean> {
  return (await planOf(tx, userId, now))?.relax ?? false
}

function blankTask(wanted: WantedGrid) {
  const unset = { grid_id: null, fail_reason: null, fail_detail: null, start_time: null, finish_time: null }
  const unheld = { lease_owner: null, lease_until: null, ticket: null, turn: null }
  return { ...unset, ...unheld, ...wanted, parent_id: wanted.parent_id ?? null, index: wanted.index ?? null }
}

/** The last 32 bits of a UUIDv7 come from the system's random source. */
function seedOf(id: string): number {
  return Number.parseInt(id.slice(-8), 16)
}

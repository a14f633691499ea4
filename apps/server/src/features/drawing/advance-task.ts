import type { TaskStatus } from '@easel/contract/drawing'
import type { Tx } from '../../db/open.ts'
import type { TaskRow } from '../../db/tables.ts'
import type { Deps, Program } from '../../deps.ts'
import { enqueue } from '../../jobs/queue.ts'
import { giveBackToKey, spendOfKey } from '../key/gate.ts'
import { captureHold, holdCredits, payBack, type PayBackReason, releaseHold } from '../ledger/gate.ts'
import { insertImage, type NewImage } from '../media/gate.ts'
import { announceUser, announceTasks } from './announce-tasks.ts'
import { type Fence, moveTask, notifyWorkers, setPictures, type TaskChange } from './queries.ts'
import { measureTask } from './measure-task.ts'
import { isFinal, sourceStates, WAIT_MS } from './rules.ts'
import { tellChange } from './tell-change.ts'

type MoveDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'engines'>
export type AdvanceDeps = MoveDeps & Pick<Deps, 'counts'>

/** The worker's claim, which its writes must match. */
export interface Lease {
  owner: string
  epoch: number
}

/** Who changes the task's status. */
export type Mover =
  | { name: 'person' }
  | { name: 'worker'; lease: Lease }
  /** Abandoned: no engine is left for it; otherwise it is overdue or has crashed too often. */
  | { name: 'sweeper'; isAbandoned?: boolean }

export interface Move {
  taskId: string
  to: TaskStatus
  change?: Omit<TaskChange, 'status' | 'version' | 'epoch'>
  /** Files are stored already; their rows are written with the change. */
  pictures?: { grid: NewImage | null; images: readonly NewImage[]; clips: readonly NewImage[] }
  /** Of what is captured with it. */
  paysBack?: { credits: number; reason: PayBackReason }
}

/**
 * Change a task's status if the state table, the mover and the lease allow it; settles its credits and publishes in the same
 * transaction. Null: nothing was written, because of a concurrent change or a disallowed one.
 */
export async function advanceTask(deps: AdvanceDeps, door: Mover, move: Move): Promise<TaskRow | null> {
  if (sourceStates(door.name, move.to).length === 0) return null
  const row = await deps.db.transaction().execute((tx) => advanceWithin(deps, tx, door, move))
  if (row) measureTask(deps.counts, row)
  return row
}

/**
 * The same in the caller's transaction.
 *
 * @throws Refusal insufficient_credits, where it enters the line
 */
export async function advanceWithin(deps: MoveDeps, tx: Tx, door: Mover, move: Move): Promise<TaskRow | null> {
  const { taskId, to } = move
  const now = deps.clock.now()
  const change = { ...move.change, ...changeOn(to, now), status: to }
  const moved = await moveTask(tx, taskId, { from: sourceStates(door.name, to), fence: fenceOf(door, to, now), change })
  if (!moved) return null
  const row = move.pictures ? await addPictures(tx, moved, move.pictures) : moved
  const isCharged = await settle(deps, tx, row, move.paysBack)
  if (to === 'NOT_START') await notifyWorkers(tx, taskId)
  if (to === 'SUCCESS' || to === 'FAILURE') await enqueue(tx, 'notify', { taskId })
  await tellChange(deps, tx, [row], await announceTasks(deps, tx, [row]))
  if (isCharged) await announceUser(deps, tx, row.user_id, to === 'NOT_START' ? row.cost : 0)
  return row
}

function fenceOf(door: Mover, to: TaskStatus, now: Date): Fence {
  switch (door.name) {
    case 'person':
      // Overdue tasks are left to the sweeper.
      return to === 'NOT_START' ? { kind: 'in-time', now } : { kind: 'none' }
    case 'worker':
      return { kind: 'lease', ...door.lease, now }
    case 'sweeper':
      return { kind: door.isAbandoned ? 'unheld' : 'overdue', now }
    default:
      return door satisfies never
  }
}

function changeOn(to: TaskStatus, now: Date): TaskChange {
  if (isFinal(to)) return finalChange(now)
  // The time that its author took does not count as waiting.
  if (to === 'NOT_START') return { modal: null, submit_time: now, deadline_at: new Date(now.getTime() + WAIT_MS) }
  return {}
}

function finalChange(now: Date): TaskChange {
  return { finish_time: now, lease_owner: null, lease_until: null }
}

async function addPictures(
  tx: Tx,
  row: TaskRow,
  { grid, images, clips }: NonNullable<Move['pictures']>,
): Promise<TaskRow> {
  for (const image of [...(grid ? [grid] : []), ...images, ...clips]) await insertImage(tx, image)
  return setPictures(tx, row.id, {
    grid_id: grid?.id ?? null,
    image_ids: images.map(({ id }) => id),
    media_ids: clips.map(({ id }) => id),
  })
}

/** True when the author's credits have changed. */
async function settle({ clock, newId }: MoveDeps, tx: Tx, row: TaskRow, paysBack: Move['paysBack']): Promise<boolean> {
  const { id, status, user_id, cost, action } = row
  const settlement = { taskId: id, now: clock.now(), newId }
  switch (status) {
    case 'NOT_START':
      await spendOfKey(tx, programOf(row), { credits: cost, tasks: 0, now: row.submit_time })
      return holdCredits(tx, { ...settlement, userId: user_id, credits: cost, reason: action })
    case 'SUCCESS':
      await giveBackToKey(tx, row, paysBack?.credits ?? 0)
      await captureHold(tx, settlement)
      return paysBack !== undefined && paysBack.credits > 0 ? payBack(tx, { ...settlement, ...paysBack }) : false
    case 'FAILURE':
    case 'CANCEL':
      // The key before the purse, as when they are spent.
      await giveBackToKey(tx, row, cost)
      return releaseHold(tx, settlement)
    default:
      return false
  }
}

function programOf({ key_id: keyId }: TaskRow): { program?: Program } {
  return keyId === null ? {} : { program: { keyId, asks: false, client: null } }
}

import type { TaskStatus } from '@easel/contract/drawing'
import type { Tx } from '../../db/open.ts'
import type { TaskRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { captureHold, releaseHold } from '../ledger/gate.ts'
import { insertImage, type NewImage } from '../media/gate.ts'
import { announceCredits, announceTasks } from './announce-tasks.ts'
import { type Fence, moveTask, setPictures, type TaskChange } from './queries.ts'
import { type DoorName, isFinal, startsOf } from './rules.ts'

export type AdvanceDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'engine'>

/** The claim under which a worker writes. */
export interface Lease {
  owner: string
  epoch: number
}

/** Who moves the task. */
export type Door = { name: Exclude<DoorName, 'worker'> } | { name: 'worker'; lease: Lease }

export interface Move {
  taskId: string
  to: TaskStatus
  change?: Omit<TaskChange, 'status' | 'version' | 'epoch'>
  /** Stored already; their rows are written with the move. */
  pictures?: { grid: NewImage; images: readonly NewImage[] }
}

/**
 * Move a task if the state table, the door and the worker's lease allow it; settle its credits and tell the channel in
 * the same transaction. Null: nothing was written, because someone was faster or it may not be.
 */
export async function advanceTask(deps: AdvanceDeps, door: Door, move: Move): Promise<TaskRow | null> {
  const from = startsOf(door.name, move.to)
  if (from.length === 0) return null
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now()
    const change = { ...move.change, ...(isFinal(move.to) ? finalChange(now) : {}), status: move.to }
    const moved = await moveTask(tx, move.taskId, { from, fence: fenceOf(door, now), change })
    if (!moved) return null
    const row = move.pictures ? await addPictures(tx, moved, move.pictures) : moved
    const isRefunded = await settle(deps, tx, row)
    await announceTasks(deps, tx, [row])
    if (isRefunded) await announceCredits(deps, tx, row.user_id)
    return row
  })
}

function fenceOf(door: Door, now: Date): Fence {
  switch (door.name) {
    case 'person':
      return { kind: 'none' }
    case 'worker':
      return { kind: 'lease', ...door.lease, now }
    case 'sweeper':
      return { kind: 'overdue', now }
    default:
      return door satisfies never
  }
}

function finalChange(now: Date): TaskChange {
  return { finish_time: now, lease_owner: null, lease_until: null }
}

async function addPictures(tx: Tx, row: TaskRow, { grid, images }: NonNullable<Move['pictures']>): Promise<TaskRow> {
  for (const image of [grid, ...images]) await insertImage(tx, image)
  return setPictures(
    tx,
    row.id,
    grid.id,
    images.map((image) => image.id),
  )
}

/** True when credits came back to the author. */
async function settle({ clock, newId }: AdvanceDeps, tx: Tx, { id, status }: TaskRow): Promise<boolean> {
  const settlement = { taskId: id, now: clock.now(), newId }
  if (status === 'SUCCESS') await captureHold(tx, settlement)
  return status === 'FAILURE' || status === 'CANCEL' ? releaseHold(tx, settlement) : false
}

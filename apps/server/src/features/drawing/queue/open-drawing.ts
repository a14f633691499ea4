import type { DrawOrder, Ticket } from '@easel/engines/engine'
import type { Config } from '../../../config.ts'
import type { TaskRow } from '../../../db/tables.ts'
import type { Deps } from '../../../deps.ts'
import type { ConnectedEngine } from '../../../platform/engines/pool.ts'
import type { Lease } from '../advance-task.ts'
import { failTask } from './finish-task.ts'
import { EngineFault } from './follow-engine.ts'
import { type OrderDeps, PictureGone, readOrder } from './read-order.ts'
import { RETRY_PAUSES_MS } from './rules.ts'
import type { ShowProgressDeps } from './show-progress.ts'

export type DrawDeps = ShowProgressDeps & OrderDeps & Pick<Deps, 'traces'> & { config: Pick<Config, 'publicUrl'> }

export interface Claim {
  task: TaskRow
  lease: Lease
}

export interface Run {
  signal: AbortSignal
  /** Aborts only at shutdown: a running submission is awaited, so that it can be cancelled. */
  handing?: AbortSignal
  pausesMs?: readonly number[]
}

/** State of a claimed task while its engine draws it; immutable, each step returns the next state. */
export interface Drawing extends Readonly<Claim> {
  readonly connected: ConnectedEngine
  readonly order: DrawOrder
  /** Also one that could not be stored. */
  readonly ticket: Ticket | null
  readonly signal: AbortSignal
  readonly handing: AbortSignal
  readonly pausesMs: readonly number[]
  /** When progress was last written, in ms. */
  readonly toldAt: number
  /** When a preview was last shown, in ms. */
  readonly shownAt: number
  /** Who ended it: the engine, this worker, or someone else who took the task; null: still running. */
  readonly endedBy: 'engine' | 'us' | 'others' | null
}

/** Gives the drawing after each step, so that whoever takes them knows how it stands also when the next one fails. */
export type Steps<Result = void> = AsyncGenerator<Drawing, Result>

/**
 * Null: a picture that it needs has been deleted meanwhile, and its author has the credits back.
 *
 * @throws EngineFault when its engine was disconnected since it was claimed
 */
export async function openDrawing(deps: DrawDeps, claim: Claim, run: Run): Promise<Drawing | null> {
  const connected = deps.engines.find(claim.task.engine)
  if (!connected) throw new EngineFault(`there is no engine ${claim.task.engine}`)
  try {
    const order = await readOrder(deps, claim.task)
    const { ticket } = claim.task
    const begun = { ticket, handing: run.signal, pausesMs: RETRY_PAUSES_MS, toldAt: 0, shownAt: 0, endedBy: null }
    return { ...claim, connected, order, ...begun, ...run }
  } catch (error) {
    // The picture cannot come back, so a retry would not help.
    if (!(error instanceof PictureGone)) throw error
    await failTask(deps, claim, 'picture_gone')
    return null
  }
}

/** With its attempt, as engines elsewhere are told it. */
export function orderOf({ config }: Pick<DrawDeps, 'config'>, { order, task, connected }: Drawing): DrawOrder {
  const id = task.attempt_id
  if (id === null || !connected.areSlotsShared) return order
  return { ...order, attempt: { id, notifyUrl: config.publicUrl && `${config.publicUrl}/api/open/notify/${id}` } }
}

/** For the log. */
export const namesOf = ({ task, connected }: Drawing) => ({ taskId: task.id, engine: connected.id })

import { type DrawOrder, EngineUnreachable, type Report, type Ticket } from '@easel/engines/engine'
import type { TaskRow } from '../../../db/tables.ts'
import { advanceTask, type Lease } from '../advance-task.ts'
import { failTask, finishTask } from './finish-task.ts'
import { followEngine, startEngine } from './follow-engine.ts'
import { type OrderDeps, PictureGone, readOrder } from './read-order.ts'
import { isWorthTelling, RETRY_PAUSES_MS } from './rules.ts'
import { showProgress, type ShowProgressDeps } from './show-progress.ts'
import { tryAgain } from './try-again.ts'

export type DrawDeps = ShowProgressDeps & OrderDeps

export interface Claim {
  task: TaskRow
  lease: Lease
}

export interface Run {
  signal: AbortSignal
  pausesMs?: readonly number[]
}

/**
 * Draw a claimed task to its end; a stored ticket is followed, not started twice. Ends early and writes nothing when the
 * task is no longer ours.
 *
 * @throws EngineFault when the engine breaks, the signal's reason when it aborts, and outages of the database: then the task is still open
 */
export async function drawTask(deps: DrawDeps, claim: Claim, run: Run): Promise<void> {
  const order = await orderOf(deps, claim)
  if (!order) return
  const drawing: Drawing = { ...claim, order, pausesMs: RETRY_PAUSES_MS, toldAt: 0, ...run }
  const { signal, pausesMs } = drawing
  const patience = { pausesMs, signal, mayPass: (error: unknown) => error instanceof EngineUnreachable }
  try {
    const ticket = claim.task.ticket ?? (await tryAgain(patience, () => handOver(deps, drawing)))
    if (ticket) await tryAgain(patience, () => follow(deps, drawing, ticket))
  } catch (error) {
    // The last try to reach it has failed: the person hears of it, and gets the credits back.
    if (!(error instanceof EngineUnreachable)) throw error
    await failTask(deps, drawing, 'engine_unreachable')
  }
}

/** Null: a picture that it needs has been deleted meanwhile, and its author has the credits back. */
async function orderOf(deps: DrawDeps, claim: Claim): Promise<DrawOrder | null> {
  try {
    return await readOrder(deps, claim.task)
  } catch (error) {
    // Nobody can bring it back, so that trying again would not help.
    if (!(error instanceof PictureGone)) throw error
    await failTask(deps, claim, 'picture_gone')
    return null
  }
}

interface Drawing extends Claim {
  order: DrawOrder
  signal: AbortSignal
  pausesMs: readonly number[]
  /** When progress was last written, in ms. */
  toldAt: number
}

/** The ticket is stored before anything else is done with it. Null: no longer ours. */
async function handOver(deps: DrawDeps, drawing: Drawing): Promise<Ticket | null> {
  const ticket = await startEngine(deps.engine, drawing.order, drawing.signal)
  const { task, lease } = drawing
  const change = { ticket: JSON.stringify(ticket), start_time: task.start_time ?? deps.clock.now() }
  const moved = await advanceTask(deps, { name: 'worker', lease }, { taskId: task.id, to: 'SUBMITTED', change })
  if (moved) drawing.task = moved
  return moved && ticket
}

async function follow(deps: DrawDeps, drawing: Drawing, ticket: Ticket): Promise<void> {
  for await (const report of followEngine(deps.engine, { ticket, order: drawing.order }, drawing.signal)) {
    drawing.signal.throwIfAborted()
    if (!(await take(deps, drawing, report))) return
  }
}

/** False: this was the last report that matters. */
async function take(deps: DrawDeps, drawing: Drawing, report: Report): Promise<boolean> {
  switch (report.state) {
    case 'drawing': {
      const now = deps.clock.now().getTime()
      if (!isWorthTelling(drawing.task, report.progress, now - drawing.toldAt)) return true
      const moved = await showProgress(deps, drawing.lease, drawing.task, report)
      if (moved) Object.assign(drawing, { task: moved, toldAt: now })
      return moved !== null
    }
    case 'refused':
      await failTask(deps, drawing, 'engine_refused', report.reason)
      return false
    case 'done':
      await finishTask(deps, drawing, report)
      return false
    default:
      return report satisfies never
  }
}

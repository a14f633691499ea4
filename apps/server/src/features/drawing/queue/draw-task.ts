import { EngineUnreachable, NeverTaken, type Report, type Ticket } from '@easel/engines/engine'
import { leaveEngine } from './attempt/leave-engine.ts'
import { obtainTicket } from './attempt/obtain-ticket.ts'
import { failTask, finishTask } from './finish-task.ts'
import { followEngine } from './follow-engine.ts'
import { type Claim, type DrawDeps, type Drawing, openDrawing, orderOf, type Run } from './open-drawing.ts'
import { explainRefusal, isWorthShowing, isWorthTelling } from './rules.ts'
import { passPreview, showProgress } from './show-progress.ts'
import { stopAtEngine } from './stop-at-engine.ts'
import { tryAgain } from './try-again.ts'

/**
 * Draw a claimed task to its end; a stored ticket is followed, not started twice. Ends early and writes nothing when the
 * task is no longer ours; when somebody has ended it, its engine hears of it.
 *
 * @throws EngineFault when the engine breaks, the signal's reason when it aborts, and outages of the database: then the task is still open
 */
export async function drawTask(deps: DrawDeps, claim: Claim, run: Run): Promise<void> {
  const drawing = await openDrawing(deps, claim, run)
  if (!drawing) return
  const { signal, pausesMs } = drawing
  const patience = { pausesMs, signal, mayPass: (error: unknown) => error instanceof EngineUnreachable }
  try {
    const ticket = await tryAgain(patience, () => obtainTicket(deps, drawing))
    if (ticket) await tryAgain(patience, () => follow(deps, drawing, ticket))
  } catch (error) {
    if (!(error instanceof EngineUnreachable)) throw error
    await giveUp(deps, drawing, error)
  } finally {
    await stopAtEngine(deps, drawing)
  }
}

/** The last try to reach the engine has failed. What it may have is drawn by no other. */
async function giveUp(deps: DrawDeps, drawing: Drawing, error: EngineUnreachable): Promise<void> {
  const { task, connected } = drawing
  deps.log.warn({ err: error, ...namesOf(drawing) }, 'an engine was given up')
  const mayHaveIt = !(error instanceof NeverTaken) && (task.attempt_id !== null || task.ticket !== null)
  const hasMoved = !mayHaveIt && (await leaveEngine(deps, drawing))
  if (hasMoved) return deps.engines.note(connected.id, { failed: 'engine_unreachable' })
  await failTask(deps, drawing, 'engine_unreachable')
}

const namesOf = ({ task, connected }: Drawing) => ({ taskId: task.id, engine: connected.id })

async function follow(deps: DrawDeps, drawing: Drawing, ticket: Ticket): Promise<void> {
  const { connected, signal } = drawing
  for await (const report of followEngine(connected.engine, { ticket, order: orderOf(deps, drawing) }, signal)) {
    signal.throwIfAborted()
    if (!(await take(deps, drawing, report))) return
  }
}

/** False: this was the last report that matters. */
async function take(deps: DrawDeps, drawing: Drawing, report: Report): Promise<boolean> {
  switch (report.state) {
    case 'drawing':
      return show(deps, drawing, report)
    case 'refused': {
      drawing.isOver = true
      const { said = null } = report
      const { reason, detail } = explainRefusal(report.reason)
      if (said !== null) deps.log.warn({ ...namesOf(drawing), reason, said }, 'an engine told of a fault of its own')
      await failTask(deps, drawing, reason, { detail: detail ?? report.detail ?? null, said })
      return false
    }
    case 'done':
      drawing.isOver = true
      await finishTask(deps, drawing, report)
      return false
    default:
      return report satisfies never
  }
}

/** False: the task is no longer ours. A new preview counts at the same progress, too: engines tell how far they are before they show it. */
async function show(deps: DrawDeps, drawing: Drawing, report: Extract<Report, { state: 'drawing' }>): Promise<boolean> {
  const { lease, task, toldAt, shownAt } = drawing
  const now = deps.clock.now().getTime()
  const preview = isWorthShowing(now - shownAt) ? report.preview : null
  if (preview !== null) drawing.shownAt = now
  if (!isWorthTelling(task, report.progress, now - toldAt)) {
    if (preview !== null) await passPreview(deps, task, preview)
    return true
  }
  const moved = await showProgress(deps, lease, task, { ...report, preview })
  if (moved) Object.assign(drawing, { task: moved, toldAt: now })
  return moved !== null
}

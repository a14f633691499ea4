import { EngineUnreachable, NeverTaken, type Report, type Ticket } from '@easel/engines/engine'
import { leaveEngine, mayLeave } from './attempt/leave-engine.ts'
import { obtainTicket } from './attempt/obtain-ticket.ts'
import { failTask, finishTask } from './finish-task.ts'
import { EngineFault, followEngine } from './follow-engine.ts'
import { CERTAIN_FAULTS, CRASHES_MAX } from '../rules.ts'
import { holdAgainst } from './hold-against.ts'
import { type Claim, type DrawDeps, type Drawing, openDrawing, orderOf, type Run } from './open-drawing.ts'
import { explainRefusal, isWorthShowing, isWorthTelling, LONGEST_AWAY_MS, TRIES_BEFORE_LEAVING } from './rules.ts'
import { passPreview, showProgress } from './show-progress.ts'
import { stopAtEngine } from './stop-at-engine.ts'
import { type Patience, tryAgain } from './try-again.ts'

/**
 * Draw a claimed task to its end; a stored ticket is followed, not started twice. Ends early and writes nothing when the
 * task is no longer ours; when somebody has ended it, its engine hears of it.
 *
 * @throws EngineFault when the engine breaks, the signal's reason when it aborts, outages of the database, Refusal storage_full: then the task is still open
 */
export async function drawTask(deps: DrawDeps, claim: Claim, run: Run): Promise<void> {
  const drawing = await openDrawing(deps, claim, run)
  if (!drawing) return
  try {
    const ticket = await tryAgain(patienceFor(deps, drawing), () => obtainTicket(deps, drawing))
    if (ticket) await tryAgain(patienceFor(deps, drawing), () => follow(deps, drawing, ticket))
  } catch (error) {
    if (error instanceof EngineUnreachable) return await giveUp(deps, drawing, error)
    if (!(error instanceof EngineFault) || !(await moveOn(deps, drawing, error))) throw error
  } finally {
    await stopAtEngine(deps, drawing)
  }
}

/** Where another engine can take it nobody waits long for this one. */
function patienceFor(deps: DrawDeps, drawing: Drawing): Patience {
  const { signal, pausesMs } = drawing
  const since = deps.clock.now().getTime()
  let tries = 0
  const isLongEnough = () => tries >= TRIES_BEFORE_LEAVING || deps.clock.now().getTime() - since > LONGEST_AWAY_MS
  return {
    pausesMs,
    signal,
    mayPass(error) {
      if (!(error instanceof EngineUnreachable)) return false
      tries += 1
      return !(isLongEnough() && !mayHaveIt(drawing, error) && mayLeave(deps, drawing))
    },
  }
}

function mayHaveIt({ task }: Drawing, error: EngineUnreachable): boolean {
  return !(error instanceof NeverTaken) && (task.attempt_id !== null || task.ticket !== null)
}

/** The last try to reach the engine has failed. What it may have is drawn by no other. */
async function giveUp(deps: DrawDeps, drawing: Drawing, error: EngineUnreachable): Promise<void> {
  deps.log.warn({ err: error, ...namesOf(drawing) }, 'an engine was given up')
  const hasMoved = !mayHaveIt(drawing, error) && (await leaveEngine(deps, drawing))
  if (hasMoved) return deps.engines.note(drawing.connected.id, { failed: 'engine_unreachable' })
  await failTask(deps, drawing, 'engine_unreachable')
}

/** Another one that is well has it when it has broken off here so often that it would fail. */
async function moveOn(deps: DrawDeps, drawing: Drawing, error: EngineFault): Promise<boolean> {
  if (drawing.task.attempts + 1 < CRASHES_MAX) return false
  if (!(await leaveEngine(deps, drawing, { isWell: true }))) return false
  deps.log.error({ err: error, ...namesOf(drawing) }, 'drawing broke off, and goes to another engine')
  await deps.engines.note(drawing.connected.id, { failed: 'engine_crashed' })
  return true
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
    case 'refused':
      drawing.isOver = true
      await endRefused(deps, drawing, report)
      return false
    case 'done':
      drawing.isOver = true
      await finishTask(deps, drawing, report)
      return false
    default:
      return report satisfies never
  }
}

async function endRefused(
  deps: DrawDeps,
  drawing: Drawing,
  report: Extract<Report, { state: 'refused' }>,
): Promise<void> {
  const { reason, detail, said } = explainRefusal(report)
  if (said !== null) deps.log.warn({ ...namesOf(drawing), reason, said }, 'an engine told of a fault of its own')
  const engine = drawing.connected.id
  // How it is set up is wrong, so that another one draws.
  if (CERTAIN_FAULTS.has(reason) && (await leaveEngine(deps, drawing, { isWell: true }))) {
    return holdAgainst(deps, { engine, failReason: reason, said })
  }
  await failTask(deps, drawing, reason, { detail, said })
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

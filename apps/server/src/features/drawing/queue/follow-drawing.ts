import type { Report } from '@easel/engines/engine'
import { CERTAIN_FAULTS } from '../rules.ts'
import { reassignTask } from './attempt/reassign-task.ts'
import { failTask, finishTask } from './finish-task.ts'
import { followEngine } from './follow-engine.ts'
import { noteEngineFailure } from './note-engine-failure.ts'
import { type DrawDeps, type Drawing, namesOf, orderOf, type Steps } from './open-drawing.ts'
import { explainRefusal, isWorthShowing, isWorthTelling } from './rules.ts'
import { passPreview, showProgress } from './show-progress.ts'

/** Take what the engine reports of a drawing that it has, to the last report that matters. */
export async function* followDrawing(deps: DrawDeps, drawing: Drawing): Steps {
  const { connected, signal, ticket } = drawing
  if (ticket === null) return
  let current = drawing
  for await (const report of followEngine(connected.engine, { ticket, order: orderOf(deps, drawing) }, signal)) {
    signal.throwIfAborted()
    current = yield* takeReport(deps, current, report)
    if (current.endedBy !== null) return
  }
}

async function* takeReport(deps: DrawDeps, drawing: Drawing, report: Report): Steps<Drawing> {
  const next: Drawing =
    report.state === 'drawing' ? await show(deps, drawing, report) : { ...drawing, endedBy: 'engine' }
  yield next
  switch (report.state) {
    case 'drawing':
      return next
    case 'refused':
      await endRefused(deps, next, report)
      return next
    case 'done':
      await finishTask(deps, next, report)
      return next
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
  // A configuration fault of this engine: let another one draw.
  if (CERTAIN_FAULTS.has(reason) && (await reassignTask(deps, drawing, { isWell: true }))) {
    return noteEngineFailure(deps, { engine, failReason: reason, said })
  }
  await failTask(deps, drawing, reason, { detail, said })
}

/** A new preview is reported even at the same progress: engines report progress before the preview. */
async function show(deps: DrawDeps, drawing: Drawing, report: Extract<Report, { state: 'drawing' }>): Promise<Drawing> {
  const { lease, task, toldAt } = drawing
  const now = deps.clock.now().getTime()
  const preview = isWorthShowing(now - drawing.shownAt) ? report.preview : null
  const shownAt = preview === null ? drawing.shownAt : now
  if (!isWorthTelling(task, report.progress, now - toldAt)) {
    if (preview !== null) await passPreview(deps, task, preview)
    return { ...drawing, shownAt }
  }
  const moved = await showProgress(deps, lease, task, { ...report, preview })
  return moved ? { ...drawing, shownAt, task: moved, toldAt: now } : { ...drawing, shownAt, endedBy: 'others' }
}

import { EngineUnreachable, NeverTaken } from '@easel/engines/engine'
import { reassignTask, canReassign } from './attempt/reassign-task.ts'
import { obtainTicket } from './attempt/obtain-ticket.ts'
import { failTask } from './finish-task.ts'
import { followDrawing } from './follow-drawing.ts'
import { EngineFault } from './follow-engine.ts'
import { CRASHES_MAX } from '../rules.ts'
import { type Claim, type DrawDeps, type Drawing, namesOf, openDrawing, type Run, type Steps } from './open-drawing.ts'
import { LONGEST_AWAY_MS, TRIES_BEFORE_LEAVING } from './rules.ts'
import { stopAtEngine } from './stop-at-engine.ts'
import { type RetryPolicy, retryAfterPauses } from './retry-after-pauses.ts'

/**
 * Draw a claimed task to its end; a stored ticket is followed, not resubmitted. Stops without writing if the task is no longer
 * ours; if it was ended by others, the engine is told to cancel.
 *
 * @throws EngineFault when the engine breaks, the signal's reason when it aborts, outages of the database, Refusal storage_full: then the task is still open
 */
export async function drawTask(deps: DrawDeps, claim: Claim, run: Run): Promise<void> {
  const { id, engine, action, trace: parent, submit_time: startedAt, start_time: begunAt } = claim.task
  const facts = { 'easel.task.id': id, 'easel.engine': engine, 'easel.verb': action }
  // Drawn before, and given back: that it waited was told.
  if (begunAt === null) deps.traces.note('wait in line', { parent, facts, startedAt, endedAt: deps.clock.now() })
  await deps.traces.span('draw', { parent, facts }, () => drawClaimed(deps, claim, run))
}

async function drawClaimed(deps: DrawDeps, claim: Claim, run: Run): Promise<void> {
  const opened = await openDrawing(deps, claim, run)
  if (!opened) return
  let drawing = opened
  // Keeps the latest state of the drawing, also when a step fails.
  const take = async (name: string, steps: (deps: DrawDeps, drawing: Drawing) => Steps) =>
    retryAfterPauses(
      patienceFor(deps, () => drawing),
      () =>
        deps.traces.span(name, { facts: { 'easel.engine': drawing.connected.id } }, async () => {
          for await (const next of steps(deps, drawing)) drawing = next
        }),
    )
  try {
    await take('hand to engine', obtainTicket)
    if (drawing.endedBy === null) await take('follow engine', followDrawing)
  } catch (error) {
    if (error instanceof EngineUnreachable) return await giveUp(deps, drawing, error)
    if (!(error instanceof EngineFault) || !(await moveOn(deps, drawing, error))) throw error
  } finally {
    await stopAtEngine(deps, drawing)
  }
}

/** If another engine can draw it, few retries are made with this one. */
function patienceFor(deps: DrawDeps, now: () => Drawing): RetryPolicy {
  const { signal, pausesMs } = now()
  const since = deps.clock.now().getTime()
  let tries = 0
  const isLongEnough = () => tries >= TRIES_BEFORE_LEAVING || deps.clock.now().getTime() - since > LONGEST_AWAY_MS
  return {
    pausesMs,
    signal,
    mayPass(error) {
      if (!(error instanceof EngineUnreachable)) return false
      tries += 1
      return !(isLongEnough() && !mayHaveIt(now(), error) && canReassign(deps, now()))
    },
  }
}

function mayHaveIt({ task }: Drawing, error: EngineUnreachable): boolean {
  return !(error instanceof NeverTaken) && (task.attempt_id !== null || task.ticket !== null)
}

/** All retries failed. A task that the engine may have taken is not given to another. */
async function giveUp(deps: DrawDeps, drawing: Drawing, error: EngineUnreachable): Promise<void> {
  deps.log.warn({ err: error, ...namesOf(drawing) }, 'an engine was given up')
  const hasMoved = !mayHaveIt(drawing, error) && (await reassignTask(deps, drawing))
  if (hasMoved) return deps.engines.note(drawing.connected.id, { failed: 'engine_unreachable' })
  await failTask(deps, drawing, 'engine_unreachable')
}

/** Reassign after this engine broke off so often that the task would fail. */
async function moveOn(deps: DrawDeps, drawing: Drawing, error: EngineFault): Promise<boolean> {
  if (drawing.task.attempts + 1 < CRASHES_MAX) return false
  if (!(await reassignTask(deps, drawing, { isWell: true }))) return false
  deps.log.error({ err: error, ...namesOf(drawing) }, 'drawing broke off, and goes to another engine')
  await deps.engines.note(drawing.connected.id, { failed: 'engine_crashed' })
  return true
}

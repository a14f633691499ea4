import { randomBytes } from 'node:crypto'
import { AnswerLost, EngineUnreachable, type Ticket } from '@easel/engines/engine'
import { advanceTask } from '../../advance-task.ts'
import { failTask } from '../finish-task.ts'
import { recoverTicket, startEngine } from '../follow-engine.ts'
import { type DrawDeps, type Drawing, orderOf, type Steps } from '../open-drawing.ts'
import { reassignTask } from './reassign-task.ts'
import { changeHeld } from './queries.ts'

/** 128 bits, so that ids cannot be guessed. */
const ATTEMPT_BYTES = 16

/**
 * Run until a ticket is stored: the stored one, that of a submission whose answer was lost, or a new one. Never resubmits what
 * the engine may have taken. Ends without one if the task is no longer ours or has ended.
 *
 * @throws EngineUnreachable, EngineFault
 */
export async function* obtainTicket(deps: DrawDeps, drawing: Drawing): Steps {
  const { ticket, task, connected } = drawing
  if (ticket) return
  if (task.attempt_id === null) return yield* handOver(deps, drawing)
  const notTaken = yield* recoverLost(deps, drawing)
  if (!notTaken) return
  if (connected.isOn) return yield* handOver(deps, notTaken)
  if (!(await reassignTask(deps, notTaken))) await failTask(deps, notTaken, 'engine_unreachable')
  yield { ...notTaken, endedBy: 'us' }
}

async function* handOver(deps: DrawDeps, drawing: Drawing): Steps {
  const { connected, signal, handing } = drawing
  signal.throwIfAborted()
  // In-process drawings die with the process and need no recovery.
  const attemptId = connected.areSlotsShared ? randomBytes(ATTEMPT_BYTES).toString('base64url') : null
  const begun = attemptId === null ? drawing : yield* keepAttempt(deps, drawing, attemptId)
  if (!begun) return
  try {
    const ticket = await startEngine(connected.engine, orderOf(deps, begun), handing)
    yield* keepTicket(deps, begun, ticket)
  } catch (error) {
    if (error instanceof AnswerLost) return yield* retryLostAnswer(deps, begun, error)
    const isToForget = error instanceof EngineUnreachable && attemptId !== null
    if (isToForget && !(yield* keepAttempt(deps, begun, null))) return
    throw error
  }
}

/** A submission that was never taken is retried like an unreachable engine: after a pause, a limited number of times. */
async function* retryLostAnswer(deps: DrawDeps, drawing: Drawing, cause: AnswerLost): Steps {
  const notTaken = yield* recoverLost(deps, drawing)
  if (notTaken) throw new EngineUnreachable('the engine did not take it', { cause })
}

/** Returns the drawing if it was never taken; null: the engine has it, or it has ended. */
async function* recoverLost(deps: DrawDeps, drawing: Drawing): Steps<Drawing | null> {
  const { connected, signal } = drawing
  const { attempt } = orderOf(deps, drawing)
  const recovered = attempt ? await recoverTicket(connected.engine, attempt, signal) : null
  if (recovered === null) return yield* keepAttempt(deps, drawing, null)
  if (recovered === 'unknown') {
    await failTask(deps, drawing, 'engine_lost')
    yield { ...drawing, endedBy: 'us' }
  } else yield* keepTicket(deps, drawing, recovered)
  return null
}

/** Null: no longer ours. */
async function* keepAttempt(deps: DrawDeps, drawing: Drawing, attemptId: string | null): Steps<Drawing | null> {
  const held = { taskId: drawing.task.id, lease: drawing.lease, now: deps.clock.now() }
  const task = await changeHeld(deps.db, held, { attempt_id: attemptId })
  const next: Drawing = task ? { ...drawing, task } : { ...drawing, endedBy: 'others' }
  yield next
  return task ? next : null
}

/** The ticket is stored before anything else is done with it. */
async function* keepTicket(deps: DrawDeps, drawing: Drawing, ticket: Ticket): Steps {
  const { task, lease } = drawing
  const withTicket = { ...drawing, ticket }
  yield withTicket
  const now = deps.clock.now()
  const change = { ticket: JSON.stringify(ticket), start_time: task.start_time ?? now }
  const isStored =
    task.status === 'NOT_START'
      ? await advanceTask(deps, { name: 'worker', lease }, { taskId: task.id, to: 'SUBMITTED', change })
      : await changeHeld(deps.db, { taskId: task.id, lease, now }, change)
  yield isStored ? { ...withTicket, task: isStored } : { ...withTicket, endedBy: 'others' }
}

import { randomBytes } from 'node:crypto'
import { AnswerLost, EngineUnreachable, type Ticket } from '@easel/engines/engine'
import { advanceTask } from '../../advance-task.ts'
import { failTask } from '../finish-task.ts'
import { recoverTicket, startEngine } from '../follow-engine.ts'
import { type DrawDeps, type Drawing, orderOf } from '../open-drawing.ts'
import { leaveEngine } from './leave-engine.ts'
import { changeHeld } from './queries.ts'

/** Guessing one is out of the question. */
const ATTEMPT_BYTES = 16

/**
 * The stored ticket, the one of a handing over that nobody heard the end of, or that of a new one. Never hands over what the
 * engine may have. Null: the task is no longer ours, or has come to its end.
 *
 * @throws EngineUnreachable, EngineFault
 */
export async function obtainTicket(deps: DrawDeps, drawing: Drawing): Promise<Ticket | null> {
  const { ticket, task, connected } = drawing
  if (ticket) return ticket
  if (task.attempt_id === null) return handOver(deps, drawing)
  const found = await findLost(deps, drawing)
  if (found !== 'never taken') return found
  if (connected.isOn) return handOver(deps, drawing)
  if (!(await leaveEngine(deps, drawing))) await failTask(deps, drawing, 'engine_unreachable')
  return null
}

async function handOver(deps: DrawDeps, drawing: Drawing): Promise<Ticket | null> {
  const { connected, signal, handing } = drawing
  signal.throwIfAborted()
  // What runs within this process dies with it, and leaves nothing to be found again.
  const attemptId = connected.areSlotsShared ? randomBytes(ATTEMPT_BYTES).toString('base64url') : null
  if (attemptId !== null && !(await keepAttempt(deps, drawing, attemptId))) return null
  try {
    const ticket = await startEngine(connected.engine, orderOf(deps, drawing), handing)
    return await keepTicket(deps, drawing, ticket)
  } catch (error) {
    if (error instanceof AnswerLost) return hearAgain(deps, drawing, error)
    if (error instanceof EngineUnreachable && attemptId !== null) await keepAttempt(deps, drawing, null)
    throw error
  }
}

/** What was never taken is tried again like what could not be reached: after a pause, and not for ever. */
async function hearAgain(deps: DrawDeps, drawing: Drawing, cause: AnswerLost): Promise<Ticket | null> {
  const found = await findLost(deps, drawing)
  if (found === 'never taken') throw new EngineUnreachable('the engine did not take it', { cause })
  return found
}

async function findLost(deps: DrawDeps, drawing: Drawing): Promise<Ticket | null | 'never taken'> {
  const { connected, signal } = drawing
  const { attempt } = orderOf(deps, drawing)
  const found = attempt ? await recoverTicket(connected.engine, attempt, signal) : null
  if (found === 'unknown') {
    await failTask(deps, drawing, 'engine_lost')
    return null
  }
  if (found) return keepTicket(deps, drawing, found)
  return (await keepAttempt(deps, drawing, null)) ? 'never taken' : null
}

/** False: no longer ours. */
async function keepAttempt(deps: DrawDeps, drawing: Drawing, attemptId: string | null): Promise<boolean> {
  const { task, lease } = drawing
  const held = { taskId: task.id, lease, now: deps.clock.now() }
  const changed = await changeHeld(deps.db, held, { attempt_id: attemptId })
  if (changed) drawing.task = changed
  return changed !== undefined
}

/** The ticket is stored before anything else is done with it. Null: no longer ours. */
async function keepTicket(deps: DrawDeps, drawing: Drawing, ticket: Ticket): Promise<Ticket | null> {
  drawing.ticket = ticket
  const { task, lease } = drawing
  const now = deps.clock.now()
  const change = { ticket: JSON.stringify(ticket), start_time: task.start_time ?? now }
  const kept =
    task.status === 'NOT_START'
      ? await advanceTask(deps, { name: 'worker', lease }, { taskId: task.id, to: 'SUBMITTED', change })
      : await changeHeld(deps.db, { taskId: task.id, lease, now }, change)
  if (kept) drawing.task = kept
  return kept ? ticket : null
}

import { readNeeds } from '../../routing/read-needs.ts'
import { canDraw, stepBack } from '../../routing/can-draw.ts'
import { notifyWorkers } from '../../queries.ts'
import { WAIT_MS } from '../../rules.ts'
import type { DrawDeps, Drawing } from '../open-drawing.ts'
import { letGoOfEngine } from './queries.ts'

/**
 * Put what this engine surely never took back in line for another one that can; each is asked once. False: there is none, and
 * nothing is written.
 */
export async function leaveEngine(deps: DrawDeps, drawing: Drawing): Promise<boolean> {
  const { task, lease } = drawing
  const next = findNext(deps, drawing)
  if (next === null) return false
  const now = deps.clock.now()
  const waitUntil = new Date(now.getTime() + WAIT_MS)
  await letGoOfEngine(deps.db, { taskId: task.id, lease, now }, { next, waitUntil })
  await notifyWorkers(deps.db, task.id)
  if (drawing.ticket) void drawing.connected.engine.cancel?.(drawing.ticket)
  return true
}

function findNext({ engines }: Pick<DrawDeps, 'engines'>, { task, connected }: Drawing): string | null {
  if (task.pinned) return null
  const tried = new Set([...task.tried, connected.id])
  const needs = readNeeds(task)
  const able = engines.list().filter((engine) => engine.isOn && !tried.has(engine.id) && canDraw(engine, needs))
  const [next = null] = stepBack(able, needs.verb)
  return next && next.id
}

import { readNeeds } from '../../routing/read-needs.ts'
import type { ConnectedEngine } from '../../../../platform/engines/pool.ts'
import { canDraw, isWell, dropStandBys } from '../../routing/can-draw.ts'
import { notifyWorkers } from '../../queries.ts'
import { WAIT_MS } from '../../rules.ts'
import type { DrawDeps, Drawing } from '../open-drawing.ts'
import { requeueTask } from './queries.ts'

/**
 * Queue a task that this engine surely never took for another capable one; each is asked once. False: there is none, and nothing
 * was written.
 */
export async function reassignTask(deps: DrawDeps, drawing: Drawing, needs: Next = {}): Promise<boolean> {
  const { task, lease } = drawing
  const next = findNext(deps, drawing, needs)
  if (next === null) return false
  const now = deps.clock.now()
  const waitUntil = new Date(now.getTime() + WAIT_MS)
  if (!(await requeueTask(deps.db, { taskId: task.id, lease, now }, { next, waitUntil }))) return false
  await notifyWorkers(deps.db, task.id)
  if (drawing.ticket) void drawing.connected.engine.cancel?.(drawing.ticket)
  return true
}

/** Whether another healthy engine could draw it. */
export function canReassign(deps: Pick<DrawDeps, 'engines'>, drawing: Drawing): boolean {
  return findNext(deps, drawing, { isWell: true }) !== null
}

interface Next {
  /** Only a healthy one, busy or not. */
  isWell?: true
}

function findNext(
  { engines }: Pick<DrawDeps, 'engines'>,
  { task, connected }: Drawing,
  requirements: Next,
): string | null {
  if (task.pinned) return null
  const tried = new Set([...task.tried, connected.id])
  const needs = readNeeds(task)
  const mayTake = (engine: ConnectedEngine) => (requirements.isWell ? isWell(engine) : engine.isOn)
  const able = engines.list().filter((engine) => mayTake(engine) && !tried.has(engine.id) && canDraw(engine, needs))
  const [next = null] = dropStandBys(able, needs.verb)
  return next && next.id
}

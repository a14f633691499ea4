import type { Deps } from '../../../deps.ts'
import type { ConnectedEngine } from '../../../platform/engines/pool.ts'
import { canDraw, isWell } from '../routing/can-draw.ts'
import { listDrewSince } from '../routing/queries.ts'
import { AWAY_MS } from '../rules.ts'
import { type LeftTasks, listLeft } from './queries.ts'

/**
 * Tasks that have waited long while all their engines were down, and tasks that no engine can do any more. An engine that is only
 * switched off briefly abandons none. Limited in number.
 */
export async function listAbandoned({ db, engines, clock }: Pick<Deps, 'db' | 'engines' | 'clock'>): Promise<string[]> {
  const now = clock.now()
  const all = engines.list()
  const since = new Date(now.getTime() - AWAY_MS)
  const left = (await listLeft(db, { since, now })).filter((tasks) => !all.some((engine) => mayTake(engine, tasks)))
  if (left.length === 0) return []
  const drew = await listDrewSince(db, [...all.map(({ id }) => id), ...left.map(({ engine }) => engine)], since)
  return left.filter((tasks) => !listAble(all, tasks).some((id) => drew.has(id))).flatMap(({ ids }) => ids)
}

/** Same rules as the queue, except for slots. Submitted tasks are followed even when their engine is off. */
function mayTake(engine: ConnectedEngine, tasks: LeftTasks): boolean {
  return tasks.isBound ? engine.id === tasks.engine : isWell(engine) && isAble(engine, tasks)
}

function isAble(engine: ConnectedEngine, tasks: LeftTasks): boolean {
  const { pinned, tried } = tasks
  return canDraw(engine, tasks) && !tried.includes(engine.id) && (!pinned || engine.id === tasks.engine)
}

/** Also the one that was foreseen, which may be gone by now. */
function listAble(all: readonly ConnectedEngine[], tasks: LeftTasks): string[] {
  const able = tasks.isBound ? [] : all.filter((engine) => isAble(engine, tasks))
  return [tasks.engine, ...able.map(({ id }) => id)]
}

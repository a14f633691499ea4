import type { TaskRow } from '../../../db/tables.ts'
import type { Deps } from '../../../deps.ts'
import type { ConnectedEngine } from '../../../platform/engines/pool.ts'
import { canDraw, isWell } from '../routing/judge-engines.ts'
import { listDrewSince } from '../routing/queries.ts'
import { readNeeds } from '../routing/read-needs.ts'
import { AWAY_MS } from '../rules.ts'
import { listLeft } from './queries.ts'

/**
 * Tasks that have waited long, and whose engines are all away and have drawn nothing in that time; also those that no engine
 * can do any more. One that is only turned off for a moment forsakes nobody.
 */
export async function listForsaken({ db, engines, clock }: Pick<Deps, 'db' | 'engines' | 'clock'>): Promise<TaskRow[]> {
  const now = clock.now()
  const all = engines.list()
  const since = new Date(now.getTime() - AWAY_MS)
  const left = (await listLeft(db, { since, now })).filter((task) => !all.some((engine) => mayTake(engine, task)))
  if (left.length === 0) return []
  const drew = await listDrewSince(db, [...all.map(({ id }) => id), ...left.map(({ engine }) => engine)], since)
  return left.filter((task) => ![task.engine, ...listAble(all, task)].some((id) => drew.has(id)))
}

/** As the line gives tasks out, but for slots. */
function mayTake(engine: ConnectedEngine, task: TaskRow): boolean {
  if (isBound(task)) return engine.id === task.engine
  return isWell(engine) && !task.tried.includes(engine.id) && maySuit(engine, task)
}

/** It has been handed over, and is followed also when its engine is off. */
function isBound({ ticket, attempt_id }: TaskRow): boolean {
  return ticket !== null || attempt_id !== null
}

function maySuit(engine: ConnectedEngine, task: TaskRow): boolean {
  return canDraw(engine, readNeeds(task)) && (!task.pinned || engine.id === task.engine)
}

function listAble(all: readonly ConnectedEngine[], task: TaskRow): string[] {
  if (isBound(task)) return []
  return all.filter((engine) => !task.tried.includes(engine.id) && maySuit(engine, task)).map(({ id }) => id)
}

import type { Deps } from '../../../deps.ts'
import { listDrewSince } from '../routing/queries.ts'
import { AWAY_MS, CERTAIN_FAULTS, ENGINE_FAULTS } from '../rules.ts'
import { countRefused } from './queries.ts'

export type HoldDeps = Pick<Deps, 'db' | 'clock' | 'engines' | 'log'>

/** A failure caused by a prompt, such as a blocked word, hits one person; one that hits two is the engine's. */
const LEAST_PERSONS = 2

/** Record a task's failure against its engine, if it is the engine's fault. Never throws. */
export async function noteEngineFailure(
  deps: HoldDeps,
  { engine, failReason, said }: { engine: string; failReason: string; said: string | null },
): Promise<void> {
  try {
    const times = await countTimes(deps, engine, failReason)
    if (times === null) return
    await deps.engines.note(engine, { failed: said === null ? failReason : `${failReason}: ${said}`, times })
  } catch (error) {
    deps.log.warn({ err: error, engine }, 'how an engine did is not noted')
  }
}

/** Null: not the engine's fault. */
async function countTimes(
  { db, clock }: HoldDeps,
  engine: string,
  failReason: string,
): Promise<number | 'enough' | null> {
  const since = new Date(clock.now().getTime() - AWAY_MS)
  if (failReason === 'engine_refused') {
    const { persons, times } = await countRefused(db, engine, since)
    return persons < LEAST_PERSONS ? null : times
  }
  if (!ENGINE_FAULTS.has(failReason)) return null
  // One that draws lacks some call of many.
  if (failReason === 'engine_lacks_call' && (await listDrewSince(db, [engine], since)).has(engine)) return 1
  return CERTAIN_FAULTS.has(failReason) ? 'enough' : 1
}

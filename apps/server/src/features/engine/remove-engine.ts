import { writeAudit } from '../../db/write-audit.ts'
import type { Actor, Deps } from '../../deps.ts'
import { type Problem, Refusal } from '../../errors.ts'
import { announceEngines, deleteIdleEngine, type EngineRow, lockEngine } from './queries.ts'

/**
 * Forget an engine that is off and has nothing under way. One that is not there was forgotten before.
 *
 * @throws Refusal conflict
 */
export async function removeEngine(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { userId: actorId }: Actor,
  engineId: string,
): Promise<null> {
  return db.transaction().execute(async (tx) => {
    const row = await lockEngine(tx, engineId)
    if (!row) return null
    const isGone = await deleteIdleEngine(tx, engineId, 'admin')
    if (!isGone) throw new Refusal('conflict', { fields: { engineId: whyNot(row) } })
    const { kind, address } = row
    const fact = { actorId, act: 'engine.remove', subject: engineId, details: { kind, address } }
    await writeAudit(tx, { ...fact, id: newId(), at: clock.now() })
    await announceEngines(tx)
    return null
  })
}

function whyNot({ origin, is_on: isOn }: EngineRow): Problem {
  if (origin === 'built-in') return 'built_in'
  if (origin === 'file') return 'of_settings_file'
  return isOn ? 'still_on' : 'has_work'
}

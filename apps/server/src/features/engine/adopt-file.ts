import type { Tx } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import type { FileEngine } from '../../platform/engines/read-engines-file.ts'
import { type KeyDeps, openKey, sealKey } from './open-key.ts'
import {
  announceEngines,
  deleteIdleEngine,
  type EngineRow,
  insertEngine,
  listEngineRows,
  lockEngine,
  updateEngine,
} from './queries.ts'

/**
 * Synchronise the table with the settings file. Engines removed from the file get no new tasks, and are deleted when idle. An
 * engine that an administrator connected under the same name becomes the file's.
 */
export async function adoptFile(deps: Pick<Deps, 'db' | 'log' | 'config'> & KeyDeps): Promise<void> {
  const { db, log, config } = deps
  const fileEngines = config.enginesOfFile ?? []
  const changed = await db.transaction().execute(async (tx) => {
    const names: string[] = []
    for (const engine of fileEngines) if (await adopt(deps, tx, engine)) names.push(engine.id)
    const ids = new Set(fileEngines.map(({ id }) => id))
    const gone = (await listEngineRows(tx)).filter(({ id, origin }) => origin === 'file' && !ids.has(id))
    for (const row of gone) if (await drop(tx, row)) names.push(row.id)
    if (names.length > 0) await announceEngines(tx)
    return names
  })
  if (changed.length > 0) log.info({ engines: changed }, 'the settings file of the engines was read')
}

/** Whether anything was changed. */
async function adopt(deps: KeyDeps, tx: Tx, engine: FileEngine): Promise<boolean> {
  const { id, kind, address, bots, verbs, slots, weight, isOn } = engine
  const key = engine.key?.reveal() ?? null
  const seal = () => (key === null ? null : sealKey(deps, id, key))
  const columns = {
    ...{ kind, address, options: JSON.stringify(engine.options), bots, verbs },
    ...{ slots, weight, is_on: isOn, origin: 'file' as const },
  }
  if (await insertEngine(tx, { ...columns, id, sealed_key: seal() })) return true
  const row = await lockEngine(tx, id)
  if (!row) return false
  const isKeySame = openKey(deps, row) === key
  const isSpokenToSame = isKeySame && printOf(row) === printOf({ ...columns, options: engine.options })
  const isSame = isSpokenToSame && restOf(row) === restOf(columns)
  if (isSame) return false
  const change = { ...columns, ...(!isKeySame && { sealed_key: seal() }) }
  await updateEngine(tx, id, { change, isSpokenToOtherwise: !isSpokenToSame })
  return true
}

async function drop(tx: Tx, { id, is_on: isOn }: EngineRow): Promise<boolean> {
  if (isOn) await updateEngine(tx, id, { change: { is_on: false }, isSpokenToOtherwise: false })
  return (await deleteIdleEngine(tx, id, 'file')) || isOn
}

/** jsonb does not keep the order of keys. */
function printOf({ kind, address, options }: Pick<EngineRow, 'kind' | 'address' | 'options'>): string {
  return JSON.stringify([kind, address, Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))])
}

function restOf({
  bots,
  verbs,
  slots,
  weight,
  is_on,
  origin,
}: Pick<EngineRow, 'bots' | 'verbs' | 'slots' | 'weight' | 'is_on' | 'origin'>): string {
  return JSON.stringify([bots, verbs, slots, weight, is_on, origin])
}

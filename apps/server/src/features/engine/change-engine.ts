import type { AdminEngine, changeEngine as call } from '@easel/contract/admin-engines'
import type { BodyOf } from '@easel/contract/call'
import type { Tx } from '../../db/open.ts'
import { writeAudit } from '../../db/write-audit.ts'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { checkSettings, requireKeyAgain } from './check-settings.ts'
import { readFigures } from './figures/read-figures.ts'
import { findLocal } from './find-local.ts'
import { type KeyDeps, openKey, sealKey } from './open-key.ts'
import { announceEngines, type EngineChange, type EngineRow, lockEngine, updateEngine } from './queries.ts'
import { findBuiltInFaults, noFigures } from './rules.ts'
import { viewEngine } from './view.ts'

type Body = BodyOf<typeof call>
type ChangeDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'engines'> & KeyDeps

/**
 * Change the given settings of an engine. Running drawings continue as they started.
 *
 * @throws Refusal not_found, invalid_input, conflict for one of the settings file
 */
export async function changeEngine(
  deps: ChangeDeps,
  { userId: actorId, language }: Actor,
  engineId: string,
  body: Body,
): Promise<AdminEngine> {
  const changed = await deps.db.transaction().execute(async (tx) => {
    const row = await lockEngine(tx, engineId)
    if (!row) throw new Refusal('not_found')
    if (row.origin === 'file') throw new Refusal('conflict', { fields: { engineId: 'of_settings_file' } })
    return Object.keys(body).length === 0 ? row : apply(deps, tx, { row, body, actorId })
  })
  const figures = await readFigures(deps)
  const key = openKey(deps, changed)
  const localSlots = findLocal(deps.engines)?.slots ?? 1
  return viewEngine(changed, { key, figures: figures.get(engineId) ?? noFigures(), localSlots, language })
}

async function apply(
  deps: ChangeDeps,
  tx: Tx,
  { row, body, actorId }: { row: EngineRow; body: Body; actorId: string },
): Promise<EngineRow> {
  const options = row.origin === 'built-in' ? requireBuiltIn(row, body) : requireRight(row, body)
  const { key, ...told } = body
  const changed = await updateEngine(tx, row.id, {
    change: toColumns(deps, row.id, { ...body, ...(body.options && { options }) }),
    isSpokenToOtherwise: isSpokenToOtherwise(row, { ...body, options }),
  })
  const details = { ...told, ...(key !== undefined && { hasKey: key !== null }) }
  const fact = { actorId, act: 'engine.change', subject: row.id, details }
  await writeAudit(tx, { ...fact, id: deps.newId(), at: deps.clock.now() })
  await announceEngines(tx)
  return changed
}

/** @throws Refusal invalid_input */
function requireBuiltIn(row: EngineRow, body: Body): EngineRow['options'] {
  const fields = findBuiltInFaults(body)
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_input', { fields })
  return row.options
}

/** @throws Refusal invalid_input */
function requireRight(row: EngineRow, body: Body): EngineRow['options'] {
  const { address = row.address ?? '', key, options = row.options } = body
  const checked = checkSettings({ kind: row.kind, address, key, options })
  requireKeyAgain(row, { address, key })
  return checked
}

function toColumns(deps: KeyDeps, id: string, { key, isOn, options, ...rest }: Body): EngineChange {
  return {
    ...rest,
    ...(isOn !== undefined && { is_on: isOn }),
    ...(options && { options: JSON.stringify(options) }),
    ...(key !== undefined && { sealed_key: key === null ? null : sealKey(deps, id, key) }),
  }
}

function isSpokenToOtherwise(row: EngineRow, { address = row.address ?? '', key, options }: Body): boolean {
  const sorted = (given: object = {}) => JSON.stringify(Object.entries(given).sort(([a], [b]) => (a < b ? -1 : 1)))
  return key !== undefined || address !== (row.address ?? '') || sorted(options) !== sorted(row.options)
}

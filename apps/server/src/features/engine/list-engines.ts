import type { AdminEngine } from '@easel/contract/admin-engines'
import type { Deps } from '../../deps.ts'
import { readFigures } from './figures/read-figures.ts'
import { findLocal } from './find-local.ts'
import { type KeyDeps, openKey } from './open-key.ts'
import { listEngineRows } from './queries.ts'
import { noFigures } from './rules.ts'
import { type Reader, viewEngine } from './view.ts'

/** Every engine, how it stands, and what it has drawn lately. */
export async function listEngines(
  deps: Pick<Deps, 'db' | 'clock' | 'engines'> & KeyDeps,
  { language }: Reader,
): Promise<AdminEngine[]> {
  const [rows, figures] = await Promise.all([listEngineRows(deps.db), readFigures(deps)])
  const localSlots = findLocal(deps.engines)?.slots ?? 1
  return rows.map((row) =>
    viewEngine(row, { key: openKey(deps, row), figures: figures.get(row.id) ?? noFigures(), localSlots, language }),
  )
}

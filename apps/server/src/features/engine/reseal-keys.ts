import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import { type KeyDeps, openKey, sealKey } from './open-key.ts'
import { listEngineRows, replaceSealedKey } from './queries.ts'

/** How many keys of engines are kept, and whose neither secret opens. */
export async function listUnopened(db: Db, keys: KeyDeps): Promise<{ sealed: number; unopened: string[] }> {
  const rows = (await listEngineRows(db)).filter(({ sealed_key: sealed }) => sealed !== null)
  const unopened = rows.filter((row) => openKey(keys, row) === undefined)
  return { sealed: rows.length, unopened: unopened.map(({ id }) => id) }
}

/** Re-encrypt keys that only the second secret opens, so that it can be removed after the rotation. */
export async function resealKeys(deps: Pick<Deps, 'db'> & KeyDeps): Promise<void> {
  const { db, secretKey } = deps
  for (const row of await listEngineRows(db)) {
    const { id, sealed_key: from } = row
    if (from === null || openKey({ secretKey, secondSecretKey: null }, row) !== undefined) continue
    const key = openKey(deps, row)
    if (key) await replaceSealedKey(db, id, { from, to: sealKey(deps, id, key) })
  }
}

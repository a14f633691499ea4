import type { RemoteEngine } from '@easel/engines/engine'
import type { Deps } from '../../deps.ts'
import { type KeyDeps, openKey } from './open-key.ts'
import type { EngineRow } from './queries.ts'

/** Why an engine cannot be connected; the code of a note. */
export type Obstacle = 'key_unreadable' | 'settings_wrong'

/** The engine of a row, or what keeps us from it. */
export function connectRow(
  deps: Pick<Deps, 'connectEngine'> & KeyDeps,
  row: Pick<EngineRow, 'id' | 'kind' | 'address' | 'sealed_key' | 'options' | 'bots' | 'slots'>,
): RemoteEngine | Obstacle {
  const key = openKey(deps, row)
  if (key === undefined) return 'key_unreadable'
  const { id, kind, address, options, bots, slots } = row
  try {
    return deps.connectEngine({ id, kind, url: address ?? '', key, options, bots, slots })
  } catch {
    // Written by another release with different options.
    return 'settings_wrong'
  }
}

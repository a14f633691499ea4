import type { DataOf } from '@easel/contract/call'
import type { listKeysOf as listKeysOfCall } from '@easel/contract/admin-keys'
import type { listKeys as call } from '@easel/contract/keys'
import type { Config } from '../../config.ts'
import type { Actor, Deps } from '../../deps.ts'
import { isServing, listKeyRows } from './queries.ts'
import { dayOf } from './rules.ts'
import { viewKey } from './view.ts'

type ListDeps = Pick<Deps, 'db' | 'clock'>

/** One's own keys, newest first, and where programs are to be pointed. */
export async function listKeys(
  deps: ListDeps & { config: Pick<Config, 'publicUrl'> },
  { userId }: Pick<Actor, 'userId'>,
  origin: string | null,
): Promise<DataOf<typeof call>> {
  const url = deps.config.publicUrl ?? origin ?? ''
  return { ...(await listKeysOf(deps, userId)), url, isOpen: await isServing(deps.db) }
}

/** For operators. */
export async function listKeysOf({ db, clock }: ListDeps, userId: string): Promise<DataOf<typeof listKeysOfCall>> {
  const now = clock.now()
  const rows = await listKeyRows(db, userId, dayOf(now))
  return { keys: rows.map((row) => viewKey(row, now)) }
}

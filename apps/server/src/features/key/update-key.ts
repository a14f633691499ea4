import type { BodyOf } from '@easel/contract/call'
import type { ApiKey, updateKey as call, NewApiKey } from '@easel/contract/keys'
import type { Tx } from '../../db/open.ts'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { shareLockMember } from '../channel/gate.ts'
import { columnsOf } from './columns-of.ts'
import { deriveCallbackSecret } from './derive-callback-secrets.ts'
import { changeKey, findOwnKey } from './queries.ts'
import { hashKey, makeUpKey, prefixOf } from './make-up-key.ts'
import { dayOf } from './rules.ts'
import { viewKey } from './view.ts'

type KeyDeps = Pick<Deps, 'db' | 'clock'>
type Owner = Pick<Actor, 'userId'>

/**
 * Change what a key may do; only what is given changes.
 *
 * @throws Refusal not_found for a key or a channel, invalid_input
 */
export async function updateKey(
  deps: KeyDeps,
  actor: Owner,
  keyId: string,
  { channelId, ...body }: BodyOf<typeof call>,
): Promise<ApiKey> {
  const columns = columnsOf(body, deps.clock.now())
  return deps.db.transaction().execute(async (tx) => {
    const channel = channelId === undefined ? undefined : await shareLockMember(tx, actor, channelId)
    return change(deps, tx, { ...actor, keyId }, { ...columns, ...(channel && { channel_id: channel.id }) })
  })
}

/**
 * Give a key another secret; the old one ends at once.
 *
 * @throws Refusal not_found
 */
export async function rotateKey(
  deps: KeyDeps & Pick<Deps, 'secretKey'>,
  actor: Owner,
  keyId: string,
): Promise<NewApiKey> {
  const key = makeUpKey()
  const secret = { prefix: prefixOf(key), key_hash: hashKey(key) }
  const shown = await deps.db.transaction().execute((tx) => change(deps, tx, { ...actor, keyId }, secret))
  return { ...shown, key, callbackSecret: deriveCallbackSecret(deps.secretKey, keyId).reveal() }
}

async function change(
  { clock }: KeyDeps,
  tx: Tx,
  { userId, keyId }: Owner & { keyId: string },
  columns: Parameters<typeof changeKey>[2],
): Promise<ApiKey> {
  const now = clock.now()
  const isNamed = Object.keys(columns).length > 0
  if (isNamed && !(await changeKey(tx, { userId, keyId }, columns))) throw new Refusal('not_found')
  const row = await findOwnKey(tx, { userId, keyId, day: dayOf(now) })
  if (!row) throw new Refusal('not_found')
  return viewKey(row, now)
}

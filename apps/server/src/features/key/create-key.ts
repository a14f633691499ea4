import type { BodyOf } from '@easel/contract/call'
import type { createKey as call, NewApiKey } from '@easel/contract/keys'
import type { Tx } from '../../db/open.ts'
import type { Actor, Deps } from '../../deps.ts'
import { addChannel, shareLockMember } from '../channel/gate.ts'
import { quotasOf, requireRoom } from '../company/gate.ts'
import { columnsOf } from './columns-of.ts'
import { deriveCallbackSecret } from './derive-callback-secrets.ts'
import { countKeys, insertKey, lockKeysOf } from './queries.ts'
import { hashKey, makeUpKey, prefixOf } from './make-up-key.ts'
import { ALL_SCOPES } from './rules.ts'
import { viewKey } from './view.ts'

type Body = BodyOf<typeof call>

/**
 * Make a key. Only its hash is kept, so an answer that was lost cannot be given again: the key is revoked, and another one made.
 *
 * @throws Refusal invalid_input, quota_reached, not_found for a channel that its owner is not in
 */
export async function createKey(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'secretKey'>,
  actor: Pick<Actor, 'userId'>,
  body: Body,
): Promise<NewApiKey> {
  const key = makeUpKey()
  const now = deps.clock.now()
  const columns = columnsOf(body, now)
  return deps.db.transaction().execute(async (tx) => {
    await lockKeysOf(tx, actor.userId)
    requireRoom(await quotasOf(tx), 'keys', (await countKeys(tx, actor.userId)) + 1)
    const row = await insertKey(tx, {
      name: body.name,
      scopes: columns.scopes ?? ALL_SCOPES,
      expires_at: columns.expires_at ?? null,
      daily_credits: columns.daily_credits ?? null,
      total_credits: columns.total_credits ?? null,
      addresses: columns.addresses ?? [],
      asks: columns.asks ?? false,
      id: deps.newId(),
      user_id: actor.userId,
      channel_id: await chooseChannel(deps, tx, actor, body),
      prefix: prefixOf(key),
      key_hash: hashKey(key),
      created_at: now,
      last_used_at: null,
      revoked_at: null,
    })
    const shown = viewKey({ ...row, creditsToday: 0, isInChannel: true }, now)
    return { ...shown, key, callbackSecret: deriveCallbackSecret(deps.secretKey, row.id).reveal() }
  })
}

/** The one that was named, or one that is made and called like the key. */
async function chooseChannel(
  deps: Pick<Deps, 'clock' | 'newId'>,
  tx: Tx,
  actor: Pick<Actor, 'userId'>,
  { channelId, name: title }: Pick<Body, 'channelId' | 'name'>,
): Promise<string> {
  if (channelId !== undefined) return (await shareLockMember(tx, actor, channelId)).id
  return (await addChannel(tx, { title, creatorId: actor.userId, now: deps.clock.now(), newId: deps.newId })).id
}

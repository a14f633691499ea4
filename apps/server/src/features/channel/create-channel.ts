import { type Channel, channel as channelSchema } from '@easel/contract/channel'
import { answerOnce } from '../../db/answer-once.ts'
import type { Tx } from '../../db/open.ts'
import type { Actor, Deps } from '../../deps.ts'
import { isolateDirections } from '../../platform/isolate-directions.ts'
import { announceChannel, announceEntry } from './announce-channel.ts'
import { quotasOf, requireRoom } from '../company/gate.ts'
import { makeChannel } from './gate.ts'
import { countOwnChannels, lockOwnChannels } from './queries.ts'
import { viewChannel } from './view.ts'

/**
 * Make a channel; an empty title is shown as 绘画.
 *
 * @throws Refusal idempotency_mismatch, quota_reached
 */
export async function createChannel(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { userId }: Pick<Actor, 'userId'>,
  { body, idempotencyKey }: { body: { title: string }; idempotencyKey: string | null },
): Promise<Channel> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now()
    const once = { userId, key: idempotencyKey, request: { createChannel: body }, now }
    return answerOnce(tx, once, {
      read: (kept) => channelSchema.parse(kept),
      run: () => {
        const title = isolateDirections(body.title)
        return create(tx, { title, creatorId: userId, now, newId: deps.newId })
      },
    })
  })
}

async function create(tx: Tx, newChannel: Parameters<typeof makeChannel>[1]): Promise<Channel> {
  await lockOwnChannels(tx, newChannel.creatorId)
  requireRoom(await quotasOf(tx), 'channels', (await countOwnChannels(tx, newChannel.creatorId)) + 1)
  const { id } = await makeChannel(tx, newChannel)
  const channel = await announceChannel(tx, id, newChannel.now)
  await announceEntry(tx, newChannel.creatorId, channel, newChannel.now)
  return viewChannel(channel, newChannel.creatorId, 0)
}

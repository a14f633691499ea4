import type { Tx } from '../../db/open.ts'
import { isolateDirections } from '../../platform/isolate-directions.ts'
import { quotasOf, requireRoom } from '../company/gate.ts'
import { announceChannel, announceEntry } from './announce-channel.ts'
import { makeChannel } from './make-channel.ts'
import { type CountedChannel, countOwnChannels, lockOwnChannels } from './queries.ts'

/**
 * Make a channel that somebody asked for, and tell their open pages.
 *
 * @throws Refusal quota_reached
 */
export async function addChannel(
  tx: Tx,
  { title, ...made }: Parameters<typeof makeChannel>[1],
): Promise<CountedChannel> {
  await lockOwnChannels(tx, made.creatorId)
  requireRoom(await quotasOf(tx), 'channels', (await countOwnChannels(tx, made.creatorId)) + 1)
  const { id } = await makeChannel(tx, { ...made, title: isolateDirections(title) })
  const channel = await announceChannel(tx, id, made.now)
  await announceEntry(tx, made.creatorId, channel, made.now)
  return channel
}

import type { Tx } from '../../db/open.ts'
import { publish } from '../../live/outbox.ts'
import { listOnline } from '../../live/presences.ts'
import { viewAuthor } from '../account/gate.ts'
import { type CountedChannel, findChannel, type MemberRow } from './queries.ts'
import { viewFacts, viewMember } from './view.ts'

/** Publish the channel's current state. Call it late: the room stays locked. */
export async function announceChannel(tx: Tx, channelId: string, now: Date): Promise<CountedChannel> {
  const channel = await findChannel(tx, channelId)
  if (!channel) throw new Error(`channel ${channelId} was not announced`)
  await publish(tx, `channel:${channelId}`, { t: 'channel', channel: viewFacts(channel) }, now)
  return channel
}

/** Publish that somebody joined or left; a person who left receives nothing after it. */
export async function announceMember(
  tx: Tx,
  channel: Pick<CountedChannel, 'id' | 'creator_id'>,
  { row, event, now }: { row: MemberRow; event: 'joined' | 'left'; now: Date },
): Promise<void> {
  const people = await viewAuthor(tx, [row.user_id])
  const online = (await listOnline(tx, [row.user_id], now)).has(row.user_id)
  const member = viewMember(row, channel.creator_id, { person: people.get(row.user_id), online })
  await publish(tx, `channel:${channel.id}`, { t: 'member', channelId: channel.id, member, event }, now)
}

/** Tell a person's other pages that they joined a channel. Publish to the channel first. */
export async function announceEntry(tx: Tx, userId: string, channel: CountedChannel, now: Date): Promise<void> {
  const frame = { t: 'unread', channelId: channel.id, unread: 0, channel: viewFacts(channel) } as const
  await publish(tx, `user:${userId}`, frame, now)
}

import type { NumberedFrame } from '@easel/contract/live'
import type { Tx } from '../../db/open.ts'
import { lockRooms, publishToEach, type Room } from '../../live/outbox.ts'
import { viewAuthor } from '../account/gate.ts'
import { listChannelsOfMember, listJoinedIds } from './queries.ts'
import { viewMember } from './view.ts'

/**
 * Tell a person's channels that they went online or offline. Membership is read under the room locks: channels they have just
 * left, and those without other members, are skipped.
 */
export async function announcePresence(
  tx: Tx,
  userId: string,
  { event, now }: { event: 'online' | 'offline'; now: Date },
): Promise<void> {
  const roomOf = (channelId: string): Room => `channel:${channelId}`
  const locked = new Set(await listJoinedIds(tx, userId))
  if (locked.size === 0) return
  await lockRooms(tx, [...locked].map(roomOf))
  const joined = await listChannelsOfMember(tx, userId)
  const person = (await viewAuthor(tx, [userId])).get(userId)
  const frames = joined
    .filter((channel) => locked.has(channel.id) && channel.member_count > 1)
    .map((channel): [Room, NumberedFrame] => {
      const row = { user_id: userId, joined_at: channel.joined_at }
      const member = viewMember(row, channel.creator_id, { person, online: event === 'online' })
      return [roomOf(channel.id), { t: 'member', channelId: channel.id, member, event }]
    })
  if (frames.length > 0) await publishToEach(tx, new Map(frames), now)
}

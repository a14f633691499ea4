import type { NumberedFrame } from '@easel/contract/live'
import type { Deps } from '../../../deps.ts'
import type { JobPayloads } from '../../../jobs/queue.ts'
import { lockRooms, publishToEach, type Room } from '../../../live/outbox.ts'
import { onlineCutoff } from '../../../live/presences.ts'
import { findChannel } from '../queries.ts'
import { viewFacts } from '../view.ts'
import { countUnreadOf, listOnlineMembers } from './queries.ts'

/**
 * Tell each member who is here how much of a channel they have not seen, and what it is like. Everything is read while
 * nobody else tells them anything, so that the last frame is right; whoever has left meanwhile hears nothing. May be repeated.
 */
export async function announceNews(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { channelId }: JobPayloads['tell-unread'],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const now = clock.now()
    const userIds = await listOnlineMembers(tx, channelId, onlineCutoff(now))
    if (userIds.length === 0) return
    await lockRooms(
      tx,
      userIds.map((userId): Room => `user:${userId}`),
    )
    const channel = await findChannel(tx, channelId)
    if (!channel) return
    const counts = await countUnreadOf(tx, channelId, userIds)
    const frames = [...counts].map(([userId, unread]): [Room, NumberedFrame] => [
      `user:${userId}`,
      { t: 'unread', channelId, unread, channel: viewFacts(channel) },
    ])
    await publishToEach(tx, new Map(frames), now)
  })
}

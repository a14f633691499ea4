import type { NumberedFrame } from '@easel/contract/live'
import type { Deps } from '../../../deps.ts'
import type { JobPayloads } from '../../../jobs/queue.ts'
import { lockRooms, publishToEach, type Room } from '../../../live/outbox.ts'
import { onlineCutoff } from '../../../live/presences.ts'
import { findChannel } from '../queries.ts'
import { viewFacts } from '../view.ts'
import { countUnreadOf, listOnlineMembers } from './queries.ts'

/**
 * Publish to each online member the channel's state and their unread count. Read under the room locks, so that the last frame is
 * right; people who left meanwhile are skipped. Idempotent.
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

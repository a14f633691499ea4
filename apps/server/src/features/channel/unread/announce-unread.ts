import type { Tx } from '../../../db/open.ts'
import { lockRooms, publish } from '../../../live/outbox.ts'
import { countUnread } from './queries.ts'

/**
 * Publish a person's unread count of a channel, unless it equals `before`. Counted under the room lock, so that the last frame is
 * right. Call it last: the room stays locked.
 */
export async function announceUnread(
  tx: Tx,
  { channelId, userId, before, now }: { channelId: string; userId: string; before: number; now: Date },
): Promise<number> {
  await lockRooms(tx, [`user:${userId}`])
  const unread = (await countUnread(tx, userId, channelId)).get(channelId) ?? 0
  if (unread !== before) await publish(tx, `user:${userId}`, { t: 'unread', channelId, unread }, now)
  return unread
}

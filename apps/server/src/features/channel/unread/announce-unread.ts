import type { Tx } from '../../../db/open.ts'
import { lockRooms, publish } from '../../../live/outbox.ts'
import { countUnread } from './queries.ts'

/**
 * Tell a person's own pages how much of a channel they have not seen, unless that is `before`. Counted while nobody
 * else tells them, so that the last frame is right. Last of all: their number stays locked.
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

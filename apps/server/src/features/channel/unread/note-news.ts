import type { Tx } from '../../../db/open.ts'
import { enqueue } from '../../../jobs/queue.ts'
import { type CountedChannel, setLastActive } from '../queries.ts'

/**
 * Record activity in the channel; the member has read everything before it. Locks the channel's row: call it late, but before
 * publishing.
 */
export async function noteNews(
  tx: Tx,
  channel: Pick<CountedChannel, 'id' | 'member_count'>,
  { userId, itemId, now }: { userId: string; itemId: string; now: Date },
): Promise<void> {
  await setLastActive(tx, channel.id, { userId, itemId, at: now })
  // With one member there is nobody to notify.
  if (channel.member_count > 1) await tellUnread(tx, channel.id)
}

/** Enqueue unread notifications for online members; bursts are merged into one job. */
export async function tellUnread(tx: Tx, channelId: string): Promise<void> {
  await enqueue(tx, 'tell-unread', { channelId }, { key: `tell-unread:${channelId}` })
}

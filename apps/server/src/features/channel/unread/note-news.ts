import type { Tx } from '../../../db/open.ts'
import { enqueue } from '../../../jobs/queue.ts'
import { type CountedChannel, setLastActive } from '../queries.ts'

/**
 * Somebody has said or drawn something in it, and has seen what was there before. Takes the channel's row lock, so call
 * it late, but before anything is published.
 */
export async function noteNews(
  tx: Tx,
  channel: Pick<CountedChannel, 'id' | 'member_count'>,
  { userId, itemId, now }: { userId: string; itemId: string; now: Date },
): Promise<void> {
  await setLastActive(tx, channel.id, { userId, itemId, at: now })
  // Alone there is nobody to tell.
  if (channel.member_count > 1) await tellUnread(tx, channel.id)
}

/** Have everyone told who is here; bursts become one telling. */
export async function tellUnread(tx: Tx, channelId: string): Promise<void> {
  await enqueue(tx, 'tell-unread', { channelId }, { key: `tell-unread:${channelId}` })
}

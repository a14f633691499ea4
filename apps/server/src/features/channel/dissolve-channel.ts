import type { Tx } from '../../db/open.ts'
import { enqueue } from '../../jobs/queue.ts'
import { publish, publishToAll, type Room } from '../../live/outbox.ts'
import { endChannel } from './queries.ts'

/**
 * Delete a locked channel for everyone: members are removed, its invite is invalid. A job of the same transaction cancels its open
 * tasks and deletes what its creator drew there; what others drew stays in their galleries.
 */
export async function dissolveChannel(tx: Tx, channelId: string, now: Date): Promise<void> {
  const memberIds = await endChannel(tx, channelId, now)
  await enqueue(tx, 'clear-channel', { channelId })
  const gone = { t: 'channel.gone', channelId } as const
  await publish(tx, `channel:${channelId}`, gone, now)
  const rooms = memberIds.map((userId): Room => `user:${userId}`)
  await publishToAll(tx, rooms, gone, now)
}

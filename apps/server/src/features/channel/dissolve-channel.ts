import type { Tx } from '../../db/open.ts'
import { enqueue } from '../../jobs/queue.ts'
import { publish, publishToAll, type Room } from '../../live/outbox.ts'
import { endChannel } from './queries.ts'

/**
 * End a channel that is locked, for everyone at once: nobody is in it any more, its invite is dead, and what waits or runs in it is
 * cancelled by a job of the same transaction. Pictures drawn there stay where they are.
 */
export async function dissolveChannel(tx: Tx, channelId: string, now: Date): Promise<void> {
  const memberIds = await endChannel(tx, channelId, now)
  await enqueue(tx, 'cancel-tasks', { channelId })
  const gone = { t: 'channel.gone', channelId } as const
  await publish(tx, `channel:${channelId}`, gone, now)
  const rooms = memberIds.map((userId): Room => `user:${userId}`)
  await publishToAll(tx, rooms, gone, now)
}

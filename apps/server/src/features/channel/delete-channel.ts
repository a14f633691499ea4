import type { Actor, Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/queue.ts'
import { publish, publishToAll, type Room } from '../../live/outbox.ts'
import { lockOwnChannel } from './gate.ts'
import { endChannel } from './queries.ts'

/**
 * End a channel for everyone at once: nobody is in it any more, its invite is dead, and what waits or runs in it is
 * cancelled by a job of the same transaction. Pictures drawn there stay where they are.
 *
 * @throws Refusal not_found, not_creator
 */
export async function deleteChannel(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Pick<Actor, 'userId'>,
  channelId: string,
): Promise<null> {
  return db.transaction().execute(async (tx) => {
    const { id } = await lockOwnChannel(tx, actor, channelId)
    const now = clock.now()
    const memberIds = await endChannel(tx, id, now)
    await enqueue(tx, 'cancel-tasks', { channelId: id })
    const gone = { t: 'channel.gone', channelId: id } as const
    await publish(tx, `channel:${id}`, gone, now)
    const rooms = memberIds.map((userId): Room => `user:${userId}`)
    await publishToAll(tx, rooms, gone, now)
    return null
  })
}

import type { Actor, Deps } from '../../deps.ts'
import { lockOwnChannel } from './gate.ts'
import { leaveChannel } from './leave-channel.ts'
import { insertRemoval } from './queries.ts'

/**
 * Remove a member; the current invite no longer admits them, a newer one does.
 *
 * @throws Refusal not_found, also when they are not in it; not_creator; creator_cannot_quit when it is oneself
 */
export async function removeMember(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  actor: Pick<Actor, 'userId'>,
  { channelId, userId }: { channelId: string; userId: string },
): Promise<null> {
  return db.transaction().execute(async (tx) => {
    const channel = await lockOwnChannel(tx, actor, channelId)
    const now = clock.now()
    await leaveChannel(tx, channel, { userId, now, newId })
    await insertRemoval(tx, channel.id, userId, now)
    return null
  })
}

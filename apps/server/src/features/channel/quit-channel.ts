import type { Actor, Deps } from '../../deps.ts'
import { lockJoinedChannel } from './gate.ts'
import { leaveChannel } from './leave-channel.ts'

/** @throws Refusal not_found, creator_cannot_quit */
export async function quitChannel(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  actor: Pick<Actor, 'userId'>,
  channelId: string,
): Promise<null> {
  return db.transaction().execute(async (tx) => {
    const channel = await lockJoinedChannel(tx, actor, channelId)
    await leaveChannel(tx, channel, { userId: actor.userId, now: clock.now(), newId })
    return null
  })
}

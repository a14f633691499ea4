import type { Actor, Deps } from '../../deps.ts'
import { publish } from '../../live/outbox.ts'
import { announceUnread, countUnread, findNewestId, lockJoinedChannel, setClearedUpTo } from '../channel/gate.ts'

/**
 * Clear one's own view of a channel, up to what stands in it now; whoever is writing has written by then. Nothing of
 * others is touched. Twice is fine.
 *
 * @throws Refusal not_found
 */
export async function clearChat(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Pick<Actor, 'userId'>,
  channelId: string,
): Promise<null> {
  return db.transaction().execute(async (tx) => {
    const { id } = await lockJoinedChannel(tx, actor, channelId)
    const mark = { channelId: id, userId: actor.userId }
    const upTo = await findNewestId(tx, id)
    const before = (await countUnread(tx, actor.userId, id)).get(id) ?? 0
    if (upTo === undefined || !(await setClearedUpTo(tx, { ...mark, upTo }))) return null
    const now = clock.now()
    await publish(tx, `user:${actor.userId}`, { t: 'cleared', channelId: id, upTo }, now)
    await announceUnread(tx, { ...mark, before, now })
    return null
  })
}

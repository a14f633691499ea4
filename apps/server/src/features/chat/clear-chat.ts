import type { Actor, Deps } from '../../deps.ts'
import { publish } from '../../live/outbox.ts'
import { announceUnread, countUnread, findNewestId, lockJoinedChannel, setClearedUpTo } from '../channel/gate.ts'

/**
 * Hide everything in the channel so far from one's own view; concurrent writers have committed before. Others are not affected.
 * Idempotent.
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

import type { DataOf } from '@easel/contract/call'
import type { markRead as call } from '@easel/contract/chat'
import type { Actor, Deps } from '../../deps.ts'
import { announceUnread, countUnread, findNewestId, shareLockMember, setReadUpTo } from '../channel/gate.ts'

/**
 * Mark everything up to this item as read. Never moves backwards or beyond the newest item.
 *
 * @throws Refusal not_found
 */
export async function markRead(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Pick<Actor, 'userId'>,
  channelId: string,
  { upTo }: { upTo: string },
): Promise<DataOf<typeof call>> {
  return db.transaction().execute(async (tx) => {
    const { id } = await shareLockMember(tx, actor, channelId)
    const newest = await findNewestId(tx, id)
    const before = (await countUnread(tx, actor.userId, id)).get(id) ?? 0
    const readUpTo = newest !== undefined && newest < upTo ? newest : upTo
    const mark = { channelId: id, userId: actor.userId }
    if (newest === undefined || !(await setReadUpTo(tx, { ...mark, upTo: readUpTo }))) return { unread: before }
    return { unread: await announceUnread(tx, { ...mark, before, now: clock.now() }) }
  })
}

import { writeAudit } from '../../db/write-audit.ts'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { dissolveChannel } from './dissolve-channel.ts'
import { lockChannel } from './queries.ts'

/**
 * End a channel, whosever it is, as its creator would. Why is kept in the audit log; those who were in it are not told.
 *
 * @throws Refusal not_found, also when it has ended before
 */
export async function deleteAnyChannel(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { userId: actorId }: Pick<Actor, 'userId'>,
  { channelId, reason }: { channelId: string; reason: string },
): Promise<null> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockChannel(tx, channelId))) throw new Refusal('not_found')
    const now = clock.now()
    await dissolveChannel(tx, channelId, now)
    const fact = { id: newId(), actorId, act: 'channel.delete', subject: channelId, at: now }
    await writeAudit(tx, { ...fact, details: { reason } })
    return null
  })
}

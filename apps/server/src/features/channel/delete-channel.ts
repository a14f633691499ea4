import type { Actor, Deps } from '../../deps.ts'
import { dissolveChannel } from './dissolve-channel.ts'
import { lockOwnChannel } from './gate.ts'

/**
 * End a channel of one's own.
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
    await dissolveChannel(tx, id, clock.now())
    return null
  })
}

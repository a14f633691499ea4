import type { Db } from '../../../db/open.ts'
import { Refusal } from '../../../errors.ts'
import { type CountedChannel, findChannel, isRemoved } from '../queries.ts'
import { findChannelIdOfCode } from './queries.ts'

/**
 * The channel of an invite code. People who were removed need a newer code; the old one is invalid for them.
 *
 * @param userId null: somebody who has not signed in
 * @throws Refusal invite_invalid, whatever is wrong with it
 */
export async function requireInvite(
  db: Db,
  { code, userId, now }: { code: string; userId: string | null; now: Date },
): Promise<CountedChannel> {
  const channelId = await findChannelIdOfCode(db, code, now)
  const channel = channelId && (await findChannel(db, channelId))
  if (!channel || (userId !== null && (await isRemoved(db, channel.id, userId)))) throw new Refusal('invite_invalid')
  return channel
}

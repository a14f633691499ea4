import type { Channel } from '@easel/contract/channel'
import type { Tx } from '../../db/open.ts'
import type { Actor, Deps } from '../../deps.ts'
import { lockPresence } from '../../live/presences.ts'
import { announceChannel, announceEntry, announceMember } from './announce-channel.ts'
import { quotasOf, requireRoom } from '../company/gate.ts'
import { requireMember } from './gate.ts'
import { requireInvite } from './invite/require-invite.ts'
import { addArrival } from './messages/add-message.ts'
import { changeChannel, type CountedChannel, insertMember, lockChannel } from './queries.ts'
import { countUnread } from './unread/queries.ts'
import { viewChannel } from './view.ts'

/**
 * Join a channel by its invite. Idempotent.
 *
 * @throws Refusal invite_invalid, for whatever reason it opens nothing; quota_reached when the channel is full
 */
export async function joinChannel(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  actor: Pick<Actor, 'userId'>,
  code: string,
): Promise<Channel> {
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    const invited = await requireInvite(tx, { code, userId: actor.userId, now })
    await lockChannel(tx, invited.id)
    // Its creator may have replaced the code, or ended the channel, while we waited.
    const channel = await requireInvite(tx, { code, userId: actor.userId, now })
    const row = { channel_id: channel.id, user_id: actor.userId, joined_at: now, read_up_to: newId() }
    if (await insertMember(tx, row)) {
      // The count before joining, under the channel's lock.
      requireRoom(await quotasOf(tx), 'members', channel.member_count + 1)
      await announceArrival(tx, channel, { userId: actor.userId, now, newId })
    }
    const unread = await countUnread(tx, actor.userId, channel.id)
    return viewChannel(await requireMember(tx, actor, channel.id), actor.userId, unread.get(channel.id) ?? 0)
  })
}

async function announceArrival(
  tx: Tx,
  channel: CountedChannel,
  { userId, now, newId }: { userId: string; now: Date } & Pick<Deps, 'newId'>,
): Promise<void> {
  await changeChannel(tx, channel.id)
  // Serialises with presence changes: either they are announced here too, or the list already shows them online.
  await lockPresence(tx, userId)
  await announceMember(tx, channel, { row: { user_id: userId, joined_at: now }, event: 'joined', now })
  await addArrival(tx, channel.id, { userId, content: 'joined', now, newId })
  await announceEntry(tx, userId, await announceChannel(tx, channel.id, now), now)
}

import type { Tx } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { publish } from '../../live/outbox.ts'
import { announceChannel, announceMember } from './announce-channel.ts'
import type { JoinedChannel } from './gate.ts'
import { addArrival } from './messages/add-message.ts'
import { changeChannel, deleteMember, findMember } from './queries.ts'

/**
 * Remove a member from a locked channel. The channel is told, which ends that person's subscription; their own pages are told as
 * well.
 *
 * @throws Refusal creator_cannot_quit, not_found when they are not in it
 */
export async function leaveChannel(
  tx: Tx,
  channel: JoinedChannel,
  { userId, now, newId }: { userId: string; now: Date } & Pick<Deps, 'newId'>,
): Promise<void> {
  if (userId === channel.creator_id) throw new Refusal('creator_cannot_quit')
  const row = await findMember(tx, channel.id, userId)
  if (!row) throw new Refusal('not_found')
  await deleteMember(tx, channel.id, userId)
  await changeChannel(tx, channel.id)
  await announceMember(tx, channel, { row, event: 'left', now })
  await addArrival(tx, channel.id, { userId, content: 'left', now, newId })
  await announceChannel(tx, channel.id, now)
  await publish(tx, `user:${userId}`, { t: 'channel.gone', channelId: channel.id }, now)
}

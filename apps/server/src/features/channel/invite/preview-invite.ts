import type { InvitePreview } from '@easel/contract/channel-acts'
import type { Actor, Deps } from '../../../deps.ts'
import { viewAuthor } from '../../account/gate.ts'
import { isMember } from '../queries.ts'
import { requireInvite } from './require-invite.ts'

/**
 * Who invites to what; nothing of who else is there.
 *
 * @throws Refusal invite_invalid
 */
export async function previewInvite(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Pick<Actor, 'userId'> | null,
  code: string,
): Promise<InvitePreview> {
  const channel = await requireInvite(db, { code, userId: actor?.userId ?? null, now: clock.now() })
  const { creator_id: id } = channel
  return {
    channelId: channel.id,
    title: channel.title,
    creator: (await viewAuthor(db, [id])).get(id) ?? { id, name: '', avatar: '' },
    memberCount: channel.member_count,
    joined: actor !== null && (await isMember(db, channel.id, actor.userId)),
  }
}

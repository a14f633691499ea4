import type { DataOf } from '@easel/contract/call'
import type { readChannel as call } from '@easel/contract/channel'
import type { Actor, Deps } from '../../deps.ts'
import { listOnline } from '../../live/presences.ts'
import { viewAuthor } from '../account/gate.ts'
import { requireMember } from './gate.ts'
import { listMembers, type MemberRow } from './queries.ts'
import { countUnread } from './unread/queries.ts'
import { viewChannel, viewMember } from './view.ts'

/** @throws Refusal not_found */
export async function readChannel(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  channelId: string,
): Promise<DataOf<typeof call>> {
  const channel = await requireMember(db, actor, channelId)
  const members = await listMembers(db, channel.id)
  const userIds = members.map((member) => member.user_id)
  const people = await viewAuthor(db, userIds)
  const online = await listOnline(db, userIds, clock.now())
  const unread = await countUnread(db, actor.userId, channel.id)
  const viewOne = (member: MemberRow) =>
    viewMember(member, channel.creator_id, { person: people.get(member.user_id), online: online.has(member.user_id) })
  return { ...viewChannel(channel, actor.userId, unread.get(channel.id) ?? 0), members: members.map(viewOne) }
}

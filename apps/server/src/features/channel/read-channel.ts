import type { DataOf } from '@easel/contract/call'
import type { readChannel as call } from '@easel/contract/channel'
import type { Actor, Deps } from '../../deps.ts'
import { viewAuthor } from '../account/gate.ts'
import { requireMember } from './gate.ts'
import { listMembers } from './queries.ts'
import { viewChannel, viewMember } from './view.ts'

/** @throws Refusal not_found */
export async function readChannel(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  channelId: string,
): Promise<DataOf<typeof call>> {
  const channel = await requireMember(db, actor, channelId)
  const members = await listMembers(db, channel.id)
  const people = await viewAuthor(
    db,
    members.map((member) => member.user_id),
  )
  return {
    ...viewChannel(channel, actor.userId),
    members: members.map((member) => viewMember(member, channel.creator_id, people.get(member.user_id))),
  }
}

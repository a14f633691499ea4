import type { Channel, ChannelFacts, Member } from '@easel/contract/channel'
import type { CountedChannel, MemberRow } from './queries.ts'

/** As everyone in it sees it. */
export function viewFacts(row: CountedChannel): ChannelFacts {
  return {
    id: row.id,
    title: row.title,
    memberCount: row.member_count,
    createdAt: row.created_at.toISOString(),
    lastActiveAt: row.last_active_at.toISOString(),
    version: row.version,
  }
}

/** As `userId` sees it. */
export function viewChannel(row: CountedChannel, userId: string, unread: number): Channel {
  return { ...viewFacts(row), isCreator: row.creator_id === userId, unread }
}

export function viewMember(
  row: MemberRow,
  creatorId: string,
  { person, online }: { person: { name: string; avatar: string } | undefined; online: boolean },
): Member {
  return {
    id: row.user_id,
    name: person?.name ?? '',
    avatar: person?.avatar ?? '',
    isCreator: row.user_id === creatorId,
    joinedAt: row.joined_at.toISOString(),
    online,
  }
}

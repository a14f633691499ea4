import type { Channel, Member } from '@easel/contract/channel'
import type { CountedChannel, MemberRow } from './queries.ts'

/** As `userId` sees it. */
export function viewChannel(row: CountedChannel, userId: string): Channel {
  return {
    id: row.id,
    title: row.title,
    isCreator: row.creator_id === userId,
    memberCount: row.member_count,
    createdAt: row.created_at.toISOString(),
    lastActiveAt: row.last_active_at.toISOString(),
    unread: 0,
    version: row.version,
  }
}

export function viewMember(row: MemberRow, creatorId: string, person?: { name: string; avatar: string }): Member {
  return {
    id: row.user_id,
    name: person?.name ?? '',
    avatar: person?.avatar ?? '',
    isCreator: row.user_id === creatorId,
    joinedAt: row.joined_at.toISOString(),
    online: false,
  }
}

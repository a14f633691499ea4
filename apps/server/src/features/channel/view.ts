import type { Channel } from '@easel/contract/channel'
import type { CountedChannel } from './queries.ts'

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

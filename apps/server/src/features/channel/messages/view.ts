import type { ChatItem } from '@easel/contract/chat'
import type { ChatMessageRow } from '../../../db/tables.ts'

/** Equal for every reader; what is said does not change, so it has one version. */
export function viewMessage(row: ChatMessageRow, author?: ChatItem['author']): ChatItem {
  return {
    id: row.id,
    channelId: row.channel_id,
    kind: row.kind,
    author: author ?? { id: row.author_id, name: '', avatar: '' },
    content: row.content,
    task: null,
    createdAt: row.created_at.toISOString(),
    version: 1,
  }
}

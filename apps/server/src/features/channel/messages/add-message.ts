import type { ChatItem, SystemContent } from '@easel/contract/chat'
import type { Db, Tx } from '../../../db/open.ts'
import type { Deps } from '../../../deps.ts'
import { publish } from '../../../live/outbox.ts'
import { viewAuthor } from '../../account/gate.ts'
import { insertMessage, listMessages, type NewMessage } from './queries.ts'
import { viewMessage } from './view.ts'

/** Store a message without publishing it. */
export async function addMessage(tx: Tx, message: NewMessage): Promise<ChatItem> {
  const row = await insertMessage(tx, message)
  const people = await viewAuthor(tx, [row.author_id])
  return viewMessage(row, people.get(row.author_id))
}

/** Tell a channel what was said in it. Late: the channel's number stays locked. */
export async function announceMessage(tx: Tx, item: ChatItem, now: Date): Promise<void> {
  await publish(tx, `channel:${item.channelId}`, { t: 'chat', item }, now)
}

/** Store a join or leave item; it does not count as unread. */
export async function addArrival(
  tx: Tx,
  channelId: string,
  { userId, content, now, newId }: { userId: string; content: SystemContent; now: Date } & Pick<Deps, 'newId'>,
): Promise<void> {
  const row = { channel_id: channelId, author_id: userId, kind: 'system', content, created_at: now } as const
  await announceMessage(tx, await addMessage(tx, { ...row, id: newId() }), now)
}

/** These messages, by id; those that are none are left out. */
export async function readMessages(db: Db, ids: readonly string[]): Promise<Map<string, ChatItem>> {
  const rows = await listMessages(db, ids)
  const people = await viewAuthor(
    db,
    rows.map((row) => row.author_id),
  )
  return new Map(rows.map((row) => [row.id, viewMessage(row, people.get(row.author_id))]))
}

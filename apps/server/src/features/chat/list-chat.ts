import { id } from '@easel/contract/basics'
import type { DataOf, QueryOf } from '@easel/contract/call'
import type { ChatItem, listChat as call } from '@easel/contract/chat'
import type { Task } from '@easel/contract/drawing'
import { PAGE_DEFAULT } from '@easel/contract/limits'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { readSeq } from '../../live/frames.ts'
import { readMessages, requireMember } from '../channel/gate.ts'
import { readTasks, type ShowDeps } from '../drawing/gate.ts'
import { listItemIds } from './queries.ts'
import { viewTaskItem } from './view.ts'

/**
 * A page of a channel's messages and tasks, newest first, without items that the reader has cleared; optionally filtered by kind
 * or text. The cursor is the last id of the previous page, so new items do not shift it.
 *
 * @throws Refusal not_found, invalid_input for a cursor that was never given
 */
export async function listChat(
  deps: ShowDeps,
  actor: Pick<Actor, 'userId'>,
  channelId: string,
  { cursor, limit = String(PAGE_DEFAULT), only, q }: QueryOf<typeof call>,
): Promise<DataOf<typeof call>> {
  const channel = await requireMember(deps.db, actor, channelId)
  if (cursor !== undefined && !id.safeParse(cursor).success) {
    throw new Refusal('invalid_input', { fields: { cursor: 'unknown_cursor' } })
  }
  // Read first, so that items published meanwhile are sent twice rather than never.
  const seq = await readSeq(deps.db, `channel:${channel.id}`)
  const count = Number(limit)
  const filter = { channelId: channel.id, userId: actor.userId, before: cursor, only, text: q || undefined }
  const ids = await listItemIds(deps.db, filter, count + 1)
  const pageIds = ids.slice(0, count)
  const nextCursor = ids.length > count ? (pageIds.at(-1)?.id ?? null) : null
  return { items: await readItems(deps, actor, pageIds), nextCursor, seq }
}

/** In order; items deleted meanwhile are left out. */
async function readItems(
  deps: ShowDeps,
  reader: Pick<Actor, 'userId'>,
  found: readonly { id: string; isTask: boolean }[],
): Promise<ChatItem[]> {
  const idsOf = (isTask: boolean) => found.filter((item) => item.isTask === isTask).map((item) => item.id)
  const messages = await readMessages(deps.db, idsOf(false))
  const tasks: Map<string, Task> = await readTasks(deps, reader, idsOf(true))
  return found.flatMap(({ id: itemId }) => {
    const task = tasks.get(itemId)
    const item = task ? viewTaskItem(task) : messages.get(itemId)
    return item ? [item] : []
  })
}

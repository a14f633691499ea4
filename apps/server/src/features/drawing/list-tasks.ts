import { id } from '@easel/contract/basics'
import type { BodyOf, DataOf } from '@easel/contract/call'
import type { listTasks as call } from '@easel/contract/drawing'
import { PAGE_DEFAULT } from '@easel/contract/limits'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { requireMember } from '../channel/gate.ts'
import { addLikes } from './likes/add-likes.ts'
import { listTaskRows } from './queries.ts'
import { type ShowDeps, showTasks } from './show-tasks.ts'

/**
 * A page of a channel's tasks, newest first. The cursor is the last id of the page before, so new tasks do not shift it.
 *
 * @throws Refusal not_found, invalid_input for a cursor that was never given
 */
export async function listTasks(
  deps: ShowDeps,
  actor: Actor,
  channelId: string,
  { cursor, limit = PAGE_DEFAULT, status, action, medium, mine, liked, parentId, q }: BodyOf<typeof call>,
): Promise<DataOf<typeof call>> {
  const channel = await requireMember(deps.db, actor, channelId)
  if (cursor !== undefined && !id.safeParse(cursor).success) {
    throw new Refusal('invalid_input', { fields: { cursor: 'unknown_cursor' } })
  }
  const userId = mine ? actor.userId : undefined
  const favourites = liked === undefined ? undefined : { userId: actor.userId, is: liked }
  const conditions = { status, action, medium, userId, parentId, liked: favourites, text: q || undefined }
  const filter = { channelId: channel.id, before: cursor, ...conditions }
  const rows = await listTaskRows(deps.db, filter, limit + 1)
  const pageRows = rows.slice(0, limit)
  const nextCursor = rows.length > limit ? (pageRows.at(-1)?.id ?? null) : null
  return { items: await addLikes(deps.db, actor.userId, await showTasks(deps, pageRows)), nextCursor }
}

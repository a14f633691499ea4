import { id } from '@easel/contract/basics'
import type { DataOf, QueryOf } from '@easel/contract/call'
import type { readGallery as call } from '@easel/contract/gallery'
import { PAGE_DEFAULT } from '@easel/contract/limits'
import type { Actor } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { addLikes } from '../likes/add-likes.ts'
import { type ShowDeps, showTasks } from '../show-tasks.ts'
import { listPictured } from './queries.ts'
import { readFilter } from './read-filter.ts'

/**
 * A page of a person's own finished drawings, newest first, including channels that ended or that they left. Re-shown tasks are
 * listed once, unless one channel is selected. Of an own channel everybody's drawings may be listed.
 *
 * @throws Refusal invalid_input for a cursor that was never given, for what is no ratio, and for everybody's of no channel;
 * not_found
 */
export async function readGallery(
  deps: ShowDeps,
  { userId }: Pick<Actor, 'userId'>,
  { cursor, limit = String(PAGE_DEFAULT), ...filters }: QueryOf<typeof call>,
): Promise<DataOf<typeof call>> {
  if (cursor !== undefined && !id.safeParse(cursor).success) {
    throw new Refusal('invalid_input', { fields: { cursor: 'unknown_cursor' } })
  }
  const count = Number(limit)
  const filter = await readFilter(deps.db, userId, filters)
  const rows = await listPictured(deps.db, filter, { before: cursor, limit: count + 1 })
  const pageRows = rows.slice(0, count)
  const nextCursor = rows.length > count ? (pageRows.at(-1)?.id ?? null) : null
  return { items: await addLikes(deps.db, userId, await showTasks(deps, pageRows)), nextCursor }
}

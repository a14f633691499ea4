import type { DataOf, QueryOf } from '@easel/contract/call'
import type { listGalleryMonths as call } from '@easel/contract/gallery'
import { readOffset } from '../../../db/local-days.ts'
import type { Actor, Deps } from '../../../deps.ts'
import { countByMonth } from './queries.ts'
import { readFilter } from './read-filter.ts'

/**
 * When what the gallery with these filters shows was drawn.
 *
 * @throws Refusal invalid_input for what is no ratio, for everybody's of no channel, and for a clock that nobody on earth
 * has; not_found
 */
export async function listMonths(
  { db }: Pick<Deps, 'db'>,
  { userId }: Pick<Actor, 'userId'>,
  { offset, ...filters }: QueryOf<typeof call>,
): Promise<DataOf<typeof call>> {
  return countByMonth(db, await readFilter(db, userId, filters), readOffset(offset))
}

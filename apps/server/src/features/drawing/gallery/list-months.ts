import type { DataOf, QueryOf } from '@easel/contract/call'
import type { listGalleryMonths as call } from '@easel/contract/gallery'
import type { Actor, Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { countByMonth } from './queries.ts'
import { readFilter } from './read-filter.ts'

const OFFSET_MAX_MINUTES = 840

/**
 * When what the gallery with these filters shows was drawn.
 *
 * @throws Refusal invalid_input for what is no ratio, for everybody's of no channel, and for a clock that nobody on earth
 * has; not_found
 */
export async function listMonths(
  { db }: Pick<Deps, 'db'>,
  { userId }: Pick<Actor, 'userId'>,
  { offset = '0', ...filters }: QueryOf<typeof call>,
): Promise<DataOf<typeof call>> {
  const minutes = Number(offset)
  if (Math.abs(minutes) > OFFSET_MAX_MINUTES) {
    throw new Refusal('invalid_input', { fields: { offset: 'out_of_range' } })
  }
  return countByMonth(db, await readFilter(db, userId, filters), minutes)
}

import type { Db } from '../../../db/open.ts'
import type { TaskParameters } from '../../../db/tables.ts'
import { Refusal } from '../../../errors.ts'
import { findBlocked } from './queries.ts'
import { plainWords } from './rules.ts'

/**
 * Only words that operators let be drawn, with what settings and named options add to them. What is wanted left out of a
 * picture may be named.
 *
 * @throws Refusal invalid_input that names the first that may not
 */
export async function requireAllowed(
  db: Db,
  drawings: readonly { parameters: Pick<TaskParameters, 'words'> }[],
): Promise<void> {
  // A sign of its own between them: no word begins in one drawing and ends in another.
  const words = drawings.map(({ parameters }) => plainWords(parameters.words ?? '')).join(' | ')
  const at = await findBlocked(db, words)
  if (at !== undefined) throw new Refusal('invalid_input', { fields: { prompt: { problem: 'blocked_word', at } } })
}

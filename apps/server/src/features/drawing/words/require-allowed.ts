import type { Db } from '../../../db/open.ts'
import type { TaskParameters } from '../../../db/tables.ts'
import { Refusal } from '../../../errors.ts'
import { findBlocked } from './queries.ts'
import { plainWords } from './rules.ts'

/**
 * Refuse blocked words in prompts, including those from settings and named options. Excluded words (`--no`) may be blocked ones.
 *
 * @throws Refusal invalid_input that names the first that may not
 */
export async function requireAllowed(
  db: Db,
  drawings: readonly { parameters: Pick<TaskParameters, 'words'> }[],
): Promise<void> {
  // A separator, so that no word spans two drawings.
  const words = drawings.map(({ parameters }) => plainWords(parameters.words ?? '')).join(' | ')
  const at = await findBlocked(db, words)
  if (at !== undefined) throw new Refusal('invalid_input', { fields: { prompt: { problem: 'blocked_word', at } } })
}

import { writeAudit } from '../../../db/write-audit.ts'
import type { Actor, Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { insertBlocked } from './queries.ts'
import { isPart, plainWords } from './rules.ts'

/**
 * Forbid words in prompts; tells how many are new. Drawings that are in line are drawn.
 *
 * @throws Refusal invalid_input for what holds no letter and no digit
 */
export async function addWords(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  written: readonly string[],
): Promise<{ added: number }> {
  const words = [...new Set(written.map(plainWords))]
  if (words.includes('')) throw new Refusal('invalid_input', { fields: { words: 'no_words' } })
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const rows = words.map((word) => ({ id: newId(), word, is_part: isPart(word), added_at: now }))
    const added = await insertBlocked(tx, rows)
    const act = { id: newId(), actorId: actor.userId, act: 'words.add', subject: 'words', at: now }
    if (added.length > 0) await writeAudit(tx, { ...act, details: { words: added } })
    return { added: added.length }
  })
}

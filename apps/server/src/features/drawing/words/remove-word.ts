import { writeAudit } from '../../../db/write-audit.ts'
import type { Actor, Deps } from '../../../deps.ts'
import { deleteBlocked } from './queries.ts'

/** Let a word be drawn again. May be repeated. */
export async function removeWord(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  wordId: string,
): Promise<null> {
  return db.transaction().execute(async (tx) => {
    const word = await deleteBlocked(tx, wordId)
    const act = { id: newId(), actorId: actor.userId, act: 'words.remove', subject: wordId, at: clock.now() }
    if (word !== undefined) await writeAudit(tx, { ...act, details: { words: [word] } })
    return null
  })
}

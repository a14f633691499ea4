import type { listBlockedWords as call } from '@easel/contract/admin-words'
import type { DataOf, QueryOf } from '@easel/contract/call'
import { pageOf, readPage } from '../../../db/read-page.ts'
import type { Deps } from '../../../deps.ts'
import { listBlocked } from './queries.ts'
import { plainWords } from './rules.ts'

/**
 * A page of the words that may not be drawn, newest first.
 *
 * @throws Refusal invalid_input for a cursor that was never given
 */
export async function listWords(
  { db }: Pick<Deps, 'db'>,
  { text = '', ...query }: QueryOf<typeof call>,
): Promise<DataOf<typeof call>> {
  const { before, limit } = readPage(query)
  const rows = await listBlocked(db, { text: plainWords(text), before }, limit + 1)
  const { shown, nextCursor } = pageOf(rows, limit)
  return {
    items: shown.map(({ id, word, added_at }) => ({ id, word, addedAt: added_at.toISOString() })),
    nextCursor,
  }
}

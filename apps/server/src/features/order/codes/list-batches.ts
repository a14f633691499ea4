import type { listCodeBatches as call } from '@easel/contract/admin-codes'
import { id } from '@easel/contract/basics'
import type { DataOf, QueryOf } from '@easel/contract/call'
import { PAGE_DEFAULT } from '@easel/contract/limits'
import type { Actor, Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { listBatches as listRows } from './queries.ts'
import { viewBatch } from './view.ts'

/**
 * A page of the batches, newest first.
 *
 * @throws Refusal invalid_input for a cursor that was never given
 */
export async function listBatches(
  { db }: Pick<Deps, 'db'>,
  { language }: Actor,
  { cursor, limit = String(PAGE_DEFAULT) }: QueryOf<typeof call>,
): Promise<DataOf<typeof call>> {
  if (cursor !== undefined && !id.safeParse(cursor).success)
    throw new Refusal('invalid_input', { fields: { cursor: 'unknown_cursor' } })
  const count = Number(limit)
  const rows = await listRows(db, { before: cursor }, count + 1)
  const shown = rows.slice(0, count)
  const nextCursor = rows.length > count ? (shown.at(-1)?.batch_id ?? null) : null
  return { items: shown.map((row) => viewBatch(row, language)), nextCursor }
}

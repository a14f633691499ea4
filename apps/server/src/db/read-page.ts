import { id } from '@easel/contract/basics'
import { PAGE_DEFAULT } from '@easel/contract/limits'
import { Refusal } from '../errors.ts'

/**
 * Start of a page of a list whose cursor is the id of the previous page's last row.
 *
 * @throws Refusal invalid_input for a cursor that was never given
 */
export function readPage({ cursor, limit }: { cursor?: string | undefined; limit?: string | undefined }): {
  before: string | undefined
  limit: number
} {
  if (cursor !== undefined && !id.safeParse(cursor).success)
    throw new Refusal('invalid_input', { fields: { cursor: 'unknown_cursor' } })
  return { before: cursor, limit: limit === undefined ? PAGE_DEFAULT : Number(limit) }
}

/** Split `limit + 1` rows into the page and the cursor of the next one. */
export function pageOf<Row extends { id: string }>(
  rows: readonly Row[],
  limit: number,
): { shown: Row[]; nextCursor: string | null } {
  const pageRows = rows.slice(0, limit)
  return { shown: pageRows, nextCursor: rows.length > limit ? (pageRows.at(-1)?.id ?? null) : null }
}

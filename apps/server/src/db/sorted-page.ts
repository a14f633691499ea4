import { id as aId } from '@easel/contract/basics'
import { type RawBuilder, sql } from 'kysely'
import { Refusal } from '../errors.ts'
import { readPage } from './read-page.ts'

/** Sort order of a list: by a column, ties by id. Ids sort by time, so `id` alone means creation order. */
export interface SortOrder<Column extends string = string> {
  column: Column | 'id'
  direction: 'asc' | 'desc'
}

/** The last row of the page before. */
export interface CursorPosition {
  id: string
  /** Its value in the sort column, instants in ms since 1970; null when sorting by id. */
  value: number | null
}

/**
 * Start of a page of a sorted list. The cursor contains the last row's sort value, not only its id, so that no row is skipped or
 * repeated when that row changes.
 *
 * @throws Refusal invalid_input for a cursor that was never given for this order
 */
export function readSortedPage(
  { column }: SortOrder,
  { cursor, limit }: { cursor?: string | undefined; limit?: string | undefined },
): { last: CursorPosition | undefined; limit: number } {
  if (column === 'id') {
    const { before, limit: most } = readPage({ cursor, limit })
    return { last: before === undefined ? undefined : { id: before, value: null }, limit: most }
  }
  const { limit: most } = readPage({ limit })
  return { last: cursor === undefined ? undefined : readPlace(cursor), limit: most }
}

function readPlace(cursor: string): CursorPosition {
  const [, value, id] = /^(\d{1,15})\.(.+)$/.exec(cursor) ?? []
  if (value === undefined || id === undefined || !aId.safeParse(id).success)
    throw new Refusal('invalid_input', { fields: { cursor: 'unknown_cursor' } })
  return { id, value: Number(value) }
}

/** Split `limit + 1` rows into the page and the cursor of the next one. */
export function sortedPageOf<Row extends { id: string }, Column extends string & keyof Row>(
  { column }: SortOrder<Column>,
  rows: readonly (Row & Readonly<Record<Column, number | Date>>)[],
  limit: number,
): { shown: Row[]; nextCursor: string | null } {
  const pageRows = rows.slice(0, limit)
  const last = rows.length > limit ? pageRows.at(-1) : undefined
  if (!last) return { shown: pageRows, nextCursor: null }
  return { shown: pageRows, nextCursor: column === 'id' ? last.id : `${Number(last[column])}.${last.id}` }
}

/** Condition for rows after the one with this id and sort value; value null when sorting by id. */
export function isAfterCursor(
  { column, direction }: SortOrder,
  id: string,
  value: number | Date | null,
): RawBuilder<boolean> {
  const than = sql.raw(direction === 'desc' ? '<' : '>')
  return value === null
    ? sql<boolean>`id ${than} ${id}`
    : sql<boolean>`(${sql.ref(column)}, id) ${than} (${value}, ${id})`
}

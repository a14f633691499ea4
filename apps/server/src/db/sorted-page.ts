import { id as aId } from '@easel/contract/basics'
import { type RawBuilder, sql } from 'kysely'
import { Refusal } from '../errors.ts'
import { readPage } from './read-page.ts'

/** How a list is sorted: by a column and, where that is equal, by id. By `id` alone it is as old as its rows, for ids sort by time. */
export interface SortOrder<Column extends string = string> {
  column: Column | 'id'
  direction: 'asc' | 'desc'
}

/** The last row of the page before. */
export interface CursorPosition {
  id: string
  /** What it has in the column, instants in ms since 1970; null where that is the id. */
  value: number | null
}

/**
 * Where a page of a sorted list begins. Its cursor tells what the last row had, not only which it was: so nothing is lost or
 * repeated when that row has changed since.
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

/** Of `limit` rows and one more, where there is one: those to show, and the cursor of the page behind them. */
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

/** Which rows stand behind the one with this id, and this value in the column; null where that is the id. */
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

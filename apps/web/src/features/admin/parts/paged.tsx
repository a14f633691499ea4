import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryView } from './query-view.tsx'
import { Empty } from './empty.tsx'
import { Paging } from './paging.tsx'
import type { ReadPage } from './use-export.ts'
import type { Sorting } from './use-sorting.ts'
import type { CursorHistory } from './use-cursor-history.ts'

interface Page<Row> {
  query: UseQueryResult<{ items: Row[]; nextCursor: string | null }>
  trail: CursorHistory
  /** Clears the filter; set only when the list is empty because of it. */
  onClear?: (() => void) | undefined
}

/** A filtered list: its current page, and how to read any other. */
export interface Pages<Row> extends Page<Row> {
  read: ReadPage<Row>
  /** Undefined: the list cannot be sorted. */
  sorting?: Sorting
}

interface PagedProps<Row> extends Page<Row> {
  /** CSS height of the placeholder. */
  height: string
  /** Text of the empty state. */
  empty: string
  children: (rows: Row[]) => ReactNode
}

/** One page of a list, with buttons to the next and previous one. */
export function Paged<Row>({ query, trail, height, empty, onClear, children }: PagedProps<Row>) {
  return (
    <QueryView query={query} height={height}>
      {({ items, nextCursor }) => (
        <>
          {items.length === 0 ? <Empty text={empty} onClear={onClear} /> : children(items)}
          <Paging trail={trail} next={nextCursor} />
        </>
      )}
    </QueryView>
  )
}

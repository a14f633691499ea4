import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Asked } from './asked.tsx'
import { Empty } from './empty.tsx'
import { Paging } from './paging.tsx'
import type { ReadPage } from './use-export.ts'
import type { Sorting } from './use-sorting.ts'
import type { Trail } from './use-trail.ts'

interface Page<Row> {
  query: UseQueryResult<{ items: Row[]; nextCursor: string | null }>
  trail: Trail
  /** Given when only a filter leaves nothing. */
  onClear?: (() => void) | undefined
}

/** A list under its present filter: the page of it that is open, and how any other is had. */
export interface Pages<Row> extends Page<Row> {
  read: ReadPage<Row>
  /** None: it has an order of its own. */
  sorting?: Sorting
}

interface PagedProps<Row> extends Page<Row> {
  /** CSS length of what will come. */
  height: string
  /** Said where there is nothing at all. */
  empty: string
  children: (rows: Row[]) => ReactNode
}

/** A page of a list, with the way to the next and back. */
export function Paged<Row>({ query, trail, height, empty, onClear, children }: PagedProps<Row>) {
  return (
    <Asked query={query} height={height}>
      {({ items, nextCursor }) => (
        <>
          {items.length === 0 ? <Empty text={empty} onClear={onClear} /> : children(items)}
          <Paging trail={trail} next={nextCursor} />
        </>
      )}
    </Asked>
  )
}

import type { Task } from '@easel/contract/drawing'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { ratioOf } from '../../task/rules.ts'
import type { Gallery } from '../use-gallery.ts'
import { firstRowBelow, heightOfRows, layRows, type Row, rowsInView } from './rules.ts'
import { useView } from './use-view.ts'

/** The next page is requested this many window heights before the end. */
const AHEAD = 3

export interface WallPlan {
  rows: Row[]
  /** Rows in the document. */
  shown: Row[]
  /** Total height in px. */
  height: number
  /** Index of the first picture in view. */
  first: number
  /** Scrolls a picture into view. */
  bring(at: number, where: 'top' | 'nearest'): void
}

/** Layout of the wall, and the rows near the window. */
export function useWall(scroller: RefObject<HTMLElement | null>, gallery: Gallery, rowHeight: number): WallPlan {
  const { tasks } = gallery
  const laid = useRef<Row[]>([])
  // Snaps to rows: between two rows nothing rendered depends on the scroll position.
  const view = useView(scroller, (top) => firstRowBelow(laid.current, top)?.top ?? top)
  const rows = useMemo(
    () => layRows(tasks.map(ratioOf), { width: view.width, rowHeight }),
    [tasks, view.width, rowHeight],
  )
  useLayoutEffect(() => {
    laid.current = rows
  })
  const height = heightOfRows(rows)
  useMore(gallery, view.height > 0 && height - view.top < view.height * AHEAD)
  useSamePlace(scroller, { tasks, rows })
  const shown = rowsInView(rows, view)
  return {
    rows,
    shown,
    height,
    first: firstRowBelow(rows, view.top)?.first ?? 0,
    bring: (at, where) =>
      bring(
        scroller.current,
        rows.find((row) => at < row.first + row.places.length),
        where,
      ),
  }
}

/** Requests the next page near the end; a failed one is not retried automatically. */
function useMore({ hasMore, isFetching, hasFailed, loadMore }: Gallery, isNearEnd: boolean): void {
  const load = useEffectEvent(loadMore)
  const isWanted = isNearEnd && hasMore && !isFetching && !hasFailed
  useEffect(() => {
    if (isWanted) load()
  }, [isWanted])
}

/** Keeps the picture at the top of the window in place when pictures are inserted above or rows change. */
function useSamePlace(scroller: RefObject<HTMLElement | null>, now: { tasks: Task[]; rows: Row[] }): void {
  const before = useRef(now)
  useLayoutEffect(() => {
    const { tasks, rows } = before.current
    before.current = now
    const element = scroller.current
    // Reading scrollTop forces a layout, so it happens only after a change.
    if (rows === now.rows || !element || element.scrollTop === 0) return
    const row = rows.find(({ top, height }) => top + height > element.scrollTop)
    const held = row && tasks.slice(row.first).find(({ id }) => now.tasks.some((task) => task.id === id))
    const at = now.tasks.findIndex(({ id }) => id === held?.id)
    const next = now.rows.find(({ first, places }) => at >= 0 && at < first + places.length)
    if (row && next) element.scrollTop += next.top - row.top
  })
}

function bring(scroller: HTMLElement | null, row: Row | undefined, where: 'top' | 'nearest'): void {
  if (!scroller || !row) return
  const isAbove = row.top < scroller.scrollTop
  const isBelow = row.top + row.height > scroller.scrollTop + scroller.clientHeight
  if (where === 'top' || isAbove) scroller.scrollTop = row.top
  else if (isBelow) scroller.scrollTop = row.top + row.height - scroller.clientHeight
}

/** Px between pictures and between rows. */
const GAP_PX = 6
/** Extra rows rendered above and below the view. With two, rows were briefly missing on a slow processor. */
const SPARE_ROWS = 3
/** Maximum stretch of a row with one wide picture, relative to the preferred height. */
const GROWS_AT_MOST = 1.5

export interface Place {
  /** Px from the left. */
  left: number
  width: number
}

export interface Row {
  /** Index of its first picture. */
  first: number
  /** Px from the top of the wall. */
  top: number
  height: number
  places: Place[]
}

interface Wall {
  /** Px. */
  width: number
  /** Preferred row height in px; each row is scaled to fill the width. */
  rowHeight: number
}

/** Lays out pictures of these ratios (width / height) in rows; the last row keeps the preferred height. */
export function layRows(ratios: readonly number[], { width, rowHeight }: Wall): Row[] {
  const rows: Row[] = []
  let first = 0
  let top = 0
  while (first < ratios.length && width > 0) {
    const count = countInRow(ratios, first, { width, rowHeight })
    const row = layRow(ratios.slice(first, first + count), { first, top, width, rowHeight })
    rows.push(row)
    first += count
    top += row.height + GAP_PX
  }
  return rows
}

/** Number of pictures that brings the row nearest to the preferred height. */
function countInRow(ratios: readonly number[], first: number, { width, rowHeight }: Wall): number {
  let sum = 0
  for (let count = 1; first + count <= ratios.length; count += 1) {
    const before = heightOf(sum, count - 1, width)
    sum += ratios[first + count - 1] ?? 1
    const height = heightOf(sum, count, width)
    if (height > rowHeight) continue
    return count > 1 && before - rowHeight < rowHeight - height ? count - 1 : count
  }
  return ratios.length - first
}

function heightOf(sum: number, count: number, width: number): number {
  return sum === 0 ? Number.POSITIVE_INFINITY : (width - GAP_PX * (count - 1)) / sum
}

function layRow(ratios: number[], row: Wall & { first: number; top: number }): Row {
  const { first, top, width, rowHeight } = row
  const sum = ratios.reduce((total, ratio) => total + ratio, 0)
  const full = heightOf(sum, ratios.length, width)
  const height = full > rowHeight * GROWS_AT_MOST ? rowHeight : full
  let left = 0
  const places = ratios.map((ratio) => {
    const place = { left, width: Math.min(ratio * height, width) }
    left += place.width + GAP_PX
    return place
  })
  return { first, top, height, places }
}

/** Total height in px. */
export function heightOfRows(rows: readonly Row[]): number {
  const last = rows.at(-1)
  return last ? last.top + last.height : 0
}

/** Rows in view, plus the extra rows on both sides. */
export function rowsInView(rows: readonly Row[], view: { top: number; height: number }): Row[] {
  const from = findRow(rows, view.top)
  const to = findRow(rows, view.top + view.height)
  return rows.slice(Math.max(0, from - SPARE_ROWS), to + 1 + SPARE_ROWS)
}

/** The first row that is visible below `y`. */
export function firstRowBelow(rows: readonly Row[], y: number): Row | undefined {
  return rows[findRow(rows, y + GAP_PX)]
}

/** Index of the row at height `y`, clamped to the first and last. */
function findRow(rows: readonly Row[], y: number): number {
  let low = 0
  let high = rows.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((rows[middle]?.top ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}

/** Index that an arrow key moves to; unchanged at the ends. */
export function stepOnWall(rows: readonly Row[], from: number, key: string): number {
  const count = rows.reduce((total, row) => total + row.places.length, 0)
  if (key === 'ArrowLeft') return Math.max(0, from - 1)
  if (key === 'ArrowRight') return Math.min(count - 1, from + 1)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const at = rows.findIndex((row) => from < row.first + row.places.length)
  const next = rows[at + (key === 'ArrowDown' ? 1 : -1)]
  const place = rows[at]?.places[from - (rows[at]?.first ?? 0)]
  return next && place ? nearestIn(next, place.left + place.width / 2) : from
}

function nearestIn(row: Row, x: number): number {
  const distances = row.places.map((place) => Math.abs(place.left + place.width / 2 - x))
  return row.first + distances.indexOf(Math.min(...distances))
}

/** A month and its first picture. */
export interface Month {
  /** Like `2026-11`, in the reader's time zone. */
  key: string
  /** Index of its first, newest picture. */
  first: number
}

/** Months of these instants, which are sorted from newest to oldest. */
export function listMonths(instants: readonly string[]): Month[] {
  const months: Month[] = []
  for (const [first, at] of instants.entries()) {
    const day = new Date(at)
    const key = `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`
    if (months.at(-1)?.key !== key) months.push({ key, first })
  }
  return months
}

/** All months to jump to, newest first: loaded ones, then known but unloaded ones. */
export function joinMonths(loaded: readonly Month[], known: readonly string[]): string[] {
  const last = loaded.at(-1)?.key
  return [...loaded.map(({ key }) => key), ...known.filter((key) => last !== undefined && key < last)]
}

/** First picture of a loaded month; if the month has no pictures any more, that of the next older one. */
export function findMonth(loaded: readonly Month[], key: string): Month | undefined {
  return loaded.find((month) => month.key <= key)
}

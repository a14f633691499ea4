/** Px between two pictures, and between two rows. */
const GAP_PX = 6
/** Rows laid out beyond what is seen, above and below. With two, some were missing for a moment on a slow processor. */
const SPARE_ROWS = 3
/** A row of one wide picture may grow to so many times the wanted height, no further. */
const GROWS_AT_MOST = 1.5

export interface Place {
  /** Px from the left. */
  left: number
  width: number
}

export interface Row {
  /** Of its first picture among all. */
  first: number
  /** Px from the top of the wall. */
  top: number
  height: number
  places: Place[]
}

interface Wall {
  /** Px. */
  width: number
  /** Px that a row is wanted to be high; each is stretched or shrunk until it fills the width. */
  rowHeight: number
}

/** Lay pictures of these ratios (width by height) side by side, row by row; the last row keeps the wanted height. */
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

/** As many as bring the row nearest to its wanted height. */
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

/** Px from the top of the first row to the bottom of the last. */
export function heightOfRows(rows: readonly Row[]): number {
  const last = rows.at(-1)
  return last ? last.top + last.height : 0
}

/** The rows in view, and a few more on both sides. */
export function rowsInView(rows: readonly Row[], view: { top: number; height: number }): Row[] {
  const from = findRow(rows, view.top)
  const to = findRow(rows, view.top + view.height)
  return rows.slice(Math.max(0, from - SPARE_ROWS), to + 1 + SPARE_ROWS)
}

/** The first row of which anything shows below this height. */
export function firstRowBelow(rows: readonly Row[], y: number): Row | undefined {
  return rows[findRow(rows, y + GAP_PX)]
}

/** Index of the row that holds this height; the first or the last one when none does. */
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

/** The picture that an arrow key leads to from another; the same one at the ends. */
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

/** A month and where its first picture hangs. */
export interface Month {
  /** `2026-11` in the reader's time zone. */
  key: string
  /** Index of its first, and so newest, picture. */
  first: number
}

/** The months of these instants, which run from the newest to the oldest. */
export function listMonths(instants: readonly string[]): Month[] {
  const months: Month[] = []
  for (const [first, at] of instants.entries()) {
    const day = new Date(at)
    const key = `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`
    if (months.at(-1)?.key !== key) months.push({ key, first })
  }
  return months
}

/** All months that can be jumped to, newest first: those that are loaded, and those that are known of beyond them. */
export function joinMonths(loaded: readonly Month[], known: readonly string[]): string[] {
  const last = loaded.at(-1)?.key
  return [...loaded.map(({ key }) => key), ...known.filter((key) => last !== undefined && key < last)]
}

/** Where a month begins, once it is loaded; one that has gone meanwhile begins where the next older one does. */
export function findMonth(loaded: readonly Month[], key: string): Month | undefined {
  return loaded.find((month) => month.key <= key)
}

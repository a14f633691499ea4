import { expect, test } from 'vitest'
import {
  findMonth,
  firstRowBelow,
  heightOfRows,
  joinMonths,
  layRows,
  listMonths,
  rowsInView,
  stepOnWall,
} from './rules.ts'

const WALL = { width: 1000, rowHeight: 200 }
const many = (count: number) => Array.from({ length: count }, (_, at) => [1, 1.5, 0.67, 1.78][at % 4] ?? 1)

test('each row but the last fills the width, at about the wanted height', () => {
  const rows = layRows(many(40), WALL)
  for (const row of rows.slice(0, -1)) {
    const last = row.places.at(-1)
    expect((last?.left ?? 0) + (last?.width ?? 0)).toBeCloseTo(1000)
    expect(Math.abs(row.height - 200)).toBeLessThan(80)
  }
})

test('every picture hangs once, in its order, and the height is known before any is loaded', () => {
  const rows = layRows(many(41), WALL)
  expect(rows.flatMap(({ first, places }) => places.map((_, at) => first + at))).toEqual(
    Array.from({ length: 41 }, (_, at) => at),
  )
  expect(heightOfRows(rows)).toBeCloseTo(rows.reduce((sum, { height }) => sum + height + 6, -6))
})

test('a few pictures do not grow to fill the width, and one too wide for it fits', () => {
  expect(layRows([1, 1], WALL)[0]).toMatchObject({ height: 200, places: [{ left: 0 }, { left: 206, width: 200 }] })
  expect(layRows([8], WALL)[0]).toMatchObject({ height: 125, places: [{ left: 0, width: 1000 }] })
  expect(layRows([1, 1], { width: 0, rowHeight: 200 })).toEqual([])
})

test('of ten thousand pictures only the rows near the window are drawn', () => {
  const rows = layRows(many(10_000), WALL)
  const shown = rowsInView(rows, { top: heightOfRows(rows) / 2, height: 800 })
  expect(shown.reduce((count, { places }) => count + places.length, 0)).toBeLessThan(60)
  expect(rowsInView([], { top: 0, height: 800 })).toEqual([])
})

test('a row is the first in view until its last pixel has gone, and so from its own top on', () => {
  const rows = layRows(many(40), WALL)
  const [one, two, three] = rows
  if (!one || !two || !three) throw new Error('too few rows')
  const firstAt = (y: number) => firstRowBelow(rows, y)
  expect([firstAt(0), firstAt(one.height - 1)]).toEqual([one, one])
  expect([firstAt(one.height), firstAt(two.top - 0.5), firstAt(two.top)]).toEqual([two, two, two])
  expect(firstAt(two.top + two.height)).toBe(three)
  expect(firstAt(heightOfRows(rows) + 1000)).toBe(rows.at(-1))
  expect(firstRowBelow([], 0)).toBeUndefined()
})

test('arrows walk along the rows and across them, and stop at the ends', () => {
  const rows = layRows([1, 1, 1, 1, 1, 2, 2, 1], WALL)
  expect(stepOnWall(rows, 0, 'ArrowLeft')).toBe(0)
  expect(stepOnWall(rows, 4, 'ArrowRight')).toBe(5)
  expect(stepOnWall(rows, 2, 'ArrowDown')).toBe(6)
  expect(stepOnWall(rows, 6, 'ArrowUp')).toBe(2)
  expect(stepOnWall(rows, 3, 'End')).toBe(7)
  expect(stepOnWall(rows, 7, 'ArrowDown')).toBe(7)
})

test('months run from the newest to the oldest, each with its first picture', () => {
  const months = listMonths(['2026-03-20T12:00:00Z', '2026-03-02T12:00:00Z', '2025-12-15T12:00:00Z'])
  expect(months.map(({ key, first }) => [key, first])).toEqual([
    ['2026-03', 0],
    ['2025-12', 2],
  ])
})

test('one jumps to every month there is; where its first picture hangs is known once it is loaded', () => {
  const loaded = listMonths(['2026-03-20T12:00:00Z', '2026-01-02T12:00:00Z'])
  expect(joinMonths(loaded, ['2026-03', '2026-01', '2025-12', '2024-07'])).toEqual([
    '2026-03',
    '2026-01',
    '2025-12',
    '2024-07',
  ])
  expect(joinMonths([], ['2026-03'])).toEqual([])
  expect([findMonth(loaded, '2026-01')?.first, findMonth(loaded, '2026-02')?.first]).toEqual([1, 1])
  expect(findMonth(loaded, '2025-12')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { listSurplus, readKeepRule } from './keep-rule.ts'

const rule = (written: string) => readKeepRule(written) ?? expect.fail(`${written} is no rule`)
const at = (text: string) => ({ madeAt: new Date(text) })
const goes = (made: string[], written: string) =>
  listSurplus(made.map(at), rule(written)).map(({ madeAt }) => madeAt.toISOString())

test('a rule is numbers of hours, days, weeks, months or years', () => {
  expect(readKeepRule('7d, 4w,12m')).toEqual({ h: 0, d: 7, w: 4, m: 12, y: 0 })
  expect(['', '7', 'd', '0d', '1x', '7d,', '99999d', '-1d', '1.5d'].map(readKeepRule)).toEqual(Array(9).fill(null))
})

test('of each day the newest stays', () => {
  expect(goes(['2026-03-01T01:00:00Z', '2026-03-01T23:00:00Z', '2026-03-02T01:00:00Z'], '7d')).toEqual([
    '2026-03-01T01:00:00.000Z',
  ])
})

test('of older ones the newest of each week and month stays, and the rest goes', () => {
  const days = Array.from({ length: 400 }, (_, day) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString())
  const gone = new Set(goes(days, '7d,4w,12m'))
  const kept = days.filter((day) => !gone.has(day)).map((day) => day.slice(0, 10))

  // 2026-02-04 is a Wednesday; weeks end on Sundays.
  expect(kept).toEqual([
    ...['2025-03-31', '2025-04-30', '2025-05-31', '2025-06-30', '2025-07-31', '2025-08-31', '2025-09-30'],
    ...['2025-10-31', '2025-11-30', '2025-12-31', '2026-01-18', '2026-01-25', '2026-01-29', '2026-01-30'],
    ...['2026-01-31', '2026-02-01', '2026-02-02', '2026-02-03', '2026-02-04'],
  ])
})

test('when no new ones come, none goes however old they are', () => {
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2020, 0, 1 + day)).toISOString())
  expect(goes(days, '7d')).toEqual([])
})

test('the newest of all stays whatever the rule says', () => {
  expect(goes(['2026-03-01T01:00:00Z'], '1y')).toEqual([])
  expect(listSurplus([at('2026-03-01T01:00:00Z')], { h: 0, d: 0, w: 0, m: 0, y: 0 })).toEqual([])
  expect(goes(['2026-03-01T01:00:00Z', '2026-03-01T01:00:01Z'], '1y')).toEqual(['2026-03-01T01:00:00.000Z'])
})

import { expect, test } from 'vitest'
import { daysDue, dayOf, spanOf } from './rules.ts'

test('yesterday’s bill is due from ten o’clock in Beijing on, and a week is caught up with', () => {
  expect(daysDue(new Date('2026-03-02T01:59:59Z'))).toEqual([
    ...['2026-02-23', '2026-02-24', '2026-02-25', '2026-02-26', '2026-02-27', '2026-02-28'],
  ])
  expect(daysDue(new Date('2026-03-02T02:00:00Z'))).toEqual([
    ...['2026-02-23', '2026-02-24', '2026-02-25', '2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01'],
  ])
})

test('a day begins and ends at midnight in Beijing', () => {
  const { from, to } = spanOf('2026-03-01')
  expect([from, to]).toEqual([new Date('2026-03-01T00:00:00+08:00'), new Date('2026-03-02T00:00:00+08:00')])
  expect([dayOf(from), dayOf(new Date(from.getTime() - 1)), dayOf(to)]).toEqual([
    '2026-03-01',
    '2026-02-28',
    '2026-03-02',
  ])
})

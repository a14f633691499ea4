import type { OverviewDay } from '@easel/contract/admin-overview'
import { expect, test } from 'vitest'
import { failureRate, incomeIn, listCurrencies, sparklineOf } from './rules.ts'

test.each([
  [3, 1, 0.25],
  [4, 0, 0],
  [0, 2, 1],
  [0, 0, null],
])('of %i done and %i failed the rate is %s', (done, failed, rate) => {
  expect(failureRate({ done, failed })).toBe(rate)
})

const day = (...income: OverviewDay['income']): OverviewDay => ({
  ...{ day: '2026-11-25', people: 0, tasks: 0, done: 0, failed: 0, medianWaitSeconds: null, income },
})

test('a currency is there when anything of it moved on any day, and is 0 on the others', () => {
  const days = [day(), day({ currency: 'USD', amount: 5 }, { currency: 'CNY', amount: -7 }), day()]
  expect(listCurrencies(days)).toEqual(['CNY', 'USD'])
  expect(days.map((one) => incomeIn('CNY', one))).toEqual([0, -7, 0])
})

test.each([
  ['goes up from 0 to the highest', [0, 5, 10], { line: 'M0 32L10 16L20 0h0', mark: 'M20 0h0', zero: 32 }],
  ['shows what is below 0 below it', [-10, 10], { line: 'M0 32L10 0h0', mark: 'M10 0h0', zero: 16 }],
  ['lies on the ground where all is 0', [0, 0], { line: 'M0 32L10 32h0', mark: 'M10 32h0', zero: 32 }],
  ['is parted by days without a value', [4, null, 4, 2], { line: 'M0 0h0M20 0L30 16h0', mark: 'M30 16h0', zero: 32 }],
  ['marks the last value that there is', [2, null], { line: 'M0 0h0', mark: 'M0 0h0', zero: 32 }],
  ['has nothing to show where no day has a value', [null, null], { line: '', mark: '', zero: 32 }],
])('a line %s', (_, series, trace) => {
  expect(sparklineOf(series)).toEqual(trace)
})

import { expect, test } from 'vitest'
import { nextAsk, owedOf, refundNoOf, shareOf } from './rules.ts'

test.each([
  [200, { back: 1_990, amount: 1_990 }, 200],
  [200, { back: 333, amount: 1_990 }, 33],
  [0, { back: 1, amount: 2 }, 0],
  [1_200_000_000, { back: 11_999_999_999_999, amount: 12_000_000_000_000 }, 1_199_999_999],
])('of %d credits, %o takes %d: rounded down, all with all, exact at any size', (credits, money, share) => {
  expect(shareOf(credits, money)).toBe(share)
})

test.each([
  ['a pack owes all that is missing', 50, { spent: null, owedBefore: 0 }, 50],
  ['a period owes what was drawn with', 300, { spent: 120, owedBefore: 0 }, 120],
  ['and nothing twice', 300, { spent: 120, owedBefore: 100 }, 20],
  ['nor less than nothing', 300, { spent: 0, owedBefore: 100 }, 0],
  ['nor more than its share', 10, { spent: 120, owedBefore: 0 }, 10],
])('%s', (_what, missing, known, owed) => {
  expect(owedOf(missing, known)).toBe(owed)
})

test('a provider is asked after seconds, then minutes, then hours', () => {
  const now = new Date('2026-01-01T00:00:00Z')
  const waits = [0, 1, 2, 3, 4, 5, 6, 7, 50].map((queries) => (nextAsk(queries, now).getTime() - now.getTime()) / 1000)
  expect(waits).toEqual([5, 5, 15, 60, 300, 900, 3_600, 21_600, 21_600])
})

test('every refund of a payment has a number of its own, which providers take', () => {
  const numbers = Array.from({ length: 50 }, (_, earlier) => refundNoOf('E260131235959K7Q2M9XA-12', earlier))
  expect(new Set(numbers).size).toBe(50)
  for (const no of numbers) expect(no).toMatch(/^[\w-]{6,64}$/)
})

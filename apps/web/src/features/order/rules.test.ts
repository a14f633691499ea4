import { expect, test } from 'vitest'
import { gridsOf, partOfProduct, productIn, writeClock, writeGoods, writeMoney } from './rules.ts'

test.each([
  [3000, 'CNY', 'zh-CN', '¥30'],
  [2990, 'CNY', 'zh-CN', '¥29.90'],
  [500, 'JPY', 'en-US', '¥500'],
  [999, 'USD', 'en-US', '$9.99'],
])('%d of %s reads %s: %s', (amount, currency, language, written) => {
  expect(writeMoney({ amount, currency }, language)).toBe(written)
})

test.each([
  [1800, '30:00'],
  [61, '01:01'],
  [0, '00:00'],
])('%d seconds read %s', (seconds, written) => expect(writeClock(seconds)).toBe(written))

test('one of something goes by its title, more by title and number', () => {
  expect([1, 3].map((quantity) => writeGoods({ title: 'Month', quantity }))).toEqual(['Month', 'Month × 3'])
})

test.each([
  [1500, 4, 375],
  [3, 4, 0],
  [1500, 0, 0],
])('%d credits at %d a grid are %d grids', (credits, gridCost, grids) => {
  expect(gridsOf(credits, gridCost)).toBe(grids)
})

test('the address of the shop can name a product', () => {
  expect([productIn(partOfProduct('b1')), productIn('open')]).toEqual(['b1', ''])
})

import type { Product } from '@easel/contract/order-acts'
import { expect, test } from 'vitest'
import { factsOf, monthlyOf, periodsOf, priceOf, savingOf, smallestPackFor, suggestionOf } from './rules.ts'

const PLAN: Product = {
  id: '01939d2a-0000-7000-8000-0000000000b1',
  kind: 'plan',
  title: 'Studio',
  description: '',
  features: [],
  credits: 1000,
  concurrency: 3,
  relax: true,
  prices: [
    { period: 'Month', amount: 3000, currency: 'CNY' },
    { period: 'Year', amount: 27_000, currency: 'CNY' },
  ],
  recommended: false,
}

const MONTHLY = { ...PLAN, prices: PLAN.prices.slice(0, 1) }

test('only periods that something is sold for are offered, the shortest first', () => {
  expect(periodsOf([MONTHLY, PLAN])).toEqual(['Month', 'Year'])
})

test('where each plan has one period there is nothing to choose, and it keeps its price', () => {
  expect(periodsOf([MONTHLY])).toEqual([])
  expect(priceOf(MONTHLY, 'Year')).toMatchObject({ period: 'Month' })
  expect(priceOf(PLAN, 'Year')).toMatchObject({ period: 'Year' })
})

test('nothing is said twice', () => {
  const pack = { ...PLAN, title: '1000 credits', description: 'They last', features: ['They last', 'Really'] }
  expect(factsOf(pack, ['1,000 credits'])).toEqual(['Really'])
})

test('a year is compared with twelve months of the same currency', () => {
  expect(savingOf(PLAN, 'Year')).toBe(0.25)
  expect(savingOf(PLAN, 'Month')).toBe(0)
  const foreign = { ...PLAN, prices: PLAN.prices.map((price, at) => ({ ...price, currency: at ? 'USD' : 'CNY' })) }
  expect(savingOf(foreign, 'Year')).toBe(0)
})

test('before a choice, what one has is suggested, else what is recommended, else the first', () => {
  const recommended = { ...PLAN, id: 'recommended', recommended: true }
  expect(suggestionOf([MONTHLY, recommended], PLAN.id)).toBe(MONTHLY)
  expect(suggestionOf([MONTHLY, recommended], undefined)).toBe(recommended)
  expect(suggestionOf([MONTHLY, PLAN], undefined)).toBe(MONTHLY)
})

test('a year is told by the month, to the nearest cent', () => {
  expect(monthlyOf({ amount: 59_900, currency: 'CNY' })).toEqual({ amount: 4992, currency: 'CNY' })
})

test('who lacks credits is offered the smallest pack that is enough, else the largest; never a plan', () => {
  const pack = (credits: number): Product => ({ ...PLAN, id: String(credits), kind: 'credits', credits })
  const offered = (missing: number) => smallestPackFor(missing, [pack(1000), PLAN, pack(200)])?.credits
  expect([offered(2), offered(201), offered(5000)]).toEqual([200, 1000, 1000])
  expect(smallestPackFor(2, [PLAN])).toBeUndefined()
})

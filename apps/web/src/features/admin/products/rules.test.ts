import type { AdminProduct } from '@easel/contract/admin-products'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMoney, formatMajor } from '../../../lib/money.ts'
import { PACK, PLAN } from '../testing/seed.ts'
import { draftOf, fieldsBySlot, findRefusedLanguage, newDraft, readDraft } from './rules.ts'

const money = { parse: parseMoney, write: formatMajor }
const amounts = fc.integer({ min: 1, max: 999_999_999_999 })
const detailsOf = ({ id: _, ...details }: AdminProduct) => details

test('a product that nobody touched is read back as it was, whatever it costs', () => {
  fc.assert(
    fc.property(amounts, amounts, fc.constantFrom('CNY', 'JPY', 'KWD'), (month, year, currency) => {
      const prices = [
        { period: 'Month' as const, amount: month, currency },
        { period: 'Year' as const, amount: year, currency },
      ]
      const product = { ...PLAN, prices }
      expect(readDraft(draftOf(product, money), money)).toEqual({ body: detailsOf(product) })
    }),
  )
  expect(readDraft(draftOf(PACK, money), money)).toEqual({ body: detailsOf(PACK) })
})

test('prices are read exactly, and what is left empty is not sold', () => {
  const draft = { ...draftOf(PLAN, money), prices: { Day: '1.1', Month: '', Year: '19.99', once: '5' } }
  expect(readDraft(draft, money)).toMatchObject({
    body: {
      prices: [
        { period: 'Day', amount: 110, currency: 'CNY' },
        { period: 'Year', amount: 1999, currency: 'CNY' },
      ],
    },
  })
})

test('points are lines without blank ones', () => {
  const draft = { ...draftOf(PLAN, money), features: { 'zh-CN': ' 一 \n\n二', 'zh-TW': '', 'en-US': 'one' } }
  expect(readDraft(draft, money)).toMatchObject({
    body: { features: { 'zh-CN': ['一', '二'], 'zh-TW': [], 'en-US': ['one'] } },
  })
})

test.each([
  [{ title: { ...PLAN.title, 'zh-TW': ' ' } }, { 'title.zh-TW': 'nameMissing' }],
  [{ credits: '' }, { credits: 'wholeNumber' }],
  [
    { concurrency: '1.5', position: '-1' },
    { concurrency: 'wholeNumber', position: 'wholeNumber' },
  ],
  [
    { prices: { Day: '1.005', Month: '0', Year: '1', once: '' } },
    { 'prices.Day': 'wrongAmount', 'prices.Month': 'wrongAmount' },
  ],
  [{ prices: { Day: '', Month: ' ', Year: '', once: '9' } }, { 'prices.Day': 'priceMissing' }],
  [
    { kind: 'credits' as const, prices: { Day: '1', Month: '', Year: '', once: '' } },
    { 'prices.once': 'priceMissing' },
  ],
])('%j is told before the server is asked', (typed, faults) => {
  expect(readDraft({ ...draftOf(PLAN, money), ...typed }, money)).toEqual({ faults })
})

test('what the server says of the second price stands at the slot that was sent second', () => {
  const draft = draftOf(PLAN, money)
  expect(fieldsBySlot({ 'prices.1.amount': 'no', credits: 'many' }, draft)).toEqual({
    'prices.Year': 'no',
    credits: 'many',
  })
})

test('a refused text is found by its language; where the open one is refused, too, it stays open', () => {
  const refused = { 'features.zh-TW.2': 'long', 'title.en-US': 'empty' }
  expect(findRefusedLanguage(refused, 'zh-CN')).toBe('zh-TW')
  expect(findRefusedLanguage(refused, 'en-US')).toBe('en-US')
  expect(findRefusedLanguage({ credits: 'many' }, 'zh-CN')).toBe('zh-CN')
})

test('a new product wants to be filled in', () => {
  expect(readDraft(newDraft('CNY'), money)).toEqual({
    faults: {
      'title.zh-CN': 'nameMissing',
      'title.zh-TW': 'nameMissing',
      'title.en-US': 'nameMissing',
      credits: 'wholeNumber',
      'prices.Day': 'priceMissing',
    },
  })
})

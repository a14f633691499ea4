import { expect, test } from 'vitest'
import { BATCH, PACK, PLAN } from '../testing/seed.ts'
import { FIRST, readCodes, correctDraft, stateOf, writeCsv } from './rules.ts'

const PRODUCTS = [PACK, PLAN]
const endOfDay = (day: string) => `${day}T23:59:59.000Z`

test('what is chosen is always something that there is', () => {
  expect(correctDraft(FIRST, PRODUCTS)).toMatchObject({ productId: PLAN.id, period: 'Month' })
  expect(correctDraft({ ...FIRST, period: 'Year' }, PRODUCTS)).toMatchObject({ period: 'Year' })
  expect(correctDraft({ ...FIRST, kind: 'pack', period: 'Year' }, PRODUCTS)).toMatchObject({
    productId: PACK.id,
    period: '',
  })
  expect(correctDraft(FIRST, [])).toMatchObject({ productId: '' })
})

test.each([
  [FIRST, { productId: PLAN.id, period: 'Month', count: 10, maxUses: 1 }],
  [
    { ...FIRST, kind: 'pack' as const, count: '3' },
    { productId: PACK.id, count: 3, maxUses: 1 },
  ],
  [
    { ...FIRST, kind: 'plain' as const, credits: '５0' },
    { credits: 50, count: 10, maxUses: 1 },
  ],
  [
    { ...FIRST, kind: 'plain' as const, credits: '1', maxUses: '9', lastDay: '2026-12-31' },
    { credits: 1, count: 10, maxUses: 9, expiresAt: '2026-12-31T23:59:59.000Z' },
  ],
])('%j asks for what was chosen and nothing else', (draft, body) => {
  expect(readCodes(correctDraft(draft, PRODUCTS), endOfDay)).toEqual({ body })
})

test.each([
  [{ ...FIRST, count: '' }, { count: 'wholeNumber' }],
  [{ ...FIRST, maxUses: '1.5' }, { maxUses: 'wholeNumber' }],
  [{ ...FIRST, kind: 'plain' as const }, { credits: 'wholeNumber' }],
])('%j is told before the server is asked', (draft, faults) => {
  expect(readCodes(correctDraft(draft, PRODUCTS), endOfDay)).toEqual({ faults })
})

test('without a product none can be made for one', () => {
  expect(readCodes(correctDraft(FIRST, []), endOfDay)).toEqual({ faults: { productId: 'productMissing' } })
})

test.each([
  [{}, 'open'],
  [{ uses: 200 }, 'used'],
  [{ expiresAt: '2026-11-22T00:00:00.000Z' }, 'expired'],
  [{ revokedAt: '2026-11-21T00:00:00.000Z', uses: 200 }, 'revoked'],
])('a batch with %j is %s', (more, state) => {
  expect(stateOf({ ...BATCH, ...more }, new Date('2026-11-22T00:00:00.000Z'))).toBe(state)
})

test('a spreadsheet finds a code a line', () => {
  expect(writeCsv(['A-1', 'B-2'])).toBe('code\r\nA-1\r\nB-2\r\n')
})

import type { ProductDetails } from '@easel/contract/admin-products'
import { beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../../../errors.ts'
import { openShop, type Shop } from '../../../../testing/open-shop.ts'
import { listProducts, listAllProducts } from './list-products.ts'
import { readOrder } from '../read-order.ts'
import { changeProduct } from './change-product.ts'
import { createProduct } from './create-product.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const text = (words: string) => ({ 'zh-CN': words, 'zh-TW': words, 'en-US': words })
const aQuarter: ProductDetails = {
  kind: 'plan',
  title: text('Quarter'),
  description: text(''),
  features: { 'zh-CN': ['快'], 'zh-TW': [], 'en-US': [] },
  credits: 400,
  concurrency: 4,
  relax: false,
  prices: [
    { period: 'Day', amount: 100, currency: 'EUR' },
    { period: 'Month', amount: 2_000, currency: 'EUR' },
  ],
  recommended: false,
  onSale: true,
  position: 1,
}
const aPack: ProductDetails = { ...aQuarter, kind: 'credits', prices: [{ period: null, amount: 500, currency: 'EUR' }] }

const create = (body: ProductDetails, idempotencyKey: string | null = null) =>
  createProduct(shop.deps, shop.admin.actor, { body, idempotencyKey })
const change = (id: string, what: Parameters<typeof changeProduct>[3]) =>
  changeProduct(shop.deps, shop.admin.actor, id, what)
const audited = (id: string) =>
  shop.deps.db.selectFrom('audit_log').select(['act', 'details']).where('subject', '=', id).orderBy('id').execute()

test('a new product is offered as it was written, and once for each key', async () => {
  const made = await create(aQuarter, 'a key')
  expect(made).toEqual({ ...aQuarter, id: made.id })
  expect(await create(aQuarter, 'a key')).toEqual(made)
  await expect(create(aPack, 'a key')).rejects.toEqual(new Refusal('idempotency_mismatch'))
  expect((await listAllProducts(shop.deps)).filter(({ id }) => id === made.id)).toEqual([made])
  expect(await audited(made.id)).toEqual([{ act: 'product.create', details: aQuarter }])
})

test('what is not on sale only operators see', async () => {
  const { id } = await create({ ...aPack, onSale: false })
  expect((await listProducts(shop.deps, 'en-US')).map((product) => product.id)).not.toContain(id)
  await change(id, { onSale: true, title: text('Pack') })
  expect(await listProducts(shop.deps, 'en-US')).toContainEqual(expect.objectContaining({ id, title: 'Pack' }))
})

test('a change touches what is given and nothing else, and is kept in the audit log', async () => {
  const made = await create(aPack)
  expect(await change(made.id, { credits: 900, position: 7 })).toEqual({ ...made, credits: 900, position: 7 })
  expect(await change(made.id, {})).toMatchObject({ credits: 900 })
  expect((await audited(made.id)).slice(1)).toEqual([{ act: 'product.change', details: { credits: 900, position: 7 } }])
})

test('an order keeps the price and the credits that it was made with', async () => {
  const ordered = await shop.buy('credits-1000')
  await change(ordered.productId, { credits: 1, prices: [{ period: null, amount: 1, currency: 'CNY' }] })
  const order = await readOrder(shop.deps, shop.person.actor, ordered.id)
  expect([order.amount, (await shop.refund(ordered.id)).refunds[0]?.creditsTaken]).toEqual([7_900, 1_000])
})

const euro = (period: 'Day' | 'Month' | null) => ({ period, amount: 1, currency: 'EUR' })
test.each([
  ['a plan without a period', { ...aQuarter, prices: [euro(null)] }, 'prices.0.period'],
  ['a period that is there twice', { ...aQuarter, prices: [euro('Day'), euro('Day')] }, 'prices.1.period'],
  [
    'two currencies',
    { ...aQuarter, prices: [euro('Day'), { ...euro('Month'), currency: 'USD' }] },
    'prices.1.currency',
  ],
  ['a pack with a period', { ...aPack, prices: [euro('Day')] }, 'prices.0.period'],
  ['a pack with two prices', { ...aPack, prices: [euro(null), euro(null)] }, 'prices'],
  ['a pack of nothing', { ...aPack, credits: 0 }, 'credits'],
])('%s is refused, new or changed', async (_what, wrong, path) => {
  const refusal = { reason: 'invalid_input', fields: { [path]: expect.anything() } }
  await expect(create(wrong)).rejects.toMatchObject(refusal)
  const { id } = await create(wrong.kind === 'plan' ? aQuarter : aPack)
  await expect(change(id, { prices: wrong.prices, credits: wrong.credits })).rejects.toMatchObject(refusal)
})

test('what is not there cannot be changed', async () => {
  await expect(change(shop.deps.newId(), { credits: 1 })).rejects.toEqual(new Refusal('not_found'))
})

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../../../errors.ts'
import { openShop, type Shop } from '../../../../testing/open-shop.ts'
import { settlePayment } from '../../settling/settle-payment.ts'
import { listDoubts } from '../../settling/doubts/list-doubts.ts'
import { resolveDoubt } from '../../settling/doubts/resolve-doubt.ts'
import { searchOrders } from './search-orders.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.begin())

const search = async (query: Parameters<typeof searchOrders>[2]) =>
  (await searchOrders(shop.deps, shop.admin.actor, query)).items.map(({ order }) => order.id)
const rename = (name: string) =>
  shop.deps.db.updateTable('users').set({ name }).where('id', '=', shop.person.userId).execute()

test('an order is found by our number or its beginning, a provider’s number, or its buyer', async () => {
  const { id, no } = await shop.buy('credits-200')
  await shop.refund(id, 1)
  await rename('Wang 50%_Off')
  const { phone } = shop.person
  const words = [no, no.toLowerCase().slice(0, 18), `paid ${no}`, `${no}-R1`, phone, phone.slice(3), 'wang 50%_o']
  for (const text of [...words, ` ${phone.slice(3, 6)} ${phone.slice(6)} `])
    expect(await search({ text })).toEqual([id])
  for (const text of ['W_ng', 'Wang%Off', `${no}%`, '--', `\\`]) expect(await search({ text })).toEqual([])
})

test('pages follow one another, and only those in a state are there when it is asked for', async () => {
  await rename('Li')
  const ids = [await shop.order('credits-200'), await shop.buy('credits-200'), await shop.order('month', 'Month')]
  const newestFirst = ids.map(({ id }) => id).reverse()
  const first = await searchOrders(shop.deps, shop.admin.actor, { text: shop.person.phone, limit: '2' })
  expect(first.items.map(({ order }) => order.id)).toEqual(newestFirst.slice(0, 2))
  const next = { text: shop.person.phone, limit: '2', cursor: first.nextCursor ?? '' }
  const second = await searchOrders(shop.deps, shop.admin.actor, next)
  expect([second.items.map(({ order }) => order.id), second.nextCursor]).toEqual([newestFirst.slice(2), null])
  expect(await search({ text: shop.person.phone, status: 'PAID' })).toEqual([ids[1]?.id])
  await expect(search({ cursor: 'x' })).rejects.toMatchObject({ fields: { cursor: 'unknown_cursor' } })
})

test('an order is shown with its buyer, its payments and its refunds', async () => {
  const { id, no } = await shop.buy('credits-200')
  await shop.refund(id, 10)
  await shop.refund(id, 20)
  const { items } = await searchOrders(shop.deps, shop.admin.actor, { text: no })
  expect(items).toMatchObject([
    {
      user: { id: shop.person.userId, phone: shop.person.phone },
      payments: [{ provider: 'stand-in', tradeNo: no, state: 'PAID', transactionId: `paid ${no}` }],
      refunds: [
        { no: `${no}-R2`, amount: 20, state: 'PENDING', endedAt: null },
        { no: `${no}-R1`, amount: 10 },
      ],
    },
  ])
})

test('what fits no order is listed until somebody has seen to it, which is written down once', async () => {
  const { deps, admin, gateway } = shop
  const trade = { state: 'paid', tradeNo: 'E1', transactionId: 't', amount: 7, currency: 'CNY' } as const
  await settlePayment(deps, gateway.id, { ...trade, paidAt: shop.clock.now() })
  const [doubt] = (await listDoubts(deps, { limit: '1' })).items
  const said = { provider: gateway.id, reason: 'unknown_trade', tradeNo: 'E1', amount: 7, currency: 'CNY' }
  expect(doubt).toMatchObject({ ...said, resolvedAt: null })
  const id = doubt?.id ?? ''
  const [seen, again] = [await resolveDoubt(deps, admin.actor, id), await resolveDoubt(deps, admin.actor, id)]
  expect(seen).toMatchObject({ ...said, resolvedAt: shop.clock.now().toISOString() })
  expect(again).toEqual(seen)
  const audited = await deps.db.selectFrom('audit_log').select(['act', 'actor_id']).where('subject', '=', id).execute()
  expect(audited).toEqual([{ act: 'doubt.resolve', actor_id: admin.userId }])
  await expect(resolveDoubt(deps, admin.actor, deps.newId())).rejects.toEqual(new Refusal('not_found'))
})

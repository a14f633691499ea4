import { beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../testing/open-shop.ts'
import { suspend } from '../../testing/seed.ts'
import { settlePayment } from '../order/settle-payment.ts'
import { settleRefund } from '../order/refunds/settle-refund.ts'
import { readBooks } from './read-books.ts'
import { searchUsers } from './search-users.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const search = (query: Parameters<typeof searchUsers>[2]) => searchUsers(shop.deps, shop.admin.actor, query)

test('people are found by a part of their phone or name, with what they have', async () => {
  await shop.begin()
  const { userId, phone } = shop.person
  await shop.buy('month', 'Month')
  await shop.buy('year', 'Year')
  await suspend(shop.deps, userId)
  await shop.deps.db.updateTable('users').set({ name: 'Zoë_%' }).where('id', '=', userId).execute()
  for (const text of [phone, phone.slice(4), 'zoë', '_%']) {
    const { items } = await search({ text })
    expect(items).toMatchObject([
      { id: userId, phone, name: 'Zoë_%', role: 'user', banned: true, credits: 21_540, plan: { title: '年度会员' } },
    ])
  }
  expect((await search({ text: 'Zo%' })).items).toEqual([])
})

test('all people come newest first, page by page', async () => {
  await shop.begin()
  const all = (await search({})).items.map(({ id }) => id)
  expect(all[0]).toBe(shop.person.userId)
  const first = await search({ limit: '1', text: '  ' })
  const second = await search({ limit: '100', cursor: first.nextCursor ?? '' })
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(all)
  expect(second.nextCursor).toBeNull()
})

test('the books tell what came in, what went back and what wants a human', async () => {
  await shop.begin()
  const { deps, gateway } = shop
  const before = await readBooks(deps)
  const { id } = await shop.buy('credits-200')
  const [{ no } = { no: '' }] = (await shop.refund(id, 990)).refunds
  const [{ no: stuck } = { no: '' }] = (await shop.refund(id, 10)).refunds
  await settleRefund(deps, gateway.id, { refundNo: no, state: 'done', refundId: null })
  await settleRefund(deps, gateway.id, { refundNo: stuck, state: 'stuck', refundId: null })
  const trade = { state: 'paid', tradeNo: 'E1', transactionId: 't', amount: 7, currency: 'CNY' } as const
  await settlePayment(deps, gateway.id, { ...trade, paidAt: shop.clock.now() })
  const bill = { provider: gateway.id, compared_at: shop.clock.now() }
  const days = [
    { ...bill, day: '2026-01-01', differences: '[]' },
    { ...bill, day: '2026-01-02', differences: '[{},{}]' },
  ]
  await deps.db.insertInto('bill_comparisons').values(days).execute()

  const books = await readBooks(deps)
  const [was] = before.money
  expect(books).toEqual({
    providers: [{ id: 'sandbox', state: 'ready', problem: null }],
    money: [{ provider: gateway.id, currency: 'CNY', received: (was?.received ?? 0) + 1_990, refunded: 990 }],
    violations: [],
    openDoubts: 1,
    stuckRefunds: 1,
    bills: [{ provider: gateway.id, day: '2026-01-02', differences: 2 }],
  })
})

import { beforeAll, expect, test } from 'vitest'
import { watchLedger } from '../ledger/gate.ts'
import { openShop, type Shop } from '../../testing/open-shop.ts'
import { settleRefund } from '../order/refunding/settle-refund.ts'
import { settlePayment } from '../order/settling/settle-payment.ts'
import { readBooks } from './read-books.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

test('the books tell what came in, what went back and what wants a human', async () => {
  const { deps, gateway } = shop
  expect((await readBooks(deps, watchLedger(deps))).money).toEqual([])
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

  const books = await readBooks(deps, watchLedger(deps))
  expect(books).toEqual({
    providers: [
      ...['wechat', 'alipay', 'stripe'].map((id) => ({
        id,
        state: 'off',
        lacks: expect.arrayContaining([expect.stringMatching(/^[A-Z_0-9]+$/)]),
        problem: expect.stringContaining('is needed'),
      })),
      { id: 'sandbox', state: 'ready', lacks: [], problem: null },
    ],
    money: [{ provider: gateway.id, currency: 'CNY', received: 1_990, refunded: 990 }],
    violations: [],
    openDoubts: 1,
    stuckRefunds: 1,
    bills: [{ provider: gateway.id, day: '2026-01-02', differences: 2 }],
    failing: [],
  })
})

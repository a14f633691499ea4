import type { PaidTrade } from '@easel/payments/gateway'
import { beforeAll, expect, test } from 'vitest'
import { openMarket, type Market } from '../../../testing/open-market.ts'
import { openRememberingGateway, writeNotice } from '../../../testing/remembering-gateway.ts'
import { availableCredits } from '../../ledger/gate.ts'
import { takeNotice } from '../settling/notices/take-notice.ts'
import { readOrder } from '../ordering/read-order.ts'

let market: Market

beforeAll(async () => {
  market = await openMarket()
})

test('what one provider says is paid gives nothing of an order that is open at another', async () => {
  const { deps, clock } = market
  const stranger = openRememberingGateway('another')
  deps.gateways.set(stranger.id, stranger)
  const buyer = await market.aBuyer()
  const { id, no: tradeNo, amount, currency } = await market.openOrder(buyer)
  const trade: PaidTrade = { state: 'paid', tradeNo, transactionId: '1', amount, currency, paidAt: clock.now() }
  expect((await takeNotice(deps, stranger.id, writeNotice({ id: '1', kind: 'paid', trade }))).status).toBe(200)
  expect((await readOrder(deps, buyer.actor, id)).status).toBe('PENDING')
  expect(await availableCredits(deps.db, buyer.userId, clock.now())).toBe(40)
  const doubts = deps.db.selectFrom('payment_quarantine').select(['provider', 'reason'])
  expect(await doubts.execute()).toEqual([{ provider: 'another', reason: 'unknown_trade' }])
})

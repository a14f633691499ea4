import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../../../errors.ts'
import { openStall, paidNotice, type Stall } from '../../../../testing/open-stall.ts'
import { openTestServer, type TestServer } from '../../../../testing/open-test-server.ts'
import { listOrderNotices } from './list-order-notices.ts'

let server: TestServer
let stall: Stall
beforeAll(async () => {
  server = await openTestServer({ PAYMENT_CONFIRM_FROM: '6900' })
})
beforeEach(async () => {
  stall = await openStall(server)
})

const told = (orderId: string) => listOrderNotices(stall.deps, orderId)
const done = { outcome: 'done', reason: null }

test('what the provider told about an order is listed with what came of it, newest first', async () => {
  const { id, no } = await stall.openOrder()
  const trade = stall.gateway.mustPay(no, server.clock.now())
  await stall.tell(paidNotice(`less ${no}`, { ...trade, amount: 1 }))
  const first = server.clock.now().toISOString()
  server.clock.moveSeconds(5)
  await stall.tell(paidNotice(`paid ${no}`, trade))
  await stall.tell(paidNotice(`paid ${no}`, trade))
  const facts = { provider: stall.gateway.id, said: 'PAID', number: trade.transactionId }
  expect(await told(id)).toEqual([
    { ...facts, ...done, id: `paid ${no}`, at: server.clock.now().toISOString() },
    { ...facts, id: `less ${no}`, at: first, outcome: 'set-aside', reason: 'wrong_amount' },
  ])
})

test('of a second payment it is told that it goes back, and then that it went', async () => {
  const { id, no } = await stall.openOrder()
  const { db } = stall.deps
  const payment = db.selectFrom('payments').selectAll().where('order_id', '=', id)
  await db.updateTable('payments').set({ state: 'CLOSED' }).where('order_id', '=', id).execute()
  const copy = { ...(await payment.executeTakeFirstOrThrow()), id: stall.deps.newId(), trade_no: `${no}-2` }
  await db.insertInto('payments').values(copy).execute()
  const trade = stall.gateway.mustPay(no, server.clock.now())
  await stall.tell(paidNotice(`one ${no}`, trade))
  await stall.tell(paidNotice(`two ${no}`, { ...trade, tradeNo: `${no}-2`, transactionId: `second ${no}` }))
  const back = await db.selectFrom('refunds').select('no').where('order_id', '=', id).executeTakeFirstOrThrow()
  server.clock.moveSeconds(5)
  const refund = { refundNo: back.no, state: 'done', refundId: `back ${no}` } as const
  await stall.tell({ id: `back ${no}`, kind: 'refund', refund })
  const [latest, ...before] = await told(id)
  expect(latest).toMatchObject({ said: 'DONE', number: `back ${no}`, ...done })
  expect(before.find(({ id: notice }) => notice === `two ${no}`)).toMatchObject({
    ...{ said: 'PAID', number: `second ${no}`, outcome: 'set-aside', reason: 'paid_twice' },
  })
})

test('notices of the same moment keep to themselves what was doubtful of each', async () => {
  const orders = [await stall.openOrder(), await stall.openOrder(), await stall.openOrder()]
  const trades = orders.map(({ no }) => stall.gateway.mustPay(no, server.clock.now()))
  await Promise.all(
    trades.map((trade, at) =>
      stall.tell(paidNotice(`at once ${trade.tradeNo}`, at === 1 ? { ...trade, currency: 'USD' } : trade)),
    ),
  )
  const reasons = await Promise.all(orders.map(async ({ id }) => (await told(id)).map(({ reason }) => reason)))
  expect(reasons).toEqual([[null], ['wrong_currency'], [null]])
})

test('what was not believed is told as such: another word of the provider, or what may not be acted upon', async () => {
  const { id, no } = await stall.openOrder('month', 'Month')
  const { amount, currency } = stall.gateway.charges.get(no) ?? { amount: 0, currency: '' }
  const trade = { state: 'paid', tradeNo: no, transactionId: `T ${no}`, amount, currency } as const
  const notice = paidNotice(`large ${no}`, { ...trade, paidAt: server.clock.now() })
  expect(await stall.tell(notice)).toBe(503)
  server.clock.moveSeconds(1)
  const doubt = { kind: 'doubtful', reason: 'of another merchant', tradeNo: no, details: { out_trade_no: no } } as const
  await stall.tell({ id: `doubt ${no}`, ...doubt })
  const believed = { outcome: 'not-believed' }
  expect(await told(id)).toMatchObject([
    { ...believed, id: `doubt ${no}`, said: null, number: null, reason: 'of another merchant' },
    { ...believed, said: 'PAID', number: `T ${no}`, reason: 'not_confirmed' },
  ])
})

test('another order, another provider with the same number, and nothing at all tell nothing', async () => {
  const [{ id }, other] = [await stall.openOrder(), await stall.openOrder()]
  await stall.tell(paidNotice(`other ${other.no}`, stall.gateway.mustPay(other.no, server.clock.now())))
  expect(await told(id)).toEqual([])
  const { db } = stall.deps
  const { trade_no } = await db
    .selectFrom('payments')
    .select('trade_no')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  const row = { provider: 'elsewhere', notice_id: 'x', received_at: server.clock.now(), our_no: trade_no }
  await db.insertInto('payment_notices').values(row).execute()
  expect(await told(id)).toEqual([])
  await expect(told(stall.deps.newId())).rejects.toEqual(new Refusal('not_found'))
})

test('however much was told, the list stays as long as a human reads', async () => {
  const { id, no } = await stall.openOrder()
  const trade = stall.gateway.mustPay(no, server.clock.now())
  for (let count = 0; count < 52; count += 1) await stall.tell(paidNotice(`${count} ${no}`, trade))
  expect(await told(id)).toHaveLength(50)
})

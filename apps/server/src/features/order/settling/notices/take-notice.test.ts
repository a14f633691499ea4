import type { Notice } from '@easel/payments/gateway'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../../../errors.ts'
import { openStall, paidNotice, type Stall } from '../../../../testing/open-stall.ts'
import { openTestServer, type TestServer } from '../../../../testing/open-test-server.ts'
import { openRememberingLog, type RememberingLog } from '../../../../testing/remembering-log.ts'
import { writeNotice } from '../../../../testing/remembering-gateway.ts'
import { checkLedger } from '../../../ledger/check-ledger.ts'
import { cancelOrder } from '../../ordering/cancel-order.ts'
import { followPayment } from '../../paying/jobs.ts'
import { payOrder } from '../../paying/pay-order.ts'
import { readOrder } from '../../ordering/read-order.ts'
import { takeNotice } from './take-notice.ts'

let server: TestServer
let logged: RememberingLog
let stall: Stall
beforeAll(async () => {
  logged = openRememberingLog()
  server = await openTestServer({ PAYMENT_CONFIRM_FROM: '6900' }, { log: logged.log })
})
beforeEach(async () => {
  stall = await openStall(server)
})

const statusOf = async (id: string) => (await readOrder(stall.deps, stall.person.actor, id)).status
const kept = async (noticeId: string) =>
  (await stall.deps.db.selectFrom('payment_notices').selectAll().where('notice_id', '=', noticeId).execute()).length

test('a notice that somebody paid gives what was paid for before it is answered, once', async () => {
  const { id, no } = await stall.openOrder()
  const notice = paidNotice('first', stall.gateway.mustPay(no, server.clock.now()))
  expect(await stall.tell(notice)).toBe(200)
  expect(await stall.credits()).toBe(240)
  expect([await stall.tell(notice), await stall.tell({ ...notice, id: 'again' })]).toEqual([200, 200])
  expect([await statusOf(id), await stall.credits(), await stall.doubts()]).toEqual(['PAID', 240, []])
  expect(await checkLedger(stall.deps)).toEqual([])
})

test('a payment that its provider says has failed is over, and another begins at once', async () => {
  const { id, no } = await stall.openOrder()
  const failure = { id: 'failed', kind: 'ended', tradeNo: no } as const
  expect([await stall.tell(failure), await stall.tell(failure)]).toEqual([200, 200])
  expect(await stall.tell({ ...failure, id: 'of another', tradeNo: 'E1' })).toBe(200)
  expect(await statusOf(id)).toBe('PENDING')
  expect((await payOrder(stall.deps, stall.person.actor, id, {})).codeUrl).toContain(`${no}-2`)
})

test.each(['CLOSED', 'CANCELLED', 'EXPIRED'])(
  'what was paid after the order was %s is given all the same',
  async (end) => {
    const { id, no } = await stall.openOrder()
    const trade = stall.gateway.mustPay(no, server.clock.now())
    const { db } = stall.deps
    await db.updateTable('payments').set({ state: 'CLOSED' }).where('order_id', '=', id).execute()
    if (end !== 'CLOSED')
      await db
        .updateTable('orders')
        .set({ status: end as 'EXPIRED' })
        .where('id', '=', id)
        .execute()
    expect(await stall.tell(paidNotice(`late ${end}`, trade))).toBe(200)
    expect([await statusOf(id), await stall.credits()]).toEqual(['PAID', 240])
  },
)

test.each<[string, object]>([
  ['wrong_amount', { amount: 1 }],
  ['wrong_amount', { amount: 1_000_000 }],
  ['wrong_currency', { currency: 'USD' }],
  ['unknown_trade', { tradeNo: 'E000000000000AAAAAAAA' }],
])('%s: it is kept for a human before it is answered as taken, and nothing is given', async (reason, lie) => {
  const { no } = await stall.openOrder()
  const before = await stall.doubts()
  const trade = { ...stall.gateway.mustPay(no, server.clock.now()), ...lie }
  // Too much to be believed at once, so that the provider is asked, and says something else.
  if (trade.amount >= 6_900) return expect(await stall.tell(paidNotice('much', trade))).toBe(503)
  for (const id of ['one', 'two']) expect(await stall.tell(paidNotice(`${reason} ${id} ${no}`, trade))).toBe(200)
  expect((await stall.doubts()).slice(before.length)).toEqual([reason])
  expect(await stall.credits()).toBe(40)
})

test('after a notice with another sum the provider is asked, and what it answers counts', async () => {
  const { id, no } = await stall.openOrder()
  const trade = stall.gateway.mustPay(no, server.clock.now())
  await stall.tell(paidNotice(`another sum ${no}`, { ...trade, amount: 1 }))
  expect(await stall.credits()).toBe(40)

  expect([await statusOf(id), await stall.credits()]).toEqual(['PAID', 240])
})

test('a genuine notice that may not be acted upon is kept for a human, and taken', async () => {
  const before = await stall.doubts()
  const details = { mchid: 'another' }
  expect(await stall.tell({ id: 'doubt', kind: 'doubtful', reason: 'another_merchant', tradeNo: null, details })).toBe(
    200,
  )
  expect((await stall.doubts()).slice(before.length)).toEqual(['another_merchant'])
  expect(await stall.tell({ id: 'other', kind: 'other' })).toBe(200)
})

test('what is forged or cannot be read changes nothing, and stands in the log', async () => {
  const { id, no } = await stall.openOrder()
  const notice = paidNotice('forged', stall.gateway.mustPay(no, server.clock.now()))
  const say = (raw: ReturnType<typeof writeNotice>) => takeNotice(stall.deps, stall.gateway.id, raw)
  expect((await say(writeNotice(notice, 'mine'))).status).toBe(401)
  expect((await say({ ...writeNotice(notice), body: Buffer.from('{') })).status).toBe(400)
  expect([await kept('forged'), await stall.credits()]).toEqual([0, 40])
  expect(logged.facts('payment notice refused').map(({ kind }) => kind)).toEqual(['forged', 'malformed'])
  await stall.deps.db.updateTable('orders').set({ status: 'CANCELLED' }).where('id', '=', id).execute()
})

test('a probe of WeChat Pay is refused without a word to whoever reads the log', async () => {
  const headers = { 'wechatpay-signature': 'WECHATPAY/SIGNTEST/abc' }
  const before = logged.facts('payment notice refused').length
  expect((await takeNotice(stall.deps, stall.gateway.id, { headers, body: Buffer.from('{}') })).status).toBe(401)
  expect(logged.facts('payment notice refused')[before]).toMatchObject({ level: 'debug' })
})

test('while our database refuses, the notice is to come again, and then it counts', async () => {
  const { no } = await stall.openOrder()
  const notice = paidNotice('outage', stall.gateway.mustPay(no, server.clock.now()))
  const { db } = stall.deps
  await db.schema.alterTable('payment_notices').renameTo('away').execute()
  expect(await stall.tell(notice)).toBe(503)
  await db.schema.alterTable('away').renameTo('payment_notices').execute()
  expect(await stall.credits()).toBe(40)
  expect([await stall.tell(notice), await stall.credits()]).toEqual([200, 240])
})

test('of a large sum the provider is asked again before it is believed', async () => {
  const { no } = await stall.openOrder('month', 'Month')
  const before = await stall.doubts()
  const { amount, currency } = stall.gateway.charges.get(no) ?? { amount: 0, currency: '' }
  const told = {
    state: 'paid',
    tradeNo: no,
    transactionId: `paid ${no}`,
    amount,
    currency,
    paidAt: server.clock.now(),
  } as const
  const notice: Notice = paidNotice('large', told)
  expect(await stall.tell(notice)).toBe(503)
  expect(await stall.tell(notice)).toBe(503)
  expect((await stall.doubts()).slice(before.length)).toEqual(['not_confirmed'])
  expect(await stall.credits()).toBe(40)

  stall.gateway.mustPay(no, server.clock.now())
  stall.gateway.loseAnswers(1)
  expect(await stall.tell(notice)).toBe(503)
  expect(await stall.tell(notice)).toBe(200)
  expect(await stall.credits()).toBe(1_540)
})

test('the second payment of one order stands in the books, is shown to a human and goes back', async () => {
  const { id, no } = await stall.openOrder()
  const before = await stall.doubts()
  const { db } = stall.deps
  await db.updateTable('payments').set({ state: 'CLOSED' }).where('order_id', '=', id).execute()
  const second = {
    ...(await db.selectFrom('payments').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow()),
  }
  await db
    .insertInto('payments')
    .values({ ...second, id: stall.deps.newId(), trade_no: `${no}-2` })
    .execute()
  const trade = stall.gateway.mustPay(no, server.clock.now())
  expect(await stall.tell(paidNotice('pays', trade))).toBe(200)
  const again = { ...trade, tradeNo: `${no}-2`, transactionId: 'another' }
  expect(await stall.tell(paidNotice('pays twice', again))).toBe(200)
  expect([await stall.credits(), (await stall.doubts()).slice(before.length)]).toEqual([240, ['paid_twice']])
  expect(await checkLedger(stall.deps)).toEqual([])

  const back = await db.selectFrom('refunds').select(['no', 'state']).where('order_id', '=', id).execute()
  expect(back).toMatchObject([{ state: 'PENDING' }])
  const refund = { refundNo: back[0]?.no ?? '', state: 'done', refundId: 'back' } as const
  const notices = ['goes back', 'goes back', 'goes back again'].map((noticeId) => ({ id: noticeId, refund }))
  const told = await Promise.all(notices.map((notice) => stall.tell({ kind: 'refund', ...notice })))
  expect(told).toEqual([200, 200, 200])
  expect(await db.selectFrom('refunds').select('state').where('order_id', '=', id).execute()).toEqual([
    { state: 'DONE' },
  ])
  expect([await stall.credits(), await checkLedger(stall.deps)]).toEqual([240, []])
})

test('a refund that we never asked for is kept for a human', async () => {
  const before = await stall.doubts()
  const refund = { refundNo: 'R-unknown', state: 'done', refundId: 'x' } as const
  expect(await stall.tell({ id: 'unknown refund', kind: 'refund', refund })).toBe(200)
  expect((await stall.doubts()).slice(before.length)).toEqual(['unknown_refund'])
})

test('a provider that is off is told to come again, and one that there is not finds nothing', async () => {
  const raw = writeNotice({ id: '1', kind: 'other' })
  await expect(takeNotice(stall.deps, 'wechat', raw)).rejects.toEqual(new Refusal('unavailable'))
  await expect(takeNotice(stall.deps, 'paypal', raw)).rejects.toEqual(new Refusal('unknown_path'))
})

test('when every notice is lost, the schedule finds out and gives what was paid for', async () => {
  const { id, no } = await stall.openOrder()
  stall.gateway.mustPay(no, server.clock.now())
  server.clock.moveSeconds(5)
  const { id: paymentId } = await stall.deps.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  await followPayment(stall.deps, { paymentId })
  expect([await statusOf(id), await stall.credits()]).toEqual(['PAID', 240])
  expect((await cancelOrder(stall.deps, stall.person.actor, id)).status).toBe('PAID')
})

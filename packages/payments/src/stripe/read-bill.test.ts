import { expect, test } from 'vitest'
import { answerWith, openPlayed } from './testing/play-stripe.ts'

const DAY = '2026-03-13'
const ours = { metadata: { trade_no: 'E1' }, payment_intent: 'pi_1', currency: 'usd', livemode: false }
const charge = { ...ours, id: 'ch_1', status: 'succeeded', amount: 1234 }
const refund = {
  id: 're_1',
  payment_intent: 'pi_1',
  currency: 'usd',
  amount: 34,
  charge,
  metadata: { refund_no: 'R1' },
}
const list = (data: object[], has_more = false) => answerWith({ object: 'list', data, has_more })

test('a day is read page by page, from midnight to midnight in Beijing', async () => {
  const { gateway, asked } = openPlayed([list([charge], true), list([{ ...charge, id: 'ch_2' }]), list([refund])])
  const line = { tradeNo: 'E1', transactionId: 'pi_1', currency: 'USD' }
  expect(await gateway.readBill?.(DAY)).toEqual([
    { ...line, kind: 'paid', refundNo: null, amount: 1234 },
    { ...line, kind: 'paid', refundNo: null, amount: 1234 },
    { ...line, kind: 'refunded', refundNo: 'R1', amount: 34 },
  ])
  const within = 'created%5Bgte%5D=1773331200&created%5Blt%5D=1773417600'
  expect(asked.map(({ path }) => path)).toEqual([
    `/v1/charges?${within}&limit=100`,
    `/v1/charges?${within}&starting_after=ch_1&limit=100`,
    `/v1/refunds?${within}&expand%5B0%5D=data.charge&limit=100`,
  ])
})

test('what failed or was sold elsewhere is left out, and a refund by hand is not', async () => {
  const charges = [
    { ...charge, status: 'failed' },
    { ...charge, metadata: {} },
  ]
  const refunds = [
    { ...refund, status: 'failed' },
    { ...refund, charge: { metadata: {} } },
    { ...refund, metadata: {} },
  ]
  const { gateway } = openPlayed([list(charges), list(refunds)])
  expect((await gateway.readBill?.(DAY))?.map(({ refundNo }) => refundNo)).toEqual(['re_1'])
})

test('real money among money for tests, and pages that never end, are an outage', async () => {
  const live = openPlayed([list([{ ...charge, livemode: true }]), list([])]).gateway
  await expect(live.readBill?.(DAY)).rejects.toThrow('mixed up')
  await expect(openPlayed([list([], true)]).gateway.readBill?.(DAY)).rejects.toThrow('no end')
})

import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import type { ExchangeAnswer } from '../exchange.ts'
import type { Gateway } from '../gateway.ts'
import { answerWith, charge, merchantPair, NOW, openPlayed, paidTrade, PUBLIC_KEY_ID } from './testing/play-wechat.ts'

const refundNo = 'R260314150926001'
const refund = {
  refund_id: '5030000001',
  out_refund_no: refundNo,
  out_trade_no: charge.tradeNo,
  status: 'SUCCESS',
}
const request = { ...charge, refundNo, transactionId: '4200000001', amount: 1, total: 1, reason: 'no need' }
const CALLS: [string, object, (gateway: Gateway) => Promise<unknown> | undefined][] = [
  ['prepay', { code_url: 'weixin://wxpay/bizpayurl?pr=1' }, (gateway) => gateway.prepay(charge)],
  ['query', paidTrade, (gateway) => gateway.query(charge.tradeNo)],
  ['close', {}, (gateway) => gateway.close(charge.tradeNo)],
  ['refund', { ...refund, amount: { refund: 1 } }, (gateway) => gateway.refund(request)],
  ['queryRefund', refund, (gateway) => gateway.queryRefund(request)],
  [
    'readBill',
    { hash_type: 'SHA1', hash_value: '0', download_url: 'x' },
    (gateway) => gateway.readBill?.('2026-03-13'),
  ],
]
/** What is not looked at may be anything. */
const UNREAD = new Set(['trade_type', 'trade_state_desc', 'bank_type', 'attach', 'payer'])
const minutesFromNow = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const without = (answer: ExchangeAnswer, name: string) => ({
  ...answer,
  headers: { ...answer.headers, [name]: undefined },
})
const unavailable = { name: 'GatewayError', kind: 'unavailable' }

const FORGERIES: [string, (content: object) => ExchangeAnswer][] = [
  ['without any signature', (content) => ({ ...answerWith(200, content), headers: {} })],
  ['signed with our own key', (content) => answerWith(200, content, { key: merchantPair.privateKey })],
  ['of an unknown public key', (content) => answerWith(200, content, { serial: `${PUBLIC_KEY_ID}0` })],
  ['of six minutes ago', (content) => answerWith(200, content, { at: minutesFromNow(-6) })],
  ['of six minutes ahead', (content) => answerWith(200, content, { at: minutesFromNow(6) })],
  ['without a timestamp', (content) => without(answerWith(200, content), 'wechatpay-timestamp')],
  ['without a nonce', (content) => without(answerWith(200, content), 'wechatpay-nonce')],
  ['without a serial', (content) => without(answerWith(200, content), 'wechatpay-serial')],
  ['without its signature', (content) => without(answerWith(200, content), 'wechatpay-signature')],
  ['with another body', (content) => ({ ...answerWith(200, { ...content, more: 1 }), body: bytes(content) })],
  ['that is a signed error, signed by another', () => answerWith(404, NOT_THERE, { key: merchantPair.privateKey })],
]
const NOT_THERE = { code: 'ORDER_NOT_EXIST', message: 'no' }
const bytes = (content: object) => Buffer.from(JSON.stringify(content))

for (const [name, content, call] of CALLS)
  test.each(FORGERIES)(`${name} believes nothing %s`, async (_what, forge) => {
    // Closing looks twice: the second answer is forged too.
    const { gateway } = openPlayed([forge(content), forge(paidTrade)])

    await expect(call(gateway)).rejects.toMatchObject(unavailable)
  })

const nonsense = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.string(),
  fc.nat(400).map((length) => JSON.stringify(paidTrade).slice(0, length)),
)

test('signed answers that make no sense are never more than unavailable', async () => {
  const { gateway, answerNext } = openPlayed()
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...CALLS), nonsense, async ([_name, _content, call], text) => {
      const answer = answerWith(200, text)
      answerNext(answer, answer)
      await expect(call(gateway)).rejects.toMatchObject(unavailable)
    }),
    { numRuns: Math.ceil(300 * inject('scale')) },
  )
})

test('a signed answer with a field of another type is never more than unavailable', async () => {
  const { gateway, answerNext } = openPlayed()
  const otherType = fc.jsonValue().filter((value) => typeof value !== 'string')
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...CALLS), fc.nat(20), otherType, async ([_name, content, call], at, value) => {
      const fields = Object.keys(content).filter((name) => !UNREAD.has(name))
      const field = fields[at % fields.length] ?? 'none'
      const answer = answerWith(200, { ...content, [field]: value })
      answerNext(answer, answer)
      await expect(call(gateway)).rejects.toMatchObject(unavailable)
    }),
    { numRuns: Math.ceil(300 * inject('scale')) },
  )
})

test('errors in any words are one of the two kinds, and never a trade', async () => {
  const { gateway, answerNext } = openPlayed()
  const status = fc.integer({ min: 201, max: 599 }).filter((value) => value !== 204)
  const words = fc.oneof(
    fc.string(),
    fc.jsonValue().map((value) => JSON.stringify({ code: value })),
  )
  await fc.assert(
    fc.asyncProperty(status, words, fc.boolean(), async (code, body, isSigned) => {
      const signed = answerWith(code, body)
      const answer = isSigned ? signed : { ...signed, headers: {} }
      answerNext(answer, answer)
      const kind = expect.stringMatching(/^(unavailable|refused)$/)
      await expect(gateway.query(charge.tradeNo)).rejects.toMatchObject({ kind })
      await expect(gateway.prepay(charge)).rejects.toMatchObject({ kind })
    }),
    { numRuns: Math.ceil(200 * inject('scale')) },
  )
})

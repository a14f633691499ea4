import { expect, test } from 'vitest'
import { GatewayError } from '../gateway.ts'
import { answerWith, charge, openPlayed, paidTrade, PUBLIC_KEY_ID, settings } from './testing/play-wechat.ts'

const CODE_URL = 'weixin://wxpay/bizpayurl?pr=p4lpSuKzz'
const notPaid = { ...paidTrade, trade_state: 'NOTPAY' }
const saysNo = (status: number, code: string) => answerWith(status, { code, message: 'no' })

test('a charge becomes a code, and says what WeChat Pay wants to know', async () => {
  const { gateway, asked } = openPlayed([answerWith(200, { code_url: CODE_URL })])

  expect(await gateway.prepay(charge)).toEqual({ codeUrl: CODE_URL, expiresAt: charge.expiresAt })

  expect(asked[0]).toMatchObject({ method: 'POST', path: '/v3/pay/transactions/native' })
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    appid: settings.appId,
    mchid: settings.mchId,
    description: charge.description,
    out_trade_no: charge.tradeNo,
    time_expire: '2026-03-14T23:39:26+08:00',
    notify_url: 'https://draw.example/api/open/wechat/callback',
    amount: { total: 3000, currency: 'CNY' },
  })
  expect(asked[0]?.headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
    'user-agent': 'Easel',
    'wechatpay-serial': PUBLIC_KEY_ID,
  })
})

test('two calls never carry the same nonce', async () => {
  const { gateway, asked } = openPlayed([answerWith(200, notPaid), answerWith(200, notPaid)])
  await gateway.query(charge.tradeNo)
  await gateway.query(charge.tradeNo)

  const nonces = asked.map(({ headers }) => /nonce_str="(\w{16,32})"/.exec(headers?.['authorization'] ?? '')?.[1])
  expect(new Set(nonces).size).toBe(2)
})

test('a code of a long order lives two hours', async () => {
  const { gateway } = openPlayed([answerWith(200, { code_url: CODE_URL })])

  const { expiresAt } = await gateway.prepay({ ...charge, expiresAt: new Date('2026-03-20T00:00:00Z') })

  expect(expiresAt).toEqual(new Date('2026-03-14T17:09:26.535Z'))
})

test('asking again says the same words, and a long description is cut at 127 bytes without halving a character', async () => {
  const { gateway, asked } = openPlayed(Array(2).fill(answerWith(200, { code_url: CODE_URL })))
  const long = { ...charge, description: `${'画'.repeat(41)}..🎨 and more` }
  await gateway.prepay(long)
  await gateway.prepay(long)

  expect(asked[0]?.body).toBe(asked[1]?.body)
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ description: `${'画'.repeat(41)}..` })
})

test('a site without https is refused before anybody is asked, unless WeChat Pay is played on this machine', async () => {
  const plain = { ...charge, siteUrl: 'http://127.0.0.1:3000' }
  const real = openPlayed()
  await expect(real.gateway.prepay(plain)).rejects.toMatchObject({ kind: 'refused' })
  expect(real.asked).toEqual([])

  const played = openPlayed([answerWith(200, { code_url: CODE_URL })], { baseUrl: 'http://127.0.0.1:4000' })
  expect(await played.gateway.prepay(plain)).toMatchObject({ codeUrl: CODE_URL })
})

test.each([
  ['paid', { ...paidTrade }, 'refused'],
  ['closed', { ...paidTrade, trade_state: 'CLOSED' }, 'refused'],
  ['opened with other words', notPaid, 'refused'],
])('a number that is taken already is refused, and says that it is %s', async (word, trade, kind) => {
  const { gateway } = openPlayed([saysNo(403, 'OUT_TRADE_NO_USED'), answerWith(200, trade)])

  await expect(gateway.prepay(charge)).rejects.toMatchObject({ kind, message: expect.stringContaining(word) })
})

test.each([
  [500, 'SYSTEM_ERROR', 'unavailable'],
  [400, 'SYSTEM_ERROR', 'unavailable'],
  [429, 'FREQUENCY_LIMITED', 'unavailable'],
  [403, 'RULE_LIMIT', 'unavailable'],
  [503, 'WHATEVER', 'unavailable'],
  [401, 'SIGN_ERROR', 'refused'],
  [400, 'PARAM_ERROR', 'refused'],
  [400, 'INVALID_REQUEST', 'refused'],
  [400, 'APPID_MCHID_NOT_MATCH', 'refused'],
  [403, 'NO_AUTH', 'refused'],
  [403, 'TRADE_ERROR', 'refused'],
])('%i %s is %s, signed or not', async (status, code, kind) => {
  const signed = saysNo(status, code)
  const { gateway } = openPlayed([signed, { ...signed, headers: {} }])

  await expect(gateway.prepay(charge)).rejects.toMatchObject({ kind, message: expect.stringContaining(code) })
  await expect(gateway.prepay(charge)).rejects.toMatchObject({ kind })
})

test('an error that nobody at WeChat Pay wrote says nothing', async () => {
  const page = { status: 404, headers: {}, body: Buffer.from('<html>404 Not Found</html>') }
  const { gateway } = openPlayed([page, page])

  await expect(gateway.query(charge.tradeNo)).rejects.toMatchObject({ kind: 'unavailable' })
  await expect(gateway.prepay(charge)).rejects.toMatchObject({ kind: 'unavailable' })
})

test.each([
  ['SUCCESS', 'paid'],
  ['REFUND', 'paid'],
  ['NOTPAY', 'unpaid'],
  ['USERPAYING', 'unpaid'],
  ['CLOSED', 'closed'],
  ['REVOKED', 'closed'],
  ['PAYERROR', 'closed'],
])('a trade that is %s there is %s here', async (trade_state, state) => {
  const { gateway, asked } = openPlayed([answerWith(200, { ...paidTrade, trade_state })])

  expect(await gateway.query(charge.tradeNo)).toMatchObject({ state })
  expect(asked[0]).toMatchObject({
    method: 'GET',
    path: `/v3/pay/transactions/out-trade-no/${charge.tradeNo}?mchid=${settings.mchId}`,
  })
  expect(asked[0]?.body).toBeUndefined()
})

test('a paid trade counts by its total, not by what was left after a coupon', async () => {
  const { gateway } = openPlayed([answerWith(200, paidTrade)])

  expect(await gateway.query(charge.tradeNo)).toEqual({
    state: 'paid',
    tradeNo: charge.tradeNo,
    transactionId: paidTrade.transaction_id,
    amount: 3000,
    currency: 'CNY',
    paidAt: new Date('2026-03-14T15:10:00Z'),
  })
})

test('a number that WeChat Pay does not know is unknown; a merchant that it does not know is not', async () => {
  const { gateway } = openPlayed([saysNo(404, 'ORDER_NOT_EXIST'), saysNo(404, 'MCH_NOT_EXISTS')])

  expect(await gateway.query(charge.tradeNo)).toEqual({ state: 'unknown' })
  await expect(gateway.query(charge.tradeNo)).rejects.toMatchObject({ kind: 'refused' })
})

const { amount: _, ...withoutAmount } = paidTrade
test.each([
  ['of another app', { ...paidTrade, appid: 'wx0000000000000000' }],
  ['of another merchant', { ...paidTrade, mchid: '1900000002' }],
  ['of another trade', { ...paidTrade, out_trade_no: 'E260314150926002' }],
  ['in a state nobody knows', { ...paidTrade, trade_state: 'PAID' }],
  ['without a state', { ...paidTrade, trade_state: undefined }],
  ['without an amount', withoutAmount],
  ['with an amount as text', { ...paidTrade, amount: { total: '3000', currency: 'CNY' } }],
  ['with half a fen', { ...paidTrade, amount: { total: 3000.5, currency: 'CNY' } }],
  ['with a negative amount', { ...paidTrade, amount: { total: -3000, currency: 'CNY' } }],
  ['without a currency', { ...paidTrade, amount: { total: 3000 } }],
  ['without a number of the payment', { ...paidTrade, transaction_id: '' }],
  ['paid at no time', { ...paidTrade, success_time: 'today' }],
  ['that is a list', [paidTrade]],
])('a signed trade %s is not believed', async (_what, trade) => {
  const { gateway } = openPlayed([answerWith(200, trade)])

  await expect(gateway.query(charge.tradeNo)).rejects.toMatchObject({ kind: 'unavailable' })
})

test('closing needs no second question when it went well', async () => {
  const { gateway, asked } = openPlayed([answerWith(204)])

  expect(await gateway.close(charge.tradeNo)).toEqual({ state: 'closed' })
  expect(asked).toMatchObject([
    {
      method: 'POST',
      path: `/v3/pay/transactions/out-trade-no/${charge.tradeNo}/close`,
      body: '{"mchid":"1900000001"}',
    },
  ])
})

test.each([
  ['was paid meanwhile', saysNo(400, 'ORDERPAID'), paidTrade, 'paid'],
  ['was closed before', saysNo(400, 'ORDER_CLOSED'), { ...paidTrade, trade_state: 'CLOSED' }, 'closed'],
  ['may not be closed yet', saysNo(403, 'TRADE_ERROR'), notPaid, 'unpaid'],
  ['had a bad moment', saysNo(500, 'SYSTEM_ERROR'), notPaid, 'unpaid'],
  ['answers where no words belong', answerWith(200, {}), notPaid, 'unpaid'],
  ['answers without a signature', { ...answerWith(204), headers: {} }, notPaid, 'unpaid'],
])('a trade that %s is looked at after closing', async (_what, refusal, trade, state) => {
  const { gateway } = openPlayed([refusal, answerWith(200, trade)])

  expect(await gateway.close(charge.tradeNo)).toMatchObject({ state })
})

test('closing what WeChat Pay never saw finds nothing', async () => {
  const { gateway } = openPlayed([saysNo(404, 'ORDER_NOT_EXIST'), saysNo(404, 'ORDER_NOT_EXIST')])

  expect(await gateway.close(charge.tradeNo)).toEqual({ state: 'unknown' })
})

test('trouble on the way is passed on', async () => {
  const lost = () => {
    throw new GatewayError('unavailable', 'lost')
  }
  const { gateway } = openPlayed([lost, lost, lost])

  await expect(gateway.prepay(charge)).rejects.toMatchObject({ kind: 'unavailable' })
  await expect(gateway.close(charge.tradeNo)).rejects.toMatchObject({ kind: 'unavailable' })
})

import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AlipayStandIn, openAlipayStandIn } from './open-alipay-stand-in.ts'

let standIn: AlipayStandIn
beforeAll(async () => {
  standIn = await openAlipayStandIn()
})
afterAll(() => standIn.close())

const charge = {
  out_trade_no: 'E1',
  total_amount: '12.34',
  subject: '100 点数',
  seller_id: '2088000000000001',
  time_expire: '2099-01-01 00:00:00',
}

/** A merchant that shares no code with ours; `change` is made after it signed. */
async function ask(method: string, content: object, change: Record<string, string> = {}) {
  const beijing = new Date(Date.now() + 8 * 3_600_000)
  const params: Record<string, string> = {
    app_id: standIn.settings.ALIPAY_APP_ID,
    biz_content: JSON.stringify(content),
    charset: 'utf-8',
    format: 'JSON',
    method,
    notify_url: 'http://127.0.0.1:9/',
    sign_type: 'RSA2',
    timestamp: beijing.toISOString().slice(0, 19).replace('T', ' '),
    version: '1.0',
  }
  const text = Object.entries(params).map((pair) => pair.join('='))
  const der = Buffer.from(standIn.settings.ALIPAY_PRIVATE_KEY, 'base64')
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const signature = sign('sha256', Buffer.from(text.join('&')), key).toString('base64')
  const body = new URLSearchParams({ ...params, sign: signature, ...change })
  const answer = await (await fetch(`${standIn.baseUrl}/gateway.do`, { method: 'POST', body })).text()
  const [, raw = '', proof = ''] = /^\{"\w+_response":(.*),"sign":"([^"]+)"\}$/.exec(answer) ?? []
  const publicDer = Buffer.from(standIn.settings.ALIPAY_PUBLIC_KEY, 'base64')
  const alipayKey = createPublicKey({ key: publicDer, format: 'der', type: 'spki' })
  expect(verify('sha256', Buffer.from(raw), alipayKey, Buffer.from(proof, 'base64'))).toBe(true)
  return JSON.parse(raw)
}

test('the same charge gives the same code, and a trade is there from the scan on', async () => {
  const { qr_code: code } = await ask('alipay.trade.precreate', charge)
  expect(await ask('alipay.trade.precreate', charge)).toMatchObject({ code: '10000', qr_code: code })
  const other = await ask('alipay.trade.precreate', { ...charge, total_amount: '12.35' })
  expect(other).toMatchObject({ sub_code: 'ACQ.CONTEXT_INCONSISTENT' })

  expect(await ask('alipay.trade.query', charge)).toMatchObject({ sub_code: 'ACQ.TRADE_NOT_EXIST' })
  standIn.scan(code)
  expect(await ask('alipay.trade.query', charge)).toMatchObject({ trade_status: 'WAIT_BUYER_PAY' })
})

test.each([
  ['sign', { sign: 'AAAA' }],
  ['content', { biz_content: '{}' }],
  ['app', { app_id: '2021000000000009' }],
  ['time', { timestamp: '2020-01-01 00:00:00' }],
  ['way to sign', { sign_type: 'RSA' }],
  ['unknown parameter', { more: '1' }],
])('a call with another %s than was signed is refused', async (_what, change) => {
  const answer = await ask('alipay.trade.precreate', { ...charge, out_trade_no: 'E2' }, change)

  expect(answer).toMatchObject({ code: '40002', sub_code: expect.stringMatching(/^isv\./) })
})

test.each([
  ['a number with a dash', { out_trade_no: 'E-3' }],
  ['a sum in fen', { total_amount: '1234' }],
  ['a title with a slash', { subject: 'a/b' }],
  ['an end that is over', { time_expire: '2020-01-01 00:00:00' }],
  ['another seller', { seller_id: '2088000000000009' }],
])('a charge with %s is refused', async (_what, change) => {
  expect(await ask('alipay.trade.precreate', { ...charge, ...change })).toMatchObject({ code: '40004' })
})

import { encrypt, paidTrade, PUBLIC_KEY_ID, settings, signedHeaders } from '@easel/payments/wechat/testing/play-wechat'
import { beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../testing/open-test-server.ts'
import { openRememberingGateway } from '../../../../testing/remembering-gateway.ts'
import { aMember, type SeededPerson } from '../../../../testing/seed.ts'
import { availableCredits } from '../../../ledger/gate.ts'
import { createOrder } from '../../ordering/create-order.ts'
import { payOrder } from '../../paying/pay-order.ts'

const PATH = '/api/open/wechat/callback'

let server: TestServer
let person: SeededPerson
beforeAll(async () => {
  server = await openTestServer({
    RATE_LIMIT: '20',
    NOTICE_LIMIT: '50',
    PUBLIC_URL: 'https://draw.example',
    WECHAT_APP_ID: settings.appId,
    WECHAT_MCH_ID: settings.mchId,
    WECHAT_PRIVATE_KEY: settings.privateKey,
    WECHAT_CERTIFICATE_SERIAL: settings.certificateSerial,
    WECHAT_API_V3_KEY: settings.apiV3Key,
    WECHAT_PUBLIC_KEY: settings.publicKeys[0]?.pem ?? '',
    WECHAT_PUBLIC_KEY_ID: PUBLIC_KEY_ID,
  })
  person = await aMember(server.deps)
})

/** An order that is open at WeChat Pay, and the notice that it was paid, as bytes and their headers. */
async function aNotice(change: object = {}) {
  const { deps, clock } = server
  const pack = deps.db.selectFrom('products').select('id').where('slug', '=', 'credits-200')
  const { id: productId } = await pack.executeTakeFirstOrThrow()
  const order = await createOrder(deps, person.actor, { body: { productId }, idempotencyKey: null })
  const gateways = new Map([['wechat', openRememberingGateway('wechat')]])
  await payOrder({ ...deps, gateways, siteUrl: 'https://draw.example' }, person.actor, order.id, {})
  const amount = { total: order.amount, payer_total: order.amount, currency: order.currency, payer_currency: 'CNY' }
  const trade = { ...paidTrade, out_trade_no: order.no, transaction_id: `42${order.no}`, amount, ...change }
  const resource = { original_type: 'transaction', ...encrypt(JSON.stringify(trade)) }
  const about = { id: deps.newId(), create_time: clock.now().toISOString(), summary: '支付成功' }
  const kind = { event_type: 'TRANSACTION.SUCCESS', resource_type: 'encrypt-resource' }
  const body = Buffer.from(JSON.stringify({ ...about, ...kind, resource }))
  return { body, headers: signedHeaders(body, { at: clock.now() }) }
}

const post = (body: Buffer | string, headers: Record<string, string>, path = PATH) =>
  server.app.inject({ method: 'POST', url: path, payload: body, headers })
const credits = () => availableCredits(server.deps.db, person.userId, server.clock.now())

test.each([
  'application/json',
  'application/json; charset=gbk',
  'text/plain',
  'application/x-www-form-urlencoded',
  'x/y',
])(
  'a notice that says it is %s is read as its bytes, and what was paid for is there when it is answered',
  async (type) => {
    const [before, { body, headers }] = [await credits(), await aNotice()]
    const answer = await post(body, { ...headers, 'content-type': type })
    expect([answer.statusCode, answer.payload]).toEqual([204, ''])
    expect(await credits()).toBe(before + 200)
    expect((await post(body, { ...headers, 'content-type': type })).statusCode).toBe(204)
    expect(await credits()).toBe(before + 200)
  },
)

test.each<[string, (body: Buffer) => Buffer | string]>([
  ['one byte changed', (body) => Buffer.concat([body.subarray(0, -1), Buffer.from(' }')])],
  ['written anew', (body) => JSON.stringify(JSON.parse(body.toString()), null, 1)],
  ['a byte order mark', (body) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body])],
  ['a line break at the end', (body) => Buffer.concat([body, Buffer.from('\r\n')])],
  ['nothing', () => ''],
])('with %s it is forged, in the words of the provider', async (_what, change) => {
  const [before, { body, headers }] = [await credits(), await aNotice()]
  const answer = await post(change(body), { ...headers, 'content-type': 'application/json' })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ code: 'FAIL' })
  expect(await credits()).toBe(before)
})

test('a signature that came twice is none', async () => {
  const { body, headers } = await aNotice()
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const twice = new Headers(headers)
  twice.append('wechatpay-signature', 'another')
  expect((await fetch(`${address}${PATH}`, { method: 'POST', body, headers: twice })).status).toBe(401)
})

test('more than any provider sends is not read', async () => {
  const { headers } = await aNotice()
  expect((await post(Buffer.alloc(64 * 1024 + 1, 32), headers)).statusCode).toBe(413)
})

test('genuine notices come through however many come, and however often others are turned away', async () => {
  for (let call = 0; call < 30; call += 1) await server.app.inject({ url: '/api/home/company-info' })
  expect((await server.app.inject({ url: '/api/home/company-info' })).statusCode).toBe(429)
  const before = await credits()
  for (let call = 0; call < 30; call += 1) await post('{}', { 'content-type': 'application/json' })
  for (let count = 0; count < 3; count += 1) {
    const { body, headers } = await aNotice()
    expect((await post(body, headers)).statusCode).toBe(204)
  }
  expect(await credits()).toBe(before + 600)
})

test('an address from which many came that were refused is not listened to, whatever it sends next; others are', async () => {
  const { body, headers } = await aNotice()
  const from = (remoteAddress: string, payload: Buffer | string, sent: Record<string, string>) =>
    server.app.inject({ method: 'POST', url: PATH, payload, headers: sent, remoteAddress })
  const forged = []
  for (let call = 0; call < 52; call += 1) {
    forged.push((await from('198.51.100.7', '{}', { 'content-type': 'application/json' })).statusCode)
  }
  expect(forged.slice(0, 49)).toEqual(Array.from({ length: 49 }, () => 401))
  expect(forged.at(-1)).toBe(429)
  const stopped = await from('198.51.100.7', body, headers)
  expect([stopped.statusCode, Number(stopped.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await from('198.51.100.8', body, headers)).statusCode).toBe(204)
})

test('one for another merchant is kept for a human and answered as taken', async () => {
  const { body, headers } = await aNotice({ mchid: '1900000002' })
  expect((await post(body, headers)).statusCode).toBe(204)
  const kept = await server.deps.db.selectFrom('payment_quarantine').select(['provider', 'reason']).execute()
  expect(kept).toEqual([{ provider: 'wechat', reason: 'of another merchant or app' }])
})

test('a provider that is off is told to come again, and one that there is not finds nothing', async () => {
  const { body, headers } = await aNotice()
  expect((await post(body, headers, '/api/open/stripe/callback')).statusCode).toBe(503)
  expect((await post(body, headers, '/api/open/sandbox/callback')).statusCode).toBe(404)
  expect((await post(body, headers, '/api/open/paypal/callback')).statusCode).toBe(404)
})

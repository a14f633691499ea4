import { readCompany } from '@easel/contract/company'
import { preConnect } from '@easel/contract/live'
import { createOrder, endTrade, payOrder, payTrade, readOrder, readTrade } from '@easel/contract/order-acts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { aMember, anAdmin, type SeededPerson } from '../../../testing/seed.ts'

type Headers = Record<string, string>

let server: TestServer
beforeAll(async () => {
  // Beside a provider that is set up by half.
  server = await openTestServer({ WECHAT_APP_ID: 'wx1' })
})
beforeEach(() => opens('everyone'))
const opens = (opensTo: TestServer['deps']['config']['sandbox']['opensTo']) => {
  server.deps.config.sandbox.opensTo = opensTo
}

test('beside a provider that is set up by half it is closed', async () => {
  const judged = (await openTestServer({ WECHAT_APP_ID: 'wx1' })).deps.config.sandbox
  expect(judged).toEqual({ opensTo: 'nobody', why: 'there are settings of wechat' })
})

async function openBuyer({ token }: SeededPerson, headers: Headers = {}) {
  const { deps, call } = server
  const pack = deps.db.selectFrom('products').select('id').where('slug', '=', 'credits-200')
  const { id: productId } = await pack.executeTakeFirstOrThrow()
  const order = async () =>
    createOrder.data.parse((await call(createOrder, { token, headers, body: { productId } })).data).id
  const pay = (orderId: string) =>
    call(payOrder, { token, headers, params: { orderId }, body: { payChannel: 'sandbox' } })
  const codeUrl = async (orderId: string) => payOrder.data.parse((await pay(orderId)).data).codeUrl
  return {
    ...{ order, pay, codeUrl },
    channels: async () => readCompany.data.parse((await call(readCompany, { token, headers })).data).payChannels,
    status: async (orderId: string) =>
      readOrder.data.parse((await call(readOrder, { token, params: { orderId } })).data).status,
    open: async (orderId: string) => (await codeUrl(orderId)).split('/').at(-1) ?? '',
    settle: (secret: string, by?: string) =>
      call(payTrade, { params: { secret }, headers, ...(by !== undefined && { token: by }) }),
  }
}

test('where it opens to nobody, none is offered it or pays there, not even an administrator', async () => {
  opens('nobody')
  for (const person of [await aMember(server.deps), await anAdmin(server.deps)]) {
    const buyer = await openBuyer(person)
    expect(await buyer.channels()).toEqual([])
    expect(await buyer.pay(await buyer.order())).toMatchObject({ reason: 'invalid_input' })
    expect(await server.deps.db.selectFrom('sandbox_trades').selectAll().execute()).toEqual([])
  }
})

test('by name administrators use it, and nobody else', async () => {
  opens('administrators')
  const [member, admin] = [await aMember(server.deps), await anAdmin(server.deps)]
  const [stranger, buyer] = [await openBuyer(member), await openBuyer(admin)]
  expect([await stranger.channels(), await buyer.channels()]).toEqual([[], ['sandbox']])
  expect(await stranger.pay(await stranger.order())).toMatchObject({ reason: 'invalid_input' })
  const orderId = await buyer.order()
  const secret = await buyer.open(orderId)
  expect(await buyer.settle(secret)).toMatchObject({ reason: 'not_found' })
  expect(await buyer.settle(secret, member.token)).toMatchObject({ reason: 'not_found' })
  expect(await buyer.settle(secret, admin.token)).toMatchObject({ data: { state: 'paid' } })
  expect(await buyer.status(orderId)).toBe('PAID')
})

test('a code from before the sandbox was closed pays nothing, and its order may go to another provider at once', async () => {
  const buyer = await openBuyer(await aMember(server.deps))
  const orderId = await buyer.order()
  const secret = await buyer.open(orderId)
  opens('nobody')
  expect(await server.call(readTrade, { params: { secret } })).toMatchObject({ data: { state: 'closed' } })
  expect(await buyer.settle(secret)).toMatchObject({ reason: 'not_found' })
  const ending = { params: { secret }, body: { outcome: 'failed' } }
  expect(await server.call(endTrade, ending)).toMatchObject({ reason: 'not_found' })
  server.clock.moveSeconds(60)
  expect(await buyer.status(orderId)).toBe('PENDING')
  const payments = server.deps.db.selectFrom('payments').select('state').where('order_id', '=', orderId)
  expect(await payments.execute()).toEqual([{ state: 'CLOSED' }])
  opens('everyone')
  expect(await buyer.settle(secret)).toMatchObject({ reason: 'order_closed' })
})

describe('who tries it out', () => {
  test.each(['localhost:3000', '192.168.1.20:3000', '[fd00::7]', 'easel.local', 'nas:3000'])(
    'pays at %s, where the code leads',
    async (host) => {
      const buyer = await openBuyer(await aMember(server.deps), { host })
      const orderId = await buyer.order()
      expect(await buyer.channels()).toEqual(['sandbox'])
      expect(await buyer.codeUrl(orderId)).toMatch(`http://${host}/pay/`)
      expect(await buyer.settle(await buyer.open(orderId))).toMatchObject({ data: { state: 'paid' } })
    },
  )

  test.each<[string, Headers]>([
    ['a foreign Host', { host: 'evil.example' }],
    ['a public address', { host: '203.0.113.9:3000' }],
    ['a tunnel that says so', { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' }],
    ['another tunnel', { host: 'localhost:3000', 'x-forwarded-host': 'x.example' }],
  ])('and nobody who comes by %s', async (_, headers) => {
    const person = await aMember(server.deps)
    const near = await openBuyer(person)
    const far = await openBuyer(person, headers)
    const orderId = await near.order()
    const secret = await near.open(orderId)
    expect(await far.channels()).toEqual([])
    expect(await far.pay(orderId)).toMatchObject({ reason: 'invalid_input' })
    expect(await far.settle(secret)).toMatchObject({ reason: 'not_found' })
    expect(await near.status(orderId)).toBe('PENDING')
  })

  test('no address is made from a foreign Host', async () => {
    const { token } = await aMember(server.deps)
    const urlAt = async (host: string) =>
      preConnect.data.parse((await server.call(preConnect, { token, headers: { host } })).data).url
    expect(await urlAt('evil.example')).toBe('/api/ws/connect')
    expect(await urlAt('192.168.1.20:3000')).toBe('ws://192.168.1.20:3000/api/ws/connect')
    const code = (host: string) =>
      server.app.inject({ url: '/api/home/qrcode', query: { url: `http://${host}/pay/x` }, headers: { host } })
    expect((await code('evil.example')).json()).toMatchObject({ data: { reason: 'invalid_input' } })
    expect((await code('easel.local')).headers['content-type']).toMatch('image/svg')
    const page = await server.app.inject({ url: '/api/home/index', headers: { host: 'evil.example' } })
    expect(page.headers['content-security-policy']).not.toContain('evil')
  })
})

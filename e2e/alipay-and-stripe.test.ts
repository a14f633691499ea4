import type { AdminOrder } from '@easel/contract/admin-orders'
import type { Order } from '@easel/contract/order'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AlipayStandIn, openAlipayStandIn } from '../stand-ins/src/alipay/open-alipay-stand-in.ts'
import { openStripeStandIn, type StripeStandIn } from '../stand-ins/src/stripe/open-stripe-stand-in.ts'
import { callApi } from './api-client.ts'
import { becomeAdministrator, becomePerson, type Person } from './person.ts'
import { type ProductServer, startServer } from './server.ts'
import { waitUntil } from './wait-until.ts'

let alipay: AlipayStandIn
let stripe: StripeStandIn
let server: ProductServer
let person: Person
let admin: Person
let credits = 0

beforeAll(async () => {
  ;[alipay, stripe] = await Promise.all([openAlipayStandIn(), openStripeStandIn()])
  server = await startServer({ ENGINE: 'fake', ...alipay.settings, ...stripe.settings })
  stripe.setAddress(`${server.url}/api/open/stripe/callback`)
  admin = await becomeAdministrator(server)
  person = await becomePerson(server, '+8613900000001')
})
beforeEach(async () => {
  credits = await person.credits()
})
afterAll(async () => {
  await server?.close()
  await alipay?.close()
  await stripe?.close()
})

type Provider = 'alipay' | 'stripe'
const PROVIDERS: Provider[] = ['alipay', 'stripe']

interface Bought {
  order: Order
  codeUrl: string
  qrcode: string
  /** Credits that the order grants. */
  credits: number
}

const call = <Data>(path: string, body?: object) =>
  callApi<Data>(server.url, path, { token: person.token, ...(body && { body }) })
const askForCode = (order: Order, payChannel: Provider) =>
  call<{ codeUrl: string; qrcode: string }>(`/api/home/pay/${order.id}`, { payChannel })

async function order(): Promise<{ order: Order; credits: number }> {
  const products = await call<{ id: string; kind: string; credits: number }[]>('/api/home/products')
  const pack = products.find(({ kind }) => kind === 'credits')
  return { order: await call<Order>('/api/home/order', { productId: pack?.id }), credits: pack?.credits ?? Number.NaN }
}

async function buy(provider: Provider): Promise<Bought> {
  const ordered = await order()
  return { ...ordered, ...(await askForCode(ordered.order, provider)) }
}

const pay = (provider: Provider, codeUrl: string): Promise<unknown> =>
  provider === 'alipay' ? alipay.pay(codeUrl) : stripe.pay(codeUrl)
const read = ({ order: { id } }: Bought) => call<Order>(`/api/home/order/${id}`)
const waitUntilPaid = (bought: Bought) =>
  waitUntil(
    () => read(bought),
    ({ status }) => status === 'PAID',
  )

test.each(PROVIDERS)('%s: who pays has the credits as soon as we are told', async (provider) => {
  const bought = await buy(provider)
  const picture = await fetch(`${server.url}${bought.qrcode}`, {
    headers: { authorization: `Bearer ${person.token}` },
  })
  expect(picture.headers.get('content-type')).toContain('image/svg+xml')
  expect((await askForCode(bought.order, provider)).codeUrl).toBe(bought.codeUrl)

  await pay(provider, bought.codeUrl)

  expect(await person.credits()).toBe(credits + bought.credits)
  expect(await read(bought)).toMatchObject({ status: 'PAID', payChannel: provider })
  if (provider === 'alipay') expect(alipay.notices.at(-1)?.answers).toEqual([{ status: 200, body: 'success' }])
  else expect(stripe.events.at(-1)?.statuses).toEqual([200])
})

test.each(PROVIDERS)('%s: when the notice is lost, asking finds the payment', async (provider) => {
  const bought = await buy(provider)
  alipay.nextNotice(...(provider === 'alipay' ? (['drop'] as const) : []))
  stripe.nextEvent(...(provider === 'stripe' ? (['drop'] as const) : []))

  await pay(provider, bought.codeUrl)
  await waitUntilPaid(bought)

  expect(await person.credits()).toBe(credits + bought.credits)
})

test.each(PROVIDERS)('%s: a notice that comes twice at once gives once', async (provider) => {
  const bought = await buy(provider)
  if (provider === 'alipay') alipay.nextNotice('twice')
  else stripe.nextEvent('twice')

  await pay(provider, bought.codeUrl)

  expect(await person.credits()).toBe(credits + bought.credits)
})

test.each(['altered', 'wrong key', 'unsigned', 'other seller'] as const)(
  'alipay: a notice that is %s gives nothing, and asking finds the payment',
  async (fault) => {
    const bought = await buy('alipay')
    alipay.nextNotice(fault)

    await alipay.pay(bought.codeUrl)

    const answer = fault === 'other seller' ? { status: 200, body: 'success' } : { status: 401, body: 'fail' }
    expect(alipay.notices.at(-1)?.answers).toEqual([answer])
    expect(await person.credits()).toBe(credits)
    await waitUntilPaid(bought)
    expect(await person.credits()).toBe(credits + bought.credits)
  },
)

test('alipay: a notice of another sum changes nothing about what was paid', async () => {
  const bought = await buy('alipay')
  alipay.nextNotice('cheaper')

  await alipay.pay(bought.codeUrl)
  await waitUntilPaid(bought)

  expect(await person.credits()).toBe(credits + bought.credits)
})

test.each(['altered', 'wrong secret', 'unsigned', 'old', 'cheaper', 'other trade'] as const)(
  'stripe: an event that is %s gives nothing, and asking finds the payment',
  async (fault) => {
    const bought = await buy('stripe')
    stripe.nextEvent(fault)

    await stripe.pay(bought.codeUrl)

    const isSigned = fault === 'cheaper' || fault === 'other trade'
    expect(stripe.events.at(-1)?.statuses).toEqual([isSigned ? 200 : 401])
    expect(await person.credits()).toBe(credits)
    await waitUntilPaid(bought)
    expect(await person.credits()).toBe(credits + bought.credits)
  },
)

test('stripe: what takes days is given when it has arrived', async () => {
  const bought = await buy('stripe')
  await stripe.begin(bought.codeUrl)
  expect(await read(bought)).toMatchObject({ status: 'PENDING' })

  const session = stripe.books.sessions.find(({ url }) => url === bought.codeUrl)
  if (session) await stripe.arrive(session)

  expect(await read(bought)).toMatchObject({ status: 'PAID' })
})

test('stripe: what takes days and fails is over, and another payment begins at once', async () => {
  const { order: waiting, codeUrl } = await buy('stripe')
  await stripe.begin(codeUrl)
  const session = stripe.books.sessions.find(({ url }) => url === codeUrl)
  if (session) await stripe.fail(session)

  expect((await askForCode(waiting, 'stripe')).codeUrl).not.toBe(codeUrl)
})

test.each(['lost', '500', 'unsigned', 'wrongly signed', 'altered'] as const)(
  'alipay: after an answer that is %s the code is there when it is asked for again',
  async (fault) => {
    const ordered = await order()
    alipay.nextCall(fault)
    await expect(askForCode(ordered.order, 'alipay')).rejects.toThrow('upstream_unavailable')

    const { codeUrl } = await askForCode(ordered.order, 'alipay')

    expect(alipay.books.trades.filter((trade) => trade.outTradeNo === ordered.order.no)).toHaveLength(1)
    await alipay.pay(codeUrl)
    expect(await person.credits()).toBe(credits + ordered.credits)
  },
)

test.each(['lost', '500'] as const)('stripe: after an answer that is %s the same session is there', async (fault) => {
  const ordered = await order()
  stripe.nextCall(fault)
  await expect(askForCode(ordered.order, 'stripe')).rejects.toThrow('upstream_unavailable')

  const { codeUrl } = await askForCode(ordered.order, 'stripe')

  expect(stripe.books.sessions.filter(({ tradeNo }) => tradeNo === ordered.order.no)).toHaveLength(1)
  await stripe.pay(codeUrl)
  expect(await person.credits()).toBe(credits + ordered.credits)
})

test.each(PROVIDERS)('%s: an order is paid back in parts, each of them once', async (provider) => {
  const bought = await buy(provider)
  await pay(provider, bought.codeUrl)
  const path = `/api/admin/orders/${bought.order.id}/refund`
  const ask = (amount: number) =>
    callApi(server.url, path, { token: admin.token, body: { reason: 'asked for', amount } })
  const { amount, no } = bought.order
  if (provider === 'alipay') alipay.nextCall('lost')
  else stripe.nextCall('lost')

  for (const part of [1, amount - 1]) {
    await ask(part)
    await waitUntil(
      () => listRefunds(no),
      (refunds) => refunds.every(({ state }) => state === 'DONE'),
    )
  }

  const given =
    provider === 'alipay'
      ? alipay.books.trades.find((trade) => trade.outTradeNo === no)?.refunds.map(({ fen }) => fen)
      : stripe.books.sessions.find((one) => one.tradeNo === no)?.refunds.map((one) => one.amount)
  expect(given).toEqual([1, amount - 1])
  expect(await read(bought)).toMatchObject({ status: 'REFUNDED' })
  expect(await person.credits()).toBe(credits)
})

async function listRefunds(no: string): Promise<AdminOrder['refunds']> {
  const path = `/api/admin/orders?text=${no}`
  const { items } = await callApi<{ items: AdminOrder[] }>(server.url, path, { token: admin.token })
  return items[0]?.refunds ?? []
}

test('a session is recovered after a restart, from what the order keeps', async () => {
  const [byAlipay, byStripe] = [await buy('alipay'), await buy('stripe')]
  alipay.nextNotice('drop')
  stripe.nextEvent('drop')
  await server.restart()
  await alipay.pay(byAlipay.codeUrl)
  await stripe.pay(byStripe.codeUrl)

  await waitUntilPaid(byAlipay)
  await waitUntilPaid(byStripe)

  expect(await person.credits()).toBe(credits + byAlipay.credits + byStripe.credits)
})

test('who cancels can pay nothing any more; who pays at Alipay what was not scanned before gets it all the same', async () => {
  const [byAlipay, byStripe, unscanned] = [await buy('alipay'), await buy('stripe'), await buy('alipay')]
  const cancel = ({ order: { id } }: Bought) => call<Order>(`/api/home/cancel-order/${id}`, {})

  expect(await cancel(byStripe)).toMatchObject({ status: 'CANCELLED' })
  expect(() => stripe.pay(byStripe.codeUrl)).toThrow('nobody can pay this')
  alipay.scan(byAlipay.codeUrl)
  expect(await cancel(byAlipay)).toMatchObject({ status: 'CANCELLED' })
  await expect(alipay.pay(byAlipay.codeUrl)).rejects.toThrow('nobody can pay this')

  expect(await cancel(unscanned)).toMatchObject({ status: 'CANCELLED' })
  await alipay.pay(unscanned.codeUrl)
  await waitUntilPaid(unscanned)
})

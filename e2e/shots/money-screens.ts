import type { Order, OrderStatus } from '@easel/contract/order'
import type { StatementReason } from '@easel/contract/redeem'
import type { Page } from 'playwright-core'
import { askSingly } from '../ask-singly.ts'
import type { Screen } from './screens.ts'

const ID = '01939d2a-0000-7000-8000-0000000000a1'
const NO = 'E261122141500K7Q2M9XA'
const SECRET = 'c2FuZGJveC1zZWNyZXQtMQ'
const MINUTE_MS = 60_000

const fine = (data: unknown) => ({ json: { code: 200, message: '', data, success: true } })
const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString()

function anOrder(status: OrderStatus, more: Partial<Order> = {}): Order {
  const times = { createdAt: at(-3), expiresAt: at(27), paidAt: status === 'PAID' ? at(-1) : null }
  const goods = {
    productId: ID,
    title: '月度方案',
    period: 'Month',
    quantity: 1,
    amount: 9900,
    currency: 'CNY',
  } as const
  return { id: ID, no: NO, ...goods, payChannel: 'sandbox', status, ...times, ...more }
}

/** Mocks the shop with these payment providers. */
async function offer(page: Page, payChannels = ['sandbox']): Promise<void> {
  await askSingly(page)
  await page.route('**/api/home/company-info', async (route) => {
    const response = await route.fetch()
    const answer: { data: object } = await response.json()
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, payChannels } } })
  })
}

/** Mocks an order in this state, with a payment code. */
async function order(page: Page, status: OrderStatus, more: Partial<Order> = {}): Promise<void> {
  const one = anOrder(status, more)
  await offer(page)
  await page.route('**/api/home/index', async (route) => {
    const response = await route.fetch()
    const answer: { data: object } = await response.json()
    const data = { ...answer.data, hasWaitingOrder: status === 'PENDING' }
    await route.fulfill({ response, json: { ...answer, data } })
  })
  await page.route(`**/api/home/order/${ID}`, (route) => route.fulfill(fine(one)))
  await page.route('**/api/home/orders*', (route) => route.fulfill(fine({ items: [one], nextCursor: null })))
  await page.route('**/api/home/pay/*', (route) => {
    const codeUrl = `${new URL(route.request().url()).origin}/pay/${SECRET}`
    const qrcode = `/api/home/qrcode?url=${encodeURIComponent(codeUrl)}`
    return route.fulfill(fine({ order: one, codeUrl, qrcode, expiresAt: one.expiresAt }))
  })
}

async function orders(page: Page): Promise<void> {
  const statuses: OrderStatus[] = ['PENDING', 'PAID', 'EXPIRED', 'CANCELLED', 'REFUNDED']
  const items = statuses.map((status, place) =>
    anOrder(status, {
      id: `${ID.slice(0, -1)}${place}`,
      no: `${NO.slice(0, -1)}${place}`,
      quantity: place + 1,
      amount: 9900 * (place + 1),
      createdAt: at(-3 - 1500 * place),
    }),
  )
  await page.route('**/api/home/orders*', (route) => route.fulfill(fine({ items, nextCursor: 'more' })))
}

async function statement(page: Page): Promise<void> {
  const reasons: StatementReason[] = ['refund', 'expire', 'release', 'draw', 'grant', 'redeem', 'order', 'signup']
  let balance = 12_345
  const items = reasons.map((reason, place) => {
    const delta = ['refund', 'expire', 'draw'].includes(reason) ? -4 * (place + 1) : 1000
    balance -= delta
    return { id: String(place), delta, balance: balance + delta, reason, createdAt: at(-60 * place) }
  })
  await page.route('**/api/home/ledger*', (route) => route.fulfill(fine({ items, nextCursor: null })))
}

/** New accounts have a first credit movement, unless the operator grants none. */
const noStatement = (page: Page) =>
  page.route('**/api/home/ledger*', (route) => route.fulfill(fine({ items: [], nextCursor: null })))

const trade = (state: string) => (page: Page) =>
  page.route('**/api/home/sandbox/*', (route) =>
    route.fulfill(fine({ no: NO, amount: 9900, currency: 'CNY', description: '月度方案', state, expiresAt: at(27) })),
  )

const paying = `/draw?subscribe=${ID}`
const pressFirst = async (page: Page, selector: string) => page.locator(selector).first().click()

async function failPayment(page: Page): Promise<void> {
  await page.locator('dialog img').waitFor()
  await page.route('**/api/home/pay/*', (route) => {
    const one = anOrder('PENDING')
    return route.fulfill(fine({ order: one, codeUrl: 'weixin://two', qrcode: '/seal.svg', expiresAt: one.expiresAt }))
  })
  await pressFirst(page, 'dialog img ~ button')
}

/** The shop in every state. */
export const MONEY_SCREENS: Screen[] = [
  { name: 'subscribe-open', path: '/draw?subscribe=open', who: 'newcomer', before: offer },
  { name: 'subscribe-whole', path: '/draw?subscribe=open', who: 'newcomer', before: offer, height: 1500 },
  {
    name: 'subscribe-chosen',
    path: '/draw?subscribe=open',
    who: 'newcomer',
    before: offer,
    then: (page) => page.locator('dialog article label').nth(2).click(),
  },
  {
    name: 'redeem-refused',
    path: '/draw?subscribe=open',
    who: 'newcomer',
    before: offer,
    height: 1500,
    then: async (page) => {
      await page.locator('dialog form input').fill('NONE-NONE-NONE-NONE')
      await page.locator('dialog form input').press('Enter')
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'pay', path: paying, who: 'newcomer', before: (page) => order(page, 'PENDING') },
  { name: 'pay-whole', path: paying, who: 'newcomer', before: (page) => order(page, 'PENDING'), height: 1000 },
  {
    name: 'pay-channels',
    path: paying,
    who: 'newcomer',
    before: async (page) => {
      await order(page, 'PENDING', { payChannel: null })
      await offer(page, ['wechat', 'alipay', 'sandbox'])
    },
  },
  { name: 'pay-failed', path: paying, who: 'newcomer', before: (page) => order(page, 'PENDING'), then: failPayment },
  {
    name: 'pay-no-code',
    path: paying,
    who: 'newcomer',
    before: async (page) => {
      await order(page, 'PENDING')
      await page.route('**/api/home/pay/*', (route) => route.abort())
    },
  },
  {
    name: 'pay-leave',
    path: paying,
    who: 'newcomer',
    before: (page) => order(page, 'PENDING'),
    then: (page) => pressFirst(page, 'dialog header button'),
  },
  { name: 'pay-expired', path: paying, who: 'newcomer', before: (page) => order(page, 'EXPIRED') },
  { name: 'pay-cancelled', path: paying, who: 'newcomer', before: (page) => order(page, 'CANCELLED') },
  { name: 'pay-done', path: paying, who: 'newcomer', before: (page) => order(page, 'PAID') },
  { name: 'crown-waiting', path: '/draw', who: 'newcomer', before: (page) => order(page, 'PENDING') },
  { name: 'orders', path: '/orders', who: 'newcomer', before: orders },
  { name: 'orders-empty', path: '/orders', who: 'newcomer' },
  {
    name: 'orders-failed',
    path: '/orders',
    who: 'newcomer',
    before: (page) => page.route('**/api/home/orders*', (route) => route.abort()),
  },
  { name: 'statement', path: '/orders?view=credits', who: 'newcomer', before: statement },
  { name: 'statement-empty', path: '/orders?view=credits', who: 'newcomer', before: noStatement },
  {
    name: 'statement-failed',
    path: '/orders?view=credits',
    who: 'newcomer',
    before: (page) => page.route('**/api/home/ledger*', (route) => route.abort()),
  },
  { name: 'sandbox', path: `/pay/${SECRET}`, who: 'nobody', before: trade('unpaid') },
  { name: 'sandbox-paid', path: `/pay/${SECRET}`, who: 'nobody', before: trade('paid') },
  { name: 'sandbox-closed', path: `/pay/${SECRET}`, who: 'nobody', before: trade('closed') },
  { name: 'sandbox-none', path: '/pay/none', who: 'nobody' },
]

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeCalls, fine, refused } from '../../channel/testing/fake-calls.ts'
import { button, click, hasButton, openPage } from '../../channel/testing/page.tsx'
import { loadOrderWords } from '../../../i18n/order-words.ts'
import { eventually } from '../../../testing/eventually.ts'
import { type Rendered, settle } from '../../../testing/render.tsx'
import { SandboxTrade } from './sandbox-trade.tsx'

const READ = 'GET /api/home/sandbox/secret'
const TRADE = {
  no: 'E261122141500K7Q2M9XA',
  amount: 500,
  currency: 'JPY',
  description: '月度会员',
  state: 'unpaid',
  expiresAt: '2126-01-01T00:00:00.000Z',
}

let server: FakeCalls
let page: Rendered

beforeEach(async () => {
  await loadOrderWords()
  server = new FakeCalls()
  server.install()
  server.on(READ, fine(TRADE))
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

async function open(): Promise<void> {
  page = await openPage(<SandboxTrade secret="secret" dead="dead" />, [], '/pay/secret')
}

const says = (text: string) =>
  eventually(async () => {
    await settle()
    expect(page.root.textContent).toContain(text)
  })

test('it says that no money moves, and what is asked, in the currency of the order', async () => {
  await open()
  await says('不会动用任何真实资金')
  await says('JP¥500')
})

test.each([
  { name: '支付', path: 'pay', body: null, state: 'paid', said: '已支付，可以关闭此页' },
  { name: '让支付失败', path: 'end', body: { outcome: 'failed' }, state: 'closed', said: '这笔支付已关闭' },
  { name: '让订单过期', path: 'end', body: { outcome: 'expired' }, state: 'closed', said: '这笔支付已关闭' },
])('$name: what becomes of the payment is $state', async ({ name, path, body, state, said }) => {
  server.on(`POST /api/home/sandbox/secret/${path}`, fine({ ...TRADE, state }))
  await open()
  await says('等待支付')
  await click(button(name))
  await says(said)
  expect(page.root.querySelector('a[href="/orders"]')?.textContent).toBe('回到订单')
  expect(server.of('POST').map((sent) => sent.body)).toEqual([body])
  expect(hasButton('支付')).toBe(false)
})

test('one that ended meanwhile is told as it is', async () => {
  server.on('POST /api/home/sandbox/secret/pay', refused('order_closed', 409, '该订单无法支付'))
  await open()
  await says('等待支付')
  server.on(READ, fine({ ...TRADE, state: 'closed' }))
  await click(button('支付'))
  await says('这笔支付已关闭')
})

test('an address that leads to no payment is dead', async () => {
  server.on(READ, refused('not_found', 404))
  await open()
  await says('dead')
})

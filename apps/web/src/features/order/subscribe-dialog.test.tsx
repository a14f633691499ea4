import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadOrderWords } from '../../i18n/order-words.ts'
import { useDialogAddress } from '../../lib/dialog-address.ts'
import { sessionQuery } from '../account/api.ts'
import { FakeCalls, fine, held, refused, unreachable } from '../channel/testing/fake-calls.ts'
import { button, click, hasButton, openPage, write } from '../channel/testing/page.tsx'
import { companyQuery } from '../company/api.ts'
import { eventually } from '../../testing/eventually.ts'
import { COMPANY, USER } from '../../testing/fake-server.ts'
import { type Rendered, settle } from '../../testing/render.tsx'
import { refreshOrders } from './api.ts'
import { SubscribeDialog } from './subscribe-dialog.tsx'
import { standInPopovers } from '../../ui/testing/stand-in-popover.ts'
import { aCode, all, anOrder, MONTH, ORDER_ID, PACK } from './testing/seed.ts'

const ORDERS = 'GET /api/home/orders'
const ORDER = `GET /api/home/order/${ORDER_ID}`
const CREATE = 'POST /api/home/order'
const PAY = `POST /api/home/pay/${ORDER_ID}`
const CANCEL = `POST /api/home/cancel-order/${ORDER_ID}`
const REDEEM = 'POST /api/home/redeem/'

standInPopovers()

let server: FakeCalls
let page: Rendered
let company = COMPANY

beforeEach(async () => {
  await loadOrderWords()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  company = { ...COMPANY, payChannels: ['sandbox'] }
  server = new FakeCalls()
  server.install()
  server.on('GET /api/home/index', fine({ auth: true, user: USER }))
  server.on('GET /api/home/products', fine([MONTH, PACK]))
  server.on(ORDERS, fine(all()))
  server.on(ORDER, () => fine(anOrder())())
  server.on(PAY, () => fine(aCode('first'))())
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The dialog of the current address, as the app frame shows it. */
function Door() {
  const dialog = useDialogAddress()
  return dialog && <SubscribeDialog part={dialog.part} />
}

async function open(part = 'open'): Promise<void> {
  page = await openPage(<Door />, [], `/draw?subscribe=${part}`)
  await act(async () => {
    page.client.setQueryData(sessionQuery.queryKey, { auth: true, user: USER })
    page.client.setQueryData(companyQuery.queryKey, company)
  })
}

const words = () => page.root.textContent ?? ''
const says = (text: string) =>
  eventually(async () => {
    await settle()
    expect(words()).toContain(text)
  })
const radio = (title: string) =>
  [...page.root.querySelectorAll('label')].find((one) => one.textContent === title)?.querySelector('input')
const heading = () => page.root.querySelector('#pay-heading')?.textContent
const now = () => page.root.querySelector('[aria-label="支付进度"] [aria-current]')?.textContent
const code = () => page.root.querySelector('img[alt^="订单"]')?.getAttribute('src')

test('credits are told in pictures, at the price that the server says', async () => {
  company = { ...company, gridCost: 8 }
  await open()
  await says('1,500 点，约 187 组图')
  expect(page.root.querySelector('dl')?.textContent).toContain('组图')
})

test('who came for a product finds it chosen, and can pay for it at once', async () => {
  await open(`product-${PACK.id}`)
  await says('¥19.90去支付')
  expect(radio('200 点')?.checked).toBe(true)
})

test('packs and the field for a code are a press away, however low the window', async () => {
  await open()
  await says('去支付')
  await click(button('兑换码'))
  expect(document.activeElement?.getAttribute('placeholder')).toContain('XXXX')
  await click(button('点数包'))
  expect(document.activeElement?.getAttribute('value')).toBe(PACK.id)
})

test('what is recommended is chosen at first; another number and another choice change the sum', async () => {
  await open()
  await says('去支付')
  expect([radio('月度会员')?.checked, words().includes('¥69去支付')]).toEqual([true, true])

  await write(page.root.querySelector('select'), '3')
  expect(words()).toContain('月度会员 × 3¥207去支付')
  await act(async () => radio('200 点')?.click())

  expect(words()).toContain('200 点 × 3¥59.70去支付')
})

test('an order that could not be sent is sent again as the same one; another choice is another', async () => {
  server.on(CREATE, unreachable)
  await open()
  await says('去支付')
  await click(button('去支付'))
  await says('请求失败，请稍后重试')
  await click(button('去支付'))
  await act(async () => radio('200 点')?.click())
  await click(button('去支付'))

  const [first, again, other] = server.of(CREATE)
  expect(first?.body).toEqual({ productId: MONTH.id, period: 'Month', quantity: 1 })
  expect([again?.key === first?.key, other?.key === first?.key]).toEqual([true, false])
  expect(other?.body).toEqual({ productId: PACK.id, quantity: 1 })
})

test('once it is ordered the code is shown, and the address names the order', async () => {
  server.on(CREATE, fine(anOrder()))
  await open()
  await says('去支付')
  await click(button('去支付'))
  await says('剩余')
  expect(location.search).toBe(`?subscribe=${ORDER_ID}`)
  expect([code(), server.of(PAY)[0]?.body]).toEqual(['/api/home/qrcode?url=first', { payChannel: 'sandbox' }])
})

test('an order that waits is gone on with, whoever opens the dialog', async () => {
  server.on(ORDERS, fine(all(anOrder('CANCELLED'), anOrder())))
  await open()
  await says('等待扫码支付')
  expect(location.search).toBe(`?subscribe=${ORDER_ID}`)
})

test('nobody has to be told twice that nothing can be paid here', async () => {
  company = { ...COMPANY, payChannels: [], contact: '微信 easel' }
  await open()
  await says('需要方案或点数，请联系：微信 easel')
  expect([page.root.querySelector('input[type=radio]'), hasButton('去支付')]).toEqual([null, false])
})

test('of several ways to pay one is chosen, and an order stays with it', async () => {
  company = { ...COMPANY, payChannels: ['wechat', 'alipay'] }
  server.on(ORDER, () => fine(anOrder('PENDING', { payChannel: null }))())
  await open(ORDER_ID)
  await says('选择支付方式')
  expect([heading(), now()]).toEqual(['选择支付方式', '选择支付方式'])
  expect(server.of(PAY)).toEqual([])
  await click(button('支付宝'))
  expect([heading(), now()]).toEqual(['等待扫码支付', '等待扫码支付'])
  expect(document.activeElement?.textContent).toBe('等待扫码支付')
  expect(server.of(PAY)[0]?.body).toEqual({ payChannel: 'alipay' })
})

test('an order that waits where nobody collects any more says that it cannot be paid', async () => {
  company = { ...COMPANY, payChannels: [] }
  server.on(ORDER, () => fine(anOrder('PENDING', { payChannel: null }))())
  await open(ORDER_ID)
  await says('暂时无法支付')
  expect([heading(), now()]).toEqual(['暂时无法支付', '暂时无法支付'])
})

test('while nobody pushes, an order is asked for every three seconds, until it is paid', async () => {
  await open(ORDER_ID)
  await says('剩余')
  const before = server.of(ORDER).length
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(server.of(ORDER).length).toBe(before + 1)

  server.on(ORDER, () => fine(anOrder('PAID'))())
  server.on('GET /api/home/index', fine({ auth: true, user: { ...USER, credits: 1540 } }))
  await act(() => vi.advanceTimersByTimeAsync(3000))

  await says('支付成功')
  await says('1,540')
  const asked = server.of(ORDER).length
  await act(() => vi.advanceTimersByTimeAsync(9000))
  expect(server.of(ORDER).length).toBe(asked)
})

test('another code before the first one’s time says that the payment failed; it is shown once one tries again', async () => {
  await open(ORDER_ID)
  await says('剩余')
  server.on(PAY, () => fine(aCode('second'))())
  await act(() => refreshOrders(page.client))
  await says('支付失败')
  expect([code(), heading(), now()]).toEqual([undefined, '支付失败，请重新支付', '重新支付'])
  button('重试').focus()
  await click(button('重试'))
  expect([heading(), now()]).toEqual(['等待扫码支付', '等待扫码支付'])
  expect(document.activeElement?.textContent).toBe(heading())
  expect(code()).toBe('/api/home/qrcode?url=second')
})

test('a code that cannot be had is asked for again', async () => {
  server.on(PAY, refused('upstream_unavailable', 424, '支付服务暂时不可用'))
  await open(ORDER_ID)
  await says('支付服务暂时不可用')
  expect([heading(), now()]).toEqual(['支付二维码加载失败', '获取支付二维码'])
  server.on(PAY, () => fine(aCode('first'))())
  await click(button('重试'))
  await eventually(() => expect(code()).toBe('/api/home/qrcode?url=first'))
})

test('who cancels in the moment it is paid has paid', async () => {
  server.on(CANCEL, () => fine(anOrder('PAID'))())
  await open(ORDER_ID)
  await says('剩余')
  server.on(ORDER, () => fine(anOrder('PAID'))())
  await click(button('取消订单'))
  await click(page.root.querySelector<HTMLElement>('[popover] [data-variant=danger]') ?? button('none'))
  await says('支付成功')
  expect(server.of(CANCEL)).toHaveLength(1)
})

test.each([
  ['EXPIRED', '订单已过期', '获取新的二维码'],
  ['CANCELLED', '订单已取消', '再次购买'],
  ['REFUNDED', '订单已退款', '再次购买'],
] as const)('an order that is %s says so and can be had anew', async (status, title, act) => {
  server.on(ORDER, () => fine(anOrder(status, { quantity: 2 }))())
  server.on(CREATE, refused('not_found', 404, '已下架'))
  await open(ORDER_ID)
  await says(title)
  expect(document.activeElement?.textContent).toBe(title)
  await click(button(act))
  expect(server.of(CREATE)[0]?.body).toEqual({ productId: MONTH.id, period: 'Month', quantity: 2 })
  expect(words()).toContain('已下架')
})

test('another person’s order is none', async () => {
  server.on(ORDER, refused('not_found', 404))
  await open(ORDER_ID)
  await says('没有这个订单')
  await click(button('选择其他方案'))
  await says('去支付')
})

test('a redeem code whose answer was lost is sent again as the same one', async () => {
  server.on(REDEEM, unreachable)
  await open()
  await says('去支付')
  await write(page.root.querySelector('form input'), 'ab cd')
  await click(button('兑换'))
  await says('请求失败，请稍后重试')
  await click(button('兑换'))
  const [first, again] = server.of(REDEEM)
  expect(again?.key).toBe(first?.key)
})

test('a code gives once what it gives, however often one presses; what is wrong with it stands under it', async () => {
  const answer = held(fine({ kind: 'credits', title: '77 点', credits: 77, user: { ...USER, credits: 117 } }))
  server.on(REDEEM, answer.answer)
  await open()
  await says('去支付')
  await write(page.root.querySelector('form input'), 'ab cd')
  await click(button('兑换'))
  await click(button('兑换'))
  answer.release()
  await says('兑换成功 77 点')
  expect(server.of(REDEEM).map(({ call }) => call)).toEqual([`${REDEEM}ab%20cd`])
  await says('117')

  server.on(REDEEM, refused('already_used', 409))
  await write(page.root.querySelector('form input'), 'ab cd')
  await click(button('兑换'))
  await says('这个兑换码已被使用')
  expect(words()).not.toContain('兑换成功')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInPopovers } from '../../../ui/testing/stand-in-popover.ts'
import { FakeCalls, fine, refused, unreachable } from '../../channel/testing/fake-calls.ts'
import { button, click, submit, toasts, write } from '../../channel/testing/page.tsx'
import type { Rendered } from '../../../testing/render.tsx'
import { answerButton, field, openSection, problemOf, question } from '../testing/open-section.tsx'
import { anOrder, aRefund, idOf, pageOf } from '../testing/seed.ts'
import { OrdersSection } from './orders-section.tsx'

standInPopovers()

const LIST = 'GET /api/admin/orders'
const NOTICES = `GET /api/admin/orders/${idOf(100)}/notices`
const REFUND = `POST /api/admin/orders/${idOf(100)}/refund`

let server: FakeCalls
let page: Rendered

beforeEach(() => {
  server = new FakeCalls()
  server.install()
  server.on(LIST, fine(pageOf([anOrder()])))
  server.on(NOTICES, fine([]))
  server.on(REFUND, fine({ ...anOrder(), refunds: [aRefund({ state: 'PENDING' })] }))
})
afterEach(async () => {
  await page.unmount()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function open(path = '/admin/orders'): Promise<void> {
  page = await openSection(<OrdersSection />, path)
}

async function openOrder(): Promise<void> {
  await open()
  await click(button('订单 2026112000001 详情'))
}

async function payBack(amount: string, reason: string): Promise<void> {
  await write(field('退款金额'), amount)
  await write(field('原因'), reason)
  await press()
}

async function press(): Promise<void> {
  await click(page.root.querySelector<HTMLElement>('dialog form > button') ?? page.root)
}

const confirm = (sum: string) => click(answerButton(`退款 ${sum}`))

test('what is searched for stands in the address and is asked of the server', async () => {
  await open()
  await write(field('订单号'), ' 138 ')
  await submit(page.root.querySelector('form'))
  await write(field('状态'), 'PAID')
  expect(location.search).toBe('?text=138&status=PAID')
  expect(server.asked.at(-1)?.call).toBe(`${LIST}?text=138&status=PAID`)
})

test('nothing found is something else than nothing there, and the search can be taken back', async () => {
  server.on(LIST, fine(pageOf([])))
  await open('/admin/orders?text=nobody')
  expect(page.root.textContent).toContain('没有符合条件的结果')
  await click(button('清除条件'))
  expect(location.search).toBe('')
  expect(page.root.textContent).toContain('还没有订单')
})

test('pages are walked by their cursors, there and back', async () => {
  server.on(LIST, fine(pageOf([anOrder()], 'c1')))
  await open()
  server.on(`${LIST}?cursor=c1`, fine(pageOf([anOrder({ id: idOf(101), no: 'second' })])))
  await click(button('下一页'))
  expect(page.root.querySelector('tbody')?.textContent).toContain('second')
  expect(button('下一页').disabled).toBe(true)
  await click(button('上一页'))
  expect(page.root.querySelector('tbody')?.textContent).toContain('2026112000001')
})

test('all that is left goes back once the number of the order is typed; what is taken back stands above it', async () => {
  await openOrder()
  await payBack('49.00', ' 误购 ')
  const form = page.root.querySelector<HTMLFormElement>('dialog form')
  expect(form?.textContent).toContain('退还 ¥49.00 给 林小满')
  expect(form?.textContent).toContain('“月度套餐 · 月”随之收回：方案立即结束')
  await write(field('输入“2026112000001”以确认'), '2026112000002')
  await press()
  await submit(form)
  expect(server.of(REFUND)).toEqual([])
  await write(field('输入“2026112000001”以确认'), ' 2026112000001 ')
  await submit(form)
  expect(server.of(REFUND).map(({ body }) => body)).toEqual([{ amount: 4900, reason: '误购' }])
  expect(toasts()).toEqual(['退款已发起'])
})

test('when the list shows less left afterwards, it is still said that the refund is on its way', async () => {
  await openOrder()
  server.on(LIST, fine(pageOf([{ ...anOrder(), refunds: [aRefund({ state: 'PENDING', amount: 4900 })] }])))
  await write(field('原因'), '误购')
  await write(field('输入“2026112000001”以确认'), '2026112000001')
  await press()
  expect(toasts()).toEqual(['退款已发起'])
  expect(field('退款金额')).toBeNull()
})

test('a part goes back to the cent', async () => {
  await openOrder()
  await payBack('19.99', '差价')
  expect(question()).toContain('按金额比例收回')
  await confirm('¥19.99')
  expect(server.of(REFUND).map(({ body }) => body)).toEqual([{ amount: 1999, reason: '差价' }])
})

test.each(['49.01', '0', '1.005', 'all'])('%s is no sum that could be paid back', async (amount) => {
  await openOrder()
  await payBack(amount, '差价')
  expect(problemOf('退款金额')).toContain('不超过 ¥49.00')
  expect(page.root.querySelector('[popover] p')).toBeNull()
})

test('a second try after a lost answer is the same refund', async () => {
  server.on(REFUND, unreachable)
  await openOrder()
  await payBack('10', '差价')
  await confirm('¥10.00')
  expect(page.root.querySelector('dialog')?.textContent).toContain('请求失败')
  vi.spyOn(performance, 'now').mockReturnValue(Number.MAX_VALUE) // so that two presses in a row are not debounced
  await click(page.root.querySelector<HTMLElement>('dialog form > button') ?? page.root)
  await confirm('¥10.00')
  const [first, second] = server.of(REFUND)
  expect(second?.key).toBe(first?.key)
})

test('what the server refuses is said in the form', async () => {
  server.on(REFUND, refused('upstream_unavailable', 424, '支付渠道未连接'))
  await openOrder()
  await payBack('10', '差价')
  await confirm('¥10.00')
  expect(page.root.querySelector('dialog form')?.textContent).toContain('支付渠道未连接')
})

test('refunds tell what was taken back, and an order without anything left offers none', async () => {
  const refunds = [aRefund({ state: 'PENDING', amount: 4900, creditsOwed: 28 })]
  server.on(LIST, fine(pageOf([{ ...anOrder(), refunds }])))
  await openOrder()
  expect(page.root.querySelector('dialog')?.textContent).toContain('收回 380 点，另有 28 点已用掉')
  expect(field('退款金额')).toBeNull()
})

test('a stuck refund is ended by hand with what was done, after a question', async () => {
  const END = `POST /api/admin/refunds/${aRefund({}).id}/end`
  server.on(LIST, fine(pageOf([{ ...anOrder(), refunds: [aRefund({ state: 'STUCK', amount: 1000 })] }])))
  server.on(END, fine(anOrder()))
  await openOrder()
  expect(button('已退给对方').disabled).toBe(true)
  await write(field('处理说明'), ' 银行转账 ')
  await click(button('已退给对方'))
  expect(question()).toContain('账上记出 ¥10.00')
  await click(answerButton('已退给对方'))
  expect(server.of(END).map(({ body }) => body)).toEqual([{ outcome: 'done', reason: '银行转账' }])
  expect(toasts()).toEqual(['退款已了结'])
})

test('what the payment provider told is read when an order is opened, with what came of it', async () => {
  const told = { provider: 'wechat', at: '2026-11-20T08:12:00.000Z', said: 'PAID', number: '4200001' }
  server.on(
    NOTICES,
    fine([
      { ...told, id: 'N2', outcome: 'done', reason: null },
      { ...told, id: 'N1', outcome: 'not-believed', reason: 'not_confirmed' },
    ]),
  )
  await openOrder()
  const lines = [...page.root.querySelectorAll('dialog li')].map(({ textContent }) => textContent)
  expect(lines).toContainEqual(expect.stringMatching(/微信支付 · 已付 已处理.*4200001/))
  expect(lines).toContainEqual(expect.stringMatching(/未采信向支付渠道核实时说法不同/))
})

test('no notices are said to be none, and those that cannot be read can be asked for again', async () => {
  await openOrder()
  expect(page.root.querySelector('dialog')?.textContent).toContain('最近 30 天没有收到通知')
  await page.unmount()
  server.on(NOTICES, unreachable)
  await openOrder()
  expect(page.root.querySelector('dialog')?.textContent).toContain('无法加载')
  server.on(NOTICES, fine([]))
  await click(button('重试'))
  expect(page.root.querySelector('dialog')?.textContent).toContain('没有收到通知')
})

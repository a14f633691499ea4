import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeCalls, fine, unreachable } from '../../channel/testing/fake-calls.ts'
import { button, click } from '../../channel/testing/page.tsx'
import type { Rendered } from '../../../testing/render.tsx'
import { openSection } from '../testing/open-section.tsx'
import { DOUBT, idOf, pageOf } from '../testing/seed.ts'
import type { Books } from './alarms.tsx'
import { BooksSection } from './books-section.tsx'

const BOOKS = 'GET /api/admin/books'
const DOUBTS = 'GET /api/admin/payment-doubts'
const CALM: Books = {
  providers: [
    { id: 'wechat', state: 'ready', lacks: [], problem: null },
    { id: 'alipay', state: 'off', lacks: ['ALIPAY_APP_ID', 'ALIPAY_PUBLIC_KEY'], problem: 'ALIPAY_APP_ID: is needed' },
    { id: 'stripe', state: 'off', lacks: [], problem: 'STRIPE_SECRET_KEY: must begin with sk_' },
  ],
  money: [{ provider: 'wechat', currency: 'CNY', received: 123_450, refunded: 50 }],
  violations: [],
  openDoubts: 0,
  stuckRefunds: 0,
  bills: [],
  failing: [],
}

let server: FakeCalls
let page: Rendered

beforeEach(() => {
  server = new FakeCalls()
  server.install()
  server.on(BOOKS, fine(CALM))
  server.on(DOUBTS, fine(pageOf([])))
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

async function open(): Promise<string> {
  page = await openSection(<BooksSection />, '/admin/money')
  return page.root.textContent ?? ''
}

test('books that agree say so; providers say why they are off; sums are told to the cent', async () => {
  const text = await open()
  expect(text).toContain('账目一致')
  expect(text).toContain('STRIPE_SECRET_KEY: must begin with sk_')
  expect(text).toContain('缺少设置：ALIPAY_APP_ID、ALIPAY_PUBLIC_KEY')
  expect(text).not.toContain('is needed')
  expect(text).toContain('¥1,234.50')
  expect(text).toContain('¥0.50')
  expect(text).toContain('¥1,234.00')
  expect(text).toContain('没有对不上的付款')
})

test('whatever wants a human is named', async () => {
  const violations = [{ rule: 'entries_sum_to_zero', subject: idOf(7) }]
  const bills = [{ provider: 'wechat', day: '2026-11-19', differences: 3 }]
  server.on(BOOKS, fine({ ...CALM, violations, bills, openDoubts: 2, stuckRefunds: 1 }))
  const text = await open()
  expect(text).not.toContain('账目一致')
  expect(text).toContain(`entries_sum_to_zero ${idOf(7)}`)
  expect(text).toContain('有 2 笔付款与订单对不上')
  expect(text).toContain('有 1 笔退款需要到支付渠道的后台处理')
  expect(text).toContain('微信支付 2026-11-19 的账单与账目有 3 处不同')
})

test('a doubt that somebody saw to says so, and the alarm goes', async () => {
  server.on(BOOKS, fine({ ...CALM, openDoubts: 1 }))
  server.on(DOUBTS, fine(pageOf([DOUBT])))
  expect(await open()).toContain('金额不符')
  server.on(`POST /api/admin/payment-doubts/${DOUBT.id}/resolve`, fine({ ...DOUBT, resolvedAt: DOUBT.createdAt }))
  server.on(BOOKS, fine(CALM))
  server.on(DOUBTS, fine(pageOf([{ ...DOUBT, resolvedAt: DOUBT.createdAt }])))
  await click(button('标为已处理'))
  expect(page.root.textContent).toContain('已处理')
  expect(page.root.textContent).toContain('账目一致')
})

test('books that cannot be had are asked for again', async () => {
  server.on(BOOKS, unreachable)
  expect(await open()).toContain('无法加载')
  server.on(BOOKS, fine(CALM))
  await click(button('重试'))
  expect(page.root.textContent).toContain('账目一致')
})

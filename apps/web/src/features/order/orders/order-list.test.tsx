import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeCalls, fine, refused } from '../../channel/testing/fake-calls.ts'
import { button, click, hasButton, openPage } from '../../channel/testing/page.tsx'
import { loadOrderWords } from '../../../i18n/order-words.ts'
import { eventually } from '../../../testing/eventually.ts'
import { layOut } from '../../../testing/lay-out.ts'
import { type Rendered, settle } from '../../../testing/render.tsx'
import { standInPopovers } from '../../../ui/testing/stand-in-popover.ts'
import { letFramesPass } from '../testing/let-frames-pass.ts'
import { all, anOrder, MONTH, ORDER_ID } from '../testing/seed.ts'
import { OrderList } from './order-list.tsx'

const LIST = 'GET /api/home/orders'

standInPopovers()

let server: FakeCalls
let page: Rendered

beforeEach(async () => {
  await loadOrderWords()
  server = new FakeCalls()
  server.install()
  layOut()
  letFramesPass()
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

async function open(): Promise<void> {
  page = await openPage(<OrderList />, [], '/orders')
}

const words = () => page.root.textContent ?? ''
const says = (text: string) =>
  eventually(async () => {
    await settle()
    expect(words()).toContain(text)
  })

test('each order says when, what, how much and how it stands', async () => {
  server.on(LIST, fine(all(anOrder('PAID', { quantity: 2, amount: 13_800 }))))
  await open()
  await says('月度会员 × 2')
  expect([words().includes('¥138'), words().includes('已支付'), hasButton('去支付')]).toEqual([true, true, false])
})

test('one that waits is paid in the dialog, or cancelled once one has said so twice', async () => {
  const cancelled = anOrder('CANCELLED')
  server.on(LIST, fine(all(anOrder())))
  server.on('POST /api/home/cancel-order/', () => {
    server.on(LIST, fine(all(cancelled)))
    return fine(cancelled)()
  })
  await open()
  await says('待支付')
  await click(button('去支付'))
  expect(location.search).toBe(`?subscribe=${ORDER_ID}`)

  await click(button('取消订单'))
  await click(page.root.querySelector<HTMLElement>('[popover] [data-variant=danger]') ?? button('none'))

  await says('已取消')
})

test('one that has ended is ordered again as it was', async () => {
  server.on(LIST, fine(all(anOrder('EXPIRED', { quantity: 3 }))))
  server.on('POST /api/home/order', refused('not_found', 404, '已下架'))
  await open()
  await says('已过期')
  await click(button('再次购买'))
  await says('已下架')
  expect(server.of('POST /api/home/order')[0]?.body).toMatchObject({ productId: MONTH.id, quantity: 3 })
})

test('what is older comes when it is asked for; when it does not, what is there stays', async () => {
  const older = anOrder('PAID', { id: ORDER_ID.replace(/1$/, '0'), title: '日卡' })
  server.on(LIST, fine({ items: [anOrder('PAID')], nextCursor: 'next' }))
  server.on(`${LIST}?cursor=next`, refused('unavailable', 503))
  await open()
  await says('加载更多')
  await click(button('加载更多'))
  await says('更早的记录加载失败')
  expect(words()).toContain('月度会员')
  expect(document.activeElement?.textContent).not.toContain('日卡')

  server.on(`${LIST}?cursor=next`, fine(all(older)))
  await click(button('加载更多'))
  await says('日卡')
  expect(hasButton('加载更多')).toBe(false)
  await eventually(() => expect(document.activeElement?.closest('li')?.textContent).toContain('日卡'))
})

test('who has ordered nothing is shown the way to the plans', async () => {
  server.on(LIST, fine(all()))
  await open()
  await says('还没有订单')
  await act(async () => button('查看方案').click())
  expect(location.search).toBe('?subscribe=open')
})

test('a list that cannot be had can be asked for again', async () => {
  server.on(LIST, refused('unavailable', 503))
  await open()
  await says('订单加载失败')
  server.on(LIST, fine(all(anOrder('PAID'))))
  await click(button('重试'))
  await says('已支付')
})

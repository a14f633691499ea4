import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeCalls, fine, held } from '../../channel/testing/fake-calls.ts'
import { button, click, submit, write } from '../../channel/testing/page.tsx'
import { type Rendered, settle } from '../../../testing/render.tsx'
import { OrdersSection } from '../orders/orders-section.tsx'
import { field, openSection } from '../testing/open-section.tsx'
import { anOrder, idOf, pageOf } from '../testing/seed.ts'

const LIST = 'GET /api/admin/orders'

let server: FakeCalls
let page: Rendered

beforeEach(() => {
  server = new FakeCalls()
  server.install()
  server.on(LIST, fine(pageOf([anOrder()], 'c1')))
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

async function open(path = '/admin/orders'): Promise<void> {
  page = await openSection(<OrdersSection />, path)
}

const lastAsked = () => server.asked.at(-1)?.call
const sorted = () =>
  [...page.root.querySelectorAll('th[aria-sort]')].map((th) => [th.textContent, th.getAttribute('aria-sort')])

test('a list comes newest first, and its headings say so', async () => {
  await open()
  expect(lastAsked()).toBe(LIST)
  expect(sorted()).toEqual([
    ['下单时间', 'descending'],
    ['金额', 'none'],
  ])
})

test('a heading sorts by its column, once more the other way round; the address knows it', async () => {
  await open('/admin/orders?status=PAID')
  await click(button('金额'))
  expect(lastAsked()).toBe(`${LIST}?status=PAID&sort=amount-desc`)
  expect(location.search).toBe('?status=PAID&sort=amount-desc')
  await click(button('金额'))
  expect(lastAsked()).toBe(`${LIST}?status=PAID&sort=amount-asc`)
  expect(sorted()).toEqual([
    ['下单时间', 'none'],
    ['金额', 'ascending'],
  ])
  await click(button('下单时间'))
  expect(location.search).toBe('?status=PAID')
})

test('another order begins at the first page, and Back brings the one before', async () => {
  await open()
  await click(button('下一页'))
  expect(lastAsked()).toBe(`${LIST}?cursor=c1`)
  await click(button('金额'))
  expect(lastAsked()).toBe(`${LIST}?sort=amount-desc`)
  expect(button('上一页').disabled).toBe(true)
  await act(async () => history.back())
  await settle()
  await vi.waitFor(() => expect(location.search).toBe(''))
  await settle()
  expect(sorted()[0]).toEqual(['下单时间', 'descending'])
})

test('the keyboard stays on the heading while the rows come', async () => {
  await open()
  button('金额').focus()
  const late = held(fine(pageOf([anOrder({ id: idOf(7), no: 'dear' })])))
  server.on(LIST, late.answer)
  await click(button('金额'))
  expect(document.activeElement?.textContent).toBe('金额')
  late.release()
  await settle()
  await settle()
  expect(page.root.querySelector('tbody')?.textContent).toContain('dear')
  expect(document.activeElement?.textContent).toBe('金额')
})

test('a search keeps the order, and so does taking it back; no order is a search', async () => {
  await open('/admin/orders?sort=amount-asc')
  await write(field('订单号'), '138')
  await submit(page.root.querySelector('form'))
  expect(lastAsked()).toBe(`${LIST}?text=138&sort=amount-asc`)
  server.on(LIST, fine(pageOf([])))
  await write(field('状态'), 'PAID')
  await click(button('清除条件'))
  expect(location.search).toBe('?sort=amount-asc')
  expect(page.root.textContent).toContain('还没有订单')
})

test('a word in the address that is no order sorts nothing', async () => {
  await open('/admin/orders?sort=price')
  expect(lastAsked()).toBe(LIST)
})

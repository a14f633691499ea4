import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeCalls, fine, held, refused } from '../../channel/testing/fake-calls.ts'
import { button, click } from '../../channel/testing/page.tsx'
import { type Rendered, settle } from '../../../testing/render.tsx'
import { OrdersSection } from '../orders/orders-section.tsx'
import { openSection } from '../testing/open-section.tsx'
import { anOrder, idOf, pageOf } from '../testing/seed.ts'

const LIST = 'GET /api/admin/orders'
const ALL = `${LIST}?status=PAID&limit=100`

let server: FakeCalls
let page: Rendered
let saved: { file: Blob; name: string }[]

beforeEach(async () => {
  server = new FakeCalls()
  server.install()
  saved = []
  const files: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => {} }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.at(-1)
    if (file) saved.push({ file, name: this.download })
  })
  server.on(LIST, fine(pageOf([anOrder()], 'c1')))
  page = await openSection(<OrdersSection />, '/admin/orders?status=PAID')
})
afterEach(async () => {
  await page.unmount()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const orders = (count: number) => Array.from({ length: count }, (_, at) => anOrder({ id: idOf(at), no: `N${at}` }))
const bar = () => page.root.querySelector('[role=status]')?.parentElement?.textContent
const linesOf = async ({ file }: { file: Blob }) => (await file.text()).split('\r\n')

test('all pages under the present filter are one file, named after the list and the day', async () => {
  server.on(ALL, fine(pageOf([anOrder()], 'c2')))
  server.on(`${ALL}&cursor=c2`, fine(pageOf([anOrder({ id: idOf(101), no: 'second', title: '=1+1' })])))
  await click(button('导出 CSV'))
  const [one, ...others] = saved
  expect(others).toEqual([])
  expect(one?.name).toMatch(/^easel-orders-\d{4}-\d\d-\d\d\.csv$/)
  expect(one && (await linesOf(one))).toEqual([
    '\uFEFF订单号,下单时间,付款时间,用户,手机号,商品,金额,货币,状态',
    '2026112000001,2026-11-20T08:12:00.000Z,2026-11-20T08:12:00.000Z,林小满,+8613912345678,月度套餐 · 月,49.00,CNY,已支付',
    "second,2026-11-20T08:12:00.000Z,2026-11-20T08:12:00.000Z,林小满,+8613912345678,'=1+1 · 月,49.00,CNY,已支付",
    '',
  ])
})

test('it tells how far it is, and cannot be asked for twice meanwhile', async () => {
  server.on(ALL, fine(pageOf(orders(100), 'c2')))
  const second = held(fine(pageOf([])))
  server.on(`${ALL}&cursor=c2`, second.answer)
  await click(button('导出 CSV'))
  expect(bar()).toContain('已取 100 行')
  expect(button('导出 CSV').getAttribute('aria-busy')).toBe('true')
  await click(button('导出 CSV'))
  second.release()
  await settle()
  await settle()
  expect(server.of(ALL)).toHaveLength(2)
  expect(saved).toHaveLength(1)
  expect(bar()).not.toContain('行')
})

test('ten thousand rows are the most, and that there are more is said', async () => {
  server.on(ALL, fine(pageOf(orders(100), 'more')))
  await click(button('导出 CSV'))
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  await settle()
  expect(server.of(ALL)).toHaveLength(100)
  expect(saved[0] && (await linesOf(saved[0]))).toHaveLength(10_002)
  expect(bar()).toContain('只含前 10,000 行')
})

test('half a list is no file: what failed is told beside the button, which may be pressed again', async () => {
  server.on(ALL, fine(pageOf([anOrder()], 'c2')))
  server.on(`${ALL}&cursor=c2`, refused('unavailable', 503, '稍后再试'))
  await click(button('导出 CSV'))
  expect(saved).toEqual([])
  expect(page.root.querySelector('[role=alert]')?.textContent).toContain('无法加载。稍后再试')
  server.on(`${ALL}&cursor=c2`, fine(pageOf([])))
  await click(button('导出 CSV'))
  expect(saved).toHaveLength(1)
  expect(page.root.querySelector('[role=alert]')).toBeNull()
})

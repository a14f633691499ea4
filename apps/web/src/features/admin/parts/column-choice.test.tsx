import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInPopovers } from '../../../ui/testing/stand-in-popover.ts'
import { FakeCalls, fine } from '../../channel/testing/fake-calls.ts'
import { button, click } from '../../channel/testing/page.tsx'
import type { Rendered } from '../../../testing/render.tsx'
import { EnginesSection } from '../engines/engines-section.tsx'
import { OrdersSection } from '../orders/orders-section.tsx'
import { openSection } from '../testing/open-section.tsx'
import { anOrder, ENGINE, pageOf } from '../testing/seed.ts'
import { useHiddenColumns } from './store.ts'

standInPopovers()

let page: Rendered
let saved: Blob[]

beforeEach(() => {
  localStorage.clear()
  useHiddenColumns.setState({}, true)
  const server = new FakeCalls()
  server.install()
  server.on('GET /api/admin/orders', fine(pageOf([anOrder()])))
  server.on('GET /api/admin/engines', fine([ENGINE]))
  saved = []
  const stand = { createObjectURL: (file: Blob) => `blob:${saved.push(file)}`, revokeObjectURL: () => {} }
  vi.stubGlobal('URL', Object.assign(URL, stand))
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

const headings = () => [...page.root.querySelectorAll('th')].map(({ textContent }) => textContent)

async function openOrders(): Promise<void> {
  page = await openSection(<OrdersSection />, '/admin/orders')
}

function tick(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll<HTMLLabelElement>('[popover] label')]
  const input = found.find(({ textContent }) => textContent === label)?.querySelector('input')
  if (!input) throw new Error(`no column ${label} to choose`)
  return input
}

async function hide(...labels: string[]): Promise<void> {
  await click(button('显示的列'))
  for (const label of labels) await click(tick(label))
}

test('a column goes when it is not wanted, and comes back in its place; the acts stay', async () => {
  await openOrders()
  await hide('用户', '商品')
  expect(headings()).toEqual(['订单号', '下单时间', '金额', '状态', '操作'])
  await click(tick('用户'))
  expect(headings()).toEqual(['订单号', '下单时间', '用户', '金额', '状态', '操作'])
})

test('the choice is kept for that table alone, and a file follows it', async () => {
  await openOrders()
  await hide('用户', '商品', '状态')
  expect(JSON.parse(localStorage.getItem('hiddenColumns') ?? '')).toEqual({ orders: ['person', 'product', 'state'] })
  await click(button('导出 CSV'))
  expect((await saved[0]?.text())?.split('\r\n')[0]).toBe('\uFEFF订单号,下单时间,付款时间,金额,货币')
  await page.unmount()
  page = await openSection(<EnginesSection engineId={undefined} />, '/admin/engines')
  expect(headings()).toContain('状态')
})

test('the last column cannot be hidden', async () => {
  await openOrders()
  await hide('下单时间', '用户', '商品', '金额', '状态')
  expect(headings()).toEqual(['订单号', '操作'])
  expect(tick('订单号').disabled).toBe(true)
  expect(tick('用户').disabled).toBe(false)
})

test('where all that is left to show is gone, everything is shown', async () => {
  useHiddenColumns.setState({ orders: ['no', 'time', 'person', 'product', 'amount', 'state'] })
  await openOrders()
  expect(headings()).toContain('订单号')
})

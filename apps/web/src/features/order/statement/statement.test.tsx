import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeCalls, fine, refused } from '../../channel/testing/fake-calls.ts'
import { button, click, openPage } from '../../channel/testing/page.tsx'
import { loadOrderWords } from '../../../i18n/order-words.ts'
import { eventually } from '../../../testing/eventually.ts'
import { layOut } from '../../../testing/lay-out.ts'
import { type Rendered, settle } from '../../../testing/render.tsx'
import { letFramesPass } from '../testing/let-frames-pass.ts'
import { all } from '../testing/seed.ts'
import { Statement } from './statement.tsx'

const LEDGER = 'GET /api/home/ledger'
const LINE = { id: '2', delta: -4, balance: 1536, reason: 'draw', createdAt: '2026-01-02T03:04:05.000Z' }

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
  page = await openPage(<Statement />, [], '/orders?view=credits')
}

const says = (text: string) =>
  eventually(async () => {
    await settle()
    expect(page.root.textContent).toContain(text)
  })
const cells = () => [...page.root.querySelectorAll('[role=cell]')].map((cell) => cell.textContent)

test('each line says why, how many came or went, and what one had then', async () => {
  server.on(LEDGER, fine(all(LINE, { ...LINE, id: '1', delta: 1500, balance: 1540, reason: 'order' })))
  await open()
  await says('绘画')
  await says('购买')
  expect(cells()).toEqual(['-4', '1,536', '+1,500', '1,540'])
  expect(page.root.querySelector('a')).toBeNull()
})

test('older lines follow when they are asked for', async () => {
  server.on(LEDGER, fine({ items: [LINE], nextCursor: '2' }))
  server.on(`${LEDGER}?cursor=2`, fine(all({ ...LINE, id: '1', reason: 'signup', delta: 40 })))
  await open()
  await says('加载更多')
  await click(button('加载更多'))
  await says('注册赠送')
  await eventually(() => expect(document.activeElement?.textContent).toContain('注册赠送'))
  expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('3')
})

test('an empty statement says so, and one that cannot be had is asked for again', async () => {
  server.on(LEDGER, refused('unavailable', 503))
  await open()
  await says('点数明细加载失败')
  server.on(LEDGER, fine(all()))
  await click(button('重试'))
  await says('还没有点数变动')
})

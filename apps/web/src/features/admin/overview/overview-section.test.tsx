import type { OverviewDay } from '@easel/contract/admin-overview'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeCalls, fine, unreachable } from '../../channel/testing/fake-calls.ts'
import { button, click } from '../../channel/testing/page.tsx'
import { type Rendered, settle } from '../../../testing/render.tsx'
import { openSection } from '../testing/open-section.tsx'
import { OverviewSection } from './overview-section.tsx'

const OVERVIEW = 'GET /api/admin/overview'
const QUIET: OverviewDay = { day: '', tasks: 0, done: 0, failed: 0, medianWaitSeconds: null, income: [] }
const dayAt = (nth: number) => `2026-11-${12 + nth}`
const days = (...last: Partial<OverviewDay>[]): OverviewDay[] =>
  Array.from({ length: 14 }, (_, nth) => ({ ...QUIET, day: dayAt(nth), ...last[nth - 14 + last.length] }))

const YESTERDAY = {
  tasks: 1200,
  done: 3,
  failed: 1,
  medianWaitSeconds: 90,
  income: [{ currency: 'CNY', amount: 4900 }],
}
const TODAY = { tasks: 1234, done: 7, failed: 1, medianWaitSeconds: 4.25, income: [{ currency: 'CNY', amount: -1050 }] }

let server: FakeCalls
let page: Rendered

beforeEach(() => {
  server = new FakeCalls()
  server.install()
  server.on(OVERVIEW, fine({ days: days(YESTERDAY, TODAY) }))
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

async function open(): Promise<void> {
  page = await openSection(<OverviewSection />, '/admin')
}

/** Texts of the cards: name, today's number, yesterday's number. */
const cards = () =>
  [...page.root.querySelectorAll('section')].map((card) =>
    [...card.querySelectorAll('h2, p')].map(({ textContent }) => textContent?.trim()),
  )

test('today’s numbers stand large, with yesterday’s under them', async () => {
  await open()
  expect(cards()).toEqual([
    ['任务', '今天 1,234', '昨天 1,200'],
    ['失败率', '今天 12.5%', '昨天 25%'],
    ['等待时间中位数', '今天 4.3秒', '昨天 1.5分钟'],
    ['收入 · CNY', '今天 -¥10.50', '昨天 ¥49.00'],
  ])
})

test('each course has its fourteen numbers in a table for whoever cannot see it', async () => {
  await open()
  const [tasks, , waits] = page.root.querySelectorAll('table')
  expect(tasks?.caption?.textContent).toBe('任务，按天')
  const rows = [...(tasks?.querySelectorAll('tbody tr') ?? [])].map(({ textContent }) => textContent)
  expect(rows).toHaveLength(14)
  expect([rows[0], rows.at(-2), rows.at(-1)]).toEqual(['11月12日0', '11月24日1,200', '11月25日1,234'])
  expect(waits?.querySelector('tbody tr')?.textContent).toBe('11月12日—')
})

test('the days are those of this clock', async () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-480)
  await open()
  expect(server.asked.at(-1)?.call).toBe(`${OVERVIEW}?offset=480`)
  vi.restoreAllMocks()
})

test('a site where nothing was done says 0 where it counts, and a dash where there is nothing to measure', async () => {
  server.on(OVERVIEW, fine({ days: days() }))
  await open()
  expect(cards().map(([name, today]) => [name, today])).toEqual([
    ['任务', '今天 0'],
    ['失败率', '今天 —'],
    ['等待时间中位数', '今天 —'],
    ['收入', '今天 0'],
  ])
})

test('what cannot be had is asked for again', async () => {
  server.on(OVERVIEW, unreachable)
  await open()
  expect(page.root.textContent).toContain('无法加载')
  expect(page.root.querySelector('table')).toBeNull()
  server.on(OVERVIEW, fine({ days: days(TODAY) }))
  await click(button('重试'))
  expect(cards()[0]).toContain('今天 1,234')
})

test('numbers that cannot be read anew stay, with the time that they are of', async () => {
  await open()
  server.on(OVERVIEW, unreachable)
  await act(() => page.client.refetchQueries())
  await settle()
  expect(page.root.querySelector('[role=alert]')?.textContent).toContain('无法加载')
  expect(cards()[0]).toContain('今天 1,234')
  expect(page.root.textContent).toMatch(/截至 \d\d:\d\d/)
})

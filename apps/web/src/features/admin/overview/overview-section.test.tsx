import type { Attention, OverviewDay } from '@easel/contract/admin-overview'
import type { AdminProcess } from '@easel/contract/admin-processes'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeCalls, fine, unreachable } from '../../channel/testing/fake-calls.ts'
import { button, click } from '../../channel/testing/page.tsx'
import { type Rendered, settle } from '../../../testing/render.tsx'
import { openSection } from '../testing/open-section.tsx'
import { idOf } from '../testing/seed.ts'
import { OverviewSection } from './overview-section.tsx'

const OVERVIEW = 'GET /api/admin/overview'
const ATTENTION = 'GET /api/admin/attention'
const PROCESSES = 'GET /api/admin/processes'
const QUIET: OverviewDay = { day: '', people: 0, tasks: 0, done: 0, failed: 0, medianWaitSeconds: null, income: [] }
const dayAt = (nth: number) => `2026-11-${12 + nth}`
const days = (...last: Partial<OverviewDay>[]): OverviewDay[] =>
  Array.from({ length: 14 }, (_, nth) => ({ ...QUIET, day: dayAt(nth), ...last[nth - 14 + last.length] }))

const WELL: Attention = {
  ...{
    waitingTasks: 3,
    waitingOrders: 2,
    engines: { on: 2, setAside: 0, isPainterAlone: false },
    disk: { freeBytes: 5e9, isLow: false },
  },
  backups: 'off',
  ...{ damagedPictures: 0, violations: 0, openDoubts: 0, stuckRefunds: 0, failedRefunds: 0, billDifferences: 0 },
  workers: { live: true, unserved: [] },
  failing: [],
}
const PROCESS: AdminProcess = {
  ...{ id: idOf(1), host: 'one', pid: 7, role: 'all', version: '1.0.0', engines: null, state: 'living' },
  ...{ startedAt: '2026-11-26T00:00:00.000Z', seenAt: '2026-11-26T00:00:00.000Z' },
}
const YESTERDAY = {
  people: 4,
  tasks: 1200,
  done: 3,
  failed: 1,
  medianWaitSeconds: 90,
  income: [{ currency: 'CNY', amount: 4900 }],
}
const TODAY = {
  people: 9,
  tasks: 1234,
  done: 7,
  failed: 1,
  medianWaitSeconds: 4.25,
  income: [{ currency: 'CNY', amount: -1050 }],
}

let server: FakeCalls
let page: Rendered

beforeEach(() => {
  server = new FakeCalls()
  server.install()
  server.on(OVERVIEW, fine({ days: days(YESTERDAY, TODAY) }))
  server.on(ATTENTION, fine(WELL))
  server.on(PROCESSES, fine([PROCESS]))
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
  [...page.root.querySelectorAll('section:has(table)')].map((card) =>
    [...card.querySelectorAll('h2, p')].map(({ textContent }) => textContent?.trim()),
  )

test('today’s numbers stand large, with yesterday’s under them', async () => {
  await open()
  expect(cards()).toEqual([
    ['新用户', '今天 9', '昨天 4'],
    ['任务', '今天 1,234', '昨天 1,200'],
    ['失败率', '今天 12.5%', '昨天 25%'],
    ['等待时间中位数', '今天 4.3秒', '昨天 1.5分钟'],
    ['收入 · CNY', '今天 -¥10.50', '昨天 ¥49.00'],
  ])
})

test('each course has its fourteen numbers in a table for whoever cannot see it', async () => {
  await open()
  const [, tasks, , waits] = page.root.querySelectorAll('table')
  expect(tasks?.caption?.textContent).toBe('任务，按天')
  const rows = [...(tasks?.querySelectorAll('tbody tr') ?? [])].map(({ textContent }) => textContent)
  expect(rows).toHaveLength(14)
  expect([rows[0], rows.at(-2), rows.at(-1)]).toEqual(['11月12日0', '11月24日1,200', '11月25日1,234'])
  expect(waits?.querySelector('tbody tr')?.textContent).toBe('11月12日—')
})

test('the days are those of this clock', async () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-480)
  await open()
  expect(server.asked.map(({ call }) => call)).toContain(`${OVERVIEW}?offset=480`)
  vi.restoreAllMocks()
})

test('a site where nothing was done says 0 where it counts, and a dash where there is nothing to measure', async () => {
  server.on(OVERVIEW, fine({ days: days() }))
  await open()
  expect(cards().map(([name, today]) => [name, today])).toEqual([
    ['新用户', '今天 0'],
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
  expect(cards()[1]).toContain('今天 1,234')
})

test('numbers that cannot be read anew stay, with the time that they are of', async () => {
  await open()
  server.on(OVERVIEW, unreachable)
  await act(() => page.client.refetchQueries())
  await settle()
  expect(page.root.querySelector('[role=alert]')?.textContent).toContain('无法加载')
  expect(cards()[1]).toContain('今天 1,234')
  expect(page.root.textContent).toMatch(/截至 \d\d:\d\d/)
})

/** Lines with their number and the way on. */
const lines = () =>
  [...page.root.querySelectorAll('ul li')].map((line) => [
    line.querySelector('b')?.previousSibling?.textContent,
    line.querySelector('b')?.textContent,
    line.querySelector('a')?.getAttribute('href') ?? null,
  ])

test('where all is well nothing is asked for, and the house is told as it stands', async () => {
  await open()
  expect(page.root.textContent).toContain('没有需要你处理的事')
  expect(lines()).toEqual([
    ['待支付的订单', '2', '/admin/orders?status=PENDING'],
    ['排队的任务', '3', '/admin/tasks?status=NOT_START'],
    ['可用的引擎', '2 / 2', '/admin/engines'],
    ['账目核对', '一致', '/admin/money'],
    ['磁盘剩余空间', '4.7 GB', null],
  ])
})

test('what needs a human is a line with its number that leads to where one acts', async () => {
  const failing = [{ service: 'payment wechat', failures: 5 }]
  server.on(ATTENTION, fine({ ...WELL, stuckRefunds: 1, failing }))
  await open()
  expect(page.root.textContent).not.toContain('没有需要你处理的事')
  expect(lines().slice(0, 2)).toEqual([
    ['微信支付连续失败的次数', '5', '/admin/money'],
    ['退款卡住的订单，要到支付渠道处理', '1', '/admin/orders?refund=STUCK'],
  ])
})

test('that it cannot be found out what needs a human is no “nothing”', async () => {
  server.on(ATTENTION, unreachable)
  await open()
  expect(page.root.textContent).not.toContain('没有需要你处理的事')
  expect(page.root.textContent).toContain('无法加载')
  expect(cards()[1]).toContain('今天 1,234')
})

const processTable = () => page.root.querySelector('table[aria-label=进程]')

test('one process that does everything is not worth a table', async () => {
  await open()
  await settle()
  expect(processTable()).toBeNull()
})

test('of several processes each has its role, version, engines and state', async () => {
  const worker = { ...PROCESS, id: idOf(2), host: 'two', role: 'worker', engines: ['painter', 'sd'], state: 'silent' }
  server.on(PROCESSES, fine([{ ...PROCESS, role: 'web', version: '1.1.0' }, worker]))
  await open()
  await settle()
  const rows = [...(processTable()?.querySelectorAll('tbody tr') ?? [])]
  const texts = rows.map((row) => [...row.querySelectorAll('td')].slice(0, 5).map(({ textContent }) => textContent))
  expect(texts).toEqual([
    ['one · 7', '网站', '1.1.0', '—', '运行中'],
    ['two · 7', '工作进程', '1.0.0', 'painter, sd', '失去联系'],
  ])
})

import type { BrowserContext, Page } from 'playwright-core'
import { median, type Row, show } from './table.ts'
import type { Site } from './site.ts'
import { SLOW_CPU, throttle } from './throttle.ts'
import { openProfile, PHONE } from './window.ts'

interface Load {
  fcpMs: number
  lcpMs: number
  /** Total blocking time as Lighthouse counts it, but to the end of the visit: what of a task after the FCP is beyond 50 ms. */
  tbtMs: number
  cls: number
  /** Requests but pictures that began before the LCP, and all until the line was quiet. */
  requestsFirst: number
  requestsAll: number
}

const ROUNDS = 5
/** So long nothing may arrive before a page counts as loaded. */
const QUIET_MS = 1_500

/** First and second visits on a phone with a slow 4G and a slow processor. */
export async function measureLoad(site: Site): Promise<void> {
  await measurePage(site, { name: 'drawing', path: `/draw/${site.channelId}`, token: site.token })
  await measurePage(site, { name: 'login', path: '/login', token: null })
}

async function measurePage(site: Site, { name, path, token }: { name: string; path: string; token: string | null }) {
  const first: Load[] = []
  const second: Load[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await openProfile(site, token, PHONE)
    first.push(await load(context, site.server.url + path))
    second.push(await load(context, site.server.url + path))
    await context.close()
  }
  const rowOf = (loads: Load[], key: keyof Load) => median(loads.map((one) => one[key]))
  const rows: Row[] = [
    { what: `${name}: FCP, 4G and 4x`, measured: rowOf(first, 'fcpMs') / 1000, goal: 0.6, unit: 's' },
    { what: `${name}: LCP, 4G and 4x`, measured: rowOf(first, 'lcpMs') / 1000, goal: 1.8, unit: 's' },
    {
      what: `${name}: LCP of the second visit, 4G and 4x`,
      measured: rowOf(second, 'lcpMs') / 1000,
      goal: 0.9,
      unit: 's',
    },
    { what: `${name}: TBT, 4G and 4x`, measured: rowOf(first, 'tbtMs'), goal: 120, unit: 'ms' },
    { what: `${name}: CLS`, measured: Math.max(...first.map(({ cls }) => cls)), goal: 0, unit: '' },
    { what: `${name}: requests before the LCP`, measured: rowOf(first, 'requestsFirst'), goal: 10, unit: '' },
    { what: `${name}: requests in all`, measured: rowOf(first, 'requestsAll'), goal: 46, unit: '' },
  ]
  for (const row of rows) show(row)
}

async function load(context: BrowserContext, url: string): Promise<Load> {
  const page = await context.newPage()
  await page.addInitScript(observe)
  await throttle(page, { cpu: SLOW_CPU, isSlowNetwork: true })
  await page.goto(url)
  await untilQuiet(page)
  const seen = await page.evaluate(tell)
  await page.close()
  return seen
}

async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(QUIET_MS)
}

/** Runs in the page: what was observed, and what was asked for. */
function tell(): Load {
  type Seen = Omit<Load, 'tbtMs' | 'requestsFirst' | 'requestsAll'> & { longTasks: { from: number; to: number }[] }
  const { longTasks, ...seen }: Seen = Object(globalThis).seen
  const tbtMs = longTasks.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, seen.fcpMs) - 50), 0)
  const asked = performance
    .getEntriesByType('resource')
    .filter(({ name }) => !/^data:|\/api\/files\/|\.svg$/.test(name))
  const first = asked.filter(({ startTime }) => startTime < seen.lcpMs)
  // The page itself is one more.
  return { ...seen, tbtMs, requestsFirst: first.length + 1, requestsAll: asked.length + 1 }
}

/** Runs in the page before any script of its own. */
function observe(): void {
  const longTasks: { from: number; to: number }[] = []
  const seen = { fcpMs: 0, lcpMs: 0, cls: 0, longTasks }
  Object.assign(globalThis, { seen })
  const hear = (type: string, act: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true })
  hear('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcpMs = startTime
  })
  hear('largest-contentful-paint', (entry) => {
    seen.lcpMs = entry.startTime
  })
  hear('longtask', ({ startTime, duration }) => {
    longTasks.push({ from: startTime, to: startTime + duration })
  })
  hear('layout-shift', (entry) => {
    seen.cls += Object(entry).value
  })
}

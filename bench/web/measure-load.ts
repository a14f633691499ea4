import type { BrowserContext, Page } from 'playwright-core'
import { median, type Row, show } from './table.ts'
import type { Site } from './site.ts'
import { SLOW_CPU, throttle } from './throttle.ts'
import { openProfile, PHONE } from './window.ts'

interface Load {
  fcpMs: number
  lcpMs: number
  tbtMs: number
  cls: number
  /** Answers that came over the network, but thumbnails and sockets. */
  requests: string[]
}

const ROUNDS = Number(process.env.ROUNDS ?? 5)
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
  const rowOf = (loads: Load[], key: 'fcpMs' | 'lcpMs' | 'tbtMs' | 'cls') => median(loads.map((one) => one[key]))
  const requests = first[0]?.requests ?? []
  const rows: Row[] = [
    { what: `${name}: FCP, 4G and 4x`, measured: rowOf(first, 'fcpMs') / 1000, goal: 0.6, unit: 's' },
    { what: `${name}: LCP, 4G and 4x`, measured: rowOf(first, 'lcpMs') / 1000, goal: 1.8, unit: 's' },
    { what: `${name}: LCP of the second visit, 4G and 4x`, measured: rowOf(second, 'lcpMs') / 1000, goal: 0.9, unit: 's' },
    { what: `${name}: TBT, 4G and 4x`, measured: rowOf(first, 'tbtMs'), goal: 120, unit: 'ms' },
    { what: `${name}: CLS`, measured: Math.max(...first.map(({ cls }) => cls)), goal: 0, unit: '' },
    { what: `${name}: requests without thumbnails`, measured: requests.length, goal: 10, unit: '' },
  ]
  for (const row of rows) show(row)
  if (process.env.SHOW) { const short = (list: string[]) => list.filter((one) => !one.startsWith("image")).map((one) => one.replace(/.*\//, "")).join(" "); console.log(requests.length, short(requests), JSON.stringify(first.map(({ requests: _, ...rest }) => rest)), JSON.stringify(second.map(({ requests: _, ...rest }) => rest))) }
}

async function load(context: BrowserContext, url: string): Promise<Load> {
  const page = await context.newPage()
  await page.addInitScript(observe)
  const devTools = await throttle(page, { cpu: SLOW_CPU, isSlowNetwork: true })
  const requests: string[] = []
  devTools.on('Network.requestWillBeSent', ({ request, type }) => {
    const { pathname } = new URL(request.url)
    if (type !== 'WebSocket' && !pathname.startsWith('/api/files/')) requests.push(pathname)
  })
  await page.goto(url)
  await untilQuiet(page)
  const seen = await page.evaluate(() => Object(globalThis).seen as Omit<Load, 'requests'>)
  await page.close()
  return { ...seen, requests }
}

async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(QUIET_MS)
}

/** Runs in the page before any script of its own. */
function observe(): void {
  const seen = { fcpMs: 0, lcpMs: 0, tbtMs: 0, cls: 0, lcp: '', shifts: [] as string[] }
  Object.assign(globalThis, { seen })
  const hear = (type: string, act: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true })
  hear('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcpMs = startTime
  })
  hear('largest-contentful-paint', (entry) => {
    seen.lcpMs = entry.startTime
    seen.lcp = `${Math.round(entry.startTime)} ${Object(entry).element?.outerHTML?.slice(0, 120)}`
  })
  hear('longtask', ({ duration }) => {
    seen.tbtMs += Math.max(0, duration - 50)
  })
  hear('layout-shift', (entry) => {
    seen.cls += Object(entry).value
    for (const { node } of Object(entry).sources) seen.shifts.push(`${entry.startTime} ${node?.outerHTML?.slice(0, 100)}`)
  })
}

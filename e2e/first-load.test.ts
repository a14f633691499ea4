import type { Task } from '@easel/contract/drawing'
import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { timeToPixels } from '../bench/web/painted.ts'
import { SLOW_CPU, throttle } from '../bench/web/throttle.ts'
import { openSharedBrowser } from './borrow.ts'
import { becomeAdministrator, becomePerson, hasEnded, type Person } from './person.ts'
import { plantCopies } from './plant-tasks.ts'
import { type ProductServer, startServer } from './server.ts'
import { DESKTOP, PHONE, type Visit, visit } from './visit.ts'
import { shiftsIn, watchShifts } from './watch-shifts.ts'

/**
 * Requests until the first cards are shown: page, scripts, dictionary, styles, calls. An alarm against more, since each slows
 * down phones.
 */
const REQUESTS = { drawing: 7 }
/** The login page with its corner, and the drawing screen that it fetches for whoever is about to sign in. */
const REQUESTS_OF_LOGIN_IN_ALL = 22
/** Including everything that loads later by itself, without pictures. */
const REQUESTS_IN_ALL = 50
/** Maximum elements in the document, with five cards, two of them only while an older page is measured. */
const ELEMENTS = 500
const TURNS = 30
const PLANTED = 120

let server: ProductServer
let browser: Browser
let person: Person
let grid: Task

beforeAll(async () => {
  server = await startServer({ ENGINE: 'fake', RATE_LIMIT: '1000000' })
  browser = await openSharedBrowser()
  person = await becomeAdministrator(server)
  grid = await person.waitFor((await person.submit('a red fox in the snow')).id, hasEnded)
  await plantCopies(server, grid.id, PLANTED)
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

interface Load extends Visit {
  /** Requested paths with query, in order. */
  asked: string[]
  /** Number of requests before the last of the initially visible pictures. */
  firstCount(): number
}

async function load(path: string, token: string | null, device = PHONE): Promise<Load> {
  const opened = await visit(browser, server.url, device)
  const { page } = opened
  if (token !== null) await page.addInitScript((stored) => localStorage.setItem('SECRET_TOKEN', stored), token)
  await watchShifts(page)
  const asked: string[] = []
  let first = 0
  page.on('request', (request) => {
    const { protocol, pathname, search } = new URL(request.url())
    if (protocol === 'http:') asked.push(pathname + search)
  })
  page.on('requestfinished', (request) => {
    if (first === 0 && isPicture(request.url())) first = asked.filter((one) => !isPicture(one)).length
  })
  await page.goto(server.url + path)
  return { ...opened, asked, firstCount: () => first }
}

const isPicture = (address: string) => /\/api\/files\/|\.svg$/.test(address)

const isLoaded = (page: Page) => page.waitForLoadState('networkidle')

test('the drawing screen asks for little before its first pictures, for none twice, and nothing jumps', async () => {
  const { page, asked, firstCount, complaints } = await load(`/draw/${person.channelId}`, person.token)
  await page.getByRole('button', { name: 'U1' }).last().waitFor()
  await isLoaded(page)

  expect(firstCount()).toBeGreaterThan(0)
  expect(firstCount(), asked.join('\n')).toBeLessThanOrEqual(REQUESTS.drawing)
  // Browsers limit connections per host: what is requested late waits for the largest script.
  const answers = asked.filter((one) => one.startsWith('/api/') && !isPicture(one))
  expect(answers).toEqual([expect.stringMatching(/^\/api\/batch\?/)])
  const screenAt = asked.findIndex((one) => /^\/assets\/drawing-.*\.js$/.test(one))
  expect(asked.slice(0, screenAt), asked.join('\n')).toEqual(expect.arrayContaining(answers))
  const pictures = asked.filter((one) => one.startsWith('/api/files/'))
  expect(pictures).toEqual([...new Set(pictures)])
  expect(asked.filter((one) => !isPicture(one)).length, asked.join('\n')).toBeLessThanOrEqual(REQUESTS_IN_ALL)
  expect(await shiftsIn(page)).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})

test('on a desktop, where a channel’s own acts are seen at once, no more follows', async () => {
  const { page, asked, complaints } = await load(`/draw/${person.channelId}`, person.token, DESKTOP)
  await page.getByRole('button', { name: 'U1' }).last().waitFor()
  await page.getByRole('button', { name: '邀请成员' }).first().waitFor()
  await isLoaded(page)
  expect(asked.filter((one) => !isPicture(one)).length, asked.join('\n')).toBeLessThanOrEqual(REQUESTS_IN_ALL)
  expect(await shiftsIn(page)).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})

test('of the pictures in view the newest is asked for before the others, also on wide screens, and all have their size', async () => {
  const { page } = await visit(browser, server.url)
  await page.addInitScript((stored) => localStorage.setItem('SECRET_TOKEN', stored), person.token)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const urgencies: string[] = []
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.includes('/api/files/')) urgencies.push(request.initialPriority)
  })
  await page.goto(`${server.url}/draw/${person.channelId}`)
  await page.getByRole('button', { name: 'U1' }).last().waitFor()
  await isLoaded(page)
  expect([urgencies[0], urgencies.filter((one) => one === 'High').length]).toEqual(['High', 1])
  expect(await page.locator('img:not([width][height])').count()).toBe(0)
  await page.context().close()
})

test('on a slow phone with a slow line nothing jumps either, at the first visit and at the second', async () => {
  const { page: first } = await visit(browser, server.url, PHONE)
  const context = first.context()
  await context.addInitScript((stored) => localStorage.setItem('SECRET_TOKEN', stored), person.token)
  await watchShifts(context)
  for (const page of [first, await context.newPage()]) {
    await throttle(page, { cpu: SLOW_CPU, isSlowNetwork: true })
    await page.goto(`${server.url}/draw/${person.channelId}`)
    await page.getByRole('button', { name: 'U1' }).last().waitFor()
    await isLoaded(page)
    expect(await shiftsIn(page)).toEqual([])
    await page.close()
  }
  await context.close()
})

test.each([
  { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true },
  { viewport: { width: 768, height: 1024 } },
  { viewport: { width: 1920, height: 1080 } },
])('a single card stands at its place from the start in a window of $viewport.width px', async (device) => {
  const beginner = await becomePerson(server, `+86139123${device.viewport.width.toString().padStart(5, '0')}`)
  await beginner.waitFor((await beginner.submit('a red fox in the snow')).id, hasEnded)
  const { page } = await load(`/draw/${beginner.channelId}`, beginner.token, device)
  await page.getByRole('button', { name: 'U1' }).waitFor()
  await isLoaded(page)
  expect(await shiftsIn(page)).toEqual([])
  await page.context().close()
})

test('on a phone the newest picture stands before the app is there, and then in its card at the same place', async () => {
  const { page } = await visit(browser, server.url, PHONE)
  await page.addInitScript((stored) => localStorage.setItem('SECRET_TOKEN', stored), person.token)
  await comparePlaces(page, '**/assets/base-*.js')
  await page.context().close()
})

test('at the next visit it stands there before any answer, and not after a newer one has been drawn', async () => {
  const { page } = await visit(browser, server.url, PHONE)
  const context = page.context()
  await context.addInitScript((stored) => localStorage.setItem('SECRET_TOKEN', stored), person.token)
  await page.goto(`${server.url}/draw/${person.channelId}`)
  await page.getByRole('button', { name: 'U1' }).last().waitFor()

  await comparePlaces(await context.newPage(), '**/api/batch?*')

  const newer = await person.waitFor((await person.submit('a lighthouse by the sea')).id, hasEnded)
  const third = await context.newPage()
  await third.goto(`${server.url}/draw/${person.channelId}`)
  await third.locator(`[data-task="${newer.id}"] img[srcset]`).waitFor()
  await third.locator('.boot-picture').waitFor({ state: 'detached' })
  await context.close()
})

/** Compares the picture shown while a file is held back with the one in the card afterwards. */
async function comparePlaces(page: Page, heldBack: string): Promise<void> {
  const held: Route[] = []
  await page.route(heldBack, (route) => void held.push(route))
  await page.goto(`${server.url}/draw/${person.channelId}`, { waitUntil: 'commit' })
  const ahead = page.locator('.boot-picture')
  await ahead.evaluate((picture: HTMLImageElement) => picture.decode())
  const before = await ahead.boundingBox()

  for (const route of held) await route.continue()
  await page.unroute(heldBack)
  await page.getByRole('button', { name: 'U1' }).last().waitFor()
  await ahead.waitFor({ state: 'detached' })

  const after = await page.locator('[data-task] img[srcset]').last().boundingBox()
  for (const edge of ['x', 'y', 'width', 'height'] as const) {
    expect(Math.abs((before?.[edge] ?? 0) - (after?.[edge] ?? 0)), edge).toBeLessThanOrEqual(1)
  }
}

test('the login page asks for little, and nothing jumps', async () => {
  const { page, asked, complaints } = await load('/login', null)
  await page.getByLabel('手机号').waitFor()
  await isLoaded(page)

  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(REQUESTS_OF_LOGIN_IN_ALL)
  expect(await shiftsIn(page)).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a search engine finds a title, a description and its rules', async () => {
  const { page } = await load('/login', null)
  await page.getByLabel('手机号').waitFor()
  expect(await page.title()).not.toBe('')
  expect(await page.locator('meta[name="description"]').getAttribute('content')).not.toBe('')
  const robots = await fetch(`${server.url}/robots.txt`)
  expect(robots.headers.get('content-type')).toContain('text/plain')
  expect(await robots.text()).toMatch(/^User-agent: \*\n/)
  await page.context().close()
})

test('the browser itself has nothing against what it is given', async () => {
  const opened = await visit(browser, server.url)
  const { page } = opened
  await page.addInitScript((stored) => localStorage.setItem('SECRET_TOKEN', stored), person.token)
  const devTools = await page.context().newCDPSession(page)
  const issues: string[] = []
  // The language that the operator chose comes as a cookie, read once before the first frame: nothing else is there by then.
  const isKnown = (issue: string) => issue.includes('"performanceIssueType":"DocumentCookie"')
  devTools.on('Audits.issueAdded', ({ issue }) =>
    issues.push(...[JSON.stringify(issue)].filter((one) => !isKnown(one))),
  )
  await devTools.send('Audits.enable')
  await page.goto(`${server.url}/draw/${person.channelId}`)
  await page.getByRole('button', { name: 'U1' }).last().waitFor()
  await page.goto(`${server.url}/gallery`)
  await page.locator('[data-cell]').first().waitFor()
  await isLoaded(page)
  expect(issues).toEqual([])
  expect(opened.complaints).toEqual([])
  await page.context().close()
})

test('the frame that follows Enter shows the card', async () => {
  const { page } = await load(`/draw/${person.channelId}`, person.token)
  await page.getByRole('button', { name: 'U1' }).last().waitFor()
  await isLoaded(page)
  await page.getByRole('textbox', { name: '提示词' }).fill('a whale at dawn')
  const watched = { event: 'keydown', selector: 'article[aria-label*="a whale at dawn"]' } as const
  const { frames } = await timeToPixels(page, watched, () => page.keyboard.press('Enter'))
  expect(frames).toBe(1)
  await page.context().close()
})

test('of many cards only those near the window stand in the document', async () => {
  const opened = await visit(browser, server.url)
  const { page } = opened
  await page.addInitScript((stored) => localStorage.setItem('SECRET_TOKEN', stored), person.token)
  await page.goto(`${server.url}/draw/${person.channelId}`)
  await page.getByRole('button', { name: 'U1' }).last().waitFor()
  await isLoaded(page)
  const feed = page.getByRole('region', { name: '绘画记录' })
  const counts: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    await feed.evaluate((element) => element.scrollBy(0, -900))
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    counts.push(await page.locator('*').count())
  }
  expect(Math.max(...counts), counts.join(' ')).toBeLessThanOrEqual(ELEMENTS)
  await page.context().close()
})

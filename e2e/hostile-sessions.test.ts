import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from './api-client.ts'
import { openSharedBrowser } from './borrow.ts'
import { newestCard, send, signInByPassword } from './drawing-steps.ts'
import { becomePerson, type Person } from './person.ts'
import { type ProductServer, startServer } from './server.ts'
import { visit } from './visit.ts'

const IN_A_CHANNEL = /\/draw\/[0-9a-f-]{36}$/
const PROMPT = 'a fox that nobody else may see'

let phones = 0
const newPhone = () => `+8613700001${String(++phones).padStart(3, '0')}`

let server: ProductServer
let browser: Browser
beforeAll(async () => {
  server = await startServer({ ENGINE: 'fake' })
  browser = await openSharedBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

async function openAs({ token }: Pick<Person, 'token'>): Promise<Page> {
  const { page } = await visit(browser, server.url)
  await page.goto(`${server.url}/about`)
  await page.evaluate((kept) => localStorage.setItem('SECRET_TOKEN', kept), token)
  await page.goto(`${server.url}/draw`)
  await page.waitForURL(IN_A_CHANNEL)
  await page.getByRole('textbox', { name: '提示词' }).waitFor()
  return page
}

/** Everything of our site that this browser stores. */
async function readKept(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const workers = await navigator.serviceWorker.getRegistrations()
    const kept = [{ ...localStorage }, { ...sessionStorage }, databases, await caches.keys(), workers.length, name]
    return JSON.stringify([kept, history.state])
  })
  return stored + JSON.stringify(await page.context().cookies())
}

/** Private responses that the browser could show from its cache. */
async function readCachedAnswers(page: Page, paths: readonly string[]): Promise<string[]> {
  return page.evaluate(async (asked) => {
    const found: string[] = []
    for (const path of asked) {
      try {
        const answer = await fetch(path, { cache: 'only-if-cached', mode: 'same-origin' })
        if (answer.ok) found.push(path)
      } catch {
        // Not cached, as expected.
      }
    }
    return found
  }, paths)
}

test('after signing out the browser keeps nothing of the person, and neither Back nor a reload shows any', async () => {
  const phone = newPhone()
  const person = await becomePerson(server, phone)
  const page = await openAs(person)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && request.method() === 'GET') asked.push(pathname + search)
  })
  // A page that navigates at once might be gone before the prompt has been sent.
  await Promise.all([page.waitForResponse(/\/submit\/imagine\//), send(page, PROMPT)])
  await page.getByRole('textbox', { name: '提示词' }).fill('half a secret')
  const channel = page.url()
  await page.goto(`${channel}?settings=account`)
  await page.getByText(phone.slice(-4)).first().waitFor()
  await page.goto(channel)
  await newestCard(page, PROMPT).waitFor()

  await page.getByRole('button', { name: '账户' }).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.waitForURL(`${server.url}/login`)

  const secrets = [person.token, person.channelId, phone.slice(3), PROMPT, 'half a secret']
  const expectNothing = async () => {
    // The visited address is in the browser's history anyway; links of the login page contain it as return path.
    const shown = (await page.content()).replaceAll(/href="\/login\?next=[^"]*"/g, '')
    const kept = await readKept(page)
    for (const secret of secrets)
      expect({ secret, seen: (shown + kept).includes(secret) }).toEqual({ secret, seen: false })
  }
  await expectNothing()
  expect(asked.length).toBeGreaterThan(3)
  const own = asked.filter((path) => !path.startsWith('/api/home/company-info') && !path.startsWith('/api/files/'))
  expect(await readCachedAnswers(page, own)).toEqual([])
  for (let step = 0; step < 3; step += 1) {
    await page.goBack()
    await page.waitForURL(/\/(login|about)/)
    await expectNothing()
  }
  await page.reload()
  await page.waitForURL(/\/(login|about)/)
  await expectNothing()
})

/** Every address that the page shows, in order. */
function followAddresses(page: Page): string[] {
  const paths: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname)
  })
  return paths
}

const refuse = (route: Route, code: number) =>
  route.fulfill({
    status: code,
    contentType: 'application/json',
    body: JSON.stringify({ code, message: 'no', success: false, data: { reason: 'unauthenticated' } }),
  })

const isPrivate = (url: string) => !/company-info|\/api\/login\//.test(url)

/** Twenty responses at once, more than any screen requests; then the page refetches as for a returning person. */
async function storm(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let time = 0; time < 20; time += 1) {
      dispatchEvent(new Event('focus'))
      document.dispatchEvent(new Event('visibilitychange'))
      dispatchEvent(new Event('online'))
    }
  })
}

test.each([401, 403])('a storm of %i leads to the login page once, without a loop, and asks no more', async (code) => {
  const page = await openAs(await becomePerson(server, newPhone()))
  const channel = new URL(page.url()).pathname
  // A page without private requests, so that the burst starts with the next one.
  await page.goto(`${server.url}/privacy-policy`)
  await page.waitForLoadState('networkidle')
  let refused = 0
  await page.route('**/api/**', async (route) => {
    if (!isPrivate(route.request().url())) return route.continue()
    refused += 1
    await refuse(route, code)
  })
  const visited = followAddresses(page)

  await page.goto(`${server.url}${channel}?settings=account`)
  await storm(page)
  await page.waitForURL(/\/login\?/)

  await page.getByLabel('手机号').waitFor()
  await storm(page)
  await page.waitForLoadState('networkidle')
  const refusedThen = refused
  expect(refusedThen).toBeGreaterThan(0)
  expect(visited).toEqual([channel, '/login'])
  await storm(page)
  await page.getByText('登录已失效').first().waitFor()
  expect(await page.getByText('登录已失效，请重新登录').count()).toBe(1)
  await page.waitForLoadState('networkidle')
  expect([refused, new URL(page.url()).pathname]).toEqual([refusedThen, '/login'])
  expect(await page.evaluate(() => localStorage.getItem('SECRET_TOKEN'))).toBeNull()
})

/** Delays responses to the old token. */
async function holdBack(context: BrowserContext, token: string) {
  const held: Route[] = []
  await context.route('**/api/**', async (route) => {
    const request = route.request()
    const isOld = request.headers()['authorization'] === `Bearer ${token}`
    if (!isOld || !isPrivate(request.url())) return route.continue()
    held.push(route)
  })
  return held
}

test('answers to the old token that come late cost a fresh session nothing', async () => {
  const person = await becomePerson(server, newPhone())
  const page = await openAs(person)
  // Requests under way would not be repeated, and so not be held back.
  await page.waitForLoadState('networkidle')
  const held = await holdBack(page.context(), person.token)
  await callApi(server.url, '/api/login/logout', { token: person.token, body: {} })
  await storm(page)
  await expect.poll(() => held.length).toBeGreaterThan(1)
  for (const route of held.splice(0, 1)) await refuse(route, 401)
  await page.waitForURL(/\/login\?/)
  await signInByPassword(page, server.admin)
  await page.getByRole('textbox', { name: '提示词' }).waitFor()
  const fresh = await page.evaluate(() => localStorage.getItem('SECRET_TOKEN'))
  expect(fresh).not.toBe(person.token)

  const late = held.splice(0)
  await Promise.all(late.map((route) => refuse(route, 401).catch(() => undefined)))

  await send(page, PROMPT)
  expect(IN_A_CHANNEL.test(page.url())).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('SECRET_TOKEN'))).toBe(fresh)
  expect(late.length).toBeGreaterThan(0)
})

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawOne, signIn } from './api-client.ts'
import { openSharedBrowser } from './borrow.ts'
import { type ChangingServer, openChangingServer } from './changing-server.ts'
import { newestCard, signInByPassword, waitForGrid } from './drawing-steps.ts'
import { type ProductServer, startServer } from './server.ts'
import { type Visit, visit } from './visit.ts'

const OWL = 'a white owl in flight, ink'
const WITH_WORKER = { viewport: { width: 1280, height: 860 }, serviceWorkers: 'allow' } as const

let product: ProductServer
let server: ChangingServer
let browser: Browser
let opened: Visit
let page: Page

beforeAll(async () => {
  product = await startServer()
  await drawOne(product.url, await signIn(product.url, product.admin), OWL)
  server = await openChangingServer(product.url)
  browser = await openSharedBrowser()
  opened = await visit(browser, server.url, WITH_WORKER)
  page = opened.page
})
afterAll(async () => {
  await browser?.close()
  server?.close()
  await product?.close()
})

const composer = (where: Page) => where.getByRole('textbox', { name: '提示词' })
const version = (where: Page) => where.locator('html').getAttribute('data-version')
const unreachable = (where: Page) => where.getByRole('heading', { name: '连不上服务器' })

/** Cached URLs by name of the cache. */
async function listKept(): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const kept: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      kept[name] = requests.map(({ url }) => new URL(url).pathname)
    }
    return kept
  })
}

test('a first visit shows pictures without the service worker, which then keeps the shell and nothing else', async () => {
  await page.goto(server.url)
  await signInByPassword(page, product.admin)
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state))
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await composer(page).waitFor()

  await waitForGrid(newestCard(page, OWL))

  const [[name, files = []] = [], ...others] = Object.entries(await listKept())
  expect(name).toMatch(/^shell-[0-9a-f]{12}$/)
  expect(others).toEqual([])
  expect(files.filter((path) => !/^\/$|^\/assets\/[\w-]+\.(js|css)$/.test(path))).toEqual([])
  expect(files).toContain('/')
})

test('when the server is away every address shows the frame and says so, and goes on when it is back', async () => {
  server.leave()
  for (const path of ['/draw', '/gallery', '/orders']) {
    await page.goto(server.url + path)
    await unreachable(page).waitFor()
  }
  await page.evaluate(() => {
    localStorage.setItem('appSetting', '{"language":"zh-TW","theme":"light"}')
  })
  await page.goto(`${server.url}/draw`)
  await page.getByRole('heading', { name: '無法連上伺服器' }).waitFor()
  await page.evaluate(() => localStorage.removeItem('appSetting'))

  server.comeBack()
  await page.getByRole('button', { name: '重試' }).click()

  await composer(page).waitFor()
})

test('a page whose own files are missed before the server is says so too', async () => {
  server.leave()
  await page.route('**/api/home/company-info', (route) => setTimeout(() => void route.abort(), 1000))

  await page.goto(`${server.url}/orders`)

  await unreachable(page).waitFor()
  await page.unroute('**/api/home/company-info')
  server.comeBack()
})

test('an address of the API is never answered from what was kept', async () => {
  server.leave()
  const answer = await page.evaluate(() => fetch('/api/home/company-info').then(({ status }) => status, String))
  server.comeBack()
  expect(answer).toBe('TypeError: Failed to fetch')
})

test('a half deployed version is not taken over', async () => {
  const before = Object.keys(await listKept())
  server.deployHalf('half')
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const coming = registration.installing
    if (!coming) return 'none'
    return new Promise((resolve) => {
      coming.onstatechange = () => resolve(coming.state)
    })
  })
  expect(state).toBe('redundant')
  server.leave()
  await page.reload()
  await unreachable(page).waitFor()
  server.comeBack()
  expect(Object.keys(await listKept())).toEqual(expect.arrayContaining(before))
})

test('a new version shows at the next opening, and its shell replaces the old one when the old pages are closed', async () => {
  server.deploy('two')
  await page.goto(`${server.url}/draw`)
  await composer(page).waitFor()
  expect(await version(page)).toBe('two')
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.ready.then(({ waiting }) => Boolean(waiting))))
    .toBe(true)

  const context = page.context()
  await page.close()
  page = await context.newPage()
  await page.goto(`${server.url}/draw`)
  await composer(page).waitFor()

  await expect.poll(async () => Object.keys(await listKept())).toEqual(['shell-two'])
  server.leave()
  await page.reload()
  await unreachable(page).waitFor()
  expect(await version(page)).toBe('two')
  server.comeBack()
})

test('the app can be installed, with icons that are there', async () => {
  const session = await page.context().newCDPSession(page)
  const { url, errors } = await session.send('Page.getAppManifest')
  expect([url, errors]).toEqual([`${server.url}/manifest.webmanifest`, []])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Test windows are incognito, where newer browsers install no apps.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test('no page met an error of its own or asked a foreign host', () => {
  const expected = /net::ERR_|Failed to load resource|Unable to preload CSS|WebSocket/
  expect(opened.complaints.filter((complaint) => !expected.test(complaint))).toEqual([])
})

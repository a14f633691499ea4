import { readdirSync, readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer, type ViteDevServer } from 'vite'
import { openBrowser } from './browser.ts'
import { findBarriers } from './find-barriers.ts'
import { findFreePort } from './free-port.ts'
import { type ProductServer, startServer } from './server.ts'
import { PHONE, visit } from './visit.ts'

const ASSETS = 'apps/web/dist/assets'

let server: ProductServer
let browser: Browser
let site: ViteDevServer
let address: string

beforeAll(async () => {
  server = await startServer({ ENGINE: 'fake' })
  browser = await openBrowser()
  const port = await findFreePort()
  // As npm run dev does, in front of a server that is built.
  const proxy = { '/api': { target: server.url, ws: true } }
  site = await createServer({ root: 'apps/web', logLevel: 'silent', server: { port, strictPort: true, proxy } })
  await site.listen()
  address = `http://localhost:${port}/ui`
})
afterAll(async () => {
  await site?.close()
  await browser?.close()
  await server?.close()
})

async function open(device?: Parameters<typeof visit>[2]): Promise<Page> {
  const { page } = await visit(browser, new URL(address).origin, device)
  await page.goto(address)
  await page.getByRole('heading', { name: 'drawer' }).first().waitFor({ timeout: 120_000 })
  return page
}

test('while one builds, /ui shows the parts in both themes, without barriers', async () => {
  const page = await open()
  // Each half has a theme of its own, whatever the page has.
  expect(await findBarriers(page, { themes: ['dark'] })).toEqual([])
  const grounds = await page
    .locator('main > section')
    .evaluateAll((halves) => halves.map((half) => getComputedStyle(half).backgroundColor))
  expect(new Set(grounds).size).toBe(2)
})

test.each(['Popover', 'Menu', 'Confirm', 'Dialog', 'Drawer'])('an open %s has none either', async (name) => {
  const page = await open()
  await page.getByRole('region', { name: 'light' }).getByRole('button', { name, exact: true }).click()
  expect(await findBarriers(page, { themes: ['dark'] })).toEqual([])
  await page.context().close()
})

test('on a phone nothing runs out of the window', async () => {
  const page = await open(PHONE)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await findBarriers(page, { themes: ['dark'] })).toEqual([])
})

test('what is built has no such page, and no trace of it', async () => {
  const { page } = await visit(browser, server.url)
  await page.goto(`${server.url}/ui`)
  await page.waitForURL(`${server.url}/404`)
  const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'))
  const traces = scripts.filter((file) =>
    /PartsPage|parts-page|A toast of the tone/.test(readFileSync(`${ASSETS}/${file}`, 'utf8')),
  )
  expect([scripts.length > 0, traces]).toEqual([true, []])
})

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSharedBrowser } from './borrow.ts'
import { DRAWN_WITHIN_MS, newestCard, send, signInByPassword, waitForGrid, waitForPicked } from './drawing-steps.ts'
import { type ProductServer, startServer } from './server.ts'
import { type Visit, visit } from './visit.ts'

const LIGHTHOUSE = 'a lighthouse on a cliff at night, oil painting'
const HERON = '一只白鹭，水墨'
const VALLEY = '山谷里的小村庄，清晨，水彩'
/** The first reconnect attempt is within a second, later ones up to half a minute apart. */
const HEALED_WITHIN_MS = 60_000

let server: ProductServer
let browser: Browser
let drawing: Visit
let watching: Visit

beforeAll(async () => {
  server = await startServer()
  browser = await openSharedBrowser()
  drawing = await visit(browser, server.url)
  watching = await visit(browser, server.url)
  for (const { page } of [drawing, watching]) {
    await page.goto(server.url)
    await signInByPassword(page, server.admin)
    await page.getByRole('textbox', { name: '提示词' }).waitFor()
  }
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** Marks the document, to detect a reload. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same', ''))
const isSame = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-same'))

test('a second window sees the card, its progress and the grid without reloading', async () => {
  await mark(watching.page)

  await send(drawing.page, LIGHTHOUSE)

  const seen = newestCard(watching.page, LIGHTHOUSE)
  await seen.waitFor()
  await seen.getByRole('progressbar').waitFor({ timeout: DRAWN_WITHIN_MS })
  await waitForGrid(seen)
  expect(await isSame(watching.page)).toBe(true)
})

test('what is picked in the second window shows in the first', async () => {
  await newestCard(watching.page, LIGHTHOUSE).getByRole('button', { name: 'U3' }).click()

  await waitForPicked(newestCard(drawing.page, LIGHTHOUSE))
})

test('after the server was killed both windows say so, heal by themselves and show how the task ended', async () => {
  await mark(drawing.page)
  await send(drawing.page, VALLEY)
  for (const { page } of [drawing, watching]) {
    await newestCard(page, VALLEY).getByRole('progressbar').waitFor({ timeout: DRAWN_WITHIN_MS })
  }

  await server.kill()
  for (const { page } of [drawing, watching]) await page.getByText('连接已断开').waitFor()
  await server.restart()

  for (const { page } of [drawing, watching]) {
    await page.getByText('连接已断开').waitFor({ state: 'hidden', timeout: HEALED_WITHIN_MS })
    await waitForGrid(newestCard(page, VALLEY))
    expect(await isSame(page)).toBe(true)
  }
})

test('a prompt sent while the server is away is kept, and goes out by itself when it is back', async () => {
  const { page } = drawing
  await server.kill()
  const card = await send(page, HERON)
  await card.getByText('等待网络').waitFor()

  await server.restart()

  await waitForGrid(newestCard(page, HERON))
  expect(await page.getByRole('article', { name: HERON }).count()).toBe(1)
})

test('a button that is pressed in one window is marked in the other', async () => {
  const shown = newestCard(watching.page, HERON)
  await shown.waitFor({ timeout: HEALED_WITHIN_MS })

  await newestCard(drawing.page, HERON).locator('[data-act=V2]').click()

  await watching.page.locator('[data-act=V2][aria-pressed=true]').waitFor()
})

test('no window met an error of its own but the server that was away', () => {
  const complaints = [drawing, watching].flatMap((window) => window.complaints)
  expect(complaints.filter((complaint) => !/ERR_CONNECTION|WebSocket connection/.test(complaint))).toEqual([])
})

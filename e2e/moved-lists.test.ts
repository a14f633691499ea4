import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { turnWheel } from '../bench/web/frames.ts'
import { openSharedBrowser, sharedServer } from './borrow.ts'
import { becomeMember } from './member.ts'
import { hasEnded, type Person } from './person.ts'
import { plantCopies } from './plant-tasks.ts'
import type { RunningServer } from './server.ts'
import { visit } from './visit.ts'

const PLANTED = 40
const FEED = '绘画记录'

let server: RunningServer
let browser: Browser
let person: Person

beforeAll(async () => {
  server = await sharedServer('fake')
  browser = await openSharedBrowser()
  person = await becomeMember(server)
  const grid = await person.waitFor((await person.submit('a red fox in the snow')).id, hasEnded)
  await plantCopies(server, grid.id, PLANTED)
})
afterAll(() => browser?.close())

async function openAt(path: string): Promise<Page> {
  const { page } = await visit(browser, server.url)
  await page.addInitScript((token) => localStorage.setItem('SECRET_TOKEN', token), person.token)
  await page.goto(server.url + path)
  await page.locator('[data-task], [data-cell]').first().waitFor()
  return page
}

/** Heights of the compositor layers in px. */
async function readLayerHeights(page: Page): Promise<number[]> {
  const devTools = await page.context().newCDPSession(page)
  let heights: number[] = []
  devTools.on('LayerTree.layerTreeDidChange', (change) => {
    heights = change.layers?.map(({ height }) => height) ?? heights
  })
  await devTools.send('DOM.enable')
  await devTools.send('LayerTree.enable')
  // Layers are only reported when they change.
  await page.evaluate(() => {
    const mark = Object.assign(document.createElement('i'), { textContent: '·' })
    Object.assign(mark.style, { position: 'fixed', top: 0, willChange: 'transform' })
    document.body.append(mark)
  })
  await expect.poll(() => heights.length).toBeGreaterThan(0)
  await devTools.detach()
  return heights
}

test.each([
  ['feed', () => `/draw/${person.channelId}`],
  ['wall', () => '/gallery'],
])('the browser moves the %s by itself, whatever the page is at', async (_, path) => {
  const page = await openAt(path())
  const windowPx = page.viewportSize()?.height ?? 0
  await expect.poll(async () => Math.max(...(await readLayerHeights(page)))).toBeGreaterThan(windowPx)
  await page.context().close()
})

test('when a feed that flew by rests, each of its cards has its tools', async () => {
  const page = await openAt(`/draw/${person.channelId}`)
  await page.locator('[data-key="c"]').first().waitFor()
  await turnWheel(page, FEED, { distance: -6_000, speed: 3_000 })
  const cards = page.getByRole('article')
  await expect.poll(() => cards.filter({ hasNot: page.locator('[data-key="c"]') }).count()).toBe(0)
  expect(await cards.count()).toBeGreaterThan(0)
  await page.context().close()
})

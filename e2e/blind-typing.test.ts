import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSharedBrowser, sharedServer } from './borrow.ts'
import { newestCard, waitForGrid } from './drawing-steps.ts'
import { becomeMember } from './member.ts'
import { visit } from './visit.ts'

const STEPS = 120
/** What is clicked between words: everything in the feed but the buttons that cost credits by themselves. */
const TARGETS = ['article', '[data-picture-id]', 'article [data-key]', 'article header', '#feed']
/** Not those that move the caret into a word. */
const KEYS = ['Escape', 'Tab', 'Shift+Tab', 'F2', 'CapsLock']
const LETTERS = 'abcdefghijklmnopqrstuvwxyzRELCJKGD1234567890?/'

let browser: Browser
let page: Page
const submitted: string[] = []

beforeAll(async () => {
  const server = await sharedServer('fake')
  browser = await openSharedBrowser()
  const { token, channelId } = await becomeMember(server)
  page = (await visit(browser, server.url, { viewport: { width: 1280, height: 860 } })).page
  await page.addInitScript((stored) => localStorage.setItem('SECRET_TOKEN', stored), token)
  await page.goto(`${server.url}/draw/${channelId}`)
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/mj/submit')) submitted.push(request.url())
  })
})
afterAll(() => browser?.close())

const field = () => page.getByRole('textbox', { name: '提示词' })
/** The start of what has the focus, as HTML. */
const focused = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
const isInComposer = () => field().evaluate((composer) => composer === document.activeElement)

test('the composer has the focus when the page has loaded', async () => {
  await field().fill('a white owl')
  await page.keyboard.press('Enter')
  await waitForGrid(newestCard(page, 'a white owl'))
  submitted.splice(0)
  await page.reload()
  await newestCard(page, 'a white owl').waitFor()
  await expect.poll(isInComposer).toBe(true)
})

test('typing blindly between clicks and keys costs nothing and loses no word', async () => {
  const seed = Date.now() % 100_000
  const draw = seeded(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)]!
  const words: string[] = []
  for (let step = 0; step < STEPS; step += 1) {
    if (draw() < 0.5) await clickSomewhere(pick(TARGETS), draw)
    else if (draw() < 0.3) await page.keyboard.press(pick(KEYS))
    await closeDialogs()
    const word = Array.from({ length: 6 }, () => pick([...LETTERS])).join('')
    words.push(word)
    await page.keyboard.type(word)
    expect(await focused(), `seed ${seed}, step ${step}, ${word}`).toContain('id="composer"')
    await page.keyboard.type(' ')
  }
  const kept = await page.evaluate(() => Object.values({ ...localStorage }).join(' '))
  expect(
    words.filter((word) => !kept.includes(word)),
    `seed ${seed}`,
  ).toEqual([])
  expect(submitted, `seed ${seed}`).toEqual([])
})

test('bare letters and digits cost nothing with a ring on a card either', async () => {
  const own = newestCard(page, 'a white owl')
  for (const key of [...LETTERS]) {
    await page.keyboard.press('Control+ArrowUp')
    await own.and(page.locator('[data-ringed]')).waitFor()
    await page.keyboard.press(key)
    if (/[1-4]/.test(key)) await page.locator('dialog[open]').waitFor()
    await closeDialogs()
  }
  expect(submitted).toEqual([])
})

async function clickSomewhere(selector: string, draw: () => number): Promise<void> {
  const found = page.locator(selector)
  const count = await found.count()
  if (count === 0) return
  const target = found.nth(Math.floor(draw() * count))
  await target.click({ timeout: 2_000, position: { x: 4, y: 4 } }).catch(() => null)
  // What shows a picture large may still be on its way.
  if (new URL(page.url()).searchParams.has('image')) await page.locator('dialog[open]').waitFor()
}

/** A picture that was opened stands in a dialog, where letters mean other things. */
async function closeDialogs(): Promise<void> {
  const isOpen = () =>
    page.evaluate(() => document.querySelector('dialog[open], [popover]:popover-open:not([role="status"])') !== null)
  while (await isOpen()) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(50)
  }
}

/** Mulberry32: numbers from 0 to 1 that a seed brings back. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

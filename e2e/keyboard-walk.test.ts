import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSharedBrowser, sharedServer } from './borrow.ts'
import { newestCard, waitForGrid, waitForPicked } from './drawing-steps.ts'
import { becomeMember, givePassword } from './member.ts'
import type { RunningServer } from './server.ts'
import { type Visit, visit } from './visit.ts'

const OWL = 'a white owl in flight, ink'
/** More tab stops than any of these screens has. */
const STOPS_MAX = 200
/** Reduced motion, because colours in a transition would fail the contrast check. */
const CALM = { viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' } as const

let server: RunningServer
let browser: Browser
let account: RunningServer['admin']
let opened: Visit
let page: Page

beforeAll(async () => {
  server = await sharedServer('fake')
  browser = await openSharedBrowser()
  account = await givePassword(server, await becomeMember(server))
  opened = await visit(browser, server.url, CALM)
  page = opened.page
})
afterAll(() => browser?.close())

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

async function walkTo(target: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never reaches ${target}`)
}

test('a person signs in without a pointer', async () => {
  await page.goto(server.url)
  await page.getByLabel('手机号').waitFor()

  await walkTo(page.getByLabel('手机号'))
  await page.keyboard.type(account.phone)
  await walkTo(page.getByLabel('密码', { exact: true }))
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')

  await page.waitForURL(/\/draw\/[0-9a-f-]{36}$/)
})

test('the first stop leads past the channels to the composer, and Enter draws', async () => {
  const composer = page.getByRole('textbox', { name: '提示词' })
  await composer.waitFor()
  await walkTo(page.getByRole('link', { name: '跳到输入框' }))
  await page.keyboard.press('Enter')
  await expect.poll(() => hasFocus(composer)).toBe(true)

  await page.keyboard.type(OWL)
  await page.keyboard.press('Enter')

  await waitForGrid(newestCard(page, OWL))
})

test('U2 is reached going backwards from the composer and pressed with the space bar', async () => {
  const card = newestCard(page, OWL)
  await walkTo(card.getByRole('button', { name: 'U2' }), 'Shift+Tab')

  await page.keyboard.press('Space')

  await waitForPicked(newestCard(page, OWL))
})

test('a picture opens with Enter, is walked with the arrows, and after Escape one writes on', async () => {
  const third = grid().getByRole('button', { name: '打开第 3 张，共 4 张' })
  const lightbox = page.getByRole('dialog', { name: '查看图片' })
  await walkTo(third, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await lightbox.getByRole('img').waitFor()
  await page.keyboard.press('ArrowRight')
  await lightbox.getByText('4 / 4').waitFor()

  await page.keyboard.press('Escape')

  await lightbox.waitFor({ state: 'hidden' })
  await expect.poll(() => hasFocus(page.getByRole('textbox', { name: '提示词' }))).toBe(true)
})

const grid = () => page.getByRole('article', { name: OWL }).first()
/** The picked picture is the newest card, its grid the one before. */
async function ringGrid(): Promise<void> {
  for (const card of [newestCard(page, OWL), grid()]) {
    await page.keyboard.press('Control+ArrowUp')
    await expect.poll(() => hasFocus(card)).toBe(true)
  }
}

test('Ctrl and an arrow put a ring on a card, and its keys act on that card alone', async () => {
  const composer = page.getByRole('textbox', { name: '提示词' })
  const owl = grid()
  await walkTo(composer)
  await ringGrid()

  await page.keyboard.press('l')
  await expect
    .poll(() => owl.getByRole('button', { name: '收藏', exact: true }).getAttribute('aria-pressed'))
    .toBe('true')
  await page.keyboard.press('1')
  const lightbox = page.getByRole('dialog', { name: '查看图片' })
  await lightbox.getByText('1 / 4').waitFor()
  await page.keyboard.press('Escape')
  await lightbox.waitFor({ state: 'hidden' })

  await expect.poll(() => hasFocus(composer)).toBe(true)
  await page.keyboard.type('half a thought')
  await ringGrid()
  await page.keyboard.press('Alt+e')
  await expect.poll(() => composer.inputValue()).toBe(OWL)
  await page.keyboard.press('Control+z')
  await expect.poll(() => composer.inputValue()).toBe('half a thought')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => composer.inputValue()).toBe('half a thought')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => composer.inputValue()).toBe('')
})

test('a filter is chosen and left by keys, and the ring and Alt with a digit work in what it shows', async () => {
  await walkTo(page.getByRole('button', { name: /^显示\s*所有人$/ }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('menuitemradio')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText('只显示：收藏').waitFor()
  expect(new URL(page.url()).search).toBe('?only=liked')

  await ringGrid()
  await page.keyboard.press('Alt+1')

  // Sending clears the filter, so that the new card is visible.
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await expect.poll(() => page.getByRole('article', { name: OWL }).count()).toBe(3)
  await waitForGrid(newestCard(page, OWL))
})

test('the channel is searched by keys, and all of it comes back', async () => {
  await walkTo(page.getByRole('button', { name: '搜索此频道' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const field = page.getByRole('searchbox', { name: '搜索此频道' })
  await expect.poll(() => hasFocus(field)).toBe(true)
  await page.keyboard.type('no such thing')
  await page.keyboard.press('Enter')
  await page.getByText('没有符合条件的内容').waitFor()

  const clear = page.getByRole('button', { name: '清除筛选' }).last()
  await walkTo(clear)
  await page.keyboard.press('Enter')

  await newestCard(page, OWL).waitFor()
  await expect.poll(() => hasFocus(page.getByRole('region', { name: '绘画记录' }))).toBe(true)
})

test('a region is chosen and drawn anew by keys', async () => {
  const repaint = page.getByRole('button', { name: '变化 局部重绘…' })
  const owl = page.getByRole('article', { name: OWL }).filter({ has: repaint })
  const drawings = await page.getByRole('article', { name: OWL }).count()
  for (let step = 0; step < drawings && !(await hasFocus(owl)); step += 1) {
    await page.keyboard.press('Control+ArrowUp')
    await expect.poll(() => page.locator('[data-ringed]').count()).toBe(1)
  }
  await expect.poll(() => hasFocus(owl)).toBe(true)
  await walkTo(repaint)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '局部重绘' })
  await dialog.waitFor()
  await page.keyboard.press('r')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Enter')
  await dialog
    .getByText(/已选 1[0-9]%/)
    .first()
    .waitFor()
  await walkTo(dialog.getByRole('button', { name: '绘制', exact: true }))
  await page.keyboard.press('Enter')

  await dialog.waitFor({ state: 'hidden' })
  await newestCard(page, OWL).getByText('局部重绘', { exact: true }).first().waitFor()
  await waitForGrid(newestCard(page, OWL))
})

test('Ctrl+Shift+G leads to the gallery and back, and the gallery’s pictures open by Enter', async () => {
  await page.keyboard.press('Control+Shift+G')
  const first = page.locator('[data-cell] a').first()
  await first.waitFor()
  await walkTo(first)
  await page.keyboard.press('Enter')
  const lightbox = page.getByRole('dialog', { name: '查看图片' })
  await lightbox.getByRole('img').first().waitFor()
  await page.keyboard.press('Escape')
  await lightbox.waitFor({ state: 'hidden' })
  await page.keyboard.press('Control+Shift+G')
  await newestCard(page, OWL).waitFor()
})

test('Ctrl+K leads anywhere, also to the sheet of keys', async () => {
  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog', { name: '快速切换' }).getByRole('combobox')
  await expect.poll(() => hasFocus(field)).toBe(true)

  await page.keyboard.type('快捷键')
  await page.keyboard.press('Enter')

  const sheet = page.getByRole('dialog', { name: '键盘快捷键' })
  await sheet.waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
})

test('a person signs out without a pointer', async () => {
  await walkTo(page.getByRole('button', { name: '账户' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await walkTo(page.getByRole('button', { name: '退出登录' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(`${server.url}/login`)
})

test('no page met an error of its own', () => {
  expect(opened.complaints).toEqual([])
})

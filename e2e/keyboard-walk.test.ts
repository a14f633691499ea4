import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { newestCard, waitForGrid } from './drawing-steps.ts'
import { findBarriers } from './find-barriers.ts'
import { type ProductServer, startServer } from './server.ts'
import { type Visit, visit } from './visit.ts'

const OWL = 'a white owl in flight, ink'
/** More stops than any of these screens has. */
const STOPS_MAX = 60
/** Colours that are still on their way would be measured half way. */
const CALM = { viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' } as const

let server: ProductServer
let browser: Browser
let opened: Visit
let page: Page

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
  opened = await visit(browser, server.url, CALM)
  page = opened.page
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

async function walkTo(target: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never reaches ${target}`)
}

test('a person signs in without a pointer, on a page without a barrier', async () => {
  await page.goto(server.url)
  await page.getByLabel('手机号').waitFor()
  expect(await findBarriers(page)).toEqual([])

  await walkTo(page.getByLabel('手机号'))
  await page.keyboard.type(server.admin.phone)
  await walkTo(page.getByLabel('密码', { exact: true }))
  await page.keyboard.type(server.admin.password)
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

  await card.getByRole('button', { name: '打开选出的第 2 张' }).waitFor()
  expect(await findBarriers(page)).toEqual([])
})

test('a picture opens with Enter, is walked with the arrows, and Escape gives the focus back', async () => {
  const third = newestCard(page, OWL).getByRole('button', { name: '打开第 3 张，共 4 张' })
  const lightbox = page.getByRole('dialog', { name: '查看图片' })
  await walkTo(third, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await lightbox.getByRole('img').waitFor()
  await page.keyboard.press('ArrowRight')
  await lightbox.getByText('4 / 4').waitFor()
  expect(await findBarriers(page)).toEqual([])

  await page.keyboard.press('Escape')

  await lightbox.waitFor({ state: 'hidden' })
  await expect.poll(() => hasFocus(third)).toBe(true)
})

test('Ctrl+K leads anywhere, also to the sheet of keys, on dialogs without a barrier', async () => {
  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog', { name: '快速切换' }).getByRole('combobox')
  await expect.poll(() => hasFocus(field)).toBe(true)
  expect(await findBarriers(page)).toEqual([])

  await page.keyboard.type('快捷键')
  await page.keyboard.press('Enter')

  const sheet = page.getByRole('dialog', { name: '键盘快捷键' })
  await sheet.waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
})

test('no page met an error of its own', () => {
  expect(opened.complaints).toEqual([])
})

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { newestCard, signInByPassword, waitForGrid } from './drawing-steps.ts'
import { type ProductServer, startServer } from './server.ts'
import { PHONE, type Visit, visit } from './visit.ts'

const HARBOUR = 'a quiet harbour at dawn, watercolor'

let server: ProductServer
let browser: Browser
let phone: Visit
let page: Page

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
  phone = await visit(browser, server.url, PHONE)
  page = phone.page
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

test('on a phone the channels are in a drawer, which closes once one is chosen', async () => {
  await page.goto(server.url)
  await signInByPassword(page, server.admin)

  await page.getByRole('button', { name: '展开侧栏' }).tap()
  const drawer = page.getByRole('dialog', { name: '频道' })
  await drawer.waitFor()
  await drawer.getByRole('link').first().tap()

  await drawer.waitFor({ state: 'hidden' })
})

test('pressing U1 while the composer has the focus picks the first picture', async () => {
  const composer = page.getByRole('textbox', { name: '提示词' })
  await composer.tap()
  await composer.fill(HARBOUR)
  await page.getByRole('button', { name: '绘制', exact: true }).tap()
  const card = newestCard(page, HARBOUR)
  await waitForGrid(card)
  await composer.tap()

  await card.getByRole('button', { name: 'U1' }).tap()

  await card.getByRole('button', { name: '打开选出的第 1 张' }).waitFor()
})

test('a picture opens over the whole screen, and Back closes it', async () => {
  const lightbox = page.getByRole('dialog', { name: '查看图片' })
  await page.getByRole('button', { name: '打开第 3 张，共 4 张' }).tap()
  await lightbox.getByRole('img').waitFor()

  await page.goBack()

  await lightbox.waitFor({ state: 'hidden' })
  await newestCard(page, HARBOUR).waitFor()
})

test('nothing is wider than the phone, and no page met an error of its own', async () => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(phone.complaints).toEqual([])
})

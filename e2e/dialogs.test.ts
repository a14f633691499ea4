import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest'
import { callApi } from './api-client.ts'
import { openSharedBrowser, sharedServer } from './borrow.ts'
import { becomeMember } from './member.ts'
import type { Person } from './person.ts'
import type { RunningServer } from './server.ts'
import { visit } from './visit.ts'

const WINDOW_PX = 860
const EDGE_PX = 24

let server: RunningServer
let browser: Browser
let person: Person
let page: Page

beforeAll(async () => {
  server = await sharedServer('fake')
  browser = await openSharedBrowser()
  person = await becomeMember(server)
})
afterAll(() => browser?.close())
beforeEach(async () => {
  page = (await visit(browser, server.url)).page
  await page.addInitScript((stored) => localStorage.setItem('SECRET_TOKEN', stored), person.token)
  await page.goto(`${server.url}/draw/${person.channelId}`)
  await page.getByRole('textbox', { name: '提示词' }).waitFor()
  await page.waitForLoadState('networkidle')
})
afterEach(() => page.context().close())

const dialog = () => page.getByRole('dialog')
const opener = () => page.getByRole('button', { name: '设置', exact: true }).first()
const isModal = () => dialog().evaluate((element) => element.matches(':modal'))
const hasFocus = (selector: string) => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)

test('a dialog is modal at once, and has the focus itself', async () => {
  await opener().click()
  await dialog().waitFor()
  expect(await isModal()).toBe(true)
  expect(await hasFocus('dialog')).toBe(true)
})

test.each(['pressing Escape', 'pressing the cross'])('%s closes it, and one writes on', async (act) => {
  await opener().click()
  await dialog().waitFor()

  if (act === 'pressing Escape') await page.keyboard.press('Escape')
  else await dialog().getByRole('button', { name: '关闭' }).first().click()

  await dialog().waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus('#composer')).toBe(true)
})

test('Back takes it away, however often it was opened, and one writes on', async () => {
  for (let times = 0; times < 2; times += 1) {
    await opener().click()
    await dialog().waitFor()
    await page.goBack()
    await dialog().waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus('#composer')).toBe(true)
  }
  expect(await page.evaluate(() => document.querySelector('dialog:popover-open, dialog[open]'))).toBeNull()
})

test('what has the focus in it keeps it, and gives it back to where it came from', async () => {
  const composer = page.getByRole('textbox', { name: '提示词' })
  await composer.focus()
  await page.keyboard.press('Control+k')
  await expect.poll(isModal).toBe(true)
  expect(await hasFocus('dialog input')).toBe(true)
  await page.keyboard.type('设')
  expect(await page.locator('dialog input').first().inputValue()).toBe('设')

  await page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'detached' })
  await expect.poll(() => composer.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('one that is taller than expected stays within the window, and what is in it scrolls', async () => {
  const { url } = server
  for (let nth = 0; nth < 30; nth += 1) {
    const body = { name: `name${nth}`, value: '--ar 3:2' }
    await callApi(url, '/api/draw/settings/option?botType=MID_JOURNEY', { token: person.token, method: 'PUT', body })
  }
  await page.goto(`${url}/draw?prefer=option`)
  const last = dialog().getByRole('listitem').last()
  await last.scrollIntoViewIfNeeded()
  const box = await dialog().boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(WINDOW_PX - EDGE_PX)
  const row = await last.boundingBox()
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThan(WINDOW_PX - EDGE_PX)
})

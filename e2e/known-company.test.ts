import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSharedBrowser, sharedServer } from './borrow.ts'
import type { RunningServer } from './server.ts'
import { PHONE, visit } from './visit.ts'

const CALL = '**/api/home/company-info'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  server = await sharedServer('fake')
  browser = await openSharedBrowser()
})
afterAll(() => browser?.close())

const named = (page: Page, name: string) => page.locator('header').getByText(name, { exact: true })

const readKept = (page: Page) => page.evaluate(() => localStorage.getItem('company'))

/** Who has seen the login page of this site once. */
async function comeOnce(): Promise<Page> {
  const { page } = await visit(browser, server.url, PHONE)
  await page.goto(`${server.url}/login`)
  await named(page, 'Easel').waitFor()
  await page.waitForFunction(() => localStorage.getItem('company') !== null)
  return page
}

/** The site says who it is only when the returned function is called, and by another name. */
async function holdBack(page: Page): Promise<() => void> {
  let say = () => {}
  const isSaid = new Promise<void>((resolve) => {
    say = resolve
  })
  await page.route(CALL, async (route) => {
    const answer = await (await route.fetch()).json()
    await isSaid
    await route.fulfill({ json: { ...answer, data: { ...answer.data, name: '画室' } } })
  })
  return say
}

test('who comes back sees whose site it is before it says so, and then what it says', async () => {
  const page = await comeOnce()
  const answer = await holdBack(page)
  await page.goto(`${server.url}/login`)
  await named(page, 'Easel').waitFor()
  await page.getByLabel('手机号').fill('13800138000')
  answer()
  await named(page, '画室').waitFor()
  expect(await page.getByLabel('手机号').inputValue()).toBe('13800138000')
  expect(await page.title()).toBe('画室')
  await page.context().close()
})

test('what was kept and cannot be read is as if nothing had been kept', async () => {
  for (const kept of ['{', '[]', '"x"', '{"name":1}']) {
    const page = await comeOnce()
    await page.evaluate((text) => localStorage.setItem('company', text), kept)
    await page.goto(`${server.url}/login`)
    await named(page, 'Easel').waitFor()
    await page.context().close()
  }
})

test('where the site does not answer, nothing that was kept pretends to be its answer', async () => {
  const page = await comeOnce()
  const kept = await readKept(page)
  const refusal = { code: 500, message: '出错了', success: false, data: { reason: 'internal' } }
  await page.route(CALL, (route) => route.fulfill({ status: 500, json: refusal }))
  await page.goto(`${server.url}/login`)
  await page.getByRole('button', { name: '重试' }).waitFor()
  expect(await readKept(page)).toBe(kept)
  await page.context().close()
})

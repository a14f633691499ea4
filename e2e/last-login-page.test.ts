import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSharedBrowser, sharedServer } from './borrow.ts'
import type { RunningServer } from './server.ts'
import { DESKTOP, PHONE, type Visit, visit } from './visit.ts'
import { shiftsIn, watchShifts } from './watch-shifts.ts'

const APP = '**/assets/login-page*.js'
const APP_AND_STYLES = '**/assets/{login-page*,fields*}'
const PHONE_NUMBER = '13800138000'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  server = await sharedServer('fake')
  browser = await openSharedBrowser()
})
afterAll(() => browser?.close())

const readKept = (page: Page) => page.evaluate(() => localStorage.getItem('loginPage'))

/** Who has seen the login page of this site once. */
async function comeOnce(device = PHONE, setting = {}): Promise<Visit> {
  const opened = await visit(browser, server.url, device)
  await opened.page.addInitScript((text) => {
    localStorage.getItem('appSetting') ?? localStorage.setItem('appSetting', text)
  }, JSON.stringify(setting))
  await opened.page.goto(`${server.url}/login`)
  await opened.page.waitForFunction(() => localStorage.getItem('loginPage') !== null)
  return opened
}

/** The app comes only when the returned function is called. */
async function holdBack(page: Page, files = APP): Promise<() => Promise<void>> {
  let come = () => {}
  const isHere = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(files, (route) => isHere.then(() => route.continue()))
  return async () => {
    come()
    await page.locator('#root > :not(.boot) form, #root > main form').first().waitFor()
  }
}

/** Each thing of the page, where it stands and what it looks like. */
const look = (page: Page) =>
  page.locator('main *').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      const { color, backgroundColor, borderColor, fontSize, fontWeight, textDecoration } = getComputedStyle(one)
      return [
        one.localName,
        x,
        y,
        width,
        height,
        color,
        backgroundColor,
        borderColor,
        fontSize,
        fontWeight,
        textDecoration,
      ].join(' ')
    }),
  )

test.each([
  ['a phone', PHONE, {}],
  ['a desktop in English and light', DESKTOP, { theme: 'light', language: 'en-US' }],
])('who comes back on %s sees the page before the app, and the app draws the same', async (_, device, setting) => {
  const { page, complaints } = await comeOnce(device, setting)
  const come = await holdBack(page, APP_AND_STYLES)
  await watchShifts(page)
  await page.goto(`${server.url}/login`, { waitUntil: 'commit' })
  await page.locator('.boot form').waitFor()
  expect(await page.locator('form').ariaSnapshot()).toBe('')
  const before = await look(page)
  await come()
  expect(before.length).toBeGreaterThan(20)
  expect(await look(page)).toEqual(before)
  expect(await shiftsIn(page)).toEqual([])
  await page.getByRole('textbox').first().fill(PHONE_NUMBER)
  expect(complaints).toEqual([])
  await page.context().close()
})

/** Whether a form stood there at any time before the app drew one. */
async function isShownBefore(page: Page, path: string): Promise<boolean> {
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('.boot form')) Object.assign(globalThis, { isShownBefore: true })
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  const come = await holdBack(page)
  await page.goto(server.url + path)
  // All that it would be made of is here.
  await page.waitForLoadState('load')
  await page.waitForTimeout(300)
  await come()
  return page.evaluate(() => Object(globalThis).isShownBefore === true)
}

test('nothing can be written into it, since what would be written goes with it', async () => {
  const { page } = await comeOnce()
  await holdBack(page)
  await page.goto(`${server.url}/login`)
  const fields = page.locator('.boot input')
  await fields.first().waitFor()
  await fields.first().tap({ force: true })
  await page.keyboard.press('Tab')
  await page.keyboard.type(PHONE_NUMBER)
  const written = fields.evaluateAll((all) =>
    all.map((one) => [one.getAttribute('name'), Object(one).type, Object(one).value]),
  )
  expect(await written).toEqual([
    [null, 'text', ''],
    [null, 'text', ''],
  ])
  await page.context().close()
})

test('where there is no room to keep it, nothing else goes wrong', async () => {
  const { page, complaints } = await visit(browser, server.url, PHONE)
  const isTried = page.waitForEvent('console', (message) => message.text() === 'no room')
  await page.addInitScript(() => {
    Storage.prototype.setItem = (key) => {
      if (key !== 'loginPage') return
      console.log('no room')
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await page.goto(`${server.url}/login`)
  await isTried
  await page.getByLabel('手机号').fill(PHONE_NUMBER)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('what a person writes is not kept, nor is a page shown that they would have to fill in again', async () => {
  const { page } = await comeOnce()
  expect(await isShownBefore(page, '/login')).toBe(true)
  await page.getByLabel('手机号').fill(PHONE_NUMBER)
  await page.getByRole('tab', { name: '验证码登录' }).click()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('button', { name: /后重发/ }).waitFor()
  expect(await isShownBefore(page, '/login')).toBe(false)
  expect(await page.getByLabel('手机号').inputValue()).toBe(PHONE_NUMBER)
  expect(await readKept(page)).not.toContain(PHONE_NUMBER)
  await page.context().close()
})

test('where a person was, which the links of the page hand on, is not kept', async () => {
  const { page } = await visit(browser, server.url, PHONE)
  await page.goto(`${server.url}/login?next=${encodeURIComponent('/draw/a-channel-of-theirs')}`)
  await page.waitForFunction(() => localStorage.getItem('loginPage') !== null)
  expect(await page.locator('a[href*="a-channel-of-theirs"]').count()).toBeGreaterThan(0)
  expect(await readKept(page)).not.toContain('a-channel-of-theirs')
  await page.context().close()
})

test.each([
  ['where a session has ended, which is to be said first', '/login?ended=1', {}],
  ['where a new password is asked for', '/login?forgot=1', {}],
  ['in another language than it was kept in', '/login', { appSetting: '{"language":"en-US"}' }],
  [
    'of another build',
    '/login',
    { loginPage: '{"build":"/assets/login-page-0.js","page":["main",[],[["form",[],[]]]],"styles":"main{}"}' },
  ],
  ['that cannot be read', '/login', { loginPage: '{"build"' }],
])('no page is shown beforehand %s', async (_, path, stored) => {
  const { page, complaints } = await comeOnce()
  await page.evaluate((items) => Object.assign(localStorage, items), stored)
  expect(await isShownBefore(page, path)).toBe(false)
  expect(complaints).toEqual([])
  await page.context().close()
})

import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { signIn } from './api-client.ts'
import { openSharedBrowser, sharedServer } from './borrow.ts'
import { newPhone } from './member.ts'
import { becomePerson, sentCode } from './person.ts'
import type { RunningServer } from './server.ts'
import { openDatabaseOf } from './task-rows.ts'
import { visit } from './visit.ts'

const IN_A_CHANNEL = /\/draw\/[0-9a-f-]{36}$/

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  server = await sharedServer('fake')
  browser = await openSharedBrowser()
})
afterAll(() => browser?.close())
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))

async function open(path: string): Promise<Page> {
  const { page } = await visit(browser, server.url)
  await page.goto(server.url + path)
  return page
}

/** A new window of this person, in their channel. */
async function openAs(phone: string): Promise<Page> {
  const { token } = await becomePerson(server, phone)
  const page = await open('/about')
  await page.evaluate((kept) => localStorage.setItem('SECRET_TOKEN', kept), token)
  await page.goto(`${server.url}/draw`)
  await page.waitForURL(IN_A_CHANNEL)
  return page
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: '账户' }).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.waitForURL(`${server.url}/login`)
}

/** Resets the limit of one code per minute and phone. */
async function forgetCodes(phone: string): Promise<void> {
  const db = await openDatabaseOf(server.dataDir)
  await db.deleteFrom('login_codes').where('phone', '=', phone).execute()
  await db.destroy()
}

test('who is not signed in is led to the sign-in page, which asks no other host', async () => {
  const { page, complaints } = await visit(browser, server.url)

  await page.goto(`${server.url}/`)
  await page.waitForURL('**/login**')
  await page.getByRole('textbox').first().waitFor()

  expect(complaints.filter((complaint) => complaint.startsWith('foreign'))).toEqual([])
})

test.each(['/login', '/about'])('%s asks for what the company says once', async (path) => {
  const { page } = await visit(browser, server.url)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(server.url + path)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((call) => call === '/api/home/company-info')).toHaveLength(1)
})

test('the line that asks a new person for a name covers no tool of the gallery', async () => {
  const page = await openAs(newPhone())
  await page.evaluate(() => localStorage.setItem('nameWish', 'signed-in'))
  await page.goto(`${server.url}/gallery`)
  await page.getByText(/大家看到的你是/).waitFor()
  // Playwright presses nothing that something else lies over.
  await page.getByRole('searchbox', { name: '搜索提示词' }).click({ timeout: 5000 })
})

test('a forgotten password is replaced by a code, and one goes on to where one was going', async () => {
  const phone = newPhone()
  await becomePerson(server, phone)
  const first = sentCode(server.outbox, phone)
  await forgetCodes(phone)
  const page = await open('/login?next=%2Fabout')
  await page.getByLabel('手机号').fill(phone)
  await page.getByRole('link', { name: '忘记密码？' }).click()
  await page.getByRole('heading', { name: '重置密码' }).waitFor()
  await page.goBack()
  await page.getByRole('tab', { name: '密码登录' }).waitFor()
  await page.goForward()
  expect(await page.getByLabel('手机号').inputValue()).toBe(phone.replace('+86', ''))

  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('button', { name: /秒后重发/ }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: /秒后重发/ }).waitFor()
  await expect.poll(() => sentCode(server.outbox, phone), { timeout: 10_000 }).not.toBe(first)
  await page.getByLabel('验证码', { exact: true }).fill(sentCode(server.outbox, phone))
  await page.getByLabel('新密码').fill('password')
  await page.keyboard.press('Enter')
  await page.locator('[aria-invalid="true"][name="password"]').waitFor()
  await page.getByLabel('新密码').fill('vermilion seal 41')
  await page.keyboard.press('Enter')

  await page.waitForURL(`${server.url}/about`)
  expect(await signIn(server.url, { phone, password: 'vermilion seal 41' })).toBeTruthy()
})

test('signing out in one tab brings the other to the login page, and Back shows nothing of the person', async () => {
  const page = await openAs(newPhone())
  const channel = page.url()
  const tab = await page.context().newPage()
  await tab.goto(channel)
  await tab.getByRole('textbox', { name: '提示词' }).fill('a secret drawing')
  await tab.reload()
  await expect.poll(() => tab.getByRole('textbox', { name: '提示词' }).inputValue()).toBe('a secret drawing')

  await signOut(page)

  await tab.waitForURL(/\/login\?.*ended=1/)
  await page.goBack()
  await page.waitForURL(/\/login|\/about/)
  for (const left of [page, tab]) {
    expect(await left.getByText('+86137').count()).toBe(0)
    expect(await left.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('secret')
  }
})

test('who signs in as somebody else in one tab sees nothing of the first person in the other', async () => {
  const page = await openAs(newPhone())
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  const firstChannel = page.url()
  const second = newPhone()
  const { token } = await becomePerson(server, second)

  await page.evaluate((other) => localStorage.setItem('SECRET_TOKEN', other), token)

  await tab.waitForURL((url) => IN_A_CHANNEL.test(url.href) && url.href !== firstChannel)
  await tab.getByRole('button', { name: '账户' }).click()
  await tab.getByText(second.slice(-4)).waitFor()
})

test('where a session ended somebody else may sign in, and gets a page of their own', async () => {
  const page = await openAs(newPhone())
  const firstChannel = page.url()
  const second = newPhone()
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  const { token } = await becomePerson(server, second)
  const tab = await page.context().newPage()
  await tab.goto(`${server.url}/privacy-policy`)
  await tab.evaluate(() => localStorage.removeItem('SECRET_TOKEN'))
  await page.waitForURL(/\/login\?/)

  await tab.evaluate((other) => localStorage.setItem('SECRET_TOKEN', other), token)

  await page.waitForURL((url) => IN_A_CHANNEL.test(url.href) && url.href !== firstChannel)
  expect(await page.evaluate(() => document.body.hasAttribute('data-same'))).toBe(false)
})

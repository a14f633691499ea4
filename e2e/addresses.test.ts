import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSharedBrowser, sharedServer } from './borrow.ts'
import { signInByPassword } from './drawing-steps.ts'
import { becomeMember, givePassword } from './member.ts'
import type { RunningServer } from './server.ts'
import { type Visit, visit } from './visit.ts'

let server: RunningServer
let browser: Browser
let opened: Visit
let page: Page

beforeAll(async () => {
  server = await sharedServer('fake')
  browser = await openSharedBrowser()
  opened = await visit(browser, server.url)
  page = opened.page
})
afterAll(() => browser?.close())

const goTo = (path: string) => page.goto(`${server.url}${path}`)
const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const meta = (name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content')

test.each([
  ['/privacy-policy', /^Privacy Policy\b.*Easel$/],
  ['/user-agreement', /^User Agreement\b.*Easel$/],
])('%s is for everyone and has its own title', async (path, title) => {
  await goTo(path)
  await expect.poll(() => page.title()).toMatch(title)
  expect(new URL(page.url()).pathname).toBe(path)
})

test('a page that there is not leads to /404', async () => {
  await goTo('/no/such/page')
  await page.waitForURL(`${server.url}/404`)
})

test('whoever is not signed in is led to the login page and back to where they were going', async () => {
  await goTo('/')
  await page.waitForURL(/\/login/)
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme])).toEqual([
    'zh-CN',
    'dark',
  ])

  await signInByPassword(page, await givePassword(server, await becomeMember(server)))

  expect(await stored('SECRET_TOKEN')).toBeTruthy()
})

test("the page's title and meta texts are the company's own", async () => {
  const answer = await page.request.get(`${server.url}/api/home/company-info`)
  const { data }: { data: { name: string; description: string; keywords: string } } = await answer.json()
  await expect.poll(() => page.title()).toBe(data.name)
  expect([await meta('description'), await meta('keywords')]).toEqual([data.description, data.keywords])
})

test('the root leads to the drawing screen, and the error page back to it while the server answers', async () => {
  for (const path of ['/', '/draw', '/500', '/draw/no-such-channel']) {
    await goTo(path)
    await page.waitForURL(/\/draw\/[0-9a-f-]{36}$/)
  }
})

test('the chat assistant leads to /chat/index, the same screen, and says that it is not open yet', async () => {
  await page.getByRole('link', { name: '聊天助手' }).click()
  await page.waitForURL(`${server.url}/chat/index`)
  await page.getByText('暂不开放此频道功能！').waitFor()
  await page.getByRole('textbox', { name: '提示词' }).waitFor()

  await page.getByRole('link', { name: '绘画' }).last().click()

  await page.waitForURL(/\/draw\/[0-9a-f-]{36}$/)
})

test('the sidebar is 240 px wide, and that it was put away is remembered', async () => {
  const sidebar = page.getByRole('complementary', { name: '频道' })
  expect((await sidebar.boundingBox())?.width).toBe(240)
  await page.keyboard.press('Control+b')
  await sidebar.waitFor({ state: 'hidden' })

  expect(JSON.parse((await stored('appSetting')) ?? '')).toEqual({
    siderCollapsed: true,
    theme: 'dark',
    language: 'zh-CN',
  })
  await page.reload()
  await page.getByRole('button', { name: '展开侧栏' }).waitFor()
})

test('the sidebar is put away and brought back by its buttons, which hand the focus to each other', async () => {
  for (const name of ['展开侧栏', '收起侧栏', '展开侧栏']) {
    await page.getByRole('button', { name }).press('Enter')
  }
  await page.getByRole('complementary', { name: '频道' }).waitFor()
  const focused = page.locator(':focus')
  await expect.poll(() => focused.getAttribute('aria-label')).toBe('收起侧栏')

  await page.getByRole('textbox', { name: '提示词' }).focus()
  await page.keyboard.press('Control+b')
  await page.getByRole('button', { name: '展开侧栏' }).waitFor()
  expect(await focused.getAttribute('aria-label')).toBe('提示词')
})

test('no page met an error of its own', () => {
  expect(opened.complaints).toEqual([])
})

test('a token that is no good is thrown away, and the login page says that the session has ended', async () => {
  await page.evaluate(() => localStorage.setItem('SECRET_TOKEN', 'worn-out'))
  await goTo('/draw')
  await page.waitForURL(/\/login\?.*ended=1/)
  await page.getByText('登录已失效，请重新登录').waitFor()
  expect(await stored('SECRET_TOKEN')).toBeNull()
})

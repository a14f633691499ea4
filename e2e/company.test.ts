import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from './api-client.ts'
import { openSharedBrowser } from './borrow.ts'
import { becomePerson } from './person.ts'
import { type ProductServer, startServer } from './server.ts'
import { PHONE, visit } from './visit.ts'

const MARKUP = '</title><script>parent.ran=1</script><img src=x onerror="parent.ran=1">'
/** Reduced motion, because colours in a transition would fail the contrast check. */
const CALM = { viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' } as const

let server: ProductServer
let browser: Browser
let page: Page
let complaints: string[]

beforeAll(async () => {
  server = await startServer()
  browser = await openSharedBrowser()
  const opened = await visit(browser, server.url, CALM)
  page = opened.page
  page.setDefaultTimeout(10_000)
  complaints = opened.complaints
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const goTo = (path: string, where = page) => where.goto(`${server.url}${path}`)
const meta = (name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content')
const field = (name: string) => page.getByLabel(name, { exact: true })
const save = () => page.getByRole('button', { name: '保存' }).click()
const choose = (name: string) => page.getByRole('radio', { name }).check()
const saved = () => page.getByText('修改成功').waitFor()

async function openAs(token: string | null, setting: object, device: Parameters<typeof visit>[2] = CALM) {
  const opened = await visit(browser, server.url, device)
  await opened.page.addInitScript(
    (stored) => {
      localStorage.setItem('appSetting', stored.setting)
      if (stored.token !== null) localStorage.setItem('SECRET_TOKEN', stored.token)
    },
    { setting: JSON.stringify(setting), token },
  )
  return opened
}

test('who is not signed in goes to the login page, and an administrator comes back to the console', async () => {
  await goTo('/admin')
  await page.waitForURL(/\/login\?next=%2Fadmin/)
  await page.getByLabel('手机号').fill(server.admin.phone)
  await page.getByLabel('密码', { exact: true }).fill(server.admin.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${server.url}/admin`)
  await page.getByRole('heading', { level: 1, name: '概览' }).waitFor()
  expect(await page.title()).toBe('概览 · 管理 - Easel')
})

test('what the site says of itself has a section of its own', async () => {
  await page.getByRole('link', { name: '站点信息' }).click()
  await page.getByRole('heading', { level: 1, name: '站点信息' }).waitFor()
})

test('to everybody else there is no such page', async () => {
  const { token } = await becomePerson(server, '+8613912345678')
  const other = await openAs(token, {})
  await goTo('/admin', other.page)
  await other.page.waitForURL(`${server.url}/404`)
  await other.page.context().close()
})

test('the console has a sider of 272 px, 48 when it is collapsed', async () => {
  const sider = page.getByRole('complementary', { name: '管理' })
  expect((await sider.boundingBox())?.width).toBe(272)
  await page.getByRole('button', { name: '收起侧栏' }).click()
  await expect.poll(async () => (await sider.boundingBox())?.width).toBe(48)
  await page.getByRole('button', { name: '展开侧栏' }).click()
})

test('what is saved shows in title and meta texts at once', async () => {
  await field('名称').fill('墨舍')
  await field('描述').fill('一起画画')
  await field('关键词').fill('画,墨')
  await page.getByText('有未保存的修改').waitFor()
  await save()
  await saved()
  await expect.poll(() => page.title()).toBe('站点信息 · 管理 - 墨舍')
  expect([await meta('description'), await meta('keywords')]).toEqual(['一起画画', '画,墨'])
  expect(await page.getByText('有未保存的修改').count()).toBe(0)
})

test('what is refused stands under its field, which gets the focus', async () => {
  await field('名称').fill('')
  await save()
  await page.getByRole('alert').filter({ hasText: '至少 1 个字符' }).waitFor()
  expect(await field('名称').evaluate((element) => element === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: '放弃修改' }).click()
  expect(await field('名称').inputValue()).toBe('墨舍')
})

test('a refused text is shown, though another one was open', async () => {
  await choose('隐私政策')
  await field('隐私政策 · 简体中文').fill('字'.repeat(60_001))
  await choose('关于')
  await save()
  await page.getByRole('alert').filter({ hasText: '最多 60000 个字符' }).waitFor()
  const area = field('隐私政策 · 简体中文')
  await expect.poll(() => area.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: '放弃修改' }).click()
})

test('unsaved changes wait while one is elsewhere, and closing the window asks first', async () => {
  await field('联系方式').fill('mail@example.org')
  await page.getByRole('link', { name: '返回绘画' }).click()
  await page.getByText('修改还没有保存，仍在管理页等你').waitFor()
  await page.goBack()
  await page.waitForURL(`${server.url}/admin/company`)
  await expect.poll(() => field('联系方式').inputValue()).toBe('mail@example.org')
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await save()
  await saved()
})

test("the operator's own texts stand in the nearest language, marked with it, with contents and date", async () => {
  await choose('隐私政策')
  await field('隐私政策 · 简体中文').fill(`先说一句。\n\n## 收集\n\n手机号。\n图片。\n\n## ${MARKUP}\n\n${MARKUP}`)
  await choose('用户协议')
  await page.getByRole('button', { name: '从默认文本开始' }).click()
  await expect.poll(() => field('用户协议 · 简体中文').inputValue()).toMatch(/^## /)
  await save()
  await saved()

  const { page: reader } = await openAs(null, { language: 'en-US' })
  await goTo('/privacy-policy', reader)
  await reader.getByRole('heading', { level: 2, name: '收集' }).waitFor()
  expect(await reader.title()).toBe('Privacy Policy - 墨舍')
  expect(await reader.locator('[lang="zh-CN"] section').count()).toBe(3)
  expect(await reader.getByText(MARKUP).count()).toBe(3)
  const contents = reader.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('link', { name: '收集' }).click()
  expect(new URL(reader.url()).hash).toBe('#section-2')
  await reader.getByText(/^Updated /).waitFor()
  await reader.setViewportSize({ width: 900, height: 800 })
  expect(await contents.isVisible()).toBe(false)
  expect(await reader.evaluate(() => 'ran' in parent)).toBe(false)
  await reader.context().close()
})

test('markup in every field stays text in title, meta and pages', async () => {
  await field('名称').fill(MARKUP.slice(0, 60))
  await field('描述').fill(MARKUP)
  await field('关键词').fill(MARKUP)
  await field('联系方式').fill(MARKUP)
  await choose('关于')
  await field('关于 · 简体中文').fill(MARKUP)
  await save()
  await saved()
  const opened = await openAs(null, {})
  for (const path of ['/about', '/privacy-policy', '/login', '/404']) {
    await goTo(path, opened.page)
    await expect.poll(() => opened.page.title()).toContain(MARKUP.slice(0, 60))
  }
  await goTo('/about', opened.page)
  await expect.poll(() => opened.page.getByText(MARKUP, { exact: true }).count()).toBe(3)
  expect(await opened.page.locator('meta[name=description]').getAttribute('content')).toBe(MARKUP)
  expect(await opened.page.evaluate(() => 'ran' in window)).toBe(false)
  expect(opened.complaints).toEqual([])
  await opened.page.context().close()
})

test('on a phone the console begins collapsed and nothing is wider than the screen', async () => {
  const token = await signIn(server.url, server.admin)
  const { page: phone } = await openAs(
    token,
    { language: 'en-US' },
    { ...PHONE, viewport: { width: 320, height: 640 } },
  )
  for (const path of ['/about', '/privacy-policy', '/404', '/admin', '/admin/company']) {
    await goTo(path, phone)
    await phone.getByRole('heading', { level: 1 }).waitFor()
    await phone.waitForLoadState('networkidle')
    expect([path, await phone.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320])
  }
  expect((await phone.getByRole('complementary', { name: 'Administration' }).boundingBox())?.width).toBe(48)
  await phone.context().close()
})

test('no page met an error of its own', () => {
  expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([])
})

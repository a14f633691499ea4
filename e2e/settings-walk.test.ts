import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from './api-client.ts'
import { openSharedBrowser, sharedServer } from './borrow.ts'
import { enterAs, signInByPassword } from './drawing-steps.ts'
import { becomeMember, givePassword } from './member.ts'
import type { RunningServer } from './server.ts'
import { PHONE, type Visit, visit } from './visit.ts'

/** Reduced motion, because colours in a transition would fail the contrast check. */
const CALM = { viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' } as const

const NEW_PASSWORD = 'seven brushes, one inkstone'

let server: RunningServer
let browser: Browser
let token: string
let account: RunningServer['admin']
let opened: Visit
let page: Page

beforeAll(async () => {
  server = await sharedServer('fake')
  browser = await openSharedBrowser()
  opened = await visit(browser, server.url, CALM)
  page = opened.page
  account = await givePassword(server, await becomeMember(server))
  token = await signIn(server.url, account)
  await enterAs(page, server.url, token)
  await page.waitForURL(/\/draw\/[0-9a-f-]{36}$/)
})
afterAll(() => browser?.close())

const settings = () => page.getByRole('dialog', { name: '设置' })
const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)
const shownTheme = (where: Page) => where.evaluate(() => document.documentElement.dataset.theme)

test('the gear opens the settings without a pointer, and after Back one writes on', async () => {
  const gear = page.getByRole('button', { name: '设置' })
  await gear.focus()
  await page.keyboard.press('Enter')
  await settings().waitFor()
  expect(page.url()).toContain('settings=appearance')

  await page.goBack()

  await settings().waitFor({ state: 'hidden' })
  await expect.poll(() => hasFocus(page.getByRole('textbox', { name: '提示词' }))).toBe(true)
})

test('the arrows walk through the groups', async () => {
  await page.getByRole('button', { name: '设置' }).press('Enter')
  await settings().getByRole('tab', { name: '外观' }).focus()
  for (const group of ['绘画', '通知', '账户', 'API 密钥', 'Webhook', '键盘', '外观']) {
    await page.keyboard.press('ArrowDown')
    await settings().getByRole('tabpanel', { name: group }).waitFor()
  }
})

test('who wants less motion has none at once, after a reload too, and has it again', async () => {
  const { page: lively } = await visit(browser, server.url)
  await enterAs(lively, server.url, token, '/draw?settings=appearance')
  const open = () => lively.goto(`${server.url}/draw?settings=appearance`)
  const choose = (name: string) => lively.getByRole('radio', { name }).check()
  const button = lively.getByRole('dialog').getByRole('button').first()
  const lasts = () => button.evaluate((one) => getComputedStyle(one).transitionDuration)
  const usual = await lasts()
  expect(Number.parseFloat(usual)).toBeGreaterThan(0.05)
  await choose('始终减少')
  await expect.poll(lasts).toBe('0s')
  await open()
  await expect.poll(lasts).toBe('0s')
  await choose('跟随系统')
  await expect.poll(lasts).toBe(usual)
  await lively.context().close()
})

test('a theme shows at once, is kept, and shows in a window that follows the account', async () => {
  const other = await page
    .context()
    .browser()
    ?.newContext({ storageState: await page.context().storageState() })
  const following = await other?.newPage()
  if (!following) throw new Error('no second window')
  await following.addInitScript(() => localStorage.setItem('appSetting', '{"theme":"auto"}'))
  const hears = following.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await following.goto(server.url)
  await following.getByRole('textbox', { name: '提示词' }).waitFor()
  await hears
  await expect.poll(() => shownTheme(following)).toBe('dark')

  await settings().getByRole('radio', { name: '浅色' }).check()
  await settings().getByText('已保存').first().waitFor({ state: 'attached' })

  await expect.poll(() => shownTheme(page)).toBe('light')
  await expect.poll(() => shownTheme(following)).toBe('light')
  await other?.close()
})

test('a suffix with a mistake says what is wrong and keeps what was typed; a good one is saved', async () => {
  await settings().getByRole('tab', { name: '绘画' }).click()
  const suffix = settings().getByLabel('MJ 后缀')
  await suffix.fill('--s 5000')
  await suffix.press('Enter')
  await settings().getByRole('alert').waitFor()
  expect(await suffix.inputValue()).toBe('--s 5000')

  await suffix.fill('--s 250')
  await suffix.press('Enter')
  await settings().getByRole('alert').waitFor({ state: 'detached' })
  await page.reload()
  await expect.poll(() => settings().getByLabel('MJ 后缀').inputValue()).toBe('--s 250')
})

test('who chooses Ctrl+Enter breaks the line by Enter', async () => {
  await settings().getByRole('radio', { name: 'Ctrl Enter' }).check()
  await page.keyboard.press('Escape')
  await settings().waitFor({ state: 'hidden' })
  const composer = page.getByRole('textbox', { name: '提示词' })
  await composer.fill('a red fox')
  await composer.press('Enter')
  expect(await composer.inputValue()).toBe('a red fox\n')

  await composer.press('Control+Enter')
  await expect.poll(() => composer.inputValue()).toBe('')
})

test('the profile under the title is saved when one says so, and shows in the sidebar', async () => {
  await page.getByRole('button', { name: '常规' }).click()
  await page.getByRole('menuitem', { name: '编辑服务器个人资料' }).click()
  const profile = page.getByRole('dialog', { name: '编辑服务器个人资料' })
  await profile.getByLabel('名称').fill('林')
  await profile.getByRole('button', { name: '保存' }).click()

  await page.getByText('修改成功').waitFor()
  await page.getByRole('complementary', { name: '频道' }).getByText('林', { exact: true }).waitFor()
})

test('the crown shows what is on sale, and only Escape or the cross close it', async () => {
  await page.getByRole('button', { name: '订阅' }).click()
  const dialog = page.getByRole('dialog', { name: '订阅' })
  await dialog.getByRole('article').first().waitFor()

  await page.mouse.click(5, 5)
  expect(await dialog.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})

test('a dialog that closes fades where it was, and nothing of it is found twice', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByRole('button', { name: '订阅' }).click()
  await page.getByRole('dialog', { name: '订阅' }).getByRole('article').first().waitFor()
  const fading = await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
    const copy = document.body.lastElementChild
    return copy instanceof HTMLElement && { isInert: copy.inert, isHidden: copy.ariaHidden, words: copy.innerText }
  })
  expect(fading).toEqual({ isInert: true, isHidden: 'true', words: '' })
  await expect.poll(() => page.locator('body > [inert]').count()).toBe(0)
  await page.emulateMedia({ reducedMotion: CALM.reducedMotion })
})

test('a file that is no picture is refused in words; a picture shows at the foot of the sidebar', async () => {
  await page.goto(`${server.url}/draw?settings=account`)
  const field = settings().locator('input[type=file]')
  await field.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') })
  await settings().getByRole('alert').getByText('仅支持 jpg、jpeg、png、gif').waitFor()

  await field.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() })

  await settings().getByRole('alert').waitFor({ state: 'detached' })
  const shown = page.getByRole('complementary', { name: '频道' }).locator('img[src^="/api/files/"]')
  await expect.poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(512)
})

test('a device that is signed out from here is signed out there', async () => {
  const stranger = await visit(browser, server.url, PHONE)
  await enterAs(stranger.page, server.url, await signIn(server.url, account))
  await page.goto(`${server.url}/draw?settings=account`)
  await settings().getByText('本机').waitFor()

  await settings()
    .getByRole('button', { name: /^退出 / })
    .first()
    .click()
  await page
    .getByRole('dialog', { name: /退出登录/ })
    .getByRole('button', { name: '退出', exact: true })
    .click()

  await stranger.page.waitForURL(/\/login/)
  await stranger.page.close()
})

test('a wrong old password is told under its field; the right one brings the new one', async () => {
  const old = settings().getByRole('textbox', { name: '旧密码' })
  await old.fill('not this one')
  await settings().getByRole('textbox', { name: '新密码' }).fill(NEW_PASSWORD)
  await settings().getByRole('button', { name: '修改密码' }).click()
  await settings().getByRole('alert').waitFor()
  expect(await old.getAttribute('aria-invalid')).toBe('true')

  await old.fill(account.password)
  await settings().getByRole('button', { name: '修改密码' }).click()

  await settings().getByRole('alert').waitFor({ state: 'detached' })
  const later = await visit(browser, server.url, CALM)
  await later.page.goto(server.url)
  await signInByPassword(later.page, { ...account, password: NEW_PASSWORD })
  await later.page.close()
})

test('no page met an error of its own', () => {
  expect(opened.complaints).toEqual([])
})

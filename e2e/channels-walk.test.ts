import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from './api-client.ts'
import { openSharedBrowser, sharedServer } from './borrow.ts'
import { enterAs, newestCard, send, waitForGrid } from './drawing-steps.ts'
import { newPhone } from './member.ts'
import { becomePerson, type Person, sentCode } from './person.ts'
import type { RunningServer } from './server.ts'
import { PHONE, type Visit, visit } from './visit.ts'
import { waitUntil } from './wait-until.ts'

/** Reduced motion, because colours in a transition would fail the contrast check. */
const CALM = { viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' } as const
const CALM_PHONE = { ...PHONE, reducedMotion: 'reduce' } as const
const MOUNTAINS = '云雾中的山，水墨'
const BOATS = '湖上的三艘帆船，水彩'

let server: RunningServer
let browser: Browser
/** Li, who creates channels, on a desktop. */
let desk: Visit
/** Wang, who has no account yet, on a phone. */
let phone: Visit
let li: Person
const wang = newPhone()
let page: Page
let hand: Page

beforeAll(async () => {
  server = await sharedServer('fake')
  browser = await openSharedBrowser()
  li = await becomePerson(server, newPhone())
  desk = await visit(browser, server.url, CALM)
  phone = await visit(browser, server.url, CALM_PHONE)
  page = desk.page
  hand = phone.page
  await enterAs(page, server.url, li.token)
  await composerOf(page).waitFor()
})
afterAll(() => browser?.close())

const composerOf = (where: Page) => where.getByRole('textbox', { name: '提示词' })
const sidebar = () => page.getByRole('complementary', { name: '频道' })
/** Row of the open channel; on touch devices other rows show their actions too. */
const openRow = () =>
  sidebar()
    .getByRole('listitem')
    .filter({ has: page.locator('[aria-current=page]') })
const rows = () => sidebar().getByRole('navigation').getByRole('link')
const heading = (where: Page) => where.getByRole('heading', { level: 1 })
const dialog = (name: string | RegExp, where = page) => where.getByRole('dialog', { name })
const act = (name: string, where: Page | Locator = page) => where.getByRole('button', { name, exact: true })
const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)
const said = (words: string, where = page) => where.getByText(words, { exact: true }).first().waitFor()

const isAboveComposer = (toast: Element) => {
  const composer = document.querySelector('form:has(textarea)')
  return composer !== null && toast.getBoundingClientRect().bottom <= composer.getBoundingClientRect().top
}

async function create(title: string): Promise<string> {
  const asked = { token: li.token, body: { title } }
  return (await callApi<{ id: string }>(server.url, '/api/draw/channel', asked)).id
}

async function inviteCode(channelId: string): Promise<string> {
  const path = `/api/draw/invite-code/${channelId}`
  return (await callApi<{ inviteCode: string }>(server.url, path, { token: li.token, body: {} })).inviteCode
}

test('a channel is made behind the plus, once though it is sent twice, and opens', async () => {
  await act('创建频道', sidebar()).click()
  const name = dialog('创建频道').getByLabel('频道名称')
  await expect.poll(() => hasFocus(name)).toBe(true)
  expect((await dialog('创建频道').boundingBox())?.width).toBe(460)

  await name.fill('山水')
  await name.evaluate((field) => {
    if (!(field instanceof HTMLInputElement)) return
    field.form?.requestSubmit()
    field.form?.requestSubmit()
  })

  await said('创建成功')
  await dialog('创建频道').waitFor({ state: 'hidden' })
  await expect.poll(() => rows().allTextContents()).toEqual(['绘画', '山水'])
  expect(await heading(page).textContent()).toBe('山水')
  await expect.poll(() => page.title()).toBe('山水 - Easel')
  await expect.poll(() => hasFocus(composerOf(page))).toBe(true)
})

test('Escape gives up a new channel, after which one writes on, and the menu offers one as well', async () => {
  await act('常规').click()
  await page.getByRole('menuitem', { name: '创建频道' }).click()
  await dialog('创建频道').waitFor()
  await page.keyboard.press('Escape')
  await dialog('创建频道').waitFor({ state: 'hidden' })
  await expect.poll(() => hasFocus(composerOf(page))).toBe(true)
})

test('Alt and an arrow walk through the channels, also from the composer, which keeps the focus', async () => {
  await composerOf(page).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => heading(page).textContent()).toBe('绘画')
  await expect.poll(() => hasFocus(composerOf(page))).toBe(true)
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => heading(page).textContent()).toBe('山水')
})

test('the row turns into a field; Escape leaves the name, Enter saves it', async () => {
  await act('重命名频道', openRow()).click()
  const field = sidebar().getByLabel('频道名称')
  await expect.poll(() => hasFocus(field)).toBe(true)
  expect(await openRow().getByRole('link').count(), 'the name stands beside its field').toBe(0)
  await field.fill('花鸟')
  await field.press('Escape')
  expect(await rows().allTextContents()).toEqual(['绘画', '山水'])
  expect(await hasFocus(act('重命名频道', openRow()))).toBe(true)

  await act('重命名频道', openRow()).click()
  await page.keyboard.type('山水与花鸟')
  await page.keyboard.press('Enter')

  await said('修改成功')
  expect(await rows().allTextContents()).toEqual(['绘画', '山水与花鸟'])
  await expect.poll(() => heading(page).textContent()).toBe('山水与花鸟')
})

test('the pencil of another row opens that channel, and only the open one is in edit', async () => {
  await rows().first().hover()
  await act('重命名频道', sidebar().getByRole('listitem').first()).click()
  await expect.poll(() => heading(page).textContent()).toBe('绘画')
  await sidebar().getByLabel('频道名称').waitFor()
  await rows().last().click()
  await sidebar().getByLabel('频道名称').waitFor({ state: 'hidden' })
  await expect.poll(() => heading(page).textContent()).toBe('山水与花鸟')
  await composerOf(page).hover()
  expect(await act('重命名频道', sidebar()).count(), 'only the open channel shows its acts by itself').toBe(1)
})

test('the invite dialog copies its link, and lives as long as one says', async () => {
  await act('邀请成员', openRow()).click()
  const invite = dialog('invite members to # 山水与花鸟')
  await invite.getByLabel('邀请链接').waitFor()
  expect((await invite.boundingBox())?.width).toBe(520)
  await act('生成新的连接').click()
  await expect.poll(() => hasFocus(act('取消', invite))).toBe(true)
  const before = await invite.getByLabel('邀请链接').inputValue()
  await act('生成', invite).click()
  await said('重新生成成功')
  await expect.poll(() => invite.getByLabel('邀请链接').inputValue()).not.toBe(before)

  await invite.getByLabel('链接有效期').selectOption({ label: '永不过期' })
  await invite.getByRole('status').getByText('永不过期').waitFor()
  await act('复制', invite).click()
  await said('复制成功')
  expect(await page.getByText('复制成功').evaluate(isAboveComposer)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => hasFocus(composerOf(page))).toBe(true)
  // The address changes a moment after the focus.
  await page.waitForURL(({ search }) => search === '')
})

test('a new person comes by the link, signs in by a code and is in the channel without a second hurdle', async () => {
  const channelId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const path = `/invite/${await inviteCode(channelId)}`
  await hand.goto(server.url + path)
  await heading(hand).getByText('山水与花鸟').waitFor()
  await hand.getByRole('link', { name: '登录并加入' }).tap()

  await hand.getByRole('tab', { name: '验证码登录' }).tap()
  await hand.getByLabel('手机号').fill(wang)
  await act('获取验证码', hand).tap()
  const code = await waitUntil(
    () => sentCode(server.outbox, wang),
    (sent) => sent !== '',
  )
  await hand.getByLabel('验证码', { exact: true }).fill(code)

  await hand.waitForURL(`${server.url}/draw/${channelId}`)
  await expect.poll(() => heading(hand).textContent()).toBe('山水与花鸟')
  await page.getByTitle('2 位成员').waitFor()
  await hand.goBack()
  await hand.getByRole('link', { name: '打开频道' }).waitFor()
  await hand.getByRole('link', { name: '打开频道' }).tap()
  await composerOf(hand).waitFor()
})

test('both draw, and each sees the other’s card', async () => {
  await send(page, MOUNTAINS)
  await composerOf(hand).tap()
  await send(hand, BOATS)
  for (const where of [page, hand]) {
    for (const prompt of [MOUNTAINS, BOATS]) await waitForGrid(newestCard(where, prompt))
  }
})

test('a name that the creator gives shows on the phone without reloading', async () => {
  await act('重命名频道', openRow()).click()
  await page.keyboard.type('工笔')
  await act('保存', sidebar()).click()
  await expect.poll(() => heading(hand).textContent()).toBe('工笔')
  await expect.poll(() => hand.title()).toBe('工笔 - Easel')
})

test('on the phone the acts are within reach of a finger, and a member may only leave', async () => {
  await act('展开侧栏', hand).tap()
  const drawer = dialog('频道', hand)
  await act('退出频道', drawer).waitFor()
  expect(await act('删除频道', drawer).count()).toBe(0)
  for (const name of ['退出频道', '创建频道']) {
    const box = await act(name, drawer).boundingBox()
    expect([box?.width, box?.height]).toEqual([44, 44])
  }
  await act('退出频道', drawer).tap()
  await expect.poll(() => hasFocus(act('取消', dialog('确定退出该频道？', hand)))).toBe(true)
  await act('退出', dialog('确定退出该频道？', hand)).tap()

  await said('退出成功', hand)
  await expect.poll(() => heading(hand).textContent()).toBe('绘画')
  await drawer.waitFor({ state: 'hidden' })
  await page.getByTitle('1 位成员').waitFor()
})

test('a channel that one enters on one page appears on the other', async () => {
  const channelId = await create('墨竹')
  await rows().getByText('墨竹').waitFor()
  const token = (await hand.evaluate(() => localStorage.getItem('SECRET_TOKEN'))) ?? ''
  await act('展开侧栏', hand).tap()
  await callApi(server.url, `/api/draw/join-channel/${await inviteCode(channelId)}`, { token, body: {} })
  await dialog('频道', hand).getByRole('link', { name: '墨竹' }).tap()
  await expect.poll(() => heading(hand).textContent()).toBe('墨竹')
  await dialog('频道', hand).waitFor({ state: 'hidden' })
})

test('a channel that its creator deletes while it is open says so on the phone, and leads on', async () => {
  const tab = await page.context().newPage()
  await tab.goto(hand.url())
  await composerOf(tab).waitFor()
  await rows().getByText('墨竹').click()
  await act('删除频道', openRow()).click()
  const question = dialog('确定删除该频道？')
  await expect.poll(() => hasFocus(act('取消', question))).toBe(true)
  await act('删除', question).click()

  await said('删除成功')
  await expect.poll(() => heading(page).textContent()).toBe('绘画')
  await expect.poll(() => hasFocus(composerOf(page))).toBe(true)
  for (const where of [hand, tab]) {
    await where.getByRole('alert').getByText('“墨竹”已无法打开').waitFor()
    await where.getByRole('link', { name: /^前往 # / }).click()
    await composerOf(where).waitFor()
  }
  await tab.close()
})

test('a dead link has a drawn answer', async () => {
  await hand.goto(`${server.url}/invite/aaaaaaaaaaaaaaaa`)
  await hand.getByRole('heading', { name: '邀请链接无效或已过期' }).waitFor()
})

test('who has deleted every channel is offered a new one, in the list and beside it', async () => {
  for (const name of ['工笔', '绘画']) {
    await rows().getByText(name).click()
    await act('删除频道', openRow()).click()
    await act('删除', dialog('确定删除该频道？')).click()
    await rows().getByText(name).waitFor({ state: 'hidden' })
  }
  await sidebar().getByText('暂无数据').waitFor()
  await page.getByRole('heading', { name: '你还没有加入任何频道' }).waitFor()
  await page.getByRole('main').getByRole('button', { name: '创建频道' }).click()
  await dialog('创建频道').getByLabel('频道名称').fill('第二次')
  await act('创建', dialog('创建频道')).click()
  await expect.poll(() => heading(page).textContent()).toBe('第二次')
})

test.each([
  ['zh-CN', '创建频道', '文字频道'],
  ['zh-TW', '建立頻道', '文字頻道'],
  ['en-US', 'Create channel', 'Text channels'],
])('in %s the dialogs fit a narrow phone', async (language, title, kind) => {
  const { page: narrow } = await visit(browser, server.url, { ...CALM_PHONE, viewport: { width: 320, height: 640 } })
  const stored = { appSetting: JSON.stringify({ language, theme: 'light' }), SECRET_TOKEN: li.token }
  await narrow.addInitScript((entries) => Object.assign(localStorage, entries), stored)
  await narrow.goto(`${server.url}/draw?create=open`)
  await dialog(title, narrow).getByText(kind).waitFor()
  const channelId = await create('a-name-without-any-space-'.repeat(4))
  await narrow.goto(`${server.url}/draw/${channelId}?invite=${channelId}`)
  await dialog(/invite members to # a-name/, narrow)
    .getByRole('textbox')
    .waitFor()
  expect(await narrow.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const [body] = await dialog(/invite/, narrow).evaluateAll((found) => found.map((one) => one.scrollWidth))
  expect(body).toBeLessThanOrEqual(320)
  await narrow.context().close()
})

test('no page met an error of its own', () => {
  expect([...desk.complaints, ...phone.complaints]).toEqual([])
})

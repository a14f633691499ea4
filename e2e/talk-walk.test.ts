import type { Browser, BrowserContextOptions, Page, WebSocketRoute } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from './api-client.ts'
import { openSharedBrowser, sharedServer } from './borrow.ts'
import { newPhone } from './member.ts'
import { becomePerson, type Person } from './person.ts'
import type { RunningServer } from './server.ts'
import { openDatabaseOf } from './task-rows.ts'
import { PHONE, type Visit, visit } from './visit.ts'
import { waitUntil } from './wait-until.ts'

/** The first reconnect attempt is within a second, later ones up to half a minute apart. */
const HEALED = { timeout: 60_000 }

let server: RunningServer
let browser: Browser
let host: Person
let guest: Person
let channelId: string
let elsewhere: string
let desk: Visit
let phone: Visit

beforeAll(async () => {
  server = await sharedServer('fake')
  browser = await openSharedBrowser()
  host = await becomePerson(server, newPhone())
  guest = await becomePerson(server, newPhone())
  await rename(host, '阿林')
  await rename(guest, '小赵')
  channelId = host.channelId
  await letIn(guest, channelId)
  elsewhere = (await call<{ id: string }>(host, '/api/draw/channel', { title: '别处' })).id
  desk = await open(host)
  phone = await open(guest, { ...PHONE, viewport: { width: 390, height: 2000 } })
})
afterAll(() => browser?.close())

function call<Data>(person: Person, path: string, body?: object): Promise<Data> {
  return callApi<Data>(server.url, path, { token: person.token, ...(body ? { body } : {}) })
}

async function rename(person: Person, name: string): Promise<void> {
  const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' }
  await fetch(`${server.url}/api/home/info`, { method: 'PUT', headers, body: JSON.stringify({ name }) })
}

async function letIn(person: Person, id: string): Promise<void> {
  const { inviteCode } = await call<{ inviteCode: string }>(host, `/api/draw/invite-code/${id}`, {})
  await call(person, `/api/draw/join-channel/${inviteCode}`, {})
}

/** So tall that a short channel is completely in the document. */
const TALL: BrowserContextOptions = { viewport: { width: 1280, height: 2400 } }

/** The socket of each page, to be cut: an offline browser keeps an open connection. */
const lines = new Map<Page, WebSocketRoute>()

async function cut(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await lines.get(page)?.close()
}

interface Look {
  language?: string
  theme?: string
}

async function open(person: Person, device: BrowserContextOptions = TALL, look: Look = {}): Promise<Visit> {
  const opened = await visit(browser, server.url, device)
  await opened.page.routeWebSocket(/./, (line) => {
    line.connectToServer()
    lines.set(opened.page, line)
  })
  const stored = { SECRET_TOKEN: person.token, appSetting: JSON.stringify(look) }
  await opened.page.context().addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
  await goTo(opened.page, channelId)
  return opened
}

async function goTo(page: Page, id: string): Promise<void> {
  await page.goto(`${server.url}/draw/${id}`)
  await page.locator('#composer').waitFor()
}

const talkSwitch = (page: Page) => page.getByRole('button', { name: '聊天', exact: true })
const field = (page: Page) => page.locator('#composer')

async function startTalking(page: Page): Promise<void> {
  await field(page).click()
  await talkSwitch(page).click()
  await page.getByRole('textbox', { name: '消息' }).waitFor()
}

async function say(page: Page, words: string): Promise<void> {
  await field(page).fill(words)
  await field(page).press('Enter')
}

/** Typing is signalled at most every three seconds, so this continues until it is seen. */
async function writeUntil(page: Page, isSeen: () => Promise<boolean>): Promise<void> {
  await waitUntil(
    async () => {
      await field(page).press('x')
      return isSeen()
    },
    (seen) => seen,
  )
}

/** Waits until the server has the message, so that later requests come after it. */
async function sayAndWait(page: Page, words: string): Promise<void> {
  const taken = page.waitForResponse((answer) => answer.request().postData()?.includes(words) ?? false)
  await say(page, words)
  await taken
}

const message = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words })
const feedOf = (page: Page) => page.getByRole('region', { name: '绘画记录' })

/** Order of the feed from top to bottom, by the first of these words that each entry contains. */
async function orderOf(page: Page, words: readonly string[]): Promise<string[]> {
  const articles = await feedOf(page).getByRole('article').allTextContents()
  return articles.flatMap((text) => words.find((word) => text.includes(word)) ?? [])
}

test('what one says the other reads at once, among what is drawn, in one order', async () => {
  await startTalking(desk.page)
  await startTalking(phone.page)
  await say(desk.page, '大家好')
  await message(phone.page, '大家好').waitFor()
  await say(phone.page, '你好，看 https://example.com/a 吧')
  await message(desk.page, '你好').waitFor()

  await talkSwitch(desk.page).click()
  await say(desk.page, 'a red fox')
  await say(desk.page, '/say 画好了吗')
  await message(phone.page, '画好了吗').waitFor()

  for (const { page } of [desk, phone]) {
    const words = ['大家好', '你好，', 'a red fox', '画好了吗']
    await expect.poll(() => orderOf(page, words)).toEqual(words)
  }
  const link = message(desk.page, '你好，').getByRole('link')
  expect(await link.getAttribute('href')).toBe('https://example.com/a')
  expect(await link.getAttribute('rel')).toContain('noopener')
})

test('one sees that the other writes, and no more once it is said', async () => {
  await talkSwitch(desk.page).click()
  const line = desk.page.locator('p[aria-hidden]', { hasText: '小赵 正在输入…' })
  await writeUntil(phone.page, async () => (await line.count()) > 0)
  await say(phone.page, '我在想')
  await message(desk.page, '我在想').waitFor()
  await line.waitFor({ state: 'hidden' })
})

test('who is here is seen, and who goes', async () => {
  await desk.page.getByRole('button', { name: '2 位成员' }).click()
  const panel = desk.page.getByRole('region', { name: '成员' })
  const row = panel.getByRole('listitem').filter({ hasText: '小赵' })
  await row.filter({ hasText: '在线' }).waitFor()

  await phone.page.goto(`${server.url}/about`)
  await row.filter({ hasText: '离线' }).waitFor(HEALED)
  await goTo(phone.page, channelId)
  await row.filter({ hasText: '在线' }).waitFor(HEALED)
})

test('on a phone the members are on a sheet, which Escape closes', async () => {
  const { page } = phone
  await page.getByRole('button', { name: '2 位成员' }).tap()
  const sheet = page.getByRole('dialog', { name: '成员' })
  await sheet.getByText('创建者').waitFor()
  expect(await sheet.getByRole('button', { name: /移出/ }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
})

test('a channel that is not open shows that something is new in it, until it has been read', async () => {
  const { page } = desk
  const second = await open(host)
  const rowOf = (one: Page) => one.getByRole('navigation', { name: '文字频道' }).getByRole('link').first()
  await goTo(page, elsewhere)
  await goTo(second.page, elsewhere)
  await expect.poll(() => rowOf(page).textContent()).not.toContain('未读')
  await say(phone.page, '还在吗')
  for (const one of [page, second.page]) await rowOf(one).filter({ hasText: '1 条未读' }).waitFor()

  await rowOf(page).click()
  await message(page, '还在吗').waitFor()
  await expect.poll(() => rowOf(second.page).textContent(), HEALED).not.toContain('未读')
  await second.page.context().close()
})

test('what was missed while the line was cut is there afterwards, once and in order', async () => {
  const { page } = desk
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  await cut(page)
  const words = ['断线一', 'a blue boat', '断线二', '断线三']
  await sayAndWait(phone.page, '断线一')
  await callApi(server.url, `/api/mj/submit/imagine/${channelId}`, {
    token: guest.token,
    body: { botType: 'MID_JOURNEY', prompt: 'a blue boat' },
  })
  await say(phone.page, '断线二')
  await say(phone.page, '断线三')
  await message(phone.page, '断线三').waitFor()

  await say(page, '我也在')
  await message(page, '我也在').getByText('等待网络').waitFor()
  await page.context().setOffline(false)
  await message(page, '断线三').waitFor(HEALED)
  await expect.poll(() => orderOf(page, words)).toEqual(words)
  // Messages written while offline are sent automatically.
  await message(phone.page, '我也在').waitFor(HEALED)
  await expect.poll(() => message(page, '我也在').getByText('等待网络').count()).toBe(0)
  expect(await message(page, '我也在').count()).toBe(1)
  expect(await page.evaluate(() => document.body.hasAttribute('data-same'))).toBe(true)
})

test('after so long a gap that nobody has kept what was missed, the channel is read again, once and in order', async () => {
  const { page } = desk
  await cut(page)
  for (const words of ['空白一', '空白二', '空白三']) {
    await say(phone.page, words)
    await message(phone.page, words).waitFor()
  }
  const db = await openDatabaseOf(server.dataDir)
  await db.deleteFrom('live_frames').where('room', '=', `channel:${channelId}`).execute()
  await db.destroy()
  const asked = page.waitForResponse((answer) => answer.url().includes(`/api/draw/chat/${channelId}`), HEALED)
  await page.context().setOffline(false)
  await asked
  await message(page, '空白三').waitFor(HEALED)
  await expect.poll(() => orderOf(page, ['断线三', '空白'])).toEqual(['断线三', '空白', '空白', '空白'])
  expect(await page.evaluate(() => document.body.hasAttribute('data-same'))).toBe(true)
})

test('clearing takes the channel out of one’s own view, in every tab, and leaves the others what they have', async () => {
  const { page } = desk
  const second = await open(host)
  await message(second.page, '断线三').first().waitFor()
  await page.getByRole('button', { name: '频道菜单' }).click()
  await page.getByRole('menuitem', { name: '清空我的视图' }).click()
  const dialog = page.getByRole('dialog', { name: '清空我的视图？' })
  await dialog.getByText('其他成员看到的内容不变').waitFor()
  await dialog.getByRole('button', { name: '清空', exact: true }).click()

  for (const one of [page, second.page]) {
    await one.getByText('你已清空此前的内容').waitFor()
    await expect.poll(() => feedOf(one).getByRole('article').count()).toBe(0)
  }
  await message(phone.page, '断线三').first().waitFor()
  await say(phone.page, '新的一页')
  for (const one of [page, second.page]) await message(one, '新的一页').waitFor()
  await second.page.context().close()
  await goTo(page, channelId)
  await message(page, '新的一页').waitFor()
  expect(await message(page, '断线三').count()).toBe(0)
})

test.each([
  ['zh-CN', 'dark', '小赵 正在输入…'],
  ['zh-TW', 'light', '小赵 正在輸入…'],
  ['en-US', 'light', '小赵 is typing…'],
])('in %s and %s it is said in the reader’s words', async (language, theme, writing) => {
  const reader = await open(host, TALL, { language, theme })
  const { page } = reader
  await page.locator('#members-button').click()
  await page.locator('main li').filter({ hasText: '小赵' }).waitFor()
  await message(page, '新的一页').waitFor()
  const line = page.locator('p[aria-hidden]', { hasText: writing })
  await writeUntil(phone.page, async () => (await line.count()) > 0)
  expect(reader.complaints).toEqual([])
  await page.context().close()
})

test('who is put out sees that the channel is gone, and the others that they left', async () => {
  const { page } = desk
  const opener = page.locator('#members-button')
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click()
  await page.getByRole('button', { name: '移出 小赵' }).click()
  await page.getByRole('button', { name: '移出', exact: true }).click()
  await page.getByText('已移出 小赵').waitFor()
  await feedOf(page).getByText('小赵 离开了频道').waitFor()
  await page.getByRole('button', { name: '1 位成员' }).waitFor()

  await phone.page.getByRole('alert').getByRole('link').click()
  await phone.page.waitForURL((url) => !url.pathname.includes(channelId))
  await expect.poll(() => field(phone.page).count()).toBe(1)
})

test('no window met an error of its own but the line that was cut', () => {
  const complaints = [desk, phone].flatMap((one) => one.complaints)
  expect(complaints.filter((complaint) => !/ERR_INTERNET|ERR_CONNECTION|WebSocket/.test(complaint))).toEqual([])
})

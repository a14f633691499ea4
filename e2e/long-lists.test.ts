import type { Channel, Member } from '@easel/contract/channel'
import type { Invite } from '@easel/contract/channel-acts'
import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from './api-client.ts'
import { openSharedBrowser, sharedServer } from './borrow.ts'
import { findBarriers } from './find-barriers.ts'
import { becomeMember } from './member.ts'
import type { Person } from './person.ts'
import type { RunningServer } from './server.ts'
import { PHONE, visit } from './visit.ts'

/** Maximum rows in the document, however long the list is. */
const ROWS_MAX = 50
const MEMBERS = 400
const idOf = (nth: number) => `0192a1b2-0000-7000-8000-${String(nth).padStart(12, '0')}`
const CHANNELS = 200
const MADE_EACH = 90

let server: RunningServer
let browser: Browser
let host: Person
let page: Page

beforeAll(async () => {
  server = await sharedServer('fake')
  browser = await openSharedBrowser()
  host = await becomeMember(server)
  page = (await visit(browser, server.url)).page
  await page.addInitScript((token) => localStorage.setItem('SECRET_TOKEN', token), host.token)
  await crowd(page)
})
afterAll(() => browser?.close())

/** Adds many members to the mocked response, more than a test can sign in. */
async function crowd(shown: Page): Promise<void> {
  const { token, channelId } = host
  const path = `/api/draw/channel/${channelId}`
  const channel = await callApi<Channel & { members: Member[] }>(server.url, path, { token })
  const guests = Array.from({ length: MEMBERS - 1 }, (_, at) => ({
    id: idOf(at),
    name: `客人 ${at + 2}`,
    avatar: '',
    isCreator: false,
    joinedAt: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString(),
    online: false,
  }))
  const data = { ...channel, members: [...channel.members, ...guests] }
  await shown.route(`**${path}`, (route) => route.fulfill({ json: { code: 200, message: '', success: true, data } }))
  await shown.route('**/api/draw/remove-user/**', (route) =>
    route.fulfill({ json: { code: 200, message: '', success: true, data: null } }),
  )
}

const list = () => page.getByRole('list', { name: '成员' })
const row = (name: string) => list().getByRole('listitem').filter({ hasText: name })
const placeOf = (name: string) => row(name).getAttribute('aria-posinset')

test('of four hundred members only those near the window are drawn, and each says which of how many it is', async () => {
  await page.goto(`${server.url}/draw/${host.channelId}`)
  await page.getByRole('button', { name: /成员/ }).first().click()
  await row('客人 2').waitFor()
  expect(await list().getByRole('listitem').count()).toBeLessThan(ROWS_MAX)
  expect(await row('客人 2').getAttribute('aria-setsize')).toBe(String(MEMBERS))
  expect(await findBarriers(page, { include: '[aria-label="成员"]' })).toEqual([])
})

test('the last of them is reached by the keyboard, and whoever has the focus stays', async () => {
  const first = page.getByRole('button', { name: '移出 客人 2', exact: true })
  await first.focus()
  await list()
    .locator('xpath=../..')
    .evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight))
  await row(`客人 ${MEMBERS}`).waitFor()
  expect(await placeOf(`客人 ${MEMBERS}`)).toBe(String(MEMBERS))
  expect(await list().getByRole('listitem').count()).toBeLessThan(ROWS_MAX)
  expect(await first.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('after somebody was put out the focus is on their neighbour', async () => {
  await page.getByRole('button', { name: `移出 客人 ${MEMBERS - 1}`, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '移出', exact: true }).click()
  await expect.poll(() => row(`客人 ${MEMBERS - 1}`).count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.matches('li'))).toBe(true)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(`客人 ${MEMBERS}`)
  expect(await placeOf(`客人 ${MEMBERS}`)).toBe(String(MEMBERS - 1))
})

test('in the dialog of an invite, which scrolls as a whole, the members come as one scrolls', async () => {
  await page.goto(`${server.url}/draw/${host.channelId}?invite=${host.channelId}`)
  const dialog = page.getByRole('dialog', { name: /invite members/ })
  const rows = dialog.getByRole('list', { name: '成员' }).getByRole('listitem')
  await rows.first().waitFor()
  expect(await rows.count()).toBeLessThan(ROWS_MAX)

  await rows
    .first()
    .locator('xpath=../../..')
    .evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight))

  await rows.filter({ hasText: `客人 ${MEMBERS}` }).waitFor()
  expect(await rows.count()).toBeLessThan(ROWS_MAX)
})

const PAGE = 30
const PAGES = 4

/** Adds more orders and credit movements than a test can create. */
async function growRecords(shown: Page): Promise<void> {
  const at = (nth: number) => new Date(Date.UTC(2026, 0, 1, 0, nth)).toISOString()
  const ended = { currency: 'CNY', payChannel: 'sandbox', status: 'EXPIRED', paidAt: null }
  const orderOf = (nth: number) => {
    const goods = { productId: idOf(0), title: `方案 ${nth}`, period: null, quantity: 1, amount: 100 }
    return { id: idOf(nth), no: `E${nth}`, ...goods, ...ended, createdAt: at(nth), expiresAt: at(nth) }
  }
  const lineOf = (nth: number) => ({ id: String(nth), delta: -nth, balance: nth, reason: 'draw', createdAt: at(nth) })
  const answerBy = (itemOf: (nth: number) => object) => (route: Route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0)
    const items = Array.from({ length: PAGE }, (_, step) => itemOf(from + step + 1))
    const nextCursor = from + PAGE < PAGE * PAGES ? String(from + PAGE) : null
    return route.fulfill({ json: { code: 200, message: '', success: true, data: { items, nextCursor } } })
  }
  await shown.route(/\/api\/home\/orders(\?|$)/, answerBy(orderOf))
  await shown.route(/\/api\/home\/ledger(\?|$)/, answerBy(lineOf))
}

test.each([
  ['orders', { path: '/orders', place: 'aria-posinset', heads: 0 }],
  ['credits', { path: '/orders?view=credits', place: 'aria-rowindex', heads: 1 }],
])(
  'of many %s only those near the window are drawn, and more that arrive have the focus',
  async (_, { path, place, heads }) => {
    await growRecords(page)
    await page.goto(`${server.url}${path}`)
    const entries = page.locator('[data-at]')
    await entries.first().waitFor()
    const more = page.getByRole('button', { name: '加载更多' })
    for (let turn = 1; turn < PAGES; turn += 1) {
      await more.focus()
      await page.keyboard.press('Enter')
      // The first new entry.
      await expect
        .poll(() => page.evaluate((name) => document.activeElement?.getAttribute(name), place))
        .toBe(String(turn * PAGE + 1 + heads))
      await more
        .or(page.locator(`[data-at="${turn * PAGE}"]`))
        .first()
        .waitFor()
      await page
        .locator('[role=tabpanel]')
        .locator('xpath=../../..')
        .evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight))
    }
    await page.locator(`[data-at="${PAGE * PAGES - 1}"]`).waitFor()
    expect(await entries.count()).toBeLessThan(ROWS_MAX)
    expect(await more.count()).toBe(0)
    expect(await findBarriers(page)).toEqual([])
    await page
      .locator('[role=tabpanel]')
      .locator('xpath=../../..')
      .evaluate((scroller) => scroller.scrollTo(0, 0))
    await page.locator('[data-at="0"]').waitFor()
    expect(await entries.count()).toBeLessThan(ROWS_MAX)
  },
)

/** One person may create only a few channels, so the host joins most of them as a member. @returns their ids */
async function enterChannels(): Promise<string[]> {
  const makers = [host]
  while (makers.length * MADE_EACH < CHANNELS) makers.push(await becomeMember(server))
  const ids: string[] = []
  for (let at = 1; at <= CHANNELS; at += 1) {
    const { token } = makers[Math.floor((at - 1) / MADE_EACH)] ?? host
    const { id } = await callApi<Channel>(server.url, '/api/draw/channel', { token, body: { title: `卷 ${at}。` } })
    if (token !== host.token) {
      const { inviteCode } = await callApi<Invite>(server.url, `/api/draw/invite-code/${id}`, { token, body: {} })
      await callApi(server.url, `/api/draw/join-channel/${inviteCode}`, { token: host.token, body: {} })
    }
    ids.push(id)
  }
  return ids
}

const channels = (shown = page) => shown.getByRole('navigation', { name: '文字频道' })
const channelRow = (title: string) => channels().getByRole('listitem').filter({ hasText: title })
const openRow = (shown = page) => channels(shown).locator('[aria-current]')

test('of two hundred channels only those near the window are drawn; the one that is open is in view from the start', async () => {
  const ids = await enterChannels()
  await page.goto(`${server.url}/draw/${ids[CHANNELS - 50]}`)
  await channelRow(`卷 ${CHANNELS - 49}。`).waitFor()
  expect(await channels().getByRole('listitem').count()).toBeLessThan(ROWS_MAX)
  expect(await channelRow(`卷 ${CHANNELS - 49}。`).getAttribute('aria-setsize')).toBe(String(CHANNELS + 1))
  await expect.poll(() => isOpenRowInView(page)).toBe(true)
  expect(await findBarriers(page, { include: '[aria-labelledby="text-channels"]' })).toEqual([])
})

test('Alt and an arrow lead around its end, and the open channel stays in view', async () => {
  for (let step = 0; step < 51; step += 1) {
    const before = page.url()
    await page.keyboard.press('Alt+ArrowDown')
    await page.waitForURL((url) => url.href !== before)
  }
  await expect.poll(() => openRow().textContent()).toContain('卷 1。')
  await expect.poll(() => isOpenRowInView(page)).toBe(true)
})

test('a channel is renamed in its row, wherever the list is scrolled to meanwhile', async () => {
  await channelRow('卷 1。').getByRole('button', { name: '重命名' }).click()
  const field = channels().getByRole('textbox', { name: '频道名称' })
  await field.fill('第一卷')
  await channels().evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight))
  await channelRow(`卷 ${CHANNELS}。`).waitFor()
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await channelRow('第一卷').waitFor()
})

test('on a phone the open channel is in view when the drawer opens', async () => {
  const { page: phone } = await visit(browser, server.url, PHONE)
  await phone.addInitScript((token) => localStorage.setItem('SECRET_TOKEN', token), host.token)
  await phone.goto(page.url())
  await phone.getByRole('button', { name: '展开侧栏' }).click()
  await expect.poll(() => isOpenRowInView(phone)).toBe(true)
  await phone.context().close()
})

/** Visible in the viewport, not only in the document. */
function isOpenRowInView(shown: Page): Promise<boolean> {
  return openRow(shown).evaluate((row) => {
    const [list, own] = [row.closest('nav'), row].map((box) => box?.getBoundingClientRect())
    return list !== undefined && own !== undefined && own.top >= list.top && own.bottom <= list.bottom
  })
}

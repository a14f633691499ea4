import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from './api-client.ts'
import { openSharedBrowser, sharedServer } from './borrow.ts'
import {
  DRAWN_WITHIN_MS,
  enterAs,
  newestCard,
  send,
  signInByPassword,
  waitForGrid,
  waitForPicked,
} from './drawing-steps.ts'
import type { RunningServer } from './server.ts'
import { becomeMember, givePassword, newPhone } from './member.ts'
import { sentCode } from './person.ts'
import { type Visit, visit } from './visit.ts'

const FOX = 'a red fox in a snowy forest at sunset, oil painting'
const MOON = '宇航员在月球上看地球，水彩'

let server: RunningServer
let browser: Browser
let account: RunningServer['admin']
const phone = newPhone()
/** The window in which the walk draws one picture from another. */
let desk: Page
const visits: Visit[] = []

beforeAll(async () => {
  server = await sharedServer('painter')
  browser = await openSharedBrowser()
  account = await givePassword(server, await becomeMember(server))
})
afterAll(() => browser?.close())

async function open(): Promise<Page> {
  const opened = await visit(browser, server.url)
  visits.push(opened)
  return opened.page
}

const foxes = () => desk.getByRole('article', { name: FOX })

test('a person signs in by password and draws a fox', async () => {
  desk = await open()
  await desk.goto(server.url)
  await desk.waitForURL(/\/login/)
  await signInByPassword(desk, account)

  const card = await send(desk, FOX)
  await card.waitFor()
  await card.getByRole('progressbar').waitFor({ timeout: DRAWN_WITHIN_MS })
  await expect
    .poll(() => card.locator('img[src^="/api/files/"]').count(), { timeout: DRAWN_WITHIN_MS })
    .toBeGreaterThan(0)
  await waitForGrid(card)
  for (const name of ['U1', 'U2', 'U3', 'U4', 'V1', 'V2', 'V3', 'V4']) {
    expect(await card.getByRole('button', { name }).isEnabled()).toBe(true)
  }
})

test('one of the four is picked, and another is varied', async () => {
  const card = foxes().first()
  await card.getByRole('button', { name: 'U2' }).click()
  await waitForPicked(foxes().last())

  await card.getByRole('button', { name: 'V3' }).click()
  await expect.poll(() => foxes().count()).toBe(3)
  await waitForGrid(foxes().last())
  expect(await foxes().last().getByText('变化 3').count()).toBe(1)
})

test('the same in Chinese, and it is all there after a reload', async () => {
  const page = await open()
  await enterAs(page, server.url, await signIn(server.url, account))

  await waitForGrid(await send(page, MOON))
  await page.reload()
  await waitForGrid(newestCard(page, MOON))
})

test('a new person signs in by the code that was sent and finds an untitled channel', async () => {
  const page = await open()
  await page.goto(`${server.url}/login`)
  await page.getByRole('tab', { name: '验证码登录' }).click()
  await page.getByLabel('手机号').fill(phone.replace('+86', ''))
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect.poll(() => sentCode(server.outbox, phone)).toMatch(/^\d{6}$/)

  await page.getByLabel('验证码', { exact: true }).fill(sentCode(server.outbox, phone))
  await page.waitForURL(/\/draw\/[0-9a-f-]{36}$/)
  await page.getByRole('link', { name: '绘画' }).first().waitFor()
  await page.getByText('40 点').first().waitFor()
})

test('no page met an error of its own or asked a foreign host', () => {
  expect(visits.flatMap(({ complaints }) => complaints)).toEqual([])
})

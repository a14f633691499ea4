import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from './api-client.ts'
import { openSharedBrowser } from './borrow.ts'
import { becomeAdministrator, becomePerson, hasEnded, type Person } from './person.ts'
import { readDownload } from './read-download.ts'
import { type ProductServer, startServer } from './server.ts'
import { visit } from './visit.ts'

const PHONE_NUMBER = '+8613912345678'

let server: ProductServer
let browser: Browser
let painter: Person
let page: Page
let complaints: string[]

beforeAll(async () => {
  server = await startServer({ ENGINE: 'fake' })
  browser = await openSharedBrowser()
  painter = await becomePerson(server, PHONE_NUMBER)
  const { token } = await becomeAdministrator(server)
  const opened = await visit(browser, server.url, { viewport: { width: 1280, height: 860 } })
  await opened.page.addInitScript((stored) => localStorage.setItem('SECRET_TOKEN', stored), token)
  page = opened.page
  page.setDefaultTimeout(20_000)
  complaints = opened.complaints
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** A window of another person. */
async function openAs({ token }: Person): Promise<[Page, () => Promise<void>]> {
  const { page: theirs } = await visit(browser, server.url)
  await theirs.addInitScript((stored) => localStorage.setItem('SECRET_TOKEN', stored), token)
  return [theirs, () => theirs.context().close()]
}

const row = (text: string) => page.getByRole('row').filter({ hasText: text })
const card = (name: string) => page.getByRole('region', { name })

test('what somebody draws is found by their phone, with the reason when it failed', async () => {
  await painter.waitFor((await painter.submit('an owl [fail]')).id, hasEnded)
  await painter.waitFor((await painter.submit('a fox [hang]')).id, ({ status }) => status === 'IN_PROGRESS')
  await page.goto(`${server.url}/admin/tasks`)
  await page.getByLabel('提示词、手机号或任务编号').fill(PHONE_NUMBER.slice(-8))
  await page.getByRole('button', { name: '搜索' }).click()
  await row('an owl').getByText('被引擎拒绝').waitFor()
  await row('a fox').getByText('绘制中').waitFor()
  await page.getByLabel('状态').selectOption({ label: '失败' })
  await expect.poll(() => row('a fox').count()).toBe(0)
  await page.getByLabel('状态').selectOption({ label: '全部' })
})

test('what hangs is cancelled by keyboard, its credits go back at once, and the keyboard goes on from its row', async () => {
  const held = await painter.credits()
  await row('a fox')
    .getByRole('button', { name: /^取消 Midjourney \d{4} 的任务$/ })
    .focus()
  await page.keyboard.press('Enter')
  // When the confirmation opens, the focus is on its cancel button.
  const wayOut = page.locator('[popover]').getByRole('button', { name: '不取消' })
  await expect.poll(() => wayOut.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await row('a fox').getByText('已取消').first().waitFor()
  expect(await painter.credits()).toBe(held + 4)
  const isInRow = () => page.evaluate(() => document.activeElement?.closest('tr')?.textContent?.includes('a fox'))
  await expect.poll(isInRow).toBe(true)
  await page.getByRole('link', { name: '操作记录' }).click()
  await row('取消任务').getByText('点数 4').waitFor()
})

test('the overview counts it, and says of every day the same to whoever cannot see the line', async () => {
  await page.getByRole('link', { name: '概览', exact: true }).click()
  await card('任务').getByText('2', { exact: true }).first().waitFor()
  await card('失败率').getByText('100%').first().waitFor()
  expect(await card('任务').getByRole('row').count()).toBe(15)
  expect(await card('任务').getByRole('row').last().getByRole('cell').textContent()).toBe('2')
})

test('what a search finds is saved as a file that spreadsheet programs read, in the order of the list', async () => {
  await page.goto(`${server.url}/admin/tasks?text=${PHONE_NUMBER.slice(-8)}`)
  await page.getByRole('button', { name: '时间' }).click()
  await page.getByRole('columnheader', { name: '时间' }).and(page.locator('[aria-sort=ascending]')).waitFor()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出 CSV' }).click(),
  ])
  expect(saved.suggestedFilename()).toMatch(/^easel-tasks-\d{4}-\d\d-\d\d\.csv$/)
  const [heading, ...lines] = String(await readDownload(saved)).split('\r\n')
  expect(heading).toBe('\uFEFF时间,用户,手机号,提示词,种类,状态,原因,引擎')
  expect(lines.map((line) => line.split(',')[3])).toEqual(['an owl [fail]', 'a fox [hang]', undefined])
})

test('the people are walked by arrows; Enter opens one and does nothing more, and Escape leads back to the row', async () => {
  await page.goto(`${server.url}/admin/people`)
  const rows = page.locator('tbody tr')
  const placeOf = () => page.evaluate(() => [...document.querySelectorAll('tbody tr')].indexOf(document.activeElement!))
  await page.getByRole('button', { name: '注册时间' }).focus()
  await page.keyboard.press('Tab')
  await expect.poll(placeOf).toBe(0)
  await page.keyboard.press('End')
  expect(await placeOf()).toBe((await rows.count()) - 1)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  expect(await placeOf()).toBe(1)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('调整点数').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  expect(await placeOf()).toBe(1)
  await page.keyboard.press('Tab')
  expect(
    await rows
      .nth(1)
      .getByRole('button')
      .evaluate((act) => act === document.activeElement),
  ).toBe(true)
})

test('a channel that an operator deletes is gone from the open window of whoever draws there', async () => {
  const [drawing, close] = await openAs(painter)
  await drawing.goto(`${server.url}/draw/${painter.channelId}`)
  await drawing.getByText('an owl').first().waitFor()
  await page.goto(`${server.url}/admin/channels?text=${PHONE_NUMBER.slice(-8)}`)
  await page.getByRole('button', { name: '删除频道“绘画”' }).click()
  await page.getByRole('dialog').getByLabel('原因').fill('违规')
  await page.getByRole('dialog').getByLabel('输入“绘画”以确认').fill('绘画')
  await page.keyboard.press('Enter')
  await page.getByText('没有符合条件的结果').waitFor()
  await drawing.getByText('该频道已被删除').first().waitFor()
  await close()
})

test('a new password signs whoever had the account out at once, and signs in whoever was told it', async () => {
  const [drawing, close] = await openAs(painter)
  await drawing.goto(`${server.url}/gallery`)
  await drawing.getByRole('navigation').first().waitFor()
  await page.goto(`${server.url}/admin/people?text=${PHONE_NUMBER.slice(-8)}`)
  await page.getByRole('button', { name: /^管理 Midjourney \d{4}$/ }).click()
  const panel = page.getByRole('region', { name: '重置密码' })
  await panel.getByLabel('原因').fill('手机丢了')
  await panel.getByRole('button', { name: '重置密码' }).click()
  await page.locator('[popover]').getByRole('button', { name: '重置密码' }).click()
  const password = await panel.getByLabel('新密码').inputValue()
  await drawing.waitForURL(/login/)
  expect(await signIn(server.url, { phone: PHONE_NUMBER, password })).toEqual(expect.any(String))
  await close()
})

test('a section whose file does not come says so, and a press has it', async () => {
  const [theirs, close] = await openAs(await becomeAdministrator(server))
  await theirs.goto(`${server.url}/admin`)
  await theirs.getByRole('heading', { level: 1 }).waitFor()
  await theirs.route('**/assets/*.js', (route) => route.abort())
  await theirs.getByRole('link', { name: '操作记录' }).click()
  const note = theirs.getByRole('main').getByRole('alert')
  await note.getByText('请求失败，请稍后重试').waitFor()
  await theirs.unroute('**/assets/*.js')
  await note.getByRole('button', { name: '重试' }).click()
  await theirs.getByRole('heading', { level: 1, name: '操作记录' }).waitFor()
  await close()
})

test('no page met an error of its own', () => {
  expect(complaints).toEqual([])
})

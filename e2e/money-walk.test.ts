import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from './api-client.ts'
import { openSharedBrowser, sharedServer } from './borrow.ts'
import { enterAs } from './drawing-steps.ts'
import { newPhone } from './member.ts'
import {
  codeUrl,
  crown,
  listOrders,
  orderGoods,
  orderNo,
  pressIn,
  readUser,
  settle,
  shop,
  waitForCode,
} from './money-steps.ts'
import { becomeAdministrator, becomePerson } from './person.ts'
import type { RunningServer } from './server.ts'
import { PHONE, type Visit, visit } from './visit.ts'

/** More tab stops than the dialog has. */
const STOPS_MAX = 60
/** Reduced motion, because colours in a transition would fail the contrast check. */
const CALM = { viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' } as const

let server: RunningServer
let browser: Browser
let opened: Visit
/** Window of another person who is not signed in: anyone with the code may pay. */
let payer: Visit
let page: Page
let token: string

beforeAll(async () => {
  server = await sharedServer('fake')
  browser = await openSharedBrowser()
  opened = await visit(browser, server.url, CALM)
  payer = await visit(browser, server.url, PHONE)
  page = opened.page
  token = (await becomePerson(server, newPhone())).token
  await enterAs(page, server.url, token)
})
afterAll(() => browser?.close())

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

async function walkTo(target: Locator): Promise<void> {
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${target}`)
}

test('without a pointer one chooses a plan, and comes to a code to pay it by', async () => {
  await crown(page).focus()
  await page.keyboard.press('Enter')
  const month = shop(page).getByRole('radio', { name: '月度会员' })
  expect(await month.isChecked()).toBe(true)
  await walkTo(month)
  await page.keyboard.press('ArrowRight')
  await shop(page).getByText('¥599').last().waitFor()
  await page.keyboard.press('ArrowLeft')
  await walkTo(shop(page).getByRole('button', { name: '去支付' }))
  await page.keyboard.press('Enter')

  const code = await waitForCode(page)
  expect(await code.boundingBox()).toMatchObject({ width: 224, height: 224 })
  expect(await shop(page).getByRole('timer').textContent()).toMatch(/^剩余 (29:\d\d|30:00)$/)
})

test('once another device has paid, the dialog says so by itself, and the plan has begun', async () => {
  const before = await readUser(server.url, token)
  await payer.page.goto(await codeUrl(page))
  await payer.page.getByText('仅供试用，不会动用任何真实资金。').waitFor()

  await payer.page.getByRole('button', { name: '支付', exact: true }).click()

  await payer.page.getByText('已支付，可以关闭此页').waitFor()
  await shop(page).getByRole('heading', { name: '支付成功' }).waitFor()
  const after = await readUser(server.url, token)
  expect([before.concurrency, after.concurrency, after.credits - before.credits]).toEqual([1, 5, 1500])
  await shop(page).getByText(after.credits.toLocaleString('zh-CN')).first().waitFor()
  await pressIn(page, '开始绘画')
  await shop(page).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: '订阅 · 月度会员', exact: true }).waitFor()
})

test('two quick presses order once; who leaves is asked, and finds the order again by the gold dot, in any tab', async () => {
  await crown(page).click()
  await shop(page)
    .getByText(/^当前方案，.+到期$/)
    .waitFor()
  await shop(page).getByRole('radio', { name: '200 点' }).check()
  await shop(page).getByRole('button', { name: '去支付' }).dblclick()
  await waitForCode(page)
  const no = await orderNo(page)
  expect((await listOrders(server.url, token)).map(({ status }) => status)).toEqual(['PENDING', 'PAID'])

  await page.mouse.click(5, 5)
  expect(await shop(page).isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: '订单还在等待支付' })
  await question.waitFor()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  await pressIn(page, '关闭')
  await question.getByRole('button', { name: '稍后支付' }).click()
  await shop(page).waitFor({ state: 'hidden' })

  const second = await page.context().newPage()
  for (const tab of [page, second]) {
    if (tab === second) await tab.goto(server.url)
    await tab.getByRole('button', { name: '订阅 · 月度会员 · 有订单待支付' }).click()
    await waitForCode(tab)
    expect(await orderNo(tab)).toBe(no)
  }

  await pressIn(second, '取消订单')
  await second.getByRole('dialog', { name: '确定取消该订单？' }).getByRole('button', { name: '取消订单' }).click()
  for (const tab of [page, second]) await shop(tab).getByRole('heading', { name: '订单已取消' }).waitFor()
  await second.close()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '订阅 · 月度会员', exact: true }).waitFor()
})

test('a payment that fails leaves the order, which is tried again by another code', async () => {
  await crown(page).click()
  await orderGoods(page, '200 点')
  const [no, first] = [await orderNo(page), await codeUrl(page)]

  await settle(payer.page, first, '让支付失败')

  await shop(page).getByRole('alert').getByText('支付失败').waitFor()
  await pressIn(page, '重试')
  expect([await orderNo(page), (await codeUrl(page)) === first]).toEqual([no, false])
})

test('an order whose time is over says so, and the same is ordered anew', async () => {
  const no = await orderNo(page)

  await settle(payer.page, await codeUrl(page), '让订单过期')

  await shop(page).getByRole('heading', { name: '订单已过期' }).waitFor()
  await pressIn(page, '获取新的二维码')
  await waitForCode(page)
  expect(await orderNo(page)).not.toBe(no)
})

test('where nothing can be pushed, the order is asked for', async () => {
  const cut = await page.context().newPage()
  await cut.routeWebSocket(/./, (socket) => socket.close())
  await cut.goto(page.url())
  const address = await codeUrl(cut)

  await settle(payer.page, address, '支付')

  await shop(cut).getByRole('heading', { name: '支付成功' }).waitFor()
  await cut.close()
  await shop(page).getByRole('heading', { name: '支付成功' }).waitFor()
  await page.keyboard.press('Escape')
  await shop(page).waitFor({ state: 'hidden' })
})

test('a code is redeemed however it is written, and once', async () => {
  const body = { credits: 77, count: 1 }
  const { token: admin } = await becomeAdministrator(server)
  const { codes } = await callApi<{ codes: [string] }>(server.url, '/api/admin/redeem-codes', { token: admin, body })
  await crown(page).click()
  const field = shop(page).getByRole('textbox', { name: '兑换码' })
  await field.fill(codes[0].toLowerCase().replaceAll('-', ' '))
  await field.press('Enter')
  await shop(page).getByText('兑换成功').waitFor()
  await shop(page).getByText('77 点').waitFor()

  await field.fill(codes[0])
  await pressIn(page, '兑换')

  await shop(page).getByRole('alert').waitFor()
  expect(await field.getAttribute('aria-invalid')).toBe('true')
})

test('the account card leads to one’s orders and to where one’s credits came from', async () => {
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '账户' }).click()
  await page.getByRole('link', { name: '订单' }).click()
  await page.getByRole('heading', { name: '订单与点数' }).waitFor()
  const rows = page.getByRole('tabpanel').getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(4)
  await expect
    .poll(() => rows.getByText(/^已(支付|取消|过期)$/).allTextContents())
    .toEqual(['已支付', '已过期', '已取消', '已支付'])

  await page.getByRole('tab', { name: '订单' }).focus()
  await page.keyboard.press('ArrowRight')

  const lines = page.getByRole('table').getByRole('row')
  await lines.filter({ hasText: '兑换码' }).getByText('+77').waitFor()
  await lines.filter({ hasText: '购买' }).getByText('+1,500').waitFor()
})

test('on the narrowest phone nothing is cut off, whatever is shown', async () => {
  const phone = await visit(browser, server.url, { ...PHONE, viewport: { width: 320, height: 640 } })
  const expectToFit = async () => {
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const body = shop(phone.page).locator('[tabindex="0"]').first()
    expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  }

  await enterAs(phone.page, server.url, token, '/orders?subscribe=open')
  await shop(phone.page).getByRole('radio').first().waitFor()
  await expectToFit()
  await orderGoods(phone.page, '1,000 点')
  await expectToFit()
  await pressIn(phone.page, '取消订单')
  await phone.page.getByRole('dialog', { name: '确定取消该订单？' }).getByRole('button', { name: '取消订单' }).click()
  await shop(phone.page).getByRole('heading', { name: '订单已取消' }).waitFor()
  await expectToFit()
  expect(phone.complaints).toEqual([])
})

test('no page met an error of its own', () => {
  expect([...opened.complaints, ...payer.complaints]).toEqual([])
})

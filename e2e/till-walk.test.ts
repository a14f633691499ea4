import type { Order } from '@easel/contract/order'
import type { Product } from '@easel/contract/order-acts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from './api-client.ts'
import { openSharedBrowser } from './borrow.ts'
import { becomeAdministrator, becomePerson, type Person } from './person.ts'
import { type ProductServer, startServer } from './server.ts'
import { PHONE, visit } from './visit.ts'
import { waitUntil } from './wait-until.ts'

const PHONE_NUMBER = '+8613912345678'
/** Reduced motion, because colours in a transition would fail the contrast check. */
const CALM = { viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' } as const

let server: ProductServer
let browser: Browser
let admin: Person
let buyer: Person
let page: Page
let complaints: string[]

beforeAll(async () => {
  server = await startServer()
  browser = await openSharedBrowser()
  admin = await becomeAdministrator(server)
  buyer = await becomePerson(server, PHONE_NUMBER)
  const opened = await openConsole('zh-CN')
  page = opened.page
  complaints = opened.complaints
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

async function openConsole(language: string, device: Parameters<typeof visit>[2] = CALM, token = admin.token) {
  const opened = await visit(browser, server.url, device)
  opened.page.setDefaultTimeout(20_000)
  await opened.page.addInitScript(
    (stored) => {
      localStorage.setItem('appSetting', stored.setting)
      localStorage.setItem('SECRET_TOKEN', stored.token)
    },
    { setting: JSON.stringify({ language }), token },
  )
  return opened
}

const goTo = (path: string, where = page) => where.goto(`${server.url}/admin${path}`)
const field = (name: string) => page.getByLabel(name, { exact: true })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const answer = (name: string) => page.locator('[popover]').getByRole('button', { name, exact: true }).click()
const row = (text: string) => page.getByRole('row').filter({ hasText: text })
const ask = <Data>(path: string, body?: object) =>
  callApi<Data>(server.url, path, { token: buyer.token, ...(body && { body }) })

/** Buys something in the sandbox. @returns the order number */
async function buy(productId: string, period: string): Promise<string> {
  const { id, no } = await ask<Order>('/api/home/order', { productId, period })
  const { codeUrl } = await ask<{ codeUrl: string }>(`/api/home/pay/${id}`, {})
  await ask(`/api/home/sandbox/${codeUrl.split('/').at(-1)}/pay`, {})
  await waitUntil(
    () => ask<Order>(`/api/home/order/${id}`),
    ({ status }) => status === 'PAID',
  )
  return no
}

async function nameInEveryLanguage(at: Page, titles: Record<string, string>): Promise<void> {
  for (const [language, title] of Object.entries(titles)) {
    await at.getByRole('radio', { name: language }).check()
    await at.getByLabel(`名称 · ${language}`).fill(title)
  }
}

test('a plan that is added with a price to the cent is on sale at that price', async () => {
  await goTo('/products')
  await page.getByRole('link', { name: '添加商品' }).click()
  await nameInEveryLanguage(page, { 简体中文: '墨客', 繁體中文: '墨客', English: 'Ink' })
  await field('每月').fill('19.99')
  await field('点数').fill('100')
  await page.getByRole('checkbox', { name: '在售' }).check()
  await press('保存')
  await row('墨客').getByText('¥19.99 / 月').waitFor()
  const products = await ask<Product[]>('/api/home/products')
  expect(products.find(({ title }) => title === '墨客')?.prices).toEqual([
    { period: 'Month', amount: 1999, currency: 'CNY' },
  ])
})

test('a price is changed where it stands, and a wrong one is told at its field', async () => {
  await page.getByRole('link', { name: '编辑 墨客' }).click()
  await field('每年').fill('1.005')
  await press('保存')
  await page.getByRole('alert').filter({ hasText: '请填写大于 0 的金额' }).waitFor()
  await field('每年').fill('199.9')
  await press('保存')
  await page.getByText('修改成功').waitFor()
  await goTo('/products')
  await row('墨客').getByText('¥199.90 / 年').waitFor()
})

test('codes are shown once, redeemed by people, and void when they are revoked', async () => {
  await goTo('/codes')
  await press('生成兑换码')
  await page.getByRole('radio', { name: '纯点数' }).check()
  await field('每个码的点数').fill('7')
  await field('数量').fill('2')
  await press('生成')
  const codes = (await page.getByRole('textbox', { name: '2 个新兑换码' }).inputValue()).split('\n')
  expect(codes).toHaveLength(2)
  const [downloaded] = await Promise.all([page.waitForEvent('download'), press('下载 CSV')])
  expect(downloaded.suggestedFilename()).toMatch(/^codes-.*\.csv$/)

  const before = await buyer.credits()
  await ask(`/api/home/redeem/${codes[0]}`, {})
  expect(await buyer.credits()).toBe(before + 7)

  await press('收起')
  await goTo('/codes')
  await row('7 点').getByText('1 / 2').waitFor()
  await row('7 点').getByRole('button', { name: '撤销' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('剩余的 1 次兑换作废').waitFor()
  await dialog.getByLabel('输入“7 点”以确认').fill('7 点')
  await dialog.getByRole('button', { name: '撤销' }).click()
  await row('7 点').getByText('已撤销').first().waitFor()
  await expect(ask(`/api/home/redeem/${codes[1]}`, {})).rejects.toThrow('not_found')
})

test('an order is found by phone and paid back in two parts', async () => {
  const products = await ask<Product[]>('/api/home/products')
  const no = await buy(products.find(({ title }) => title === '墨客')?.id ?? '', 'Month')
  await goTo('/orders')
  await field('订单号、交易号、手机号或名称').fill(PHONE_NUMBER)
  await press('搜索')
  await press(`订单 ${no} 详情`)
  await field('退款金额 · CNY').fill('5')
  await field('原因').fill('差价')
  await press('退款 ¥5.00')
  await page.getByText('退还 ¥5.00 给').waitFor()
  await answer('退款 ¥5.00')
  await page.getByText('最多可退 ¥14.99').waitFor()
  await field('原因').fill('误购')
  await field(`输入“${no}”以确认`).fill(no)
  await press('退款 ¥14.99')
  await expect.poll(() => field('退款金额 · CNY').count()).toBe(0)
  await expect
    .poll(async () => {
      await page.reload()
      return (await row(no).textContent())?.includes('已退款')
    })
    .toBe(true)
})

test('credits are given and taken with a reason', async () => {
  await goTo(`/people?text=${encodeURIComponent(PHONE_NUMBER)}`)
  const before = await buyer.credits()
  const opener = row(PHONE_NUMBER).getByRole('button')
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const grant = dialog.getByRole('region', { name: '调整点数' })
  await grant.getByLabel('点数', { exact: true }).fill('10')
  await grant.getByLabel('原因').fill('补偿')
  await grant.getByRole('button', { name: '赠送点数' }).click()
  await expect.poll(() => buyer.credits()).toBe(before + 10)
  await grant.getByRole('radio', { name: '扣除点数' }).check()
  await grant.getByLabel('点数', { exact: true }).fill('3')
  await grant.getByLabel('原因').fill('误发')
  await grant.getByRole('button', { name: '扣除点数' }).click()
  await expect.poll(() => buyer.credits()).toBe(before + 7)
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('the books tell what came in and went back, and the log who did what', async () => {
  await goTo('/money')
  await page.getByText('账目一致，没有需要人工处理的事项。').waitFor()
  const cells = await row('沙盒').getByRole('cell').allTextContents()
  expect(cells).toEqual(['沙盒', 'CNY', '¥19.99', '¥19.99', '¥0.00'])
  await goTo('/audit-log')
  await row('调整点数').first().waitFor()
  const acts = await page.getByRole('table').textContent()
  for (const act of ['添加商品', '修改商品', '生成兑换码', '撤销兑换码', '退款', '调整点数'])
    expect(acts).toContain(act)
})

test('what is wrong comes to stand clear of the bar that saves', async () => {
  const { page: phone } = await openConsole('zh-CN', { ...PHONE, viewport: { width: 320, height: 640 } })
  await goTo('/products/new', phone)
  await nameInEveryLanguage(phone, { 简体中文: '新', 繁體中文: '新', English: 'New' })
  await phone.getByRole('button', { name: '保存' }).click()
  await phone.getByText('至少填写一个价格').waitFor()
  const bar = await phone.locator('form > footer').boundingBox()
  const wrong = await phone.getByLabel('每日').boundingBox()
  expect((wrong?.y ?? 0) + (wrong?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  expect(wrong?.y).toBeGreaterThanOrEqual(0)
  await phone.context().close()
})

test('to who is no administrator there is no such page', async () => {
  const other = await openConsole('zh-CN', CALM, buyer.token)
  await goTo('/orders', other.page)
  await other.page.waitForURL(`${server.url}/404`)
  await other.page.context().close()
})

test('no page met an error of its own', () => {
  expect(complaints).toEqual([])
})

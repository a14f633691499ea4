import type { User } from '@easel/contract/account'
import type { Order } from '@easel/contract/order'
import type { Locator, Page } from 'playwright-core'
import { callApi } from './api-client.ts'

/** The shop dialog. */
export const shop = (page: Page): Locator => page.getByRole('dialog', { name: '订阅' })

/** The subscription button: named by its purpose, the running plan, and whether an order waits. */
export const crown = (page: Page): Locator => page.getByRole('button', { name: /^订阅/ })

export const pressIn = (page: Page, name: string) => shop(page).getByRole('button', { name, exact: true }).click()

/** Waits until the QR code has loaded. */
export async function waitForCode(page: Page): Promise<Locator> {
  const code = shop(page).getByRole('img', { name: /^订单 E\w+ 的支付二维码$/ })
  await code.waitFor()
  await code.evaluate(async (image) => {
    if (image instanceof HTMLImageElement) await image.decode()
  })
  return code
}

/** URL encoded in the QR code. */
export async function codeUrl(page: Page): Promise<string> {
  await waitForCode(page)
  return (await shop(page).getByRole('link', { name: '打开支付页' }).getAttribute('href')) ?? ''
}

/** Number of the order shown. */
export async function orderNo(page: Page): Promise<string> {
  return (
    (await shop(page)
      .getByText(/^E\d{12}\w{8}$/)
      .textContent()) ?? ''
  )
}

/** Selects a product by title and continues to its payment code. */
export async function orderGoods(page: Page, title: string): Promise<void> {
  await shop(page).getByRole('radio', { name: title }).check()
  await pressIn(page, '去支付')
  await waitForCode(page)
}

/** Decides a payment on the sandbox page. */
export async function settle(
  page: Page,
  address: string,
  outcome: '支付' | '让支付失败' | '让订单过期',
): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: outcome, exact: true }).click()
  await page.getByText(outcome === '支付' ? '已支付，可以关闭此页' : /这笔支付已关闭/).waitFor()
}

export async function readUser(url: string, token: string): Promise<User> {
  return (await callApi<{ user: User }>(url, '/api/home/index', { token })).user
}

export async function listOrders(url: string, token: string): Promise<Order[]> {
  return (await callApi<{ items: Order[] }>(url, '/api/home/orders', { token })).items
}

import type { User } from '@easel/contract/account'
import type { Order } from '@easel/contract/order'
import type { Locator, Page } from 'playwright-core'
import { callApi } from './api-client.ts'

/** The dialog in which one buys. */
export const shop = (page: Page): Locator => page.getByRole('dialog', { name: '订阅' })

/** Named by what it opens, by the plan that runs, and by whether an order waits. */
export const crown = (page: Page): Locator => page.getByRole('button', { name: /^订阅/ })

export const pressIn = (page: Page, name: string) => shop(page).getByRole('button', { name, exact: true }).click()

/** The picture of the code, once it is really there. */
export async function waitForCode(page: Page): Promise<Locator> {
  const code = shop(page).getByRole('img', { name: /^订单 E\w+ 的支付二维码$/ })
  await code.waitFor()
  await code.evaluate(async (image) => {
    if (image instanceof HTMLImageElement) await image.decode()
  })
  return code
}

/** Where the code that is shown leads. */
export async function codeUrl(page: Page): Promise<string> {
  await waitForCode(page)
  return (await shop(page).getByRole('link', { name: '打开支付页' }).getAttribute('href')) ?? ''
}

/** The number of the order that is shown. */
export async function orderNo(page: Page): Promise<string> {
  return (
    (await shop(page)
      .getByText(/^E\d{12}\w{8}$/)
      .textContent()) ?? ''
  )
}

/** Choose something by its title and go on to its code. */
export async function orderGoods(page: Page, title: string): Promise<void> {
  await shop(page).getByRole('radio', { name: title }).check()
  await pressIn(page, '去支付')
  await waitForCode(page)
}

/** Decide on the sandbox's page what becomes of a payment. */
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

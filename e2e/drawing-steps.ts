import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { RunningServer } from './server.ts'

/** A grid takes seconds, on a busy machine many times that. */
export const DRAWN_WITHIN_MS = 120_000

/** Signs in and opens a channel, in Chinese, by keyboard as far as possible. */
export async function signInByPassword(page: Page, admin: RunningServer['admin']): Promise<void> {
  await page.getByLabel('手机号').fill(admin.phone)
  await page.getByLabel('密码', { exact: true }).fill(admin.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/draw\/[0-9a-f-]{36}$/)
}

/** Opens a page as a person whose token is known, without the login page. */
export async function enterAs(page: Page, url: string, token: string, path = '/draw'): Promise<void> {
  // A file of the same origin that runs no script, to set the storage.
  await page.goto(`${url}/seal.svg`)
  await page.evaluate((kept) => localStorage.setItem('SECRET_TOKEN', kept), token)
  await page.goto(url + path)
}

/** Types a prompt and sends it with Enter; returns its card. */
export async function send(page: Page, prompt: string): Promise<Locator> {
  await page.getByRole('textbox', { name: '提示词' }).fill(prompt)
  await page.keyboard.press('Enter')
  return newestCard(page, prompt)
}

export const newestCard = (page: Page, prompt: string) => page.getByRole('article', { name: prompt }).last()

/** Waits until the card has its buttons and its picture has loaded. */
export async function waitForGrid(card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'U1' }).waitFor({ timeout: DRAWN_WITHIN_MS })
  await expect.poll(() => widthOf(card.getByRole('img').first())).toBeGreaterThan(0)
}

/** Waits until the card of a picked picture has its acts and its picture has loaded. */
export async function waitForPicked(card: Locator): Promise<void> {
  await card.getByRole('group', { name: '平移' }).waitFor({ timeout: DRAWN_WITHIN_MS })
  await expect.poll(() => widthOf(card.getByRole('img').first())).toBeGreaterThan(0)
}

const widthOf = (picture: Locator) =>
  picture.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0))

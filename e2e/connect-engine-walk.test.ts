import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSdWebuiStandIn, type SdWebuiStandIn } from '../stand-ins/src/sdwebui/open-sdwebui-stand-in.ts'
import { signIn } from './api-client.ts'
import { openSharedBrowser } from './borrow.ts'
import { findBarriers } from './find-barriers.ts'
import { type ProductServer, startServer } from './server.ts'
import { PHONE, visit } from './visit.ts'

/** Reduced motion, because colours in a transition would fail the contrast check. */
const CALM = { viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' } as const

let server: ProductServer
let browser: Browser
let standIn: SdWebuiStandIn
let token: string
let page: Page
let complaints: string[]

beforeAll(async () => {
  server = await startServer()
  browser = await openSharedBrowser()
  standIn = await openSdWebuiStandIn()
  token = await signIn(server.url, server.admin)
  const opened = await openConsole('dark', CALM)
  page = opened.page
  complaints = opened.complaints
})
afterAll(async () => {
  await browser?.close()
  await standIn?.close()
  await server?.close()
})

async function openConsole(theme: string, device: Parameters<typeof visit>[2]) {
  const opened = await visit(browser, server.url, device)
  const stored = { appSetting: JSON.stringify({ theme }), SECRET_TOKEN: token }
  await opened.page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
  await opened.page.goto(`${server.url}/admin/engines`)
  return opened
}

const field = (name: string) => page.getByLabel(name, { exact: true })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const row = (name: string) => page.getByRole('row').filter({ hasText: name })

test('an operator finds the painter at work, and connects an engine after it was tried', async () => {
  await row('painter').getByText('正常').waitFor()
  await page.getByRole('link', { name: '接入引擎' }).click()
  await page.getByRole('radio', { name: 'AUTOMATIC1111 / Forge' }).check()
  await field('地址').fill('http://127.0.0.1:1')
  await press('测试')
  await page.getByText('不可用', { exact: true }).waitFor()

  await field('地址').fill(standIn.baseUrl)
  await press('测试')
  await page.getByText('可用', { exact: true }).waitFor()
  await page.getByText('用其他方法代为完成').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await press('保存')

  await page.waitForURL(`${server.url}/admin/engines`)
  await row('webui').getByText('正常').waitFor({ timeout: 30_000 })
})

test('what it is told is kept, and an address that leads nowhere is told at its field', async () => {
  await page.getByRole('link', { name: '编辑 webui' }).click()
  await field('步数').fill('12')
  await field('地址').fill('http://169.254.169.254')
  await press('保存')
  await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
  await field('地址').fill(standIn.baseUrl)
  await press('保存')
  await page.getByText('修改成功').waitFor()
  await page.reload()
  expect(await field('步数').inputValue()).toBe('12')
})

test.each(['dark', 'light'])('the list has no barriers in the %s, on a phone either', async (theme) => {
  const phone = await openConsole(theme, { ...PHONE, reducedMotion: 'reduce' })
  await phone.page.getByText('webui', { exact: true }).waitFor()
  expect(await findBarriers(phone.page)).toEqual([])
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await phone.page.context().close()
})

test('it is switched off and forgotten by the keyboard, once its name is typed', async () => {
  await page.getByRole('link', { name: '全部引擎' }).click()
  await press('停用 webui')
  await row('webui').getByText('已停用').waitFor()
  await page.getByRole('link', { name: '编辑 webui' }).press('Enter')
  await page.getByRole('button', { name: '移除' }).press('Enter')
  const name = page.getByLabel('输入“webui”以确认')
  await name.fill('webui')
  await name.press('Enter')
  await page.waitForURL(`${server.url}/admin/engines`)
  await expect.poll(() => row('webui').count()).toBe(0)
  expect(complaints).toEqual([])
})

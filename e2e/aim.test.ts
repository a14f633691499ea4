import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSharedBrowser, sharedServer } from './borrow.ts'
import { becomeMember } from './member.ts'
import { hasEnded, type Person } from './person.ts'
import type { RunningServer } from './server.ts'
import { DESKTOP, PHONE, visit } from './visit.ts'

let server: RunningServer
let browser: Browser
let person: Person

beforeAll(async () => {
  server = await sharedServer('fake')
  browser = await openSharedBrowser()
  person = await becomeMember(server)
  await person.waitFor((await person.submit('a red fox in the snow')).id, hasEnded)
})
afterAll(() => browser?.close())

async function open(device: typeof DESKTOP): Promise<Page> {
  const { page } = await visit(browser, server.url, device)
  await page.addInitScript((stored) => localStorage.setItem('SECRET_TOKEN', stored), person.token)
  await page.goto(`${server.url}/draw/${person.channelId}`)
  await button(page, 'V4').waitFor()
  return page
}

const button = (page: Page, act: string) => page.locator(`[data-act="${act}"]`)

/** Buttons and pictures of the card that are highlighted. */
const lit = (page: Page) =>
  page.locator('button[data-aims]').evaluateAll((all) => {
    const isLit = (one: Element) => {
      const { boxShadow, borderTopColor } = getComputedStyle(one)
      return one.matches('[data-picture-id]') ? boxShadow !== 'none' : !/rgba\(.*, 0\)|transparent/.test(borderTopColor)
    }
    return all.filter(isLit).map((one) => (one instanceof HTMLElement && one.dataset.act) || 'picture')
  })

test('whoever points at a button sees which picture it is for, and what else can be done with that', async () => {
  const page = await open(DESKTOP)
  await button(page, 'U2').hover()
  await expect.poll(() => lit(page)).toEqual(['picture', 'U2', 'V2'])
  await page.locator('[data-picture-id][data-aims="3"]').hover()
  await expect.poll(() => lit(page)).toEqual(['picture', 'U3', 'V3'])
  await page.getByRole('textbox').hover()
  await expect.poll(() => lit(page)).toEqual([])
  await page.context().close()
})

test('whoever comes to a button by the keyboard sees the same', async () => {
  const page = await open(DESKTOP)
  await button(page, 'U1').focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => lit(page)).toEqual(['picture', 'U2', 'V2'])
  await page.context().close()
})

test('a finger leaves nothing behind that looks pointed at', async () => {
  const page = await open(PHONE)
  await button(page, 'V2').tap()
  await page.locator('article').nth(1).waitFor()
  expect(await lit(page)).toEqual([])
  await page.context().close()
})

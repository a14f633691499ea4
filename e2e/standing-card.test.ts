import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSharedBrowser, sharedServer } from './borrow.ts'
import { newPhone } from './member.ts'
import { becomePerson } from './person.ts'
import type { RunningServer } from './server.ts'
import { DESKTOP, PHONE, visit } from './visit.ts'
import { shiftsIn, watchShifts } from './watch-shifts.ts'

const WINDOWS = [
  { name: 'a phone', device: PHONE },
  { name: 'a desktop', device: DESKTOP },
]
/** Delay of the response, in which the card must already be visible. */
const ANSWER_MS = 500

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  server = await sharedServer('painter')
  browser = await openSharedBrowser()
})
afterAll(() => browser?.close())

/** Runs an action and reports the layout shifts after it until something appears. */
async function jumpsAfter(page: Page, act: () => Promise<void>, isThere: () => Promise<void>): Promise<string[]> {
  await act()
  await page.evaluate(() => new Promise((resume) => requestAnimationFrame(() => setTimeout(resume, 50))))
  const before = (await shiftsIn(page)).length
  await isThere()
  await page.waitForTimeout(200)
  return (await shiftsIn(page)).slice(before)
}

test.each(WINDOWS)(
  'on $name nothing moves from the key press to the picture, nor while one of it is picked',
  async (window) => {
    const person = await becomePerson(server, newPhone())
    const { page, complaints } = await visit(browser, server.url, window.device)
    await page.addInitScript((token) => localStorage.setItem('SECRET_TOKEN', token), person.token)
    await watchShifts(page)
    await page.route('**/api/mj/submit/**', async (route) => {
      await new Promise((resume) => setTimeout(resume, ANSWER_MS))
      await route.continue()
    })
    await page.goto(`${server.url}/draw/${person.channelId}`)
    await page.waitForLoadState('networkidle')

    const enter = async () => {
      await page.locator('#composer').fill('a red fox in the snow --ar 3:2')
      await page.locator('#composer').press('Enter')
      await page.getByRole('article').last().waitFor()
    }
    const button = page.getByRole('button', { name: 'U1' })
    expect(await jumpsAfter(page, enter, () => button.waitFor())).toEqual([])

    const press = async () => {
      await button.click()
      await expect.poll(() => page.getByRole('article').count()).toBe(2)
    }
    const acts = page.getByRole('group', { name: '平移' })
    expect(await jumpsAfter(page, press, () => acts.waitFor())).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  },
)

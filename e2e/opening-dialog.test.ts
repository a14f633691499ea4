import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest'
import { callApi } from './api-client.ts'
import { openSharedBrowser, sharedServer } from './borrow.ts'
import { becomeMember } from './member.ts'
import type { Person } from './person.ts'
import type { RunningServer } from './server.ts'
import { visit } from './visit.ts'

const WINDOW_PX = 860
const EDGE_PX = 24

let server: RunningServer
let browser: Browser
let person: Person
let page: Page

beforeAll(async () => {
  server = await sharedServer('fake')
  browser = await openSharedBrowser()
  person = await becomeMember(server)
})
afterAll(() => browser?.close())
beforeEach(async () => {
  page = (await visit(browser, server.url)).page
  await page.addInitScript((stored) => localStorage.setItem('SECRET_TOKEN', stored), person.token)
  await page.goto(`${server.url}/draw/${person.channelId}`)
  await page.getByRole('textbox', { name: '提示词' }).waitFor()
  await page.waitForLoadState('networkidle')
})
afterEach(() => page.context().close())

const dialog = () => page.getByRole('dialog')
const opener = () => page.getByRole('button', { name: '设置', exact: true }).first()
const isModal = () => dialog().evaluate((element) => element.matches(':modal'))
const hasFocus = (selector: string) => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)

/** As if the next frame were never painted: what waits for it waits until it is let go. */
async function holdFrames(): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const held: FrameRequestCallback[] = []
    const real = globalThis.requestAnimationFrame
    globalThis.requestAnimationFrame = (act) => held.push(act)
    Object.assign(globalThis, {
      letGo: () => {
        globalThis.requestAnimationFrame = real
        for (const act of held.splice(0)) real(act)
      },
    })
  })
  return () => page.evaluate(() => Object(globalThis).letGo())
}

test('a dialog stands at its place before the page around it is closed off, and is modal a frame later without starting anew', async () => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Animation.enable')
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0.000_001 })
  const letGo = await holdFrames()
  await opener().click()
  const look = () =>
    dialog().evaluate((element) => {
      const { x, y, width } = element.getBoundingClientRect()
      return { x, y, width, scrim: getComputedStyle(element, '::backdrop').backgroundColor }
    })
  const before = await look()
  expect(before.scrim).toMatch(/^rgba\(.*[1-9]\)$/)
  expect(await isModal()).toBe(false)
  await dialog().evaluate((element) => Object.assign(globalThis, { rise: element.getAnimations()[0] }))

  await letGo()

  await expect.poll(isModal).toBe(true)
  expect(await dialog().evaluate((element) => element.getAnimations()[0] === Object(globalThis).rise)).toBe(true)
  const after = await look()
  expect({ ...after, y: 0 }).toEqual({ ...before, y: 0 })
  expect(after.y).toBeCloseTo(before.y, 1)
})

test.each(['pressing Escape', 'pressing the cross'])(
  '%s in that frame closes it, and the focus goes back',
  async (act) => {
    await holdFrames()
    await opener().click()
    await dialog().waitFor()
    expect(await isModal()).toBe(false)

    if (act === 'pressing Escape') await page.keyboard.press('Escape')
    else await dialog().getByRole('button', { name: '关闭' }).first().click()

    await dialog().waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus('[aria-label="设置"]')).toBe(true)
  },
)

test('a key in that frame finds the focus inside, and Back takes it away', async () => {
  await holdFrames()
  await opener().click()
  await dialog().waitFor()
  await page.keyboard.press('Shift')
  expect(await isModal()).toBe(true)
  expect(await hasFocus('dialog')).toBe(true)
  await page.goBack()
  await dialog().waitFor({ state: 'detached' })

  await opener().click()
  await dialog().waitFor()
  await page.goBack()
  await dialog().waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.querySelector('dialog:popover-open, dialog[open]'))).toBeNull()
})

test('what has the focus in it keeps it, and gives it back to where it came from', async () => {
  const composer = page.getByRole('textbox', { name: '提示词' })
  await composer.focus()
  await page.keyboard.press('Control+k')
  await expect.poll(isModal).toBe(true)
  expect(await hasFocus('dialog input')).toBe(true)
  await page.keyboard.type('设')
  expect(await page.locator('dialog input').first().inputValue()).toBe('设')

  await page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'detached' })
  await expect.poll(() => composer.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('one that is taller than expected stays within the window, and what is in it scrolls', async () => {
  const { url } = server
  for (let nth = 0; nth < 30; nth += 1) {
    const body = { name: `name${nth}`, value: '--ar 3:2' }
    await callApi(url, '/api/draw/settings/option?botType=MID_JOURNEY', { token: person.token, method: 'PUT', body })
  }
  await page.goto(`${url}/draw?prefer=option`)
  const last = dialog().getByRole('listitem').last()
  await last.scrollIntoViewIfNeeded()
  const box = await dialog().boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(WINDOW_PX - EDGE_PX)
  const row = await last.boundingBox()
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThan(WINDOW_PX - EDGE_PX)
})

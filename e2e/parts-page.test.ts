import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBarriers } from './find-barriers.ts'
import { openPartsSite, type PartsSite } from './parts-site.ts'
import { PHONE, visit } from './visit.ts'

const ASSETS = 'apps/web/dist/assets'
const SHOWN = 'apps/web/src/app/pages/parts'
/** Named after their files; parts-page.test.tsx ensures that none is missing. */
const PARTS = readdirSync(SHOWN).flatMap((file) =>
  [...readFileSync(`${SHOWN}/${file}`, 'utf8').matchAll(/<Part name="([a-z-]+)"/g)].map(([, name = '']) => name),
)

let site: PartsSite
let page: Page

beforeAll(async () => {
  site = await openPartsSite()
  page = await site.open()
})
afterAll(() => site?.close())

test('while one builds, /ui shows the parts in both themes, without barriers', async () => {
  // Each half has its own theme, independent of the page's.
  expect(await findBarriers(page, { themes: ['dark'] })).toEqual([])
  const grounds = await page
    .locator('main > section')
    .evaluateAll((halves) => halves.map((half) => getComputedStyle(half).backgroundColor))
  expect(new Set(grounds).size).toBe(2)
})

test.each(PARTS)('%s has no barrier in any of its states', async (name) => {
  expect(await findBarriers(page, { include: `[data-part=${name}]`, themes: ['dark'] })).toEqual([])
})

test('nor has what a part says when it was tried: a save that failed, a name, a toast', async () => {
  const light = page.getByRole('region', { name: 'light' })
  await light.getByRole('switch', { name: 'Stays as it is' }).press('Space')
  await light.getByLabel('Never kept').fill('a word')
  await light.getByLabel('Never kept').press('Enter')
  await light.getByRole('alert').filter({ hasText: 'It could not be saved' }).nth(2).waitFor()
  for (const tone of ['info', 'warning', 'danger'])
    await light.getByRole('button', { name: tone, exact: true }).last().press('Enter')
  await light.getByRole('button', { name: 'Rename' }).focus()
  await page.getByRole('tooltip').waitFor()
  expect(await findBarriers(page, { themes: ['dark'] })).toEqual([])
})

test.each(['Popover', 'Menu', 'Confirm', 'Dialog', 'Drawer'])('an open %s has none either', async (name) => {
  const other = await site.open()
  await other.getByRole('region', { name: 'light' }).getByRole('button', { name, exact: true }).click()
  expect(await findBarriers(other, { themes: ['dark'] })).toEqual([])
  await other.context().close()
})

test('on a phone nothing runs out of the window', async () => {
  const phone = await site.open(PHONE)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await findBarriers(phone, { themes: ['dark'] })).toEqual([])
})

test('where the system sets the colours a switch that is on still differs from one that is off', async () => {
  const forced = await site.open({ forcedColors: 'active' })
  const groundOf = (checked: boolean) =>
    forced
      .getByRole('switch', { checked })
      .first()
      .evaluate((one) => getComputedStyle(one).backgroundColor)
  expect(await groundOf(true)).not.toBe(await groundOf(false))
  await forced.context().close()
})

test('what is built has no such page, and no trace of it', async () => {
  const { page: built } = await visit(site.browser, site.server.url)
  await built.goto(`${site.server.url}/ui`)
  await built.waitForURL(`${site.server.url}/404`)
  const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'))
  const traces = scripts.filter((file) =>
    /PartsPage|parts-page|A toast of the tone/.test(readFileSync(`${ASSETS}/${file}`, 'utf8')),
  )
  expect([scripts.length > 0, traces]).toEqual([true, []])
})

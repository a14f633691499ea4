import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { findBarriers } from './find-barriers.ts'
import { findFlaws } from './find-flaws.ts'
import { type ProductServer, startServer } from './server.ts'
import { LANGUAGES, type Look, openContext, openScreen, type Stage, THEMES } from './shots/open-screen.ts'
import { SCREENS, type Screen } from './shots/screens.ts'
import { seed } from './shots/seed.ts'

const WIDTHS = [320, 768, 1440] as const
/** Most of what a screen takes is waiting. */
const AT_ONCE = 4

let server: ProductServer
let browser: Browser
let stage: Stage
beforeAll(async () => {
  server = await startServer({ ENGINE: 'fake', RATE_LIMIT: '1000000' })
  browser = await openBrowser()
  stage = { url: server.url, seeded: await seed(server) }
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** In CI each language and each width once and both themes, by turns; in the long run all eighteen together. */
function looksOf(nth: number): Look[] {
  if (inject('scale') === 1) {
    return LANGUAGES.map((language, at) => ({
      language,
      size: WIDTHS[(nth + at) % 3] ?? 320,
      theme: THEMES[(nth + at) % 2] ?? 'dark',
    }))
  }
  return LANGUAGES.flatMap((language) =>
    WIDTHS.flatMap((size) => THEMES.map((theme): Look => ({ language, size, theme }))),
  )
}

async function judge(screen: Screen, look: Look): Promise<string[]> {
  const context = await openContext(browser, look)
  const page = await context.newPage()
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== stage.url) foreign.push(`asks a foreign host: ${request.url()}`)
  })
  try {
    await openScreen(page, stage, screen, look)
    const barriers = await findBarriers(page, { themes: [look.theme] })
    return [...foreign, ...barriers, ...(await findFlaws(page, look.language))]
  } catch (error) {
    return [String(error)]
  } finally {
    await context.close()
  }
}

test('no screen, dialog or state has a barrier, speaks another language, cuts words, scrolls sideways or asks strangers', async () => {
  const waiting = SCREENS.flatMap((screen, nth) => looksOf(nth).map((look) => ({ screen, look })))
  const found: string[] = []
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { screen, look } = next
      const name = [screen.name, look.size, look.theme, look.language].join(' ')
      for (const flaw of await judge(screen, look)) found.push(`${name}: ${flaw}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  expect(found).toEqual([])
}, 3_600_000)

test('where the system sets the colours, what is chosen and how far something is can still be told', async () => {
  const look: Look = { size: 'forced', theme: 'dark', language: 'en-US' }
  const context = await openContext(browser, look)
  const page = await context.newPage()
  const screen = SCREENS.find(({ name }) => name === 'settings-appearance')
  if (!screen) throw new Error('no such screen')
  await openScreen(page, stage, screen, look)
  const groundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await groundOf('[role=tab][aria-selected=true]')).not.toBe(await groundOf('[role=tab][aria-selected=false]'))
  expect(await groundOf('label:has(> input:checked)')).not.toBe(await groundOf('label:has(> input:not(:checked))'))
  await context.close()
})

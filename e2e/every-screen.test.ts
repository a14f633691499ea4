import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { findBarriers } from './find-barriers.ts'
import { findFlaws } from './find-flaws.ts'
import { becomePerson } from './person.ts'
import { OPEN_TO_ALL, type ProductServer, startServer } from './server.ts'
import { LANGUAGES, type Look, openContext, openScreen, type Stage, THEMES, visitScreens } from './shots/open-screen.ts'
import { SCREENS, type Screen } from './shots/screens.ts'
import { seed } from './shots/seed.ts'

const WIDTHS = [320, 768, 1440] as const
/** Parallel pages; a screen mostly waits. */
const AT_ONCE = 4
/** Phone number of the first beginner; the others count up from it. */
const BEGINNERS_PHONE = 8_613_912_345_700

let server: ProductServer
let browser: Browser
let stage: Stage
beforeAll(async () => {
  server = await startServer({ ENGINE: 'fake', ...OPEN_TO_ALL })
  browser = await openBrowser()
  stage = { url: server.url, seeded: await seed(server) }
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const LOOKS = LANGUAGES.flatMap((language) =>
  WIDTHS.flatMap((size) => THEMES.map((theme): Look => ({ language, size, theme }))),
)

/**
 * Whether a screen is due in a look: either once in all, or once per language with rotating sizes and themes; the full run takes
 * every look.
 */
function isDue(place: number, nth: number, { language, size, theme }: Look): boolean {
  if (inject('scale') > 1) return true
  if (inject('scale') < 1) return place % LOOKS.length === nth
  const turn = place + LANGUAGES.indexOf(language)
  return WIDTHS[turn % WIDTHS.length] === size && THEMES[turn % THEMES.length] === theme
}

/** A person who writes on a screen uses a channel that no other look has open at that moment. */
async function withNewBeginner(nth: number): Promise<Stage> {
  const { token: beginner } = await becomePerson(server, `+${BEGINNERS_PHONE + nth}`)
  return { ...stage, seeded: { ...stage.seeded, tokens: { ...stage.seeded.tokens, beginner } } }
}

async function judge(page: Page, stage: Stage, screen: Screen, look: Look): Promise<string[]> {
  const foreign: string[] = []
  const watch = (request: Request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== stage.url) foreign.push(`asks a foreign host: ${request.url()}`)
  }
  page.on('request', watch)
  const jumps = (await openScreen(page, stage, screen, look)).map((jump) => `jumps while it comes: ${jump}`)
  const barriers = await findBarriers(page, { themes: [look.theme] })
  const flaws = await findFlaws(page, look.language)
  page.off('request', watch)
  return [...foreign, ...jumps, ...barriers, ...flaws]
}

test('no screen, dialog or state has a barrier, speaks another language, cuts words, scrolls sideways, jumps or asks strangers', async () => {
  const waiting = LOOKS.entries()
  const found: string[] = []
  const work = async () => {
    for (const [nth, look] of waiting) {
      const due = SCREENS.filter((_, place) => isDue(place, nth, look))
      const own = await withNewBeginner(nth)
      found.push(...(await visitScreens(browser, look, due, (page, screen) => judge(page, own, screen, look))))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  expect(found).toEqual([])
}, 3_600_000)

test('where the system sets the colours, what is chosen and how far something is can still be told', async () => {
  const look: Look = { size: 'forced', theme: 'dark', language: 'en-US' }
  const context = await openContext(browser, look)
  const page = await context.newPage()
  const open = async (wanted: string) => {
    const screen = SCREENS.find(({ name }) => name === wanted)
    if (!screen) throw new Error('no such screen')
    await openScreen(page, stage, screen, look)
  }
  const groundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  await open('settings-appearance')
  expect(await groundOf('[role=tab][aria-selected=true]')).not.toBe(await groundOf('[role=tab][aria-selected=false]'))
  expect(await groundOf('label:has(> input:checked)')).not.toBe(await groundOf('label:has(> input:not(:checked))'))
  await open('console-overview')
  expect(await groundOf('nav a[href="/admin"]')).not.toBe(await groundOf('nav a[href="/admin/tasks"]'))
  await context.close()
})

import type { Browser, BrowserContext, Page } from 'playwright-core'
import { shiftsIn, watchShifts } from '../watch-shifts.ts'
import type { Screen } from './screens.ts'
import type { Seeded } from './seed.ts'

/** `zoomed` is a desktop window whose reader has set the text to 200 %, `forced` one whose system sets the colours. */
export const SIZES = {
  320: { width: 320, height: 640, scale: 1 },
  390: { width: 390, height: 844, scale: 1 },
  768: { width: 768, height: 1024, scale: 1 },
  1440: { width: 1440, height: 900, scale: 1 },
  zoomed: { width: 640, height: 430, scale: 2 },
  forced: { width: 1024, height: 768, scale: 1 },
}
export const THEMES = ['dark', 'light'] as const
export const LANGUAGES = ['zh-CN', 'zh-TW', 'en-US'] as const
/** Even beside other walks on a small machine a screen takes a tenth of this. */
const ANSWER_MS = 120_000

export interface Look {
  size: keyof typeof SIZES
  theme: (typeof THEMES)[number]
  language: (typeof LANGUAGES)[number]
}

/** Where the screens are, and what stands on them. */
export interface Stage {
  url: string
  seeded: Seeded
}

/** A window of its own in which nothing moves; below 640 px it is a phone's. */
export async function openContext(browser: Browser, look: Look): Promise<BrowserContext> {
  const { scale, ...size } = SIZES[look.size]
  const isPhone = size.width < 640
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: scale,
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    forcedColors: look.size === 'forced' ? 'active' : 'none',
    serviceWorkers: 'block',
  })
  await watchShifts(context)
  return context
}

/**
 * Go from screen to screen in one look and in one page: a window for each would take longer than most screens do.
 * A page is not used again once something was wrong in it.
 *
 * @param judge brings the page to the screen
 * @returns what is wrong with which screen
 */
export async function visitScreens(
  browser: Browser,
  look: Look,
  screens: Screen[],
  judge: (page: Page, screen: Screen) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = []
  const context = await openContext(browser, look)
  let page = await context.newPage()
  for (const screen of screens) {
    const faults = await Promise.race([judge(page, screen), refuseLate()]).catch((error: unknown) => [String(error)])
    found.push(...faults.map((fault) => `${[screen.name, look.size, look.theme, look.language].join(' ')}: ${fault}`))
    if (faults.length > 0 || screen.isCut) {
      await page.close()
      page = await context.newPage()
    }
  }
  await context.close()
  return found
}

/** A page that does not answer is told by its name, and the others are still visited. */
const refuseLate = () =>
  new Promise<never>((_, reject) => setTimeout(reject, ANSWER_MS, new Error('does not answer')).unref())

/**
 * Bring a page to a screen, as whom it is for and as if nobody had been here, and wait until nothing more comes.
 *
 * @returns what jumped while it came
 */
export async function openScreen(page: Page, { url, seeded }: Stage, screen: Screen, look: Look): Promise<string[]> {
  const { theme, language } = look
  const stored = { appSetting: JSON.stringify({ theme, language }), SECRET_TOKEN: seeded.tokens[screen.who] }
  // A file of the same origin, in which nothing runs that could write what it knows once more.
  await page.goto(`${url}/seal.svg`)
  // Not before: what was held back would go to the server after all.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate((entries) => {
    localStorage.clear()
    sessionStorage.clear()
    for (const [key, value] of Object.entries(entries)) if (value !== null) localStorage.setItem(key, value)
  }, stored)
  await screen.before?.(page)
  await page.goto(url + screen.path.replace(/\{(\w+)\}/g, (_, name: string) => seeded.places[name] ?? ''))
  // A busy machine may take longer over the scripts than a still network takes to count as idle.
  await page.locator('main').waitFor()
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const jumps = await shiftsIn(page)
  await screen.then?.(page)
  await page.waitForLoadState('networkidle')
  if (!screen.isStill) return jumps
  // A jump is told after the frame that shows it.
  await page.bringToFront()
  await page.evaluate(() => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume))))
  return shiftsIn(page)
}

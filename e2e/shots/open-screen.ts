import type { Browser, BrowserContext, Page } from 'playwright-core'
import { shiftsIn, watchShifts } from '../watch-shifts.ts'
import type { Screen } from './screens.ts'
import type { Seeded } from './seed.ts'

/** `zoomed`: desktop with 200 % text size; `forced`: forced colours. */
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
/** Ten times what a screen takes beside other walks on a small machine. */
const ANSWER_MS = 120_000

export interface Look {
  size: keyof typeof SIZES
  theme: (typeof THEMES)[number]
  language: (typeof LANGUAGES)[number]
}

/** Server and seeded data. */
export interface Stage {
  url: string
  seeded: Seeded
}

/** A window without motion; below 640 px wide it emulates a phone. */
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
 * Visits all screens in one look with one page, since a window each would take longer than most screens. A page with a problem is
 * replaced by a new one.
 * @param judge brings the page to the screen
 * @returns the problems by screen
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

/** A page that hangs is reported by name, and the others are still visited. */
const refuseLate = () =>
  new Promise<never>((_, reject) => setTimeout(reject, ANSWER_MS, new Error('does not answer')).unref())

/**
 * Opens a screen as the person that it is for, with empty storage, and waits until it is complete.
 * @returns the layout shifts while loading
 */
export async function openScreen(page: Page, { url, seeded }: Stage, screen: Screen, look: Look): Promise<string[]> {
  const { theme, language } = look
  const stored = { appSetting: JSON.stringify({ theme, language }), SECRET_TOKEN: seeded.tokens[screen.who] }
  // A file of the same origin that runs no script, so that nothing writes to the storage again.
  await page.goto(`${url}/seal.svg`)
  // Not earlier: requests that were held back would otherwise reach the server.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate((entries) => {
    localStorage.clear()
    sessionStorage.clear()
    for (const [key, value] of Object.entries(entries)) if (value !== null) localStorage.setItem(key, value)
  }, stored)
  await screen.before?.(page)
  await page.goto(url + screen.path.replace(/\{(\w+)\}/g, (_, name: string) => seeded.places[name] ?? ''))
  // On a busy machine, scripts may take longer than the idle timeout of the network.
  await page.locator('main').waitFor()
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const jumps = await shiftsIn(page)
  await screen.then?.(page)
  await page.waitForLoadState('networkidle')
  if (!screen.isStill) return jumps
  // A layout shift is reported after its frame.
  await page.bringToFront()
  await page.evaluate(() => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume))))
  return shiftsIn(page)
}

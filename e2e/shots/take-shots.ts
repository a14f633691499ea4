import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { openBrowser } from '../browser.ts'
import { startServer } from '../server.ts'
import { LANGUAGES, type Look, openScreen, SIZES, type Stage, THEMES, visitScreens } from './open-screen.ts'
import { SCREENS, type Screen } from './screens.ts'
import { seed } from './seed.ts'

const FOLDER = 'shots'
const SHOWN: Look['size'][] = [320, 390, 768, 1440, 'zoomed', 'forced']
const LOOKS = SHOWN.flatMap((size) =>
  THEMES.flatMap((theme) => LANGUAGES.map((language): Look => ({ size, theme, language }))),
)

const nameOf = ({ name }: Screen, { size, theme, language }: Look) => [name, size, theme, language].join('--')

/** @returns the problems found */
async function takeShot(page: Page, stage: Stage, screen: Screen, look: Look): Promise<string[]> {
  const { width, height } = SIZES[look.size]
  await page.setViewportSize({ width, height: screen.height ?? height })
  await openScreen(page, stage, screen, look)
  await page.waitForTimeout(300)
  await page.screenshot({ path: `${FOLDER}/${nameOf(screen, look)}.png`, fullPage: screen.who === 'nobody' })
  const shown = await page.evaluate(() => document.documentElement.scrollWidth)
  return shown > width ? [`${shown} px wide in ${width}`] : []
}

const words = process.argv.slice(2)
mkdirSync(FOLDER, { recursive: true })
const server = await startServer({ RATE_LIMIT: '1000000' })
const browser = await openBrowser()
try {
  const stage = { url: server.url, seeded: await seed(server) }
  let count = 0
  for (const look of LOOKS) {
    const screens = SCREENS.filter((screen) => words.every((word) => nameOf(screen, look).includes(word)))
    if (screens.length === 0) continue
    const faults = await visitScreens(browser, look, screens, (page, screen) => takeShot(page, stage, screen, look))
    for (const fault of faults) console.error(fault)
    count += screens.length
  }
  console.log(`${count} pictures are in ${FOLDER}/`)
} finally {
  await browser.close()
  await server.close()
}

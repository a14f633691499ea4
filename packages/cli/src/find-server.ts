import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import type { CliConfig } from './config.ts'

/** What a running server leaves in its data folder for programs of the same person. */
const runningServer = z.object({ pid: z.number(), url: z.string(), token: z.string() })
export type RunningServer = z.infer<typeof runningServer>

export interface FoundServer extends RunningServer {
  /**
   * Stops it when this program started it; leaves any other alone. Resolves with what the person must be told because it
   * is never shown again, else with an empty text.
   */
  release(): Promise<string>
}

const SERVER_ENTRY = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url))
const START_MS = 60_000
const LOOK_MS = 100

/**
 * The server that runs on this data folder, or one started for as long as it is needed.
 * @throws Error with what the server said when it does not start, or when `interrupted` aborts first
 */
export async function findServer(config: CliConfig, interrupted: AbortSignal): Promise<FoundServer> {
  const running = await readRunning(config)
  return running ? { ...running, release: async () => '' } : startServer(config, interrupted)
}

async function readRunning({ dataDir }: CliConfig): Promise<RunningServer | undefined> {
  try {
    const running = z.parse(runningServer, JSON.parse(await readFile(join(dataDir, 'run', 'server.json'), 'utf8')))
    process.kill(running.pid, 0) // a server that was killed leaves its file, and another may have its port by now
    const ready = await fetch(new URL('/readyz', running.url))
    return ready.ok ? running : undefined
  } catch {
    return undefined // no file, a half-written one, or one left by a server that died: there is none to talk to
  }
}

async function startServer(config: CliConfig, interrupted: AbortSignal): Promise<FoundServer> {
  const child = launch(config)
  const deadline = Date.now() + START_MS
  while (child.isRunning() && Date.now() < deadline && !interrupted.aborted) {
    const running = await readRunning(config)
    if (running) return { ...running, release: async () => readFirstPassword(await child.stop()) }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  const said = await child.stop()
  if (interrupted.aborted) throw new Error([readFirstPassword(said), 'Nothing was drawn.'].filter(Boolean).join('\n'))
  throw new Error(said.trim() || 'The server did not start.')
}

interface LaunchedServer {
  isRunning(): boolean
  /** Resolves with all that it said. */
  stop(): Promise<string>
}

function launch({ serverEnvironment }: CliConfig): LaunchedServer {
  const child = spawn(process.execPath, [SERVER_ENTRY], {
    env: serverEnvironment,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A Ctrl-C in the terminal is ours: the task is cancelled first, then the server is stopped.
    detached: true,
  })
  process.once('exit', () => child.kill('SIGTERM'))
  let said = ''
  const remember = (chunk: Buffer) => {
    said += String(chunk)
  }
  child.stdout.on('data', remember)
  child.stderr.on('data', remember)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return {
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.kill('SIGTERM')
      await ended
      return said
    },
  }
}

/** A first start makes up the administrator's password and shows it once, to us. */
function readFirstPassword(said: string): string {
  const [, phone, password] = /phone (\S+)\s+password (\S+) {2}\(shown this once\)/.exec(said) ?? []
  return phone ? `The browser's sign-in: phone ${phone}, password ${password} (shown this once)` : ''
}

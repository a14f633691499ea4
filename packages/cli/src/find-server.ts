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
  /** Stops it when this program started it; leaves any other alone. */
  release(): Promise<void>
}

const SERVER_ENTRY = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url))
const START_MS = 60_000
const LOOK_MS = 100

/**
 * The server that runs on this data folder, or one started for as long as it is needed.
 * @throws Error with what the server said when it does not start
 */
export async function findServer(config: CliConfig): Promise<FoundServer> {
  const running = await readRunning(config)
  return running ? { ...running, release: async () => {} } : startServer(config)
}

async function readRunning({ dataDir }: CliConfig): Promise<RunningServer | undefined> {
  try {
    const running = z.parse(runningServer, JSON.parse(await readFile(join(dataDir, 'run', 'server.json'), 'utf8')))
    const ready = await fetch(new URL('/readyz', running.url))
    return ready.ok ? running : undefined
  } catch {
    return undefined // no file, a half-written one, or one left by a server that died: there is none to talk to
  }
}

async function startServer(config: CliConfig): Promise<FoundServer> {
  const child = spawn(process.execPath, [SERVER_ENTRY], {
    env: config.serverEnvironment,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A Ctrl-C in the terminal is ours: the task is cancelled first, then the server is stopped.
    detached: true,
  })
  let said = ''
  const remember = (chunk: Buffer) => {
    said = (said + String(chunk)).slice(-2000)
  }
  child.stdout.on('data', remember)
  child.stderr.on('data', remember)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const release = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const deadline = Date.now() + START_MS
  while (child.exitCode === null && Date.now() < deadline) {
    const running = await readRunning(config)
    if (running) return { ...running, release }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  await release()
  throw new Error(said.trim() || 'The server did not start.')
}

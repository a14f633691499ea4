import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../e2e/free-port.ts'
import { waitUntil } from '../e2e/wait-until.ts'
import { inSeconds, report } from './measure.ts'

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url))
const USABLE_WITHIN_MS = 600_000

const folder = mkdtempSync(join(tmpdir(), 'easel-fresh-'))
const clone = join(folder, 'easel')
run('git', ['clone', '--quiet', REPOSITORY, clone], folder)

const began = performance.now()
run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], clone)
const installedAt = performance.now()
const port = await findFreePort()
// A program of its own group, so that npm and what it starts end together.
const env = { ...process.env, PORT: String(port) }
const child = spawn('npm', ['start'], { cwd: clone, env, stdio: 'ignore', detached: true })
await waitUntil(() => isUsable(`http://localhost:${port}`), Boolean, USABLE_WITHIN_MS)
const usableAt = performance.now()
report('a fresh clone, npm ci with a warm cache', inSeconds(installedAt - began), '')
report('then npm start, to a usable page', inSeconds(usableAt - installedAt), 'both under 60 s')

const ended = once(child, 'exit')
process.kill(-(child.pid ?? 0), 'SIGTERM')
await ended
rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

function run(program: string, args: string[], cwd: string): void {
  const { status, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${stderr}`)
}

async function isUsable(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok && (await fetch(url)).ok
  } catch {
    return false // not listening yet
  }
}

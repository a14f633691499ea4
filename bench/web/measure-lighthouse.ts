import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Site } from './site.ts'
import { show } from './table.ts'

const FOLDER = fileURLToPath(new URL('./lighthouse', import.meta.url))

interface Verdict {
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>
  lcpMs: number
  tbtMs: number
  cls: number
  /** What cost points, but speed. */
  missed: string[]
}

/** Lighthouse itself, as for a phone. It weighs 185 MB, so it comes only when somebody fetches it. */
export async function measureLighthouse(site: Site): Promise<void> {
  if (!existsSync(`${FOLDER}/node_modules/lighthouse`)) {
    console.log('  Lighthouse is not here; npm ci --prefix bench/web/lighthouse brings it.')
    return
  }
  await judge(site, 'drawing', [`${site.server.url}/draw/${site.channelId}`, site.token])
  await judge(site, 'login', [`${site.server.url}/login`])
}

async function judge({ debugPort }: Site, name: string, asked: string[]): Promise<void> {
  const { stdout } = await promisify(execFile)(process.execPath, [`${FOLDER}/ask.mjs`, String(debugPort), ...asked])
  const { scores, lcpMs, tbtMs, cls, missed }: Verdict = JSON.parse(stdout)
  const what = (noun: string) => `Lighthouse, ${name}: ${noun}`
  show({ what: what('LCP'), measured: lcpMs / 1000, goal: 2.2, unit: 's' })
  show({ what: what('TBT'), measured: tbtMs, goal: 120, unit: 'ms' })
  show({ what: what('CLS'), measured: cls, goal: 0, unit: '' })
  show({ what: what('performance'), measured: scores.performance, goal: 95, unit: '', isAtLeast: true })
  for (const part of ['accessibility', 'best-practices', 'seo'] as const) {
    show({ what: what(part), measured: scores[part], goal: 100, unit: '', isAtLeast: true })
  }
  for (const one of missed) console.log(`    ${one}`)
}

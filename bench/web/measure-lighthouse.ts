import { askLighthouse, hasLighthouse, type Verdict } from './ask-lighthouse.ts'
import type { Site } from './site.ts'
import { median, show } from './table.ts'

/** One visit may be three times as slow as the next; of the middle of five Lighthouse itself says that it is steady. */
const VISITS = 5

/** Lighthouse itself, as for a phone. It weighs 185 MB, so it comes only when somebody fetches it. */
export async function measureLighthouse(site: Site): Promise<void> {
  if (!hasLighthouse()) {
    console.log('  Lighthouse is not here; npm ci --prefix bench/web/lighthouse brings it.')
    return
  }
  await judge(site, 'drawing', [`${site.server.url}/draw/${site.channelId}`, site.token])
  await judge(site, 'login', [`${site.server.url}/login`])
}

async function judge({ debugPort }: Site, name: string, asked: string[]): Promise<void> {
  const verdicts: Verdict[] = []
  for (let visit = 0; visit < VISITS; visit += 1) verdicts.push(await askLighthouse(debugPort, asked))
  const middle = (read: (verdict: Verdict) => number) => median(verdicts.map(read))
  const what = (noun: string) => `Lighthouse, ${name}: ${noun}`
  show({ what: what('LCP'), measured: middle(({ lcpMs }) => lcpMs) / 1000, goal: 2.2, unit: 's' })
  show({ what: what('TBT'), measured: middle(({ tbtMs }) => tbtMs), goal: 120, unit: 'ms' })
  show({ what: what('CLS'), measured: Math.max(...verdicts.map(({ cls }) => cls)), goal: 0, unit: '' })
  const performance = middle(({ scores }) => scores.performance)
  show({ what: what('performance'), measured: performance, goal: 95, unit: '', isAtLeast: true })
  for (const part of ['accessibility', 'best-practices', 'seo'] as const) {
    const measured = Math.min(...verdicts.map(({ scores }) => scores[part]))
    show({ what: what(part), measured, goal: 100, unit: '', isAtLeast: true })
  }
  for (const one of new Set(verdicts.flatMap(({ missed }) => missed))) console.log(`    ${one}`)
}

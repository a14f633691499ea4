import type { Page } from 'playwright-core'
import { countFrames, turnWheel } from './frames.ts'
import type { Site } from './site.ts'
import { median, show } from './table.ts'
import { SLOW_CPU, throttle } from './throttle.ts'
import { openProfile } from './window.ts'

const ROUNDS = 20
/** Where this took twice as long, dialogs took 80 ms that take 35 on a quicker machine, for which the goals of acts were set. */
const LINES_GOAL_MS = 20

/** What this machine can do at all, with a page that is none of ours; whoever compares the rows below compares these first. */
export async function measureBare(site: Site): Promise<void> {
  const page = await (await openProfile(site, null)).newPage()
  for (const cpu of [1, SLOW_CPU]) await measureFrames(page, cpu)
  await measureLines(page)
  await page.context().close()
}

/** Nothing but a hundred screens of colour. */
async function measureFrames(page: Page, cpu: number): Promise<void> {
  await throttle(page, { cpu })
  await page.setContent('<section aria-label="bare" style="height:600px;overflow:auto"><p style="height:60000px">')
  const { fps } = await countFrames(page, () => turnWheel(page, 'bare', { distance: 12_000, speed: 3_000 }))
  show({
    what: `a bare page by wheel at ${cpu}x: less means a busy machine`,
    measured: fps,
    goal: 58,
    unit: 'fps',
    isAtLeast: true,
  })
}

async function measureLines(page: Page): Promise<void> {
  await page.setContent('<main></main>')
  await throttle(page, { cpu: SLOW_CPU })
  const runsMs: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) runsMs.push(await page.evaluate(layLines, round))
  show({
    what: 'a bare page lays 300 lines, 4x, median: more means a slow machine',
    measured: median(runsMs),
    goal: LINES_GOAL_MS,
    unit: 'ms',
  })
}

/** Runs in the page; ms until new lines have their places. */
function layLines(round: number): number {
  const from = performance.now()
  const lines = Array.from({ length: 300 }, (_, at) =>
    Object.assign(document.createElement('p'), { textContent: `line ${at} of ${round}` }),
  )
  document.querySelector('main')?.replaceChildren(...lines)
  document.body.getBoundingClientRect()
  return performance.now() - from
}

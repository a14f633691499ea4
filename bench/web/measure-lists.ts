import type { Page } from 'playwright-core'
import { countFrames, type Frames, turnWheel } from './frames.ts'
import { FEED_CARDS, GALLERY_PICTURES, type Site } from './site.ts'
import { show } from './table.ts'
import { SLOW_CPU, throttle } from './throttle.ts'
import { openAt } from './window.ts'

const WALL = '作品'
const FEED = '绘画记录'
const FAST = { distance: 30_000, speed: 3_000 }
const BYTES_PER_MB = 1024 * 1024

export async function measureGallery(site: Site): Promise<void> {
  const page = await openAt(site, '/gallery')
  await page.locator('[data-cell]').first().waitFor()
  await hangAll(page)
  for (const [cpu, goal] of [
    [1, 58],
    [SLOW_CPU, 54],
  ] as const) {
    await throttle(page, { cpu })
    await page.getByRole('region', { name: WALL }).evaluate((wall) => wall.scrollTo(0, 0))
    const frames = await countFrames(page, () => turnWheel(page, WALL, FAST), '[data-cell]')
    show({
      what: `gallery of ${GALLERY_PICTURES} by wheel at ${cpu}x`,
      measured: frames.shown,
      goal,
      unit: 'fps',
      isAtLeast: true,
    })
    showFrames('gallery', frames, 400)
  }
  show({ what: 'gallery, heap with all loaded', measured: await readHeap(page), goal: 40, unit: 'MB' })
  await page.context().close()
}

/** Until the last picture stands there: only then all are in memory. */
async function hangAll(page: Page): Promise<void> {
  await page.locator('[data-cell] a').first().focus()
  const last = () => page.locator('[data-cell]').last().getAttribute('data-cell')
  let [before, same] = ['', 0]
  while (same < 10) {
    await page.keyboard.press('End')
    await page.waitForTimeout(100)
    const now = (await last()) ?? ''
    same = now === before ? same + 1 : 0
    before = now
  }
}

export async function measureFeed(site: Site): Promise<void> {
  const page = await openAt(site, `/draw/${site.channelId}`)
  await page.getByRole('button', { name: 'U1' }).last().waitFor()
  await readToFirst(page)
  await throttle(page, { cpu: SLOW_CPU })
  const frames = await countFrames(page, () => turnWheel(page, FEED, FAST), '[data-task]')
  show({ what: `feed of ${FEED_CARDS} cards at 4x`, measured: frames.shown, goal: 58, unit: 'fps', isAtLeast: true })
  showFrames('feed', frames, 400)
  await page.context().close()
}

/** Up to the oldest card, as a person would who turns the wheel for long. */
async function readToFirst(page: Page): Promise<void> {
  const feed = page.getByRole('region', { name: FEED })
  let [height, same] = [0, 0]
  while (same < 10) {
    await feed.evaluate((element) => element.scrollTo(0, 0))
    await page.waitForTimeout(150)
    const now = await feed.evaluate((element) => element.scrollHeight)
    same = now === height ? same + 1 : 0
    height = now
  }
}

function showFrames(what: string, { fps, longestMs, lacking, elements }: Frames, most: number): void {
  show({ what: `${what}, frames that the page had part in`, measured: fps, unit: 'fps' })
  show({ what: `${what}, frames that lacked a row at the edge`, measured: lacking, goal: 0, unit: '' })
  show({ what: `${what}, longest frame`, measured: longestMs, goal: 150, unit: 'ms' })
  show({ what: `${what}, elements in the document`, measured: elements, goal: most, unit: '' })
}

async function readHeap(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  return usedSize / BYTES_PER_MB
}

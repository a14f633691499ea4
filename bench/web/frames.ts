import type { CDPSession, Page } from 'playwright-core'

export interface Frames {
  /** Frames that came onto the screen, per second: what moves on it. */
  shown: number
  /** Frames of these that the page itself had part in; the browser scrolls on without it. */
  fps: number
  /** Of the page itself. */
  longestMs: number
  /** Frames in which the last row that stood there ended above the lower edge of what it scrolls in. */
  lacking: number
  /** The most elements that stood in the document. */
  elements: number
}

/** Count the frames that are painted while something is done; `rows` selects the rows of a list that is scrolled down meanwhile. */
export async function countFrames(page: Page, act: () => Promise<unknown>, rows = ''): Promise<Frames> {
  const trace = await page.context().newCDPSession(page)
  const stopTrace = await countShown(trace)
  await page.evaluate(startCounting, rows)
  const began = performance.now()
  await act()
  const spentMs = performance.now() - began
  const own = await page.evaluate(() => Object(globalThis).stopCounting() as Omit<Frames, 'shown'>)
  return { ...own, shown: ((await stopTrace()) * 1000) / spentMs }
}

/** The mark that developer tools draw their row of frames from. */
const SHOWN = 'DrawFrame'

async function countShown(devTools: CDPSession): Promise<() => Promise<number>> {
  let shown = 0
  devTools.on('Tracing.dataCollected', ({ value }) => {
    shown += value.filter((event) => Object(event).name === SHOWN).length
  })
  const traceConfig = { includedCategories: ['devtools.timeline.frame', 'disabled-by-default-devtools.timeline.frame'] }
  await devTools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  return async () => {
    const isWhole = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve))
    await devTools.send('Tracing.end')
    await isWhole
    await devTools.detach()
    return shown
  }
}

/** Runs in the page. */
function startCounting(rows: string): void {
  const began = performance.now()
  let last = began
  const seen = { fps: 0, longestMs: 0, lacking: 0, elements: 0 }
  let frames = 0
  let isOver = false
  const stopCounting = () => {
    isOver = true
    return { ...seen, fps: (frames * 1000) / (performance.now() - began) }
  }
  Object.assign(globalThis, { stopCounting })
  const lowerEdge = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? 0
  const isLacking = () => {
    const row = [...document.querySelectorAll(rows)].at(-1)
    return lowerEdge(row) < lowerEdge(row?.closest('section'))
  }
  const count = (now: number) => {
    frames += 1
    seen.longestMs = Math.max(seen.longestMs, now - last)
    last = now
    if (rows && isLacking()) seen.lacking += 1
    if (frames % 30 === 0) seen.elements = Math.max(seen.elements, document.querySelectorAll('*').length)
    if (!isOver) requestAnimationFrame(count)
  }
  requestAnimationFrame(count)
}

interface Wheel {
  /** Px; negative towards the top. */
  distance: number
  /** Px a second. */
  speed: number
}

/** Turn the wheel over the middle of an element, as the browser itself would for a hand. */
export async function turnWheel(page: Page, label: string, { distance, speed }: Wheel): Promise<void> {
  const box = await page.getByRole('region', { name: label }).boundingBox()
  if (!box) throw new Error(`${label} is not on the screen`)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Input.synthesizeScrollGesture', {
    x: Math.round(box.x + box.width / 2),
    y: Math.round(box.y + box.height / 2),
    yDistance: -distance,
    speed,
    gestureSourceType: 'mouse',
    preventFling: true,
  })
  await devTools.detach()
}

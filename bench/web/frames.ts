import type { Page } from 'playwright-core'

export interface Frames {
  /** Frames painted per second. */
  fps: number
  longestMs: number
  /** The most elements that stood in the document. */
  elements: number
}

/** Count the frames that are painted while something is done. */
export async function countFrames(page: Page, act: () => Promise<unknown>): Promise<Frames> {
  await page.evaluate(startCounting)
  await act()
  return page.evaluate(() => Object(globalThis).stopCounting() as Frames)
}

/** Runs in the page. */
function startCounting(): void {
  const began = performance.now()
  let last = began
  const seen = { fps: 0, longestMs: 0, elements: 0 }
  let frames = 0
  let isOver = false
  const stopCounting = () => {
    isOver = true
    return { ...seen, fps: (frames * 1000) / (performance.now() - began) }
  }
  Object.assign(globalThis, { stopCounting })
  const count = (now: number) => {
    frames += 1
    seen.longestMs = Math.max(seen.longestMs, now - last)
    last = now
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

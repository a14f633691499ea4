import type { Page } from 'playwright-core'

interface Watched {
  /** The input that starts the clock. */
  event: 'keydown' | 'click'
  /** What it brings onto the screen. */
  selector: string
}

/**
 * Milliseconds from an input until the frame that shows what it asked for was painted: from the browser's own time of the
 * input, to the first task after that frame.
 */
export async function timeToPixels(page: Page, watched: Watched, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(watch, watched)
  await act()
  const { ms } = await page.evaluate(() => Object(globalThis).painted as Promise<{ ms: number }>)
  return ms
}

/** Runs in the page. */
function watch({ event, selector }: Watched): void {
  const painted = new Promise((resolve) => {
    addEventListener(event, ({ timeStamp }) => look(timeStamp), { once: true, capture: true })
    const isShown = () => [...document.querySelectorAll(selector)].some((found) => found.getClientRects().length > 0)
    function look(from: number): void {
      requestAnimationFrame(() => {
        if (!isShown()) return look(from)
        const after = new MessageChannel()
        after.port1.onmessage = () => resolve({ ms: performance.now() - from })
        after.port2.postMessage(null)
      })
    }
  })
  Object.assign(globalThis, { painted })
}

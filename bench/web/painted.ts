import type { Page } from 'playwright-core'

interface Watched {
  /** The input that starts the clock. */
  event: 'keydown' | 'click'
  /** What it brings onto the screen. */
  selector: string
}

export interface Painted {
  ms: number
  /** 1: the very next frame shows it. */
  frames: number
}

/** What has not come after so long will not. */
const PATIENCE_MS = 10_000

/**
 * Milliseconds and frames from an input until the frame that shows what it asked for was painted: from the browser's own time of the
 * input, to the first task after that frame.
 * @throws Error when it does not come
 */
export async function timeToPixels(page: Page, watched: Watched, act: () => Promise<unknown>): Promise<Painted> {
  await page.evaluate(watch, { ...watched, patienceMs: PATIENCE_MS })
  await act()
  return page.evaluate(() => Object(globalThis).painted as Promise<Painted>)
}

/** Runs in the page. */
function watch({ event, selector, patienceMs }: Watched & { patienceMs: number }): void {
  const painted = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${selector} did not come`)), patienceMs)
    addEventListener(event, ({ timeStamp }) => look(timeStamp, 1), { once: true, capture: true })
    const isShown = () => [...document.querySelectorAll(selector)].some((found) => found.getClientRects().length > 0)
    function look(from: number, frames: number): void {
      requestAnimationFrame(() => {
        if (!isShown()) return look(from, frames + 1)
        const end = () => resolve({ ms: performance.now() - from, frames })
        // Ahead of all that waits for its turn meanwhile: an answer, a key that is let go.
        Object(globalThis).scheduler.postTask(end, { priority: 'user-blocking' })
      })
    }
  })
  Object.assign(globalThis, { painted })
}

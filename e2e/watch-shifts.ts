import type { BrowserContext, Page } from 'playwright-core'

/** Note in each page from its first moment on what jumps in it. */
export const watchShifts = (where: Page | BrowserContext) => where.addInitScript(noteShifts)

/** What has jumped so far: by how much of the window, and the first few elements with where they stood and stand. */
export const shiftsIn = (page: Page) => page.evaluate(() => Object(globalThis).shifts as string[])

/** Runs in the page. Also what jumps soon after a window got its size, which browsers forgive as if somebody had pressed something. */
function noteShifts(): void {
  const shifts: string[] = []
  Object.assign(globalThis, { shifts })
  const note = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = Object(entry)
      shifts.push([value.toFixed(4), ...sources.slice(0, 3).map(tell)].join('; '))
    }
  }
  new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })

  type Source = { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }
  function tell({ node, previousRect, currentRect }: Source): string {
    const spell = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ')
    return `${node?.nodeName}.${node?.className}: ${spell(previousRect)} → ${spell(currentRect)}`
  }
}

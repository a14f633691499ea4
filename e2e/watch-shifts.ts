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
    return `${node?.nodeName}.${node?.className}: ${spell(previousRect)} → ${spell(currentRect)}`
  }

  function spell({ x, y, width, height }: DOMRectReadOnly): string {
    return [x, y, width, height].join(' ')
  }

  // Chromium leaves out what moves inside a box that is not seen itself, which the list of a feed is: where its rows stand
  // is read in every frame, as it is painted.
  const places = new WeakMap<Element, DOMRectReadOnly>()
  const rows = new IntersectionObserver((seen) => {
    rows.disconnect()
    for (const { target, boundingClientRect: place } of seen) {
      const before = places.get(target)
      // Not measured yet, or gone.
      if (getComputedStyle(target).opacity === '0' || place.width === 0) continue
      places.set(target, place)
      if (before && Math.abs(before.y - place.y) >= 3) shifts.push(`row: ${spell(before)} → ${spell(place)}`)
    }
  })
  const look = () => {
    for (const row of document.querySelectorAll('#feed > div:not(:first-child) > div')) rows.observe(row)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

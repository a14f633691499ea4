import type { BrowserContext, Page } from 'playwright-core'

/** Records layout shifts in each page from its first moment. */
export const watchShifts = (where: Page | BrowserContext) => where.addInitScript(noteShifts)

/** Layout shifts so far: their score, and the first few elements with old and new position. */
export const shiftsIn = (page: Page) => page.evaluate(() => Object(globalThis).shifts as string[])

/** Runs in the page. Also counts shifts soon after a resize, which browsers treat like user input. */
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

  // Chromium ignores shifts inside a box that is not itself visible, such as the virtual list; so the rows' positions are
  // compared in every frame.
  const places = new WeakMap<Element, DOMRectReadOnly>()
  const rows = new IntersectionObserver((seen) => {
    rows.disconnect()
    for (const { target, boundingClientRect: place } of seen) {
      const before = places.get(target)
      // Not measured yet, or removed.
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

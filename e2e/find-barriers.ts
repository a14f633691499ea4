import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

interface Scope {
  /** Limits the check to the first element that matches. */
  include?: string
  themes?: readonly ('light' | 'dark')[]
}

/**
 * Accessibility violations found by axe in both themes. Colours in a transition would be measured half way, and hidden pages do
 * not advance transitions, so the page is brought to the front and they are awaited. An open modal dialog is checked alone,
 * because nothing behind it can be reached.
 */
export async function findBarriers(page: Page, { include, themes = ['light', 'dark'] }: Scope = {}): Promise<string[]> {
  const found: string[] = []
  await page.bringToFront()
  for (const theme of themes) {
    await page.evaluate(settleIn, theme)
    const scope = include ?? (await page.evaluate(markOnTop))
    // WCAG 2.2 requires it, but axe checks it only on request.
    const options = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations' as const] }
    // Legacy mode needs no second window; it lacks frames, which our pages do not use.
    const axe = new AxeBuilder({ page }).options(options).setLegacyMode()
    const results = await (scope === null ? axe : axe.include(scope)).analyze()
    const violations = await dropCovered(page, results.violations)
    found.push(...violations.map(({ id, nodes }) => `${theme}: ${id} at ${nodes.map(({ html }) => html).join(' ')}`))
  }
  return found
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

/**
 * Drops targets that are only too small because an open list, menu or confirmation covers part of them; users close that first.
 * Targets outside of it are kept. axe measures targets inside it as if what lies below were beside them; those are dropped where
 * all of 24 px is visible and clickable.
 */
async function dropCovered(page: Page, violations: Violation[]): Promise<Violation[]> {
  const judged = await Promise.all(
    violations.map(async (violation) => {
      if (violation.id !== 'target-size') return violation
      const covered = await page.evaluate(
        listCovered,
        violation.nodes.map(({ target }) => String(target[0])),
      )
      return { ...violation, nodes: violation.nodes.filter((_, at) => !covered[at]) }
    }),
  )
  return judged.filter(({ nodes }) => nodes.length > 0)
}

/** Runs in the page: whether each element is covered by an open layer, or is on top inside one. */
function listCovered(selectors: string[]): boolean[] {
  const open = document.querySelectorAll('[role="listbox"], [role="menu"], [popover="auto"]:popover-open')
  const layers = [...open].filter((layer) => layer.checkVisibility())
  return selectors.map((selector) => {
    const element = document.querySelector(selector)
    if (element === null) return false
    return layers.some((layer) => (layer.contains(element) ? isOnTop(element) : overlap(layer, element)))
  })

  /** Checks the 24 × 24 CSS px square of WCAG 2.2 around the element's centre. */
  function isOnTop(element: Element): boolean {
    const { x, y, width, height } = element.getBoundingClientRect()
    const steps = [-11.5, 0, 11.5]
    const isHit = (right: number, down: number) =>
      element.contains(document.elementFromPoint(x + width / 2 + right, y + height / 2 + down))
    return steps.every((right) => steps.every((down) => isHit(right, down)))
  }

  function overlap(one: Element, other: Element): boolean {
    const a = one.getBoundingClientRect()
    const b = other.getBoundingClientRect()
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  }
}

/** Runs in the page: selector of the open modal dialogs; null when there is none. */
function markOnTop(): string | null {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.toggleAttribute('data-on-top', dialog.matches(':modal'))
  }
  return document.querySelector('[data-on-top]') && '[data-on-top]'
}

/** Runs in the page: sets a theme and waits until all finite animations have ended. */
async function settleIn(theme: string): Promise<void> {
  document.documentElement.setAttribute('data-theme', theme)
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const listEnding = () =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await frame()
  await frame()
  // A reversed transition ends and starts another one.
  for (let ending = listEnding(); ending.length > 0; ending = listEnding())
    await Promise.allSettled(ending.map(({ finished }) => finished))
  await frame()
}

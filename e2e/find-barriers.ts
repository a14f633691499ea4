import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

interface Scope {
  /** Only what stands in the first element that this selector finds. */
  include?: string
  themes?: readonly ('light' | 'dark')[]
}

/**
 * What axe finds, in the light theme and in the dark one. Colours that are still on their way would be measured half
 * way, and in a page that nobody looks at they stay there: it is brought to the front, and their end is waited for.
 * While a modal dialog is open it is judged alone, for nobody can reach what lies behind its veil.
 */
export async function findBarriers(page: Page, { include, themes = ['light', 'dark'] }: Scope = {}): Promise<string[]> {
  const found: string[] = []
  await page.bringToFront()
  for (const theme of themes) {
    await page.evaluate(settleIn, theme)
    const scope = include ?? (await page.evaluate(markOnTop))
    // WCAG 2.2 asks for it, and axe does only when it is told to.
    const options = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations' as const] }
    // The mode without frames, of which no page of ours has any, needs no second window to put its findings together.
    const axe = new AxeBuilder({ page }).options(options).setLegacyMode()
    const results = await (scope === null ? axe : axe.include(scope)).analyze()
    const violations = await dropCovered(page, results.violations)
    found.push(...violations.map(({ id, nodes }) => `${theme}: ${id} at ${nodes.map(({ html }) => html).join(' ')}`))
  }
  return found
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

/**
 * Without the targets that are small only because an open list, menu or question lies over a part of them: who wants
 * those closes it first. What it does not touch is judged like anything else. What stands in it, axe measures as if what
 * lies below were beside it: such a target is dropped where all of 24 px is seen and pressed.
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

/** Runs in the page: which of these elements an open layer covers, wholly or in part, or holds above all else. */
function listCovered(selectors: string[]): boolean[] {
  const open = document.querySelectorAll('[role="listbox"], [role="menu"], [popover="auto"]:popover-open')
  const layers = [...open].filter((layer) => layer.checkVisibility())
  return selectors.map((selector) => {
    const element = document.querySelector(selector)
    if (element === null) return false
    return layers.some((layer) => (layer.contains(element) ? isOnTop(element) : overlap(layer, element)))
  })

  /** With the square that WCAG 2.2 asks for, 24 CSS px a side, around its middle. */
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

/** Runs in the page: a selector for the modal dialogs that are open; null: none is. */
function markOnTop(): string | null {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.toggleAttribute('data-on-top', dialog.matches(':modal'))
  }
  return document.querySelector('[data-on-top]') && '[data-on-top]'
}

/** Runs in the page: show a theme, and wait until nothing that ends by itself is still moving. */
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
  // One that is turned back half way ends, and another one begins.
  for (let ending = listEnding(); ending.length > 0; ending = listEnding())
    await Promise.allSettled(ending.map(({ finished }) => finished))
  await frame()
}

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
    // WCAG 2.2 asks for it, and axe does only when it is told to; a list that is open covers halves of what lies under it.
    const enabled = (await page.locator('[role="listbox"], [role="menu"]').count()) === 0
    const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled } } })
    const { violations } = await (scope === null ? axe : axe.include(scope)).analyze()
    found.push(...violations.map(({ id, nodes }) => `${theme}: ${id} at ${nodes.map(({ html }) => html).join(' ')}`))
  }
  return found
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

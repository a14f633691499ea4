import type { Task } from '@easel/contract/drawing'
import type { Page } from 'playwright-core'
import { callApi } from '../../e2e/api-client.ts'
import { type Painted, timeToPixels } from './painted.ts'
import type { Site } from './site.ts'
import { median, p95, show } from './table.ts'
import { SLOW_CPU, throttle } from './throttle.ts'
import { openAt } from './window.ts'

const SENDS = 20
const SENT = 'a red fox, number'
const OPENINGS = 12
const IDLE_MS = 300
const CONTENTS = ':popover-open [role^="menuitem"]'
/** Each with what its button is called, and what it brings. */
const DOORS = [
  { what: 'channel menu', name: '频道菜单', selector: CONTENTS },
  { what: 'general menu', name: '常规', selector: CONTENTS },
  { what: 'settings dialog', name: '设置', selector: 'dialog[open] h2' },
  { what: 'subscribe dialog', name: '订阅', selector: 'dialog[open] h2' },
]

/** How fast a slow processor answers a person. */
export async function measureActs(site: Site): Promise<void> {
  const page = await openAt(site, `/draw/${site.channelId}`)
  await page.getByRole('button', { name: 'U1' }).last().waitFor()
  await throttle(page, { cpu: SLOW_CPU })
  await measureSends(site, page)
  for (const door of DOORS) await measureDoor(page, door)
  await page.context().close()
}

async function measureSends(site: Site, page: Page): Promise<void> {
  const runs: Painted[] = []
  for (let round = 0; round < SENDS; round += 1) {
    const prompt = `${SENT} ${round} of ${Date.now()}`
    await page.getByRole('textbox', { name: '提示词' }).fill(prompt)
    // Nobody writes all of it in the moment before Enter.
    await page.waitForTimeout(IDLE_MS)
    const watched = { event: 'keydown', selector: `article[aria-label*="${prompt}"]` } as const
    runs.push(await timeToPixels(page, watched, () => page.keyboard.press('Enter')))
    await page.locator(`article[data-task][aria-label*="${prompt}"]`).waitFor()
    await removeSent(site)
    // Nor one that is still drawing what came of the last.
    await page.locator(watched.selector).waitFor({ state: 'detached' })
    await page.waitForTimeout(IDLE_MS)
  }
  show({
    what: 'frames from Enter to card',
    measured: Math.max(...runs.map(({ frames }) => frames)),
    goal: 1,
    unit: '',
  })
  show({ what: 'Enter to card on screen, 4x, p95', measured: p95(runs.map(({ ms }) => ms)), goal: 100, unit: 'ms' })
}

/** So that the next send finds an idle machine, and what is measured next a channel of finished drawings. */
async function removeSent({ server, token, channelId }: Site): Promise<void> {
  const { items } = await callApi<{ items: Task[] }>(server.url, `/api/draw/tasks/${channelId}`, {
    token,
    body: { limit: 5 },
  })
  for (const { id } of items.filter(({ prompt }) => prompt.startsWith(SENT))) {
    await callApi(server.url, `/api/mj/task/${id}/cancel`, { token, body: {} }).catch(() => undefined)
    await callApi(server.url, `/api/mj/task/${id}`, { token, method: 'DELETE' })
  }
}

async function measureDoor(page: Page, { what, name, selector }: (typeof DOORS)[number]): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).first()
  const runsMs: number[] = []
  for (let round = 0; round < OPENINGS; round += 1) {
    // As a person comes to it: the pointer is there before the press.
    await button.hover()
    await page.waitForTimeout(IDLE_MS)
    runsMs.push((await timeToPixels(page, { event: 'click', selector }, () => button.click())).ms)
    await page.keyboard.press('Escape')
    await page.locator(selector).first().waitFor({ state: 'hidden' })
    await page.mouse.move(0, 0)
  }
  show({ what: `opening the ${what}, 4x, median`, measured: median(runsMs), goal: 50, unit: 'ms' })
}

import type { Task } from '@easel/contract/drawing'
import type { Page } from 'playwright-core'
import { callApi, drawOne } from '../../e2e/api-client.ts'
import { DRAWN_WITHIN_MS } from '../../e2e/drawing-steps.ts'
import { countFrames } from './frames.ts'
import type { Site } from './site.ts'
import { show } from './table.ts'
import { SLOW_CPU, throttle } from './throttle.ts'
import { openAt } from './window.ts'

const STROKES = 6
const MOVES = 60
/** As often as a mouse tells where it is. */
const MOVE_EVERY_MS = 8

/** Paint a region with a slow processor. */
export async function measureRegion(site: Site): Promise<void> {
  await pickFirst(site)
  const page = await openAt(site, `/draw/${site.channelId}`)
  await page.getByRole('button', { name: '第 1 张的操作' }).last().click({ timeout: DRAWN_WITHIN_MS })
  await page.getByRole('button', { name: '变化 局部重绘…', exact: true }).last().click()
  await page.getByRole('application').waitFor()
  await page.waitForTimeout(1_000)
  await throttle(page, { cpu: SLOW_CPU })
  const { fps, longestMs } = await countFrames(page, () => paint(page))
  show({ what: 'stroke in the region editor at 4x', measured: fps, goal: 55, unit: 'fps', isAtLeast: true })
  show({ what: 'region editor, longest frame', measured: longestMs, goal: 150, unit: 'ms' })
  await page.context().close()
}

/** Of a drawing that is the newest: only what is in view stands in the document. */
async function pickFirst({ server, token }: Site): Promise<void> {
  const grid = await drawOne(server.url, token, 'a lighthouse on a cliff above a stormy sea --ar 1:1')
  const customId = grid.buttons.find(({ label }) => label === 'U1')?.customId ?? ''
  await callApi<{ tasks: [Task] }>(server.url, `/api/mj/submit/action/${grid.id}`, { token, body: { customId } })
}

async function paint(page: Page): Promise<void> {
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('the stage is not on the screen')
  for (let stroke = 0; stroke < STROKES; stroke += 1) {
    const y = box.y + (box.height * (stroke + 2)) / (STROKES + 4)
    await page.mouse.move(box.x + box.width * 0.3, y)
    await page.mouse.down()
    for (let move = 0; move < MOVES; move += 1) {
      await page.mouse.move(box.x + box.width * (0.3 + (0.4 * move) / MOVES), y + Math.sin(move / 4) * 12)
      await page.waitForTimeout(MOVE_EVERY_MS)
    }
    await page.mouse.up()
  }
}

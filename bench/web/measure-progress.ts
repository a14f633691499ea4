import { once } from 'node:events'
import type { ServerFrame } from '@easel/contract/live'
import type { Page } from 'playwright-core'
import { WebSocket } from 'ws'
import { drawOne } from '../../e2e/api-client.ts'
import { askTicket } from '../../e2e/live-client.ts'
import type { Site } from './site.ts'
import { p95, show } from './table.ts'
import { SLOW_CPU, throttle } from './throttle.ts'
import { openAt } from './window.ts'

const DRAWINGS = 4

/** Percent of progress → instant in ms, of one drawing. */
type Heard = Map<number, number>

/** How long after the server has said how far a drawing is a slow processor shows it. */
export async function measureProgress(site: Site): Promise<void> {
  const page = await openAt(site, `/draw/${site.channelId}`)
  await page.getByRole('button', { name: 'U1' }).last().waitFor()
  await throttle(page, { cpu: SLOW_CPU })
  const heard: Heard = new Map()
  const ear = await listen(site, heard)
  const lagsMs: number[] = []
  for (let round = 0; round < DRAWINGS; round += 1) {
    heard.clear()
    await page.evaluate(watchBars)
    await drawOne(site.server.url, site.token, `a lighthouse above a stormy sea, number ${round}`)
    lagsMs.push(...(await lagsOf(page, heard)))
  }
  ear.terminate()
  show({
    what: `progress on the server to pixels, 4x, p95 of ${lagsMs.length}`,
    measured: p95(lagsMs),
    goal: 300,
    unit: 'ms',
  })
  await page.context().close()
}

/** Hears what the server tells this channel at the moment it is told; a page on this machine has the same clock. */
async function listen({ server, token, channelId }: Site, heard: Heard): Promise<WebSocket> {
  const ticket = await askTicket(server.url, token)
  const ear = new WebSocket(`${server.url.replace('http', 'ws')}/api/ws/connect?ticket=${ticket}`)
  ear.on('message', (bytes) => {
    const frame: ServerFrame = JSON.parse(String(bytes))
    const progress = progressIn(frame)
    if (progress > 0 && !heard.has(progress)) heard.set(progress, Date.now())
  })
  await once(ear, 'open')
  ear.send(JSON.stringify({ t: 'sub', channelId }))
  return ear
}

function progressIn(frame: ServerFrame): number {
  if (frame.t === 'preview') return frame.progress
  return frame.t === 'task' ? frame.task.progress : 0
}

async function lagsOf(page: Page, heard: Heard): Promise<number[]> {
  const painted = new Map(await page.evaluate(() => [...(Object(globalThis).bars as Map<number, number>)]))
  return [...heard].flatMap(([progress, at]) => (painted.has(progress) ? [(painted.get(progress) ?? 0) - at] : []))
}

/** Runs in the page: notes when each percent of progress was painted first. */
function watchBars(): void {
  const bars = new Map<number, number>()
  const isWatched = Object(globalThis).bars !== undefined
  Object.assign(globalThis, { bars })
  if (isWatched) return
  const look = () => {
    const percents = [...document.querySelectorAll('article [role="progressbar"]')].map((bar) =>
      Number(bar.ariaValueNow),
    )
    const after = new MessageChannel()
    after.port1.onmessage = () => {
      const known: Map<number, number> = Object(globalThis).bars
      for (const percent of percents) if (!known.has(percent)) known.set(percent, Date.now())
    }
    after.port2.postMessage(null)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

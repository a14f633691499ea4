import type { Channel } from '@easel/contract/channel'
import type { Task } from '@easel/contract/drawing'
import type { Browser } from 'playwright-core'
import type { Db } from '../../apps/server/src/db/open.ts'
import { callApi, drawOne } from '../../e2e/api-client.ts'
import { openBrowser } from '../../e2e/browser.ts'
import { findFreePort } from '../../e2e/free-port.ts'
import { becomeAdministrator } from '../../e2e/person.ts'
import { plantTasks } from '../../e2e/plant-tasks.ts'
import { type ProductServer, startServer } from '../../e2e/server.ts'
import { openDatabaseOf } from '../../e2e/task-rows.ts'
import { plantPictures } from '../../apps/server/src/testing/plant-pictures.ts'

/** The built product with a lot in it, and a browser to look at it. */
export interface Site {
  server: ProductServer
  browser: Browser
  /** Where the browser can be driven from outside. */
  debugPort: number
  token: string
  /** The channel with `FEED_CARDS` cards; all of the person's galleries together hold `GALLERY_PICTURES`. */
  channelId: string
  /** The newest drawing of four. */
  grid: Task
  close(): Promise<void>
}

export const FEED_CARDS = 1_000
export const GALLERY_PICTURES = 10_000
/** Of different shapes, as on a real wall. */
const PROMPTS = [
  'a red fox in a snowy forest at sunset, oil painting --ar 3:2',
  'a lighthouse on a cliff above a stormy sea at night, cinematic --ar 1:1',
  'misty snowy mountains above a calm lake at dawn, oil --ar 2:3',
  'three sailboats on a calm lake at dawn, watercolor --ar 16:9',
]
/** One insert takes no more: PostgreSQL counts its values in 16 bits. */
const PLANTED_AT_ONCE = 500
const HOUR_MS = 3_600_000

export async function openSite(): Promise<Site> {
  const server = await startServer({ RATE_LIMIT: '1000000' })
  try {
    return await fill(server)
  } catch (error) {
    await server.close()
    throw error
  }
}

async function fill(server: ProductServer): Promise<Site> {
  const { token, channelId } = await becomeAdministrator(server)
  const grids: Task[] = []
  for (const prompt of PROMPTS) grids.push(await drawOne(server.url, token, prompt))
  const grid = grids.at(-1)
  if (!grid || grids.some(({ status }) => status !== 'SUCCESS')) throw new Error('a model could not be drawn')
  await plantAll(server, token, grids)
  const debugPort = await findFreePort()
  const browser = await openBrowser([`--remote-debugging-port=${debugPort}`])
  const close = async () => {
    await browser.close()
    await server.close()
  }
  return { server, browser, debugPort, token, channelId, grid, close }
}

/** Below the models, in their channel and in one beside it, from now back through the years. */
async function plantAll({ url, dataDir }: ProductServer, token: string, grids: Task[]): Promise<void> {
  const body = { title: 'wall' }
  const { id: besideId } = await callApi<Channel>(url, '/api/draw/channel', { token, body })
  const db = await openDatabaseOf(dataDir)
  const newestMs = Date.now() - HOUR_MS
  const planted = { feed: FEED_CARDS - grids.length, beside: GALLERY_PICTURES - FEED_CARDS }
  await plantMany(db, grids, { count: planted.feed, newestMs })
  const before = newestMs - (planted.feed / grids.length) * HOUR_MS
  await plantMany(db, grids, { count: planted.beside, newestMs: before })
  const moved = { channel_id: besideId }
  await db.updateTable('tasks').set(moved).where('submit_time', '<=', new Date(before)).execute()
  await plantPictures(db)
  await db.destroy()
}

/** Copies of each model in turn. */
async function plantMany(db: Db, grids: Task[], wanted: { count: number; newestMs: number }): Promise<void> {
  const each = Math.ceil(wanted.count / grids.length)
  for (const [at, { id }] of grids.entries()) {
    for (let first = 0; first < each; first += PLANTED_AT_ONCE) {
      const newestAt = new Date(wanted.newestMs - (first + at / grids.length) * HOUR_MS)
      await plantTasks(db, { like: id, count: Math.min(PLANTED_AT_ONCE, each - first), newestAt })
    }
  }
}

import { seedGrids, tidyTables } from '../apps/server/src/testing/seed-grids.ts'
import { callApi } from '../e2e/api-client.ts'
import { becomePerson, type Person } from '../e2e/person.ts'
import { startServer } from '../e2e/server.ts'
import { openDatabaseOf } from '../e2e/task-rows.ts'
import { inMilliseconds, percentile, report, timeMs } from './measure.ts'

const FEW = 100
const MANY = 100_000
const ROUNDS = 60

const server = await startServer()
const db = await openDatabaseOf(server.dataDir)
const [few, many] = [await becomePerson(server, '+8613800000001'), await becomePerson(server, '+8613800000002')]
await seedGrids(db, few.channelId, FEW)
await seedGrids(db, many.channelId, MANY)
await tidyTables(db)

const pages: [string, (person: Person) => Promise<unknown>][] = [
  ['timeline', ({ token, channelId }) => callApi(server.url, `/api/draw/chat/${channelId}`, { token })],
  ['list of tasks', ({ token, channelId }) => callApi(server.url, `/api/draw/tasks/${channelId}`, { token, body: {} })],
  ['gallery', ({ token }) => callApi(server.url, '/api/draw/gallery', { token })],
  [
    'gallery of one channel, searched',
    ({ token, channelId }) =>
      callApi(server.url, `/api/draw/gallery?q=fox&ratio=1:1&channelId=${channelId}`, { token }),
  ],
  ['gallery of favourites', ({ token }) => callApi(server.url, '/api/draw/gallery?liked=true', { token })],
]
for (const [what, read] of pages) {
  const runs: Record<'few' | 'many', number[]> = { few: [], many: [] }
  // In turns, so that whatever else the machine does meets both.
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.few.push(await timeMs(() => read(few)))
    runs.many.push(await timeMs(() => read(many)))
  }
  const [small, large] = [percentile(runs.few, 0.5), percentile(runs.many, 0.5)]
  const shown = `${(large / small).toFixed(2)} times (${inMilliseconds(small)} to ${inMilliseconds(large)})`
  report(`${what}: a page of ${MANY} instead of ${FEW}`, shown, 'under 1.5 times')
}
await db.destroy()
await server.close()

import { once } from 'node:events'
import { WebSocket } from 'ws'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { newId } from '../apps/server/src/platform/ids.ts'
import { aChannel, aMember, type SeededPerson } from '../apps/server/src/testing/seed.ts'
import { callApi } from '../e2e/api-client.ts'
import { askTicket } from '../e2e/live-client.ts'
import { startServer } from '../e2e/server.ts'
import { openDatabaseOf } from '../e2e/task-rows.ts'
import { waitUntil } from '../e2e/wait-until.ts'
import { inMilliseconds, percentile, report, spread } from './measure.ts'

const SOCKETS = 1_000
const SOCKETS_EACH = 10
const RENAMES = 50

const server = await startServer({ ENGINE: 'fake', RATE_LIMIT: '1000000' })
const db = await openDatabaseOf(server.dataDir)
const seeds = { db, clock: systemClock, newId: () => newId() }
const creator = await aMember(seeds)
const people: SeededPerson[] = [creator]
while (people.length < SOCKETS / SOCKETS_EACH) people.push(await aMember(seeds))
const members = people.slice(1).map(({ userId }) => userId)
const channelId = await aChannel(seeds, creator.userId, { members })
await db.destroy()

const sockets: WebSocket[] = []
const runsMs: number[] = []
let subscribed = 0
let began = 0
for (const { token } of people) {
  for (let at = 0; at < SOCKETS_EACH; at += 1) sockets.push(await connect(token))
}
await waitUntil(
  () => subscribed,
  (count) => count === SOCKETS,
)

for (let round = 1; round <= RENAMES; round += 1) {
  began = performance.now()
  const body = { title: `round ${round}` }
  await callApi(server.url, `/api/draw/channel/${channelId}`, { token: creator.token, body, method: 'PUT' })
  await waitUntil(
    () => runsMs.length,
    (count) => count === SOCKETS * round,
  )
}
const p99 = inMilliseconds(percentile(runsMs, 0.99))
report(`from a call to its frame at ${SOCKETS} sockets, p99 ${p99}`, spread(runsMs, inMilliseconds), 'p99 under 100 ms')
for (const socket of sockets) socket.terminate()
await server.close()

async function connect(token: string): Promise<WebSocket> {
  const ticket = await askTicket(server.url, token)
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/ws/connect?ticket=${ticket}`)
  socket.on('message', (bytes) => hear(String(bytes)))
  await once(socket, 'open')
  socket.send(JSON.stringify({ t: 'sub', channelId }))
  return socket
}

function hear(text: string): void {
  const { t } = JSON.parse(text)
  if (t === 'subbed') subscribed += 1
  if (t === 'channel') runsMs.push(performance.now() - began)
}

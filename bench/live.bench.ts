import { once } from 'node:events'
import type { ServerFrame } from '@easel/contract/live'
import { WebSocket } from 'ws'
import { callApi } from '../e2e/api-client.ts'
import { becomeAdministrator } from '../e2e/person.ts'
import { startServer } from '../e2e/server.ts'
import { waitUntil } from '../e2e/wait-until.ts'
import { inMilliseconds, report, spread } from './measure.ts'

const SUBMITS = 40

const server = await startServer()
const { token, channelId, ...person } = await becomeAdministrator(server)
/** When each task was first heard of. */
const heardAt = new Map<string, number>()
let isSubscribed = false
const socket = await connect()
await waitUntil(() => isSubscribed, Boolean)

const runsMs: number[] = []
for (let round = 0; round < SUBMITS; round += 1) {
  const began = performance.now()
  const { id } = await person.submit('a red fox in a snowy forest at sunset, oil painting')
  const at = await waitUntil(() => heardAt.get(id) ?? 0, Boolean)
  runsMs.push(at - began)
  await person.cancel(id)
}
report('from POST to the first live frame', spread(runsMs, inMilliseconds), 'p95 under 50 ms')
socket.terminate()
await server.close()

async function connect(): Promise<WebSocket> {
  const { url, ticket } = await callApi<{ url: string; ticket: string }>(server.url, '/api/ws/pre-connect', { token })
  const opened = new WebSocket(`${url}?ticket=${ticket}`)
  opened.on('message', (bytes) => hear(JSON.parse(String(bytes))))
  await once(opened, 'open')
  opened.send(JSON.stringify({ t: 'sub', channelId }))
  return opened
}

function hear(frame: ServerFrame): void {
  if (frame.t === 'subbed') isSubscribed = true
  if (frame.t === 'task' && !heardAt.has(frame.task.id)) heardAt.set(frame.task.id, performance.now())
}

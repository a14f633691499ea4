import { callApi } from '../e2e/api-client.ts'
import { becomePerson } from '../e2e/person.ts'
import { startServer } from '../e2e/server.ts'
import { inMilliseconds, percentile, report, timeMs } from './measure.ts'

const ROUNDS = 200
/** A new account's credits are enough for these. */
const SUBMITS = 15

const server = await startServer()
const { token, channelId } = await becomePerson(server, '+8613800000001')
const key = String((await read('/api/home/keys', { name: 'bench', channelId }))['key'])

async function read(path: string, body?: object): Promise<Record<string, unknown>> {
  return callApi(server.url, path, { token, ...(body && { body }) })
}

async function door(path: string, body?: object): Promise<Record<string, unknown>> {
  const answer = await fetch(server.url + path, {
    headers: { 'mj-api-secret': key, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return (await answer.json()) as Record<string, unknown>
}

const first = await door('/mj/submit/imagine', { prompt: 'a red fox' })
const task = await door(`/mj/task/${String(first['result'])}/fetch`)
const { messageHash: id } = task['properties'] as { messageHash: string }
await new Promise((resolve) => setTimeout(resolve, 5_000))

const reads: Record<'api' | 'mj', number[]> = { api: [], mj: [] }
// In turns, so that whatever else the machine does meets both.
for (let round = 0; round < ROUNDS; round += 1) {
  reads.api.push(await timeMs(() => read(`/api/mj/task/${id}/fetch`)))
  reads.mj.push(await timeMs(() => door(`/mj/task/${String(first['result'])}/fetch`)))
}
compare('a task fetched through /mj instead of /api', reads, 'at most as long')

const submits: Record<'api' | 'mj', number[]> = { api: [], mj: [] }
for (let round = 0; round < SUBMITS; round += 1) {
  const body = { botType: 'MID_JOURNEY', prompt: 'a red fox' }
  const byApi = async () => submits.api.push(await timeMs(() => read(`/api/mj/submit/shorten/${channelId}`, body)))
  const byDoor = async () => submits.mj.push(await timeMs(() => door('/mj/submit/shorten', body)))
  // Whichever is second meets the drawing of the first.
  for (const submit of round % 2 === 0 ? [byApi, byDoor] : [byDoor, byApi]) {
    await submit()
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}
compare('a submit through /mj instead of /api', submits, 'at most 1.10 times')

function compare(what: string, { api, mj }: Record<'api' | 'mj', number[]>, hoped: string): void {
  const [ours, theirs] = [percentile(api, 0.5), percentile(mj, 0.5)]
  report(what, `${(theirs / ours).toFixed(2)} times (${inMilliseconds(ours)} to ${inMilliseconds(theirs)})`, hoped)
}

await server.close()

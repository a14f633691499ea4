import { readTask, submitImagine } from '@easel/contract/drawing'
import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { openDb } from '../db/open.ts'
import { createKey } from '../features/key/create-key.ts'
import { watchMoney } from '../features/order/gate.ts'
import { enqueue } from '../jobs/queue.ts'
import { newId } from '../platform/ids.ts'
import { afterFile } from '../testing/after-file.ts'
import { aTaskAt } from '../testing/a-task-at.ts'
import { eventually } from '../testing/eventually.ts'
import { openLiveSocket, subscribe } from '../testing/open-live-socket.ts'
import { openTestServer, type TestServer } from '../testing/open-test-server.ts'
import { listWatchedNames } from '../testing/read-watching.ts'
import { aMember, type SeededPerson } from '../testing/seed.ts'
import { watchMetrics } from './watch-metrics.ts'
import { startDrawing } from './work.ts'

const HOUR_SECONDS = 3_600
const A_MOMENT_SECONDS = 6

let server: TestServer
let address: string
beforeAll(async () => {
  server = await openTestServer()
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
})

/** Each line without its help, as a name with its number. */
async function figures(): Promise<Record<string, number>> {
  server.clock.moveSeconds(A_MOMENT_SECONDS)
  const lines = (await server.app.inject('/metrics')).payload.split('\n')
  const samples = lines.filter((line) => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(
    samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  )
}

async function aPlanOf({ userId }: SeededPerson, slug: string): Promise<void> {
  const { db, clock } = server.deps
  const product = await db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  const [starts_at, ends_at] = [clock.now(), new Date(clock.now().getTime() + 1e10)]
  const times = { starts_at, ends_at, opens_at: starts_at, anchor_day: 1 }
  await db
    .insertInto('plans')
    .values({ id: newId(), user_id: userId, product_id: product.id, ...times })
    .execute()
}

test('the line is told by plan, engine and speed, and what holds credits for more than an hour', async () => {
  const { db, clock } = server.deps
  const [subscriber, other] = [await aMember(server.deps), await aMember(server.deps)]
  const { slug } = await db.selectFrom('products').select('slug').where('kind', '=', 'plan').executeTakeFirstOrThrow()
  await aPlanOf(subscriber, slug)
  const ago = (seconds: number) => new Date(clock.now().getTime() - seconds * 1_000)
  const waiting = { status: 'NOT_START', start_time: null, cost: 4, deadline_at: ago(-1e6) } as const
  await aTaskAt(server.deps, subscriber, { ...waiting, submit_time: ago(100) })
  await aTaskAt(server.deps, subscriber, { ...waiting, submit_time: ago(90) })
  await aTaskAt(server.deps, other, { ...waiting, engine: 'gpu', mode: 'RELAX', submit_time: ago(2 * HOUR_SECONDS) })
  await aTaskAt(server.deps, other, { engine: 'gpu', submit_time: ago(3 * HOUR_SECONDS), cost: 8 })
  expect(await figures()).toMatchObject({
    [`easel_queue_tasks{plan="${slug}",engine="painter",speed="FAST"}`]: 2,
    [`easel_queue_oldest_seconds{plan="${slug}",engine="painter",speed="FAST"}`]: 100 + A_MOMENT_SECONDS,
    'easel_queue_tasks{plan="none",engine="gpu",speed="RELAX"}': 1,
    easel_held_long_tasks: 2,
    easel_held_long_credits: 12,
    'easel_tasks{status="NOT_START"}': 3,
    'easel_tasks{status="MODAL"}': 0,
  })
  await db.deleteFrom('tasks').execute()
  const after = await figures()
  expect(Object.keys(after).filter((name) => name.startsWith('easel_queue'))).toEqual([])
  expect(after).toMatchObject({ easel_held_long_tasks: 0, easel_held_long_credits: 0 })
})

test('what is drawn is measured from its submit to its start and from there to its end, its frames to the sockets', async () => {
  const { actor, channelId, token } = await aMember(server.deps)
  const live = await openLiveSocket(server, address, token)
  await subscribe(live, channelId)
  expect(await figures()).toMatchObject({ easel_sockets: 1 })
  const body = { botType: 'MID_JOURNEY', prompt: 'a fox' }
  const { data } = await server.call(submitImagine, { token, params: { channelId }, body })
  const [task] = submitImagine.data.parse(data).tasks
  server.clock.moveSeconds(7)
  const workers = startDrawing(server.deps)
  afterFile(() => workers.stop())
  const params = { taskId: task?.id ?? '' }
  const read = async () => readTask.data.parse((await server.call(readTask, { token, params })).data)
  await eventually(async () => expect((await read()).status).toBe('SUCCESS'))
  await eventually(() => expect(JSON.stringify(live.frames)).toContain('SUCCESS'))
  live.socket.close()
  await live.closed
  const wait = 'easel_task_wait_seconds'
  const drawing = 'engine="fake",verb="IMAGINE",outcome="SUCCESS"'
  const told = await figures()
  expect(told).toMatchObject({
    [`${wait}_bucket{engine="fake",speed="FAST",le="5"}`]: 0,
    [`${wait}_bucket{engine="fake",speed="FAST",le="10"}`]: 1,
    [`${wait}_bucket{engine="fake",speed="FAST",le="+Inf"}`]: 1,
    [`${wait}_sum{engine="fake",speed="FAST"}`]: 7,
    [`easel_task_drawing_seconds_count{${drawing}}`]: 1,
    'easel_tasks_ended_total{engine="fake",outcome="SUCCESS",reason=""}': 1,
    easel_sockets: 0,
  })
  expect(told['easel_frame_delay_seconds_count']).toBeGreaterThan(2)
  expect(told['easel_answer_seconds_count{door="api",status="2xx"}']).toBeGreaterThan(1)
  expect(actor.userId).not.toBe('')
})

test('refusals are told by reason, also of what programs are refused in the middle of an answer', async () => {
  const person = await aMember(server.deps)
  const { key } = await createKey(server.deps, person.actor, { name: 'robot', channelId: person.channelId })
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  await server.app.inject('/api/home/nothing')
  await server.app.inject({ method: 'POST', url: '/v1/images/generations', payload: {} })
  await server.app.inject({ url: '/v1/nothing', headers })
  const params = { name: 'fetch', arguments: { task: '1' } }
  const payload = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
  await server.app.inject({ method: 'POST', url: '/mcp', headers, payload })
  expect(await figures()).toMatchObject({
    'easel_refusals_total{door="api",reason="unknown_path"}': 1,
    'easel_refusals_total{door="OpenAI",reason="unauthenticated"}': 1,
    'easel_refusals_total{door="OpenAI",reason="unknown_path"}': 1,
    'easel_refusals_total{door="MCP",reason="not_found"}': 1,
  })
})

test('jobs that are due and were given up are counted', async () => {
  const { db } = server.deps
  await server.runJobs()
  const before = await figures()
  await db.transaction().execute(async (tx) => {
    await enqueue(tx, 'sweep', {}, { afterMs: -60_000 })
    await enqueue(tx, 'sweep', {}, { afterMs: 60_000 })
  })
  const after = await figures()
  expect(after['easel_jobs{state="due"}']).toBe((before['easel_jobs{state="due"}'] ?? 0) + 1)
  expect(after['easel_jobs_oldest_due_seconds']).toBeGreaterThan(59)
  expect(after['easel_jobs{state="given_up"}']).toBe(0)
})

test('a database that does not answer takes none of what the process knows by itself', async () => {
  const db = openDb({ server: { connectionString: 'postgres://127.0.0.1:9/none' }, maxConnections: 1 })
  const away = { ...server.deps, db, log: pino({ level: 'silent' }) }
  const read = watchMetrics(away, () => new Promise(() => undefined))
  const told = await read()
  const up = told.find(({ name }) => name === 'easel_database_up')
  expect(up?.samples).toEqual([{ value: 0 }])
  expect(told.map(({ name }) => name)).toContain('easel_refusals_total')
  const whole = await watchMetrics(server.deps, watchMoney(server.deps))()
  expect(whole.find(({ name }) => name === 'easel_database_up')?.samples).toEqual([{ value: 1 }])
})

test('whatever dashboard and alert rules ask for is told by every process from its start', async () => {
  const fresh = await openTestServer()
  const { payload } = await fresh.app.inject('/metrics')
  const told = [...payload.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name)
  expect(listWatchedNames().length).toBeGreaterThan(20)
  expect(told).toEqual(expect.arrayContaining(listWatchedNames()))
})

test('books that cannot be checked take nothing else with them', async () => {
  const torn = () => Promise.reject(new Error('statement timeout'))
  const told = await watchMetrics({ ...server.deps, log: pino({ level: 'silent' }) }, torn)()
  const samplesOf = (name: string) => told.find((metric) => metric.name === name)?.samples
  expect(samplesOf('easel_books_checked')).toEqual([{ value: 0 }])
  expect(samplesOf('easel_ledger_violations')).toEqual([{ value: Number.NaN }])
  expect(samplesOf('easel_database_up')).toEqual([{ value: 1 }])
})

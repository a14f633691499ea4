import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Task } from '@easel/contract/drawing'
import type { DrawInfo } from '@easel/contract/draw-options'
import type { ServerFrame } from '@easel/contract/live'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SeededPerson } from '../apps/server/src/testing/seed.ts'
import { callApi } from './api-client.ts'
import { framesOfChannel, openLive } from './live-client.ts'
import { hasEnded } from './person.ts'
import { runScript } from './run-script.ts'
import { type ProductServer, startServer } from './server.ts'
import { openSharedHouse, type SharedHouse } from './shared-house.ts'
import { waitUntil } from './wait-until.ts'

const BOATS = 'three sailboats on a calm lake at dawn, watercolor'
const GRID_CREDITS = 4
const HANDED_OVER_WITHIN_MS = 10_000
const PEOPLE = 10
const FLEET = 8
/** Nine processes share the hundred of a PostgreSQL as it comes. */
const CONNECTIONS = { DATABASE_CONNECTIONS: '6' }
/** Nine processes start and stop on what may be two busy processors. */
const SCALING_MAX_MS = 900_000

let house: SharedHouse
let web: ProductServer
const workers: ProductServer[] = []
beforeAll(async () => {
  house = await openSharedHouse(CONNECTIONS)
  web = await startServer({ ...house.settings, ROLE: 'web' })
})
afterAll(async () => {
  for (const server of [web, ...workers]) await server?.close()
  await house?.close()
})

async function startWorker(more: Record<string, string> = {}): Promise<ProductServer> {
  const worker = await startServer({ ...house.settings, ROLE: 'worker', ...more })
  workers.push(worker)
  return worker
}

async function submit(
  { token }: SeededPerson,
  { channelId, prompt = 'a red fox', url = web.url }: { channelId: string; prompt?: string; url?: string },
): Promise<string> {
  const body = { botType: 'MID_JOURNEY', prompt }
  const path = `/api/mj/submit/imagine/${channelId}`
  const { tasks } = await callApi<{ tasks: [Task] }>(url, path, { token, body })
  return tasks[0].id
}

const read = ({ token }: SeededPerson, id: string, url = web.url) =>
  callApi<Task>(url, `/api/mj/task/${id}/fetch`, { token })
const readiness = async (url: string) => (await fetch(`${url}/readyz`)).json()

async function creditsOf({ token }: SeededPerson, url = web.url): Promise<number> {
  return (await callApi<{ user: { credits: number } }>(url, '/api/home/index', { token })).user.credits
}

async function isWell({ token }: SeededPerson, channelId: string): Promise<boolean> {
  const path = `/api/draw/info/${channelId}?botType=MID_JOURNEY`
  return (await callApi<DrawInfo>(web.url, path, { token })).engine.healthy
}

test('a web alone serves and says that no worker lives; what is sent in waits, and is drawn as soon as one comes', async () => {
  const person = await house.aPerson()
  const channelId = await house.aChannel(person)
  expect(await readiness(web.url)).toMatchObject({ ready: true, workers: false })
  const id = await submit(person, { channelId })
  expect(await read(person, id)).toMatchObject({ status: 'NOT_START' })
  expect(await isWell(person, channelId)).toBe(false)

  await startWorker()
  await waitUntil(() => read(person, id), hasEnded)
  expect(await read(person, id)).toMatchObject({ status: 'SUCCESS', cost: GRID_CREDITS })
  await waitUntil(
    () => readiness(web.url),
    ({ workers: lives }) => lives,
  )
  expect(await isWell(person, channelId)).toBe(true)
})

test('a worker tells how it is, and has neither site nor API nor sockets', async () => {
  const [worker] = workers
  const { url } = worker as ProductServer
  expect(await readiness(url)).toMatchObject({ ready: true, workers: true })
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('easel_tasks')
  for (const path of ['/', '/api/home/index', '/api/ws/connect?ticket=x', '/api/docs', '/mj/submit/imagine'])
    expect((await fetch(`${url}${path}`)).status).toBe(404)
})

test(
  'from one worker to eight and back under load, some told to stop and some killed, nothing is lost or doubled',
  async () => {
    const people = await Promise.all(Array.from({ length: PEOPLE }, house.aPerson))
    const credits = await Promise.all(people.map((person) => creditsOf(person)))
    const [watcher] = people as [SeededPerson]
    const channelId = await house.aChannel(watcher, ...people.slice(1))
    const live = await openLive(web.url, watcher.token)
    await live.subscribe(channelId)
    const sent: { person: SeededPerson; id: string }[] = []
    let isOver = false
    const sending = people.map(async (person) => {
      while (!isOver) {
        const id = await submit(person, { channelId })
        sent.push({ person, id })
        await waitUntil(
          () => read(person, id),
          ({ status }) => status !== 'NOT_START' || isOver,
        )
      }
    })
    const comeOn = async (count: number) => {
      const from = sent.length
      await waitUntil(
        () => sent.length,
        (length) => length >= from + count,
      )
    }

    if (workers.length === 0) await startWorker()
    await comeOn(PEOPLE)
    const more = await Promise.all(Array.from({ length: FLEET - 1 }, () => startWorker()))
    await comeOn(2 * PEOPLE)
    for (const [nth, worker] of more.entries()) {
      await (nth % 2 === 0 ? worker.kill() : worker.stop())
      await comeOn(PEOPLE / 2)
    }
    isOver = true
    await Promise.all(sending)

    for (const { person, id } of sent) {
      const task = await waitUntil(() => read(person, id), hasEnded)
      expect(task).toMatchObject({ status: 'SUCCESS', cost: GRID_CREDITS })
    }
    for (const [nth, person] of people.entries()) {
      const own = sent.filter((one) => one.person === person).length
      expect(await creditsOf(person)).toBe((credits[nth] ?? 0) - own * GRID_CREDITS)
    }
    const isEnd = (frame: ServerFrame) => frame.t === 'task' && hasEnded(frame.task)
    await waitUntil(
      () => framesOfChannel(live, channelId).filter(isEnd).length,
      (count) => count >= sent.length,
    )
    const frames = framesOfChannel(live, channelId)
    expect(frames.filter(isEnd)).toHaveLength(sent.length)
    expect(frames.map(({ seq }) => seq)).toEqual(frames.map((_, at) => (frames[0]?.seq ?? 0) + at))
    const checked = await runScript('ledger-check.mjs', { settings: house.settings })
    expect(checked).toMatchObject({ code: 0, stdout: 'The ledger is in order.\n' })
    console.log(`${sent.length} drawings while workers went from 1 to ${FLEET} and back`)
  },
  SCALING_MAX_MS,
)

test('a worker that is told to stop hands what it paints to another within ten seconds; it is painted and charged once', async () => {
  const painting = await openSharedHouse({ ENGINE: 'painter' })
  const servers = await Promise.all(
    ['web', 'worker', 'worker'].map((ROLE) => startServer({ ...painting.settings, ROLE })),
  )
  const [{ url }, ...painters] = servers as [ProductServer, ...ProductServer[]]
  const person = await painting.aPerson()
  const before = await creditsOf(person, url)
  const id = await submit(person, { url, channelId: await painting.aChannel(person), prompt: BOATS })
  const holder = async () => {
    const held = painting.db.selectFrom('tasks').select('lease_owner').where('id', '=', id)
    const { lease_owner: owner } = (await held.where('status', '=', 'IN_PROGRESS').executeTakeFirst()) ?? {}
    return painters.find(({ dataDir }) => owner?.startsWith(readFileSync(join(dataDir, 'node-id'), 'utf8').trim()))
  }
  const first = await waitUntil(holder, (server) => server !== undefined)
  const stopped = first?.stop()
  await waitUntil(holder, (server) => server !== undefined && server !== first, HANDED_OVER_WITHIN_MS)
  expect(await stopped).toBe(0)
  const task = await waitUntil(() => read(person, id, url), hasEnded)
  expect(task).toMatchObject({ status: 'SUCCESS', cost: GRID_CREDITS })
  expect(await creditsOf(person, url)).toBe(before - GRID_CREDITS)
  for (const server of servers) await server.close()
  await painting.close()
})

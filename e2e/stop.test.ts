import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { tasks } from '@easel/contract/drawing'
import type { Envelope } from '@easel/contract/envelope'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callApi, signIn } from './api-client.ts'
import { sentCode } from './person.ts'
import { type ProductServer, startServer } from './server.ts'

/** Lets a test cause an unhandled rejection in the running server. */
const FAULT = "process.on('SIGUSR2',()=>{Promise.reject(new Error('planted'))})"

let server: ProductServer
let token: string
let channelId: string
beforeAll(async () => {
  server = await startServer({
    ENGINE: 'fake',
    RATE_LIMIT: '1000000',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(FAULT)}`,
  })
  token = await signIn(server.url, server.admin)
  channelId = (await callApi<{ id: string }[]>(server.url, '/api/draw/channels', { token }))[0]?.id ?? ''
})
afterAll(() => server?.close())

const pidOfServer = (): number => JSON.parse(readFileSync(join(server.dataDir, 'run', 'server.json'), 'utf8')).pid

function readLog(): Record<string, unknown>[] {
  const lines = readFileSync(join(server.dataDir, 'logs', 'server.log'), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => JSON.parse(line))
}

interface Answer {
  http: number
  envelope: Envelope
}

/** Undefined when the connection was refused; a truncated response throws. */
async function ask(path: string, body?: object): Promise<Answer | undefined> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const response = await fetch(`${server.url}${path}`, request).catch(() => undefined)
  return response && { http: response.status, envelope: JSON.parse(await response.text()) }
}

/** Submits and reads in parallel until stopped; returns all responses. */
function startLoad(): { stop(): Promise<Answer[]>; answers: Answer[] } {
  const answers: Answer[] = []
  let isOver = false
  const submit = () => ask(`/api/mj/submit/imagine/${channelId}`, { botType: 'MID_JOURNEY', prompt: 'a red fox' })
  const people = [submit, submit, () => ask(`/api/draw/tasks/${channelId}`, {}), () => ask('/api/draw/channels')]
  const working = people.map(async (act) => {
    while (!isOver) {
      const answer = await act()
      if (answer) answers.push(answer)
      else await new Promise((resume) => setTimeout(resume, 10))
    }
  })
  return {
    answers,
    async stop() {
      isOver = true
      await Promise.all(working)
      return answers
    },
  }
}

test('a stop under load ends in order: what was answered was answered whole, and holds', async () => {
  const load = startLoad()
  await vi.waitFor(() => expect(load.answers.length).toBeGreaterThan(50), { timeout: 60_000 })

  expect(await server.stop()).toBe(0)

  const answers = await load.stop()
  expect(answers.filter(({ http }) => http !== 200)).toEqual([])
  await server.restart()
  const taken = answers.flatMap(({ envelope }) => tasks.safeParse(envelope.data).data?.tasks ?? [])
  expect(taken.length).toBeGreaterThan(0)
  for (const { id } of taken) expect((await ask(`/api/mj/task/${id}/fetch`))?.envelope.success).toBe(true)
})

test('a second signal ends the server at once, whoever is still sending', async () => {
  const { port } = new URL(server.url)
  const dawdler = connect(Number(port), 'localhost')
  dawdler.on('error', () => undefined)
  dawdler.write(
    `POST /api/draw/tasks/${channelId} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
      'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  )
  await once(dawdler, 'connect')
  await ask('/api/draw/channels')
  const pid = pidOfServer()

  const stopped = server.stop()
  await vi.waitFor(async () => expect(await ask('/readyz')).toBeUndefined(), { timeout: 60_000 })
  process.kill(pid, 'SIGTERM')

  expect(await stopped).toBe(1)
  dawdler.destroy()
  await server.restart()
  expect((await ask('/api/draw/channels'))?.http).toBe(200)
})

test('without its PostgreSQL the server says so, lives, and serves again as soon as that is back: the terminal shows a code', async () => {
  const pid = pidOfServer()
  const load = startLoad()
  await vi.waitFor(() => expect(load.answers.length).toBeGreaterThan(20), { timeout: 60_000 })
  const postgres = readLog().findLast(({ msg }) => msg === 'PostgreSQL is ready')

  process.kill(Number(postgres?.pid), 'SIGKILL')
  await vi.waitFor(() => expect(load.answers.some(({ http }) => http === 503)).toBe(true), { timeout: 120_000 })
  await vi.waitFor(() => expect(load.answers.at(-1)?.http).toBe(200), { timeout: 120_000 })

  for (const { http, envelope } of await load.stop()) {
    if (http !== 200)
      expect({ http, ...envelope }).toMatchObject({ http: 503, code: 503, data: { reason: 'unavailable' } })
  }
  expect(pidOfServer()).toBe(pid)
  // A different phone each time: a code with a lost response counts too, and the next one for that phone is allowed a minute
  // later.
  let phone = 13_900_000_000
  const askCode = () => callApi(server.url, `/api/login/send-login-code?phone=${(phone += 1)}`)
  // Within the rate limit for codes, which counts failures too.
  await vi.waitFor(askCode, { timeout: 120_000, interval: 5_000 })
  await vi.waitFor(() => expect(readFileSync(server.outbox, 'utf8')).toContain(`+86${phone}`), { timeout: 60_000 })
  expect(server.output()).toContain(sentCode(server.outbox, `+86${phone}`))
})

test('an error that nobody catches is written down and ends the server, and the next start finds all in order', async () => {
  const pid = pidOfServer()

  process.kill(pid, 'SIGUSR2')
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), { timeout: 60_000 })

  expect(await server.stop()).toBe(1)
  expect(readLog().find(({ level }) => level === 'fatal')).toMatchObject({ err: { message: 'planted' } })
  await server.restart()
  expect((await ask('/api/draw/channels'))?.http).toBe(200)
})

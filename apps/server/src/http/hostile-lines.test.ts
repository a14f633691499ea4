import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { openApp } from '../app.ts'
import { seedCompany } from '../features/company/seed-company.ts'
import { openLog } from '../platform/log.ts'
import { eventually } from '../testing/eventually.ts'
import { openTestDeps } from '../testing/open-test-deps.ts'
import { aMember } from '../testing/seed.ts'
import { speakHttp } from '../testing/speak-http.ts'
import { readSite } from './site.ts'

const folder = mkdtempSync(join(tmpdir(), 'easel-lines-'))
let app: FastifyInstance
let address: string
let token: string
let channelId: string

beforeAll(async () => {
  const { deps: quiet } = await openTestDeps()
  const deps = { ...quiet, log: openLog({ level: 'debug', dataDir: folder }) }
  await seedCompany(deps)
  ;({ token, channelId } = await aMember(deps))
  app = await openApp(deps, { site: readSite(folder), isQueueReady: () => true, isStopping: () => false })
  address = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const FAKE = '{"level":"fatal","msg":"forged"}'
const hostile = [
  `a\r\n${FAKE}`,
  `a\n${FAKE}\n`,
  `\u2028${FAKE}\u2029`,
  `\u0085${FAKE}`,
  `","msg":"forged","x":"`,
  '\u001b[31m\u001b[2J\u0007forged',
  'a\u0000forged',
  '\u202egorfed',
  'forged'.repeat(175_000),
]

const lines = () =>
  readFileSync(join(folder, 'logs', 'server.log'), 'utf8')
    .trimEnd()
    .split('\n')

test('whatever is sent in whatever field, an event is one short line of JSON that nobody else has written', async () => {
  for (const text of hostile) {
    const part = encodeURIComponent(text).slice(0, 6_000)
    // What a header may not hold is sent as it is over the wire below.
    const plain = text.replace(/[^\x20-\x7e]/g, '?').slice(0, 6_000)
    const headers = { 'user-agent': plain, 'x-forwarded-for': plain, 'x-request-id': plain, 'accept-language': plain }
    await app.inject({ url: `/${part}?${part}`, headers })
    await app.inject({ url: `/api/files/${part}`, headers: { ...headers, referer: plain, cookie: plain } })
    const bodies = [{ loginType: 'Password', phone: text, password: text }, { [text.slice(0, 1_000)]: text }]
    for (const payload of bodies) await app.inject({ method: 'POST', url: '/api/login/login', headers, payload })
    const wishes = [
      { botType: text, prompt: text },
      { botType: 'MID_JOURNEY', prompt: `a fox --${text.slice(0, 100)}` },
    ]
    const bearer = { ...headers, authorization: `Bearer ${token}` }
    for (const payload of wishes) {
      await app.inject({ method: 'POST', url: `/api/mj/submit/imagine/${channelId}`, headers: bearer, payload })
    }
    await app.inject({ method: 'PUT', url: '/api/home/info', headers: bearer, payload: { name: text.slice(0, 40) } })
    const raw = `GET /${text.slice(0, 4_000)} HTTP/1.1\r\nHost: x\r\nUser-Agent: ${text.slice(0, 4_000)}\r\n\r\n`
    await speakHttp(address, `${raw}NONSENSE\r\n\r\n`)
  }
  await app.inject({ url: '/api/none?last' })

  await eventually(() => expect(lines().length).toBeGreaterThan(hostile.length * 8))
  for (const line of lines()) {
    expect(line.length).toBeLessThan(10_000)
    expect(line).not.toMatch(/\p{Cc}|\u2028|\u2029|\u202e|forged/u)
    expect(JSON.parse(line)).toMatchObject({
      level: expect.stringMatching(/^(debug|info|warn)$/),
      time: expect.any(String),
    })
  }
})

test('a second Host is refused, wherever it stands and whatever it says', async () => {
  const ask = (lines: string) => speakHttp(address, `GET /api/home/index HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`)
  expect(await ask('Host: localhost\r\n')).toMatchObject({ status: 200 })
  for (const lines of [
    'Host: localhost\r\nHost: evil.example\r\n',
    'Host: localhost\r\nAccept: */*\r\nhOST: localhost\r\n',
  ]) {
    const { status, body } = await ask(lines)
    expect([status, JSON.parse(body)]).toMatchObject([400, { data: { reason: 'malformed' } }])
  }
})

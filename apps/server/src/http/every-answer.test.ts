import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSON_MAX_BYTES } from '@easel/contract/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setScene } from '../testing/authorization-scene.ts'
import { openTestServer, type TestServer } from '../testing/open-test-server.ts'
import { aMember } from '../testing/seed.ts'
import { type SpokenAnswer, speakHttp } from '../testing/speak-http.ts'
import { writeForm } from '../testing/write-form.ts'

let server: TestServer
let address: string
let token: string
let fileId: string

beforeAll(async () => {
  server = await openTestServer({ PUBLIC_URL: 'https://draw.example' }, { webRoot: aBuiltSite() })
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const cast = await setScene(server)
  fileId = cast.scene.fileId
  token = (await aMember(server.deps)).token
})

function aBuiltSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'easel-site-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'index.html'), '<!doctype html><script>1</script>')
  writeFileSync(join(root, 'assets', 'app-1a2b.js'), 'export {}')
  writeFileSync(join(root, 'seal.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  return root
}

/** One request as bytes; `Host` and `Connection` are there unless the head says otherwise. */
function say(line: string, head: string[] = [], body = ''): Promise<SpokenAnswer> {
  const usual = head.some((field) => field.startsWith('Connection')) ? [] : ['Connection: close']
  const host = head.some((field) => field.startsWith('Host')) ? [] : ['Host: draw.example']
  return speakHttp(address, `${[`${line} HTTP/1.1`, ...host, ...usual, ...head].join('\r\n')}\r\n\r\n${body}`)
}

const bearer = () => `Authorization: Bearer ${token}`
const json = 'Content-Type: application/json'
const upgrade = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  `Sec-WebSocket-Key: ${'A'.repeat(22)}==`,
]

function post(path: string, body: string, head = [json, bearer()]) {
  return say(`POST ${path}`, [...head, `Content-Length: ${Buffer.byteLength(body)}`], body)
}

/** While every reading of the company fails with this SQL state. */
async function whileFailing(state: string, ask: () => Promise<SpokenAnswer>): Promise<SpokenAnswer> {
  const { db } = server.deps
  await db.schema.alterTable('companies').renameTo('lost').execute()
  await sql`create function fail() returns int language plpgsql as ${sql.lit(`begin raise exception 'no' using errcode = '${state}'; end`)}`.execute(
    db,
  )
  await sql`create view companies as select *, fail() from lost`.execute(db)
  try {
    return await ask()
  } finally {
    await sql`drop view companies`.execute(db)
    await sql`drop function fail`.execute(db)
    await db.schema.alterTable('lost').renameTo('companies').execute()
  }
}

function upload(purpose: string, bytes: string): Promise<SpokenAnswer> {
  const { body, contentType } = writeForm({ purpose, file: Buffer.from(bytes) })
  return post('/api/upload', body.toString('latin1'), [bearer(), `Content-Type: ${contentType}`])
}

const NOWHERE = '01890000-0000-7000-8000-000000000000'
const company = '/api/home/company-info'

const kinds: [string, number, () => Promise<SpokenAnswer>][] = [
  ['a call that is done', 200, () => say(`GET ${company}`)],
  ['a call of somebody', 200, () => say('GET /api/draw/channels', [bearer()])],
  ['a refusal of input', 200, () => post('/api/login/login', '{}')],
  ['a refusal of a thing', 200, () => say(`GET /api/draw/channel/${NOWHERE}`, [bearer()])],
  ['a call without a token', 401, () => say('GET /api/draw/channels')],
  ["an administrator's call", 403, () => say('GET /api/admin/company', [bearer()])],
  ['a call that there is not', 404, () => say('GET /api/none')],
  ['the API in capitals', 404, () => say('GET /API/home/index')],
  ['a doubled slash', 404, () => say('GET //api/none')],
  ['broken JSON', 400, () => post('/api/login/login', '{')],
  ['a foreign content type', 400, () => post('/api/login/login', 'a=1', ['Content-Type: text/plain'])],
  ['too much JSON', 413, () => post('/api/login/login', ' '.repeat(JSON_MAX_BYTES + 1))],
  ['a picture that is none', 200, () => upload('base', 'no picture')],
  ['too large an upload', 413, () => upload('base', 'x'.repeat(2_200_000))],
  ['a fault of ours', 500, () => whileFailing('XX000', () => say(`GET ${company}`))],
  ['a database that is away', 503, () => whileFailing('57P03', () => say(`GET ${company}`))],
  ['a full disk', 503, () => whileFailing('53100', () => say(`GET ${company}`))],
  ['the API document', 200, () => say('GET /api/openapi.json')],
  ['its page', 200, () => say('GET /api/docs')],
  ['liveness', 200, () => say('GET /healthz')],
  ['readiness', 200, () => say('GET /readyz')],
  ['a screen', 200, () => say('GET /draw')],
  ['a screen, its head alone', 200, () => say('HEAD /draw')],
  ['a call, its head alone', 404, () => say(`HEAD ${company}`)],
  ['a screen that is posted to', 404, () => post('/draw', '{}')],
  ['a static file', 200, () => say('GET /assets/app-1a2b.js')],
  ['a static picture', 200, () => say('GET /seal.svg')],
  ['part of a static file', 206, () => say('GET /seal.svg', ['Range: bytes=0-3'])],
  ['a static file that there is not', 404, () => say('GET /assets/none.js')],
  ['a file', 200, () => say(`GET /api/files/${fileId}`)],
  ['its small copy', 200, () => say(`GET /api/files/${fileId}?w=320`)],
  ['part of a file', 206, () => say(`GET /api/files/${fileId}`, ['Range: bytes=0-9'])],
  ['no part of a file', 416, () => say(`GET /api/files/${fileId}`, ['Range: bytes=99999999-'])],
  ['a file that there is not', 404, () => say(`GET /api/files/${NOWHERE}`)],
  ['a preflight', 404, () => say(`OPTIONS ${company}`, ['Origin: https://evil.example'])],
  ['TRACE', 404, () => say(`TRACE ${company}`)],
  ['a method of another protocol', 404, () => say(`PROPFIND ${company}`)],
  ['a socket without a ticket', 401, () => say('GET /api/ws/connect', upgrade)],
  ['a socket of another site', 403, () => say('GET /api/ws/connect', [...upgrade, 'Origin: https://evil.example'])],
  ['a socket elsewhere', 404, () => say('GET /api/none', upgrade)],
  ['a path that cannot be decoded', 400, () => say('GET /api/%')],
  ['a screen whose path cannot be decoded', 400, () => say('GET /%ff%fe')],
  ['a path of four thousand characters', 404, () => say(`GET /api/${'x'.repeat(4_000)}`)],
  ['a head of 40 KB', 431, () => say('GET /', [`X: ${'x'.repeat(40_000)}`])],
  ['what is no HTTP', 400, () => speakHttp(address, 'hello\r\n\r\n')],
  ['an unknown method', 400, () => say('FROBNICATE /')],
  ['a length that is none', 400, () => say('POST /api/login/login', ['Content-Length: many'])],
  [
    'two ways to end a body',
    400,
    () => say('POST /api/login/login', ['Content-Length: 4', 'Transfer-Encoding: chunked']),
  ],
  ['a chunk that is none', 400, () => say('POST /api/login/login', [json, 'Transfer-Encoding: chunked'], 'zz\r\n')],
  ['a line break in a header', 400, () => say('GET /', ['X: a\rb: c'])],
  ['no host', 400, () => speakHttp(address, `GET ${company} HTTP/1.1\r\nConnection: close\r\n\r\n`)],
  ['HTTP of 1996', 200, () => speakHttp(address, `GET ${company} HTTP/1.0\r\n\r\n`)],
  ['an expectation that nobody meets', 400, () => say(`GET ${company}`, ['Expect: the-unexpected'])],
]

const onEvery = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}
const onNone = ['x-powered-by', 'server', 'access-control-allow-origin', 'access-control-allow-credentials']

describe.each(kinds)('%s', (name, status, ask) => {
  test(`is answered ${status} with the headers that every answer has`, async () => {
    const answer = await ask()
    // Pictures are for pages of every origin, since clients of programs show them.
    const isPicture = answer.headers['access-control-allow-origin'] === '*'
    if (isPicture) expect(name).toMatch(/file|small copy/)
    const headers = isPicture ? { ...onEvery, 'cross-origin-resource-policy': 'cross-origin' } : onEvery
    expect(answer).toMatchObject({ status, headers })
    for (const header of onNone) if (!isPicture) expect(answer.headers).not.toHaveProperty(header)
    // One cookie there is: it tells devices apart where somebody logs in, opens nothing, and no script reads it.
    const cookie = answer.headers['set-cookie']
    if (cookie !== undefined)
      expect(cookie).toMatch(/^easel_device=[\w-]+; Path=\/api\/login; .*HttpOnly; SameSite=Strict/)
    expect(answer.headers['content-security-policy']).toMatch(/frame-ancestors 'none'|^sandbox; default-src 'none'$/)
    const type = answer.headers['content-type'] ?? 'none'
    if (/json|text|javascript/.test(type) && status !== 206) expect(type).toMatch(/; charset=utf-8$/)
    const isKept = /file|small copy|static/.test(name) && status < 300
    if (!isKept && !name.includes('screen')) expect(answer.headers['cache-control']).toBe('no-store')
    if (status >= 400 && status !== 416 && !name.includes('head alone')) {
      expect(JSON.parse(answer.body)).toMatchObject({ success: false, data: { reason: expect.any(String) } })
      expect(answer.body).not.toMatch(/node_modules|\.ts:|\bat \w+ \(|fastify|postgres|select /i)
    }
  })
})

test('where there is no TLS nothing is promised of it', async () => {
  const plain = await openTestServer()
  for (const url of ['/draw', company, '/api/%']) {
    expect((await plain.app.inject({ url })).headers).not.toHaveProperty('strict-transport-security')
  }
})

test('one call too many is answered with them too', async () => {
  const strict = await openTestServer({ RATE_LIMIT: '1', PUBLIC_URL: 'https://draw.example' })
  await strict.app.inject({ url: company })
  const refused = await strict.app.inject({ url: company })
  expect(refused.statusCode).toBe(429)
  expect(refused.headers).toMatchObject({ ...onEvery, 'cache-control': 'no-store' })
})

test('a server that waits for a body is told to go on', async () => {
  const body = '{}'
  const head = ['Expect: 100-continue', json, `Content-Length: ${body.length}`]
  const answer = await say('POST /api/login/login', head, body)
  expect(answer.status).toBe(100)
  expect(answer.body).toMatch(/^HTTP\/1\.1 200 OK/)
})

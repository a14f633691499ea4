import { sendLoginCode } from '@easel/contract/account'
import type { Call } from '@easel/contract/call'
import { refusalData } from '@easel/contract/errors'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { matrix, routeOf } from '../testing/authorization-matrix.ts'
import { type Cast, setScene } from '../testing/authorization-scene.ts'
import { fingerprintRows } from '../testing/fingerprint-rows.ts'
import { openTestServer, type TestServer } from '../testing/open-test-server.ts'

let server: TestServer
let cast: Cast
let token: string
beforeAll(async () => {
  server = await openTestServer({ PUBLIC_URL: 'https://draw.example' })
  cast = await setScene(server)
  token = (await cast.tokenOf('CREATOR')) ?? ''
})

const HOST = 'draw.example'
const origins = [
  'null',
  'file://',
  'https://evil.example',
  'http://draw.example',
  'https://draw.example:8443',
  'https://www.draw.example',
  'https://draw.example.evil.example',
  'https://evil-draw.example',
  'https://evildraw.example',
  'https://draw.example@evil.example',
  'https://draw.exampl',
  'https://DRAW.EXAMPLE.evil.example',
  'https://draw.example%60.evil.example',
  'https://draw_example',
  'https://drawxexample',
  'http://localhost',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'chrome-extension://abcdefghijklmnop',
  'https://xn--drw-1na.example',
  'https://draw.example',
  '*',
]

describe.each(origins)('a page of %s', (origin) => {
  const ask = async (options: InjectOptions) => {
    const headers = { host: HOST, origin, ...options.headers }
    return server.app.inject({ ...options, headers })
  }
  const permissions = ['allow-origin', 'allow-credentials', 'allow-headers', 'allow-methods', 'allow-private-network']

  test('may read nothing but pictures whose address it knows, whoever looks at it', async () => {
    const picture = await ask({ url: `/api/files/${cast.scene.fileId}` })
    expect(picture.headers).toMatchObject({ 'access-control-allow-origin': '*' })
    expect(picture.headers).not.toHaveProperty('access-control-allow-credentials')
    for (const url of ['/api/home/company-info', '/api/home/index', '/draw', '/api/files/none']) {
      for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
        const answer = await ask({ url, headers })
        for (const name of permissions) expect(answer.headers).not.toHaveProperty(`access-control-${name}`)
      }
    }
  })

  test('is granted no preflight', async () => {
    const wish = {
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization, content-type',
      'access-control-request-private-network': 'true',
    }
    for (const { call } of calls) {
      const answer = await ask({ method: 'OPTIONS', url: call.path, headers: wish })
      expect(answer.statusCode).toBe(404)
      for (const name of permissions) expect(answer.headers).not.toHaveProperty(`access-control-${name}`)
    }
  })
})

const calls = matrix.filter((row) => row.kind === 'call')
const changers = calls.filter(({ call }) => call.method !== 'GET' || call === sendLoginCode)

/** What a browser sends along by itself for whoever is signed in, if there were a cookie. */
const fromElsewhere = () => ({
  host: HOST,
  origin: 'https://evil.example',
  cookie: `SECRET_TOKEN=${token}; token=${token}; session=${token}`,
  'sec-fetch-site': 'cross-site',
})

/** What a page of another site can make a browser do without asking us first. */
type Trick = InjectOptions & { namesMethod?: true }
const tricks: [string, (method: string, body: object) => Trick][] = [
  ['a form', (_, body) => withBody('application/x-www-form-urlencoded', new URLSearchParams(flatten(body)).toString())],
  ['an empty form', () => withBody('application/x-www-form-urlencoded', '')],
  ['JSON that is called text', (_, body) => withBody('text/plain', JSON.stringify(body))],
  ['JSON in the name of a field', (_, body) => withBody('text/plain', `${JSON.stringify(body)}=x`)],
  ['JSON and a second type', (_, body) => withBody('text/plain; application/json', JSON.stringify(body))],
  ['JSON without a type', (_, body) => withBody('', JSON.stringify(body))],
  ['a form with files', (_, body) => withBody('multipart/form-data; boundary=x', writeParts(body))],
  [
    'a form that names its method',
    (method, body) => ({
      ...withBody('application/x-www-form-urlencoded', `_method=${method}&${new URLSearchParams(flatten(body))}`),
      namesMethod: true,
      headers: { 'x-http-method-override': method, 'content-type': 'application/x-www-form-urlencoded' },
    }),
  ],
  ['a picture', () => ({ method: 'GET', headers: { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' } })],
  [
    'a link that is followed',
    () => ({ method: 'GET', headers: { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' } }),
  ],
  ['a beacon', (_, body) => withBody('text/plain;charset=UTF-8', JSON.stringify(body))],
]

function fillPath({ path }: Call, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
}

function withBody(type: string, payload: string): InjectOptions {
  return { method: 'POST', payload, ...(type && { headers: { 'content-type': type } }) }
}

function flatten(body: object): Record<string, string> {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]))
}

function writeParts(body: object): string {
  const parts = Object.entries(flatten(body)).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const file = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nx\r\n'
  return `${parts.join('')}${file}--x--\r\n`
}

describe.each(changers.map((row) => ({ route: routeOf(row), row })))('$route', ({ row: { call, ask } }) => {
  test.each(tricks)('%s from another site does nothing', async (_, trick) => {
    const { params = {}, query = {}, body = {} } = await ask(cast.scene)
    const before = await fingerprintRows(server.deps.db)
    const { namesMethod, ...wish } = trick(call.method, body)
    const answer = await server.app.inject({
      url: fillPath(call, params),
      ...wish,
      query: { ...query, ...(namesMethod && { _method: call.method }) },
      headers: { ...fromElsewhere(), ...wish.headers },
    })

    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(await fingerprintRows(server.deps.db)).toEqual(before)
    // Reading what anybody may read, and signing out where nobody is signed in, is all that is left.
    if (answer.json().success) expect(answer.json().data).toBeNull()
    else
      expect(refusalData.parse(answer.json().data).reason).toMatch(
        /malformed|unauthenticated|unknown_path|invalid_input/,
      )
  })
})

test('even with the token in its hands a page can send nothing but JSON', async () => {
  for (const { call, ask } of changers.filter(({ call }) => call.method !== 'GET' && call.file === undefined)) {
    const { params = {}, query = {}, body = {} } = await ask(cast.scene)
    const before = await fingerprintRows(server.deps.db)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'text/json']) {
      const answer = await server.app.inject({
        method: call.method,
        url: fillPath(call, params),
        query,
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
        payload: JSON.stringify(body),
      })
      // Nobody's body is read before it is known who asks.
      const refused = call.access === 'admin' ? 403 : 400
      expect([call.path, type, answer.statusCode]).toEqual([call.path, type, refused])
    }
    expect(await fingerprintRows(server.deps.db)).toEqual(before)
  }
})

test('no answer but those of the login sets a cookie, and none signs anybody in', async () => {
  for (const { call, ask } of calls) {
    const answer = await server.call(call, {
      ...(await ask(cast.scene)),
      ...((await cast.tokenOf('CREATOR')) && { token }),
    })
    if ('set-cookie' in answer.headers)
      expect(call.path).toMatch(/^\/api\/login\/(login|send-login-code|forget-reset-pwd)$/)
  }
  const cookie = `SECRET_TOKEN=${(await cast.tokenOf('CREATOR')) ?? ''}`
  const answer = await server.app.inject({ url: '/api/home/index', headers: { cookie } })
  expect(answer.json().data).toEqual({ auth: false, user: null })
})

import { createServer, type RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { openExchange } from './exchange.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

/** An address where nobody listens any more. */
async function deadAddress(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

const open = (...baseUrls: string[]) => openExchange(baseUrls, { isLoopbackAllowed: true })
const get = { method: 'GET', path: '/v3/some?token=secret' } as const
const unavailable = { name: 'GatewayError', kind: 'unavailable', message: 'no answer to GET /v3/some' }

test('a question goes out as it stands, and the bytes of its answer come back', async () => {
  const seen: unknown[] = []
  const origin = await listen(async (request, response) => {
    const body = (await request.toArray()).join('')
    seen.push([request.method, request.url, request.headers['content-type'], body])
    response.writeHead(201, { 'Wechatpay-Nonce': 'abc' }).end(Buffer.from([0, 255, 13, 10]))
  })

  const headers = { 'content-type': 'application/json' }
  const answer = await open(origin)({ method: 'POST', path: '/v3/a%7Cb?c=d', headers, body: '{"画":1}' })

  expect(seen).toEqual([['POST', '/v3/a%7Cb?c=d', 'application/json', '{"画":1}']])
  expect(answer).toMatchObject({ status: 201, headers: { 'wechatpay-nonce': 'abc' } })
  expect([...answer.body]).toEqual([0, 255, 13, 10])
})

test('an error is an answer too, and so is one without a body', async () => {
  const origin = await listen((request, response) => response.writeHead(request.url === '/204' ? 204 : 500).end())

  expect(await open(origin)(get)).toMatchObject({ status: 500 })
  const empty = await open(origin)({ method: 'GET', path: '/204' })
  expect([empty.status, empty.body.length]).toEqual([204, 0])
})

test('redirects are not followed', async () => {
  let visits = 0
  const elsewhere = await listen((_request, response) => {
    visits += 1
    response.end()
  })
  for (const status of [301, 302, 303, 307, 308]) {
    const origin = await listen((_request, response) => response.writeHead(status, { location: elsewhere }).end())
    await expect(open(origin)(get)).rejects.toMatchObject(unavailable)
  }
  expect(visits).toBe(0)
})

test('an answer that is too long is not read to its end', async () => {
  const origin = await listen((request, response) => {
    const isPacked = request.url === '/packed'
    const body = isPacked ? gzipSync(Buffer.alloc(200_000)) : Buffer.alloc(200_000)
    response.writeHead(200, isPacked ? { 'content-encoding': 'gzip' } : {}).end(body)
  })

  expect((await open(origin)(get)).body).toHaveLength(200_000)
  for (const path of ['/plain', '/packed'])
    await expect(open(origin)({ ...get, path, maxBytes: 199_999 })).rejects.toMatchObject({ kind: 'unavailable' })
})

test('a megabyte is the most unless told otherwise', async () => {
  const origin = await listen((_request, response) => response.end(Buffer.alloc(1024 * 1024 + 1)))

  await expect(open(origin)(get)).rejects.toMatchObject(unavailable)
  expect((await open(origin)({ ...get, maxBytes: 2 * 1024 * 1024 })).body).toHaveLength(1024 * 1024 + 1)
})

test.each<[string, RequestListener]>([
  ['is silent', () => undefined],
  ['stops in the middle', (_request, response) => response.writeHead(200).write('{"code_url":')],
  ['hangs up', (request) => request.socket.destroy()],
  [
    'promises more than it sends',
    (request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{', () => request.socket.destroy())
    },
  ],
])('a host that %s is unavailable', async (_what, answer) => {
  const origin = await listen(answer)

  await expect(open(origin)({ ...get, timeoutMs: 300 })).rejects.toMatchObject(unavailable)
})

test('where no connection can be made the next host is asked, and asked first from then on', async () => {
  let visits = 0
  const backup = await listen((_request, response) => {
    visits += 1
    response.end('here')
  })
  const exchange = open(await deadAddress(), backup)

  expect(String((await exchange(get)).body)).toBe('here')
  expect(String((await exchange(get)).body)).toBe('here')
  expect(visits).toBe(2)
})

test('a host that was asked and did not answer may have done it: the next one is asked only when we are asked again', async () => {
  let visits = 0
  const deaf = await listen((request) => request.socket.destroy())
  const backup = await listen((_request, response) => {
    visits += 1
    response.end('here')
  })
  const exchange = open(deaf, backup)

  await expect(exchange(get)).rejects.toMatchObject(unavailable)
  expect(visits).toBe(0)
  expect(String((await exchange(get)).body)).toBe('here')
})

test('when nobody can be reached that is said, without the query and its tokens', async () => {
  await expect(open(await deadAddress(), await deadAddress())(get)).rejects.toMatchObject(unavailable)
})

test.each(['/../up', '/a b', 'v3', '@elsewhere.example/', '/v3#part'])(
  'a path that would be sent otherwise (%s) is not sent',
  async (path) => {
    const origin = await listen((_request, response) => response.end())
    await expect(open(origin)({ method: 'GET', path })).rejects.toMatchObject({ kind: 'unavailable' })
  },
)

test('a provider’s own address never leads into private networks, or to what clouds keep there', async () => {
  for (const hidden of ['https://10.255.255.1', 'https://169.254.169.254', 'https://[fd00::1]'])
    await expect(openExchange([hidden])(get)).rejects.toMatchObject({ ...unavailable, cause: { kind: 'forbidden' } })
})

test('providers are asked by https alone, but for what stands for one on this machine when that is allowed', () => {
  for (const baseUrl of ['http://api.mch.weixin.qq.com', 'http://10.0.0.1', 'ftp://a.example', 'api.example'])
    expect(() => open(baseUrl)).toThrow(RangeError)
  for (const baseUrl of [
    'https://a.example/v3',
    'https://me@a.example',
    'https://a.example?b',
    'http://localhost.a.example',
  ])
    expect(() => open(baseUrl)).toThrow(RangeError)
  for (const baseUrl of ['http://127.0.0.1:1', 'http://localhost:1', 'http://[::1]:1', 'https://127.0.0.1:1'])
    expect(() => openExchange([baseUrl])).toThrow(RangeError)
  for (const baseUrl of ['https://api.mch.weixin.qq.com', 'https://openapi.alipay.com/']) openExchange([baseUrl])
})

import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/open-test-server.ts'

const INLINE = "document.documentElement.dataset.theme = 'dark'"
const INDEX = `<!doctype html><html><head><script>${INLINE}</script><script type="module" src="/assets/app-1a2b.js"></script></head></html>`
const SCRIPT = 'console.log("app")'.repeat(50)

let server: TestServer
const webRoot = mkdtempSync(join(tmpdir(), 'easel-site-'))
beforeAll(async () => {
  mkdirSync(join(webRoot, 'assets'))
  writeFileSync(join(webRoot, 'index.html'), INDEX)
  writeFileSync(join(webRoot, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(webRoot, 'sw.js'), SCRIPT)
  writeFileSync(join(webRoot, 'assets', 'app-1a2b.js'), SCRIPT)
  writeFileSync(join(webRoot, 'assets', 'app-1a2b.js.br'), brotliCompressSync(SCRIPT))
  server = await openTestServer({}, { webRoot })
})
afterAll(() => rmSync(webRoot, { recursive: true, force: true }))

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

test.each(['/', '/draw', '/draw/0189', '/login', '/invite/abc', '/no/such/screen', '/apiary', '/index.html'])(
  '%s is a screen of the app',
  async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(200)
    expect(response.payload).toBe(INDEX)
    expect(response.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
  },
)

test('a screen that the browser has is not sent again', async () => {
  const { headers } = await get('/draw')
  const again = await get('/draw', { 'if-none-match': String(headers['etag']) })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
})

test('only the scripts that the page itself holds may run inside it', async () => {
  const policy = String((await get('/draw')).headers['content-security-policy'])
  const hash = createHash('sha256').update(INLINE).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
})

test('text never becomes markup or script in a page of ours, and only one exception has a name', async () => {
  const policy = String((await get('/draw')).headers['content-security-policy'])
  expect(policy).toMatch(/require-trusted-types-for 'script';trusted-types service-worker$/)
})

test('what is named after its content is kept for ever, and sent compressed', async () => {
  const plain = await get('/assets/app-1a2b.js')
  expect(plain.payload).toBe(SCRIPT)
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const small = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(String(small.headers['content-type'])).toContain('javascript')
  expect(String(brotliDecompressSync(small.rawPayload))).toBe(SCRIPT)
})

test('other files may change within the hour', async () => {
  const response = await get('/icon.svg')
  expect(response.headers).toMatchObject({ 'cache-control': 'public, max-age=3600', 'content-type': 'image/svg+xml' })
})

test('the program that keeps the shell is asked for anew each time', async () => {
  expect((await get('/sw.js')).headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  })
})

test('an asset that is not there is no screen', async () => {
  expect((await get('/assets/app-old.js')).statusCode).toBe(404)
  expect((await get('/assets/app-1a2b.js.br')).statusCode).toBe(404)
})

test.each([
  '/..%2f..%2fetc%2fpasswd',
  '/assets/..%2f..%2f..%2fetc%2fpasswd',
  '/.git/config',
  '/%2e%2e/%2e%2e/etc/passwd',
])('%s leads out of nothing', async (url) => {
  expect((await get(url)).payload).not.toContain('root:')
})

test('nothing but reading is done to a screen', async () => {
  const response = await server.app.inject({ method: 'POST', url: '/draw' })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ code: 404, data: { reason: 'unknown_path' } })
})

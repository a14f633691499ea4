import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { speakHttp } from '../apps/server/src/testing/speak-http.ts'
import { type ProductServer, startServer } from './server.ts'

const DIST = fileURLToPath(new URL('../apps/web/dist', import.meta.url))

/** Paths that scanners try. */
const paths = `
.git/config .git/HEAD .gitignore .env .env.production .env.local .npmrc .htaccess .htpasswd .DS_Store .svn/entries
.vscode/settings.json .aws/credentials .ssh/id_rsa .docker/config.json .well-known/../.env Dockerfile docker-compose.yml
package.json package-lock.json tsconfig.json vite.config.ts node_modules/react/package.json src/main.tsx
apps/server/dist/main.js apps/server/dist/main.js.map server.js main.js.map assets/main.js.map .vite/manifest.json
manifest.json index.html.br .built-from data/secret-key secret-key run/server.json logs/server.log outbox/sms.jsonl
backup.sql dump.sql database.sqlite metrics debug/pprof actuator/env actuator/health server-status phpinfo.php
wp-login.php admin/config console graphql swagger.json api-docs trace heapdump core api/metrics api/debug api/admin
api/../.env api/files/../../secret-key api/files/%2e%2e%2f%2e%2e%2fsecret-key assets/../../../server/dist/main.js
assets/%2e%2e/%2e%2e/%2e%2e/package.json %2e%2e/package.json ..%2f..%2fpackage.json ..%5c..%5cpackage.json
`
  .split(/\s+/)
  .filter((path) => path !== '')

let server: ProductServer
let index: string
beforeAll(async () => {
  server = await startServer({ ENGINE: 'fake' })
  index = await (await fetch(`${server.url}/draw`)).text()
})
afterAll(() => server?.close())

/** Requests through a proxy count as remote; metrics are readable locally. */
const FROM_ELSEWHERE = { headers: { via: '1.1 proxy' } }

test.each(paths)('/%s shows nothing but the app or that there is no such thing', async (path) => {
  const answer = await fetch(`${server.url}/${path}`, FROM_ELSEWHERE)
  const body = await answer.text()
  if (answer.status === 200) return expect(body).toBe(index)
  expect([400, 401, 403, 404]).toContain(answer.status)
  expect(JSON.parse(body)).toMatchObject({ success: false, data: { reason: expect.any(String) } })
})

/** Raw request; `fetch` would normalize dot segments. */
const speak = (target: string, more = '') =>
  speakHttp(
    server.url.replace('localhost', '127.0.0.1'),
    `GET ${target} HTTP/1.1\r\nhost: x\r\n${more}connection: close\r\n\r\n`,
  )

test.each([
  ...paths.filter((path) => /\.\.|%2e|%5c/.test(path)).map((path) => `/${path}`),
  '/../../../../etc/passwd',
  '//etc/passwd',
  '/assets/..\\..\\secret-key',
  '/assets/%00.js',
  '/%',
  '/%ff',
  'http://elsewhere.example/secret-key',
  'file:///etc/passwd',
])('%s, said exactly so, shows nothing either', async (target) => {
  const { status, body } = await speak(target)
  if (status === 200) return expect(body).toContain('<div id="root">')
  expect([400, 404]).toContain(status)
  expect(JSON.parse(body)).toMatchObject({ success: false, data: { reason: expect.any(String) } })
})

test.each([
  ['a target with a blank', '/secret key', ''],
  ['a target with a control character', '/\u0001', ''],
  ['a head without end', '/', `x: ${'x'.repeat(40_000)}\r\n`],
  ['a header without a name', '/', ': x\r\n'],
  ['two lengths', '/', 'content-length: 1\r\ncontent-length: 2\r\n'],
])('%s is no request, and is answered in an envelope with the headers of every answer', async (_what, target, more) => {
  const { status, headers, body } = await speak(target, more)
  expect([400, 431]).toContain(status)
  expect(JSON.parse(body)).toMatchObject({ success: false, data: { reason: 'malformed' } })
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', connection: 'close' })
})

test('what is served was built without maps of its sources', async () => {
  const files = readdirSync(DIST, { recursive: true }).map(String)
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  const scripts = files.filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(3)
  for (const script of scripts) {
    const text = await (await fetch(`${server.url}/${script}`)).text()
    expect(text).not.toMatch(/sourceMappingURL|\/node_modules\/|\.tsx?:\d/)
  }
})

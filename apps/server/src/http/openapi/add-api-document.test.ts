import { beforeAll, expect, test } from 'vitest'
import { isProgramPath } from '../trim-program-path.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'

interface Document {
  openapi: string
  paths: Record<string, Record<string, { summary: string; parameters?: { name: string }[]; requestBody?: unknown }>>
  components: { schemas: Record<string, unknown> }
}

let server: TestServer
let document: Document
let text: string
beforeAll(async () => {
  server = await openTestServer()
  text = (await server.app.inject({ url: '/api/openapi.json' })).payload
  document = JSON.parse(text)
})

test('the document describes every route that is served, with its summary and path parameters', () => {
  // The socket speaks frames, not HTTP.
  const served = [...server.app.servedRoutes].filter((route) => route !== 'GET /api/ws/connect')
  for (const route of served) {
    const [method = '', path = ''] = route.split(' ')
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect(operation?.summary, route).toBeTruthy()
    const names = operation?.parameters?.map(({ name }) => name) ?? []
    for (const [, name] of path.matchAll(/:(\w+)/g)) expect(names, route).toContain(name)
  }
  // Doors tell of their routes by themselves, each once and not under every prefix.
  const own = Object.entries(document.paths).filter(([path]) => !isProgramPath(path))
  expect(own.flatMap(([, operations]) => Object.keys(operations))).toHaveLength(served.length)
  for (const path of ['/mj/submit/imagine', '/sdapi/v1/txt2img', '/mcp'])
    expect(document.paths[path]?.['post']?.summary, path).toBeTruthy()
})

test('the document is OpenAPI 3.1, and all it refers to is in it', () => {
  expect(document.openapi).toBe('3.1.0')
  const wanted = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? '')
  expect(wanted.length).toBeGreaterThan(10)
  for (const name of wanted) expect(Object.keys(document.components.schemas)).toContain(name)
  expect(text.match(/"\$ref":"(?!#\/components\/schemas\/)/g)).toBeNull()
  expect(text).not.toMatch(/"\$(defs|schema|id)"/)
})

test('a sign-in is told with its two shapes', () => {
  const body = JSON.stringify(document.paths['/api/login/login']?.['post']?.requestBody)
  for (const field of ['Password', 'Captcha', 'phone', 'captcha']) expect(body).toContain(`"${field}"`)
})

test('an upload is told as a form with a purpose and a file', () => {
  expect(document.paths['/api/upload']?.['post']?.requestBody).toMatchObject({
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          required: ['purpose', 'file'],
          properties: { purpose: { enum: ['base', 'avatar', 'mask', 'media'] }, file: { type: 'string' } },
        },
      },
    },
  })
})

test('the page can be read without scripts and names every call', async () => {
  const response = await server.app.inject({ url: '/api/docs' })
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(response.payload).not.toContain('<script')
  for (const path of ['/api/login/login', '/api/mj/submit/imagine/:channelId', '/api/files/:fileId', '/readyz']) {
    expect(response.payload).toContain(path)
  }
  expect(String(response.headers['content-security-policy'])).toMatch(/style-src 'sha256-[^']+'; /)
})

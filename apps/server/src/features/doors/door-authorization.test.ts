import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Actor } from '../../deps.ts'
import { startDrawing } from '../../start/work.ts'
import { afterFile } from '../../testing/after-file.ts'
import { openMjClient } from '../../testing/open-mj-client.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aChannel, aMember } from '../../testing/seed.ts'
import { writeForm } from '../../testing/write-form.ts'
import { readTasks } from '../drawing/gate.ts'
import { createKey } from '../key/create-key.ts'

const DOORS = ['Midjourney proxy', 'A1111', 'MCP', 'OpenAI'] as const
const SECRET = 'quaggaword'
/** Blocking calls wait for pictures. */
const PATIENCE_MS = 120_000

interface Route {
  door: (typeof DOORS)[number]
  method: 'GET' | 'POST' | 'DELETE'
  /** `/mj/task/{taskId}/fetch` */
  path: string
}

let server: TestServer
let address: string
let routes: Route[]
let mine: string
let theirs: string
/** The first person's, which the second tries to reach. */
let task: Awaited<ReturnType<ReturnType<typeof openMjClient>['fetchTask']>>
let pictures: string[]

beforeAll(async () => {
  server = await openTestServer({ PROGRAM_LIMIT: '1000000', SIGN_IN_LIMIT: '1000000' })
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const workers = startDrawing(server.deps)
  afterFile(() => workers.stop())
  routes = await listRoutes()
  const first = await aKey()
  mine = first.key
  theirs = (await aKey()).key
  const { result } = await client().imagine(undefined, `a ${SECRET} in the snow`)
  task = await vi.waitFor(
    async () => {
      const now = await client().fetchTask(result)
      if (now.status !== 'SUCCESS') throw new Error(now.status)
      return now
    },
    { timeout: 60_000 },
  )
  const shown = (await readTasks(server.deps, first.actor, [task.properties.messageHash])).get(
    task.properties.messageHash,
  )
  pictures = [shown?.grid, ...(shown?.images ?? [])].flatMap((picture) => picture?.id ?? [])
  expect(pictures).toHaveLength(5)
})

const client = () =>
  openMjClient(
    () => server,
    () => mine,
  )

async function aKey(): Promise<{ key: string; actor: Actor }> {
  const person = await aMember(server.deps, { credits: 100_000 })
  const channelId = await aChannel(server.deps, person.userId)
  const { key } = await createKey(server.deps, person.actor, { name: 'robot', channelId })
  return { key, actor: person.actor }
}

/** What the public description of the API has of the doors, and the other prefixes of the first. */
async function listRoutes(): Promise<Route[]> {
  const answer = await server.app.inject({ method: 'GET', url: '/api/openapi.json' })
  const { paths } = answer.json<{ paths: Record<string, Record<string, { tags?: string[] }>> }>()
  const described = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).flatMap(([verb, { tags = [] }]): Route[] => {
      const door = DOORS.find((one) => tags.includes(one))
      return door ? [{ door, method: verb.toUpperCase() as Route['method'], path }] : []
    }),
  )
  const fixed = ['/mj-fast', '/mj-relax', '/mj-turbo'].flatMap((speed) =>
    described.filter(({ door }) => door === 'Midjourney proxy').map((one) => ({ ...one, path: speed + one.path })),
  )
  return [...described, ...fixed]
}

async function ask(
  { method, path }: Route,
  {
    key,
    named = '1',
    body,
    form,
  }: { key: string | null; named?: string; body?: unknown; form?: ReturnType<typeof writeForm> },
) {
  const json = typeof body === 'string' ? body : JSON.stringify(body)
  const payload = form ? new Uint8Array(form.body) : json
  const type = form ? form.contentType : 'application/json'
  const answer = await fetch(address + path.replace(/\{\w+\}/g, encodeURIComponent(named)), {
    method,
    headers: {
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...(method === 'POST' && { 'content-type': type }),
      accept: 'application/json, text/event-stream',
    },
    ...(method === 'POST' && payload !== undefined && { body: payload }),
  })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('every door is described', () => {
  expect(new Set(routes.map(({ door }) => door))).toEqual(new Set(DOORS))
  expect(routes.length).toBeGreaterThan(100)
})

const unknown: Record<Route['door'], unknown> = {
  'Midjourney proxy': { code: 4, description: expect.any(String), error: expect.any(String), result: null },
  A1111: { detail: expect.any(String) },
  MCP: { jsonrpc: '2.0', id: null, error: { message: expect.any(String), data: { reason: 'unauthenticated' } } },
  OpenAI: { error: { type: 'authentication_error', code: 'invalid_api_key', message: expect.any(String) } },
}

test('without a key, and with none that is good, each answers 401 in the form of its door', async () => {
  const session = (await aMember(server.deps)).token
  for (const key of [null, `sk-${'a'.repeat(48)}`, session]) {
    for (const route of routes) {
      const answer = await ask(route, { key, body: { prompt: 'a red fox' } })
      expect(answer.status, `${route.method} ${route.path}`).toBe(401)
      expect(JSON.parse(answer.text), route.path).toMatchObject(unknown[route.door] as object)
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    }
  }
})

/** Whatever names something of the first person, in every field that names things. */
function namesOf(named: string) {
  const ids = { taskId: named, content: `${named} U1`, action: 'UPSCALE', index: 1, ids: [named, Number(named)] }
  const [customId] = task.buttons.map((button) => button.customId)
  const picture = `/api/files/${named}`
  const pictured = {
    base64Array: [picture, picture],
    base64: picture,
    image: picture,
    init_images: [picture],
    input_reference: picture,
  }
  const spoken = {
    role: 'user',
    content: [
      { type: 'text', text: 'x' },
      { type: 'image_url', image_url: { url: picture } },
    ],
  }
  return { ...ids, customId, prompt: 'a red fox', ...pictured, messages: [spoken], model: 'easel' }
}

function toolCalls(named: string): object[] {
  const said = { task: named, button: 'U1', wait_seconds: 0, confirmed: true }
  const images = [`/api/files/${named}`, `/api/files/${named}`]
  const calls = [
    { name: 'fetch', arguments: said },
    { name: 'act', arguments: said },
    { name: 'quote', arguments: said },
    { name: 'list_recent', arguments: {} },
    { name: 'animate', arguments: { image: images[0], wait_seconds: 0, confirmed: true } },
    { name: 'describe', arguments: { image: images[0], picture: images[0], wait_seconds: 0 } },
    { name: 'blend', arguments: { images, wait_seconds: 0, confirmed: true } },
    { name: 'imagine', arguments: { prompt: 'a red fox', images, wait_seconds: 0, confirmed: true } },
  ]
  return calls.map((params, id) => ({ jsonrpc: '2.0', id, method: 'tools/call', params }))
}

test(
  'nothing of one account is in any answer to the key of another, whatever of it is named',
  async () => {
    const names = [task.id, task.properties.messageHash, ...pictures]
    for (const named of names) {
      for (const route of routes) {
        const bodies = route.door === 'MCP' ? toolCalls(named) : [namesOf(named)]
        for (const body of bodies) {
          const { status, text } = await ask(route, { key: theirs, named, body })
          const said = `${route.method} ${route.path} ${named} ${text}`
          expect(status, said).toBeLessThan(500)
          expect(text, said).not.toContain(SECRET)
          // What was asked for may be repeated, and nothing that was not.
          for (const other of [task.id, ...pictures].filter((one) => one !== named))
            expect(text, said).not.toContain(other)
        }
      }
    }
    const { headers: _now, ...now } = await client().fetchTask(task.id)
    const { headers: _then, ...then } = task
    expect(now, 'it is as it was').toEqual(then)
  },
  PATIENCE_MS,
)

const AT_ONCE = 8
const deep = (times: number) => '['.repeat(times) + ']'.repeat(times)
const HALF = '\ud800'
const odd: unknown[] = [null, -1, '\0', HALF, [[]], { toString: 1, valueOf: 1 }]
const FIELDS: Record<Route['door'], string> = {
  'Midjourney proxy':
    'prompt state notifyHook taskId customId content action index ids base64Array base64 image maskBase64 dimensions link batchSize endImage',
  OpenAI:
    'prompt n size model messages stream image mask response_format output_format output_compression input_reference metadata',
  A1111: 'prompt negative_prompt init_images mask batch_size width seed denoising_strength inpainting_mask_invert',
  MCP: 'jsonrpc method params id',
}

test(
  'garbage is refused by every route, and none fails over it',
  async () => {
    const picture = (
      await sharp({ create: { width: 32, height: 32, channels: 3, background: '#c63' } })
        .png()
        .toBuffer()
    ).toString('base64')
    const usual = {
      ...{ prompt: 'a red fox', taskId: task.id, customId: 'x', content: `${task.id} U1`, action: 'UPSCALE', index: 1 },
      ...{ init_images: [picture], mask: picture, messages: [{ role: 'user', content: 'a red fox' }], model: 'easel' },
    }
    const whole = [
      ...['null', '1', '"x"', '[]', '{"a":', '\0', '{"__proto__":{"a":1}}', deep(100_000)],
      `{"prompt":"a red fox","model":"easel","messages":[{"role":"user","content":"x"}],"x":${deep(100_000)}}`,
      `{"prompt":"a red fox","model":"easel","image":${deep(100_000)}}`,
      `{"prompt":"a red fox","x":[${'{},'.repeat(1_000_000)}{}]}`,
    ]
    const forms = [
      writeForm({ prompt: `a${'\0'}b`, n: 'NaN', model: 'easel', size: '99999x1' }),
      writeForm({ __proto__: 'x', prompt: 'a red fox', image: Buffer.from('no picture'), mask: Buffer.from('none') }),
    ]
    const failed: string[] = []
    const listed = routes.filter(({ method, path }) => method === 'POST' && !/^\/mj-/.test(path))
    for (const route of listed) {
      const fields = FIELDS[route.door].split(' ').flatMap((name) => odd.map((value) => ({ ...usual, [name]: value })))
      const cut = forms.map(({ body, contentType }) => ({ contentType, body: body.subarray(0, -10) }))
      const sent = [
        ...[...whole, ...fields].map((body) => ({ body })),
        ...[...forms, ...cut].map((form) => ({ form })),
        { body: 'x', form: { body: Buffer.from('prompt=x'), contentType: 'application/x-www-form-urlencoded' } },
      ]
      const tryOne = async (one: (typeof sent)[number]) => {
        const answer = await ask(route, { key: theirs, named: task.id, ...one })
        const shown = 'body' in one ? JSON.stringify(one.body).slice(0, 200) : 'form'
        if (answer.status >= 500) failed.push(`${route.path} ${shown} ${answer.text.slice(0, 200)}`)
      }
      for (let at = 0; at < sent.length; at += AT_ONCE) await Promise.all(sent.slice(at, at + AT_ONCE).map(tryOne))
    }
    for (const route of routes.filter(({ path }) => path.includes('{'))) {
      for (const named of ['\0', '__proto__', '-1', '9'.repeat(30), '../..', "' or 1=1 --", 'x'.repeat(400)]) {
        const answer = await ask(route, { key: theirs, named })
        if (answer.status >= 500) failed.push(`${route.path} ${named}`)
      }
    }
    expect(failed).toEqual([])
  },
  PATIENCE_MS,
)

test('what is no address of a door is refused by the door, and is never a page', async () => {
  for (const path of [
    '/v1/nope',
    '/mj',
    '/mj/nope',
    '/mj-fast',
    '/mj-fast/x',
    '/mj-relax/x',
    '/mj-turbo/mj/x',
    '/sdapi',
    '/sdapi/v2/x',
    '/mcp/x',
  ]) {
    for (const key of [theirs, null]) {
      const answer = await ask({ door: 'MCP', method: 'GET', path }, { key })
      expect(answer.status, path).toBe(404)
      expect(answer.headers.get('content-type'), path).toContain('application/json')
      expect(answer.headers.get('access-control-allow-origin'), path).toBe('*')
    }
  }
})

import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Progress } from '@modelcontextprotocol/sdk/types.js'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { readTask } from '@easel/contract/drawing'
import { afterFile } from '../../../testing/after-file.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { aChannel, aMember, type SeededPerson } from '../../../testing/seed.ts'
import { startDrawing } from '../../../start/work.ts'
import { createKey } from '../../key/create-key.ts'
import { revokeKey } from '../../key/revoke-key.ts'

let server: TestServer
let address: string
let person: SeededPerson
let friend: SeededPerson
let channelId: string
let key: Awaited<ReturnType<typeof createKey>>

beforeAll(async () => {
  server = await openTestServer()
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const workers = startDrawing(server.deps)
  afterFile(() => workers.stop())
})
beforeEach(async () => {
  person = await aMember(server.deps, { credits: 1_000, language: 'en-US' })
  friend = await aMember(server.deps)
  channelId = await aChannel(server.deps, person.userId, { members: [friend.userId] })
  key = await createKey(server.deps, person.actor, { name: 'robot', channelId })
})

/** The published client, set up as a person sets up theirs: an address and a header. */
async function connect(as = key.key): Promise<Client> {
  const client = new Client({ name: 'a client', version: '1.0.0' })
  const requestInit = { headers: { authorization: `Bearer ${as}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { requestInit }))
  afterFile(() => client.close())
  return client
}

type Content = { type: string; text?: string; data?: string; mimeType?: string }

async function call(
  client: Client,
  name: string,
  said: Record<string, unknown>,
  onprogress?: (step: Progress) => void,
) {
  const answer = await client.callTool({ name, arguments: said }, undefined, onprogress ? { onprogress } : {})
  const content = answer.content as Content[]
  const text = content.flatMap((one) => one.text ?? []).join('\n')
  const [, task = ''] = /Task (\d+)/.exec(text) ?? []
  return { isError: answer.isError === true, text, task, pictures: content.filter(({ type }) => type === 'image') }
}

const tasksOf = () =>
  server.deps.db.selectFrom('tasks').selectAll().where('channel_id', '=', channelId).orderBy('id').execute()
const flat = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
const dataUrl = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`

test('a client lists the tools, and what each takes', async () => {
  const client = await connect()
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name).sort()).toEqual(
    ['act', 'animate', 'blend', 'describe', 'fetch', 'imagine', 'list_recent', 'quote'].sort(),
  )
  const imagine = tools.find(({ name }) => name === 'imagine')
  expect(imagine?.inputSchema).toMatchObject({
    required: ['prompt'],
    properties: { prompt: { type: 'string', description: expect.any(String) }, images: { type: 'array' } },
  })
  expect(client.getInstructions()).toContain('credits')
})

test('imagine tells how far it is and shows the sheet; a second person sees the drawing; act goes on from it', async () => {
  const client = await connect()
  const steps: Progress[] = []
  const drawn = await call(client, 'imagine', { prompt: 'a red fox --ar 3:2' }, (step) => steps.push(step))
  expect(drawn).toMatchObject({ isError: false, text: expect.stringContaining('"U1", "U2"') })
  const [picture, ...others] = drawn.pictures
  expect(others).toEqual([])
  const bytes = Buffer.from(picture?.data ?? '', 'base64')
  expect(bytes.length).toBeLessThan(1_000_000)
  expect(`image/${(await sharp(bytes).metadata()).format}`).toBe(picture?.mimeType)
  const said = steps.map(({ progress }) => progress)
  expect(said.length).toBeGreaterThan(0)
  expect(said).toEqual([...new Set(said)].sort((one, other) => one - other))
  const [, url = ''] = /Picture 1 \(.+?\): (\S+)/.exec(drawn.text) ?? []
  expect(new URL(url).origin).toBe(address)
  expect((await fetch(url)).headers.get('content-type')).toBe('image/png')

  const [task] = await tasksOf()
  const seen = await server.call(readTask, { params: { taskId: task?.id ?? '' }, token: friend.token })
  expect(seen.data).toMatchObject({ status: 'SUCCESS', author: { id: person.userId } })

  const picked = await call(client, 'act', { task: drawn.task, button: 'u1' })
  expect(picked).toMatchObject({ isError: false, text: expect.stringContaining('UPSCALE') })
  const panned = await call(client, 'act', { task: picked.task, button: 'Pan left' })
  expect(panned).toMatchObject({ isError: false, text: expect.stringContaining('PAN') })
  expect(await call(client, 'act', { task: picked.task, button: 'Like' })).toMatchObject({ isError: false })
  const again = await call(client, 'act', { task: drawn.task, button: '🔄' })
  expect(again).toMatchObject({ isError: false, text: expect.stringContaining('REROLL') })
  const one = await call(client, 'fetch', { task: drawn.task, picture: 2 })
  expect(one.pictures).toHaveLength(1)
  const listed = await call(client, 'list_recent', { limit: 2 })
  expect(listed.text.match(/^Task/gm)).toHaveLength(2)
})

test('what asks first is answered in the same call; what cannot be answered leaves nothing open', async () => {
  const client = await connect()
  const drawn = await call(client, 'imagine', { prompt: 'a red fox' })
  const picked = await call(client, 'act', { task: drawn.task, button: 'U2' })
  const [, width, height] = /Picture 1 \((\d+) x (\d+)\)/.exec(picked.text) ?? []
  const mask = dataUrl(await flat(Number(width), Number(height), '#fff'))
  const region = { task: picked.task, button: 'Vary (Region)', prompt: 'a hat' }
  expect(await call(client, 'act', { ...region, mask })).toMatchObject({
    isError: false,
    text: expect.stringContaining('INPAINT'),
  })
  expect(
    await call(client, 'act', { task: picked.task, button: 'Custom Zoom', prompt: 'a fox', zoom: 1.8 }),
  ).toMatchObject({
    ...{ isError: false, text: expect.stringContaining('ZOOM') },
  })
  const wrong = [
    await call(client, 'act', region),
    await call(client, 'act', { ...region, mask: dataUrl(await flat(30, 90, '#fff')) }),
    await call(client, 'act', { ...region, mask, prompt: 'a {red, blue} hat' }),
    await call(client, 'act', { task: picked.task, button: 'U1' }),
    await call(client, 'act', { task: '1', button: 'U1' }),
  ]
  for (const { isError, pictures } of wrong) expect({ isError, pictures }).toEqual({ isError: true, pictures: [] })
  expect((await tasksOf()).filter(({ status }) => status === 'MODAL')).toEqual([])
})

test('describe and blend take pictures as they come', async () => {
  const client = await connect()
  const [red, blue] = [dataUrl(await flat(64, 64, '#c33')), dataUrl(await flat(80, 40, '#33c'))]
  const described = await call(client, 'describe', { image: red })
  expect(described).toMatchObject({ isError: false, text: expect.stringMatching(/Line 4: .+/) })
  expect(await call(client, 'act', { task: described.task, button: 'Imagine all' }), 'four drawings').toMatchObject({
    ...{ isError: true, text: expect.stringContaining('confirmed: true') },
  })
  const line = await call(client, 'act', { task: described.task, button: 'Line 1' })
  expect(line).toMatchObject({ isError: false, text: expect.stringContaining('IMAGINE') })
  const blended = await call(client, 'blend', { images: [red, blue], shape: 'portrait' })
  expect(blended).toMatchObject({ isError: false, text: expect.stringContaining('BLEND') })
  expect(blended.pictures).toHaveLength(1)
})

test('a quote charges nothing; several drawings are drawn when their price was agreed to', async () => {
  const client = await connect()
  const quoted = await call(client, 'quote', { prompt: 'a {red, blue} fox' })
  expect(quoted).toMatchObject({ isError: false, text: expect.stringContaining('Drawings: 2') })
  expect(await call(client, 'quote', { prompt: 'a fox --ar 0:1' })).toMatchObject({
    text: expect.stringContaining('refused'),
  })
  const asked = await call(client, 'imagine', { prompt: 'a {red, blue} fox' })
  expect(asked).toMatchObject({ isError: true, text: expect.stringContaining('confirmed: true'), pictures: [] })
  expect(await call(client, 'imagine', { prompt: 'a fox', speed: 'turbo' }), 'dearer than a grid').toMatchObject({
    ...{ isError: true, text: expect.stringContaining('confirmed: true') },
  })
  expect(await tasksOf()).toEqual([])
  const drawn = await call(client, 'imagine', { prompt: 'a {red, blue} fox', confirmed: true })
  expect(drawn.text.match(/^Task/gm)).toHaveLength(2)
  expect(drawn.pictures).toHaveLength(2)
  expect(await call(client, 'quote', { task: drawn.task, button: 'V1' })).toMatchObject({
    ...{ isError: false, text: expect.stringContaining('Drawings: 1') },
  })
})

test('what a tool refuses is told in words, and charges nothing', async () => {
  const client = await connect()
  const refused = [
    await call(client, 'imagine', { prompt: 'a fox --ar 0:1' }),
    await call(client, 'imagine', { prompt: 7 }),
    await call(client, 'imagine', {}),
    await call(client, 'imagine', { prompt: 'a fox', images: ['####'] }),
    await call(client, 'imagine', { prompt: 'a fox', images: ['https://elsewhere.example/a.png'] }),
    await call(client, 'describe', { image: 'data:image/png;base64,AAAA' }),
    await call(client, 'blend', { images: [] }),
    await call(client, 'fetch', { task: '7' }),
    await call(client, 'quote', {}),
    await call(client, 'nothing', {}),
  ]
  for (const { isError, text } of refused)
    expect({ isError, text }).toEqual({ isError: true, text: expect.stringMatching(/\w/) })
  const poor = await connect(
    (await createKey(server.deps, person.actor, { name: 'poor', channelId, totalCredits: 1 })).key,
  )
  expect(await call(poor, 'imagine', { prompt: 'a fox' })).toMatchObject({ isError: true })
  const reader = await createKey(server.deps, person.actor, { name: 'reader', channelId, scopes: ['read'] })
  const looking = await connect(reader.key)
  expect(await call(looking, 'imagine', { prompt: 'a fox' })).toMatchObject({ isError: true })
  expect(await call(looking, 'list_recent', {})).toMatchObject({ isError: false })
  expect(await tasksOf()).toEqual([])
})

test('without a good key there is nothing but 401; a key that has ended is none', async () => {
  await expect(connect('sk-none')).rejects.toThrow()
  const bare = await fetch(`${address}/mcp`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect({ status: bare.status, asks: bare.headers.get('www-authenticate') }).toEqual({
    ...{ status: 401, asks: expect.stringContaining('Bearer') },
  })
  const client = await connect()
  await revokeKey(server.deps, person.actor, key.id)
  await expect(call(client, 'list_recent', {})).rejects.toThrow()
})

test('a client that waits no longer finds its drawing later', async () => {
  const client = await connect()
  const started = await call(client, 'imagine', { prompt: 'a red fox', wait_seconds: 0 })
  expect(started.isError).toBe(false)
  expect(await call(client, 'fetch', { task: started.task })).toMatchObject({ text: expect.stringContaining(': done') })
})

test('nothing of one account is reached with the key of another', async () => {
  const drawn = await call(await connect(), 'imagine', { prompt: 'a red fox' })
  const stranger = await aMember(server.deps, { credits: 100 })
  const client = await connect((await createKey(server.deps, stranger.actor, { name: 'other' })).key)
  const [task] = await tasksOf()
  for (const named of [drawn.task, task?.id]) {
    expect(await call(client, 'fetch', { task: named })).toMatchObject({ isError: true, pictures: [] })
    expect(await call(client, 'act', { task: named, button: 'U1' })).toMatchObject({ isError: true })
    expect(await call(client, 'quote', { task: named, button: 'U1' })).toMatchObject({ isError: true })
  }
  const [, url] = /Picture 1 \(.+?\): (\S+)/.exec(drawn.text) ?? []
  expect(await call(client, 'describe', { image: url })).toMatchObject({ isError: true })
  expect(await call(client, 'list_recent', {})).toMatchObject({ text: expect.not.stringContaining('Task') })
})

test('what reads no event streams is answered by JSON; there are no sessions, and no several messages at once', async () => {
  const ask = (body: unknown, method = 'POST') =>
    fetch(`${address}/mcp/`, {
      method,
      headers: { authorization: `Bearer ${key.key}`, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'quote', arguments: { prompt: 'a fox' } },
  }
  const answer = await ask(message)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(await answer.json()).toMatchObject({ id: 1, result: { content: [{ type: 'text' }] } })
  expect((await ask([message, message])).status).toBe(400)
  expect((await ask('nothing')).status).toBe(400)
  expect((await ask({ jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202)
  for (const method of ['GET', 'DELETE']) expect((await ask(undefined, method)).status).toBe(405)
  const preflight = await fetch(`${address}/mcp`, { method: 'OPTIONS', headers: { origin: 'https://client.example' } })
  expect(preflight.headers.get('access-control-allow-headers')).toContain('mcp-protocol-version')
})

test('a clip is told by its price first, then made and told by its address; its buttons go on from it', async () => {
  const client = await connect()
  const image = dataUrl(await flat(64, 48, '#c63'))
  const said = { prompt: 'the fox runs', image, seconds: 5, loop: true }
  const priced = await call(client, 'animate', said)
  expect(priced).toMatchObject({ isError: true, text: expect.stringContaining('20 credits') })
  expect(await tasksOf()).toEqual([])
  const made = await call(client, 'animate', { ...said, confirmed: true })
  expect(made).toMatchObject({ isError: false, text: expect.stringContaining('(VIDEO): done') })
  expect(made.pictures).toHaveLength(1)
  const [, url = ''] = /Clip \(16 x 16, 5 s\): (\S+)/.exec(made.text) ?? []
  expect((await fetch(url)).headers.get('content-type')).toBe('video/mp4')
  const button = 'Extend (Low motion)'
  expect(await call(client, 'act', { task: made.task, button, confirmed: true })).toMatchObject({
    text: expect.stringContaining('Clip (16 x 16, 9 s)'),
  })
  expect((await call(client, 'fetch', { task: made.task })).text).toContain(url)
  for (const refused of [{}, { end_image: image, prompt: 'a fox' }, { prompt: 'a fox', seconds: 3 }])
    expect(await call(client, 'animate', { ...refused, confirmed: true })).toMatchObject({ isError: true })
  expect(await tasksOf()).toHaveLength(2)
})

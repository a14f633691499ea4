import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { beforeEach, expect, test } from 'vitest'
import { afterFile } from '../../testing/after-file.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aMember, type SeededPerson } from '../../testing/seed.ts'
import { startDrawing } from '../../start/work.ts'
import { createKey } from '../key/create-key.ts'
import { revokeKey } from '../key/revoke-key.ts'

let server: TestServer
let address: string
let person: SeededPerson
let key: Awaited<ReturnType<typeof createKey>>
beforeEach(async () => {
  server = await openTestServer()
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  person = await aMember(server.deps, { credits: 100 })
  key = await createKey(server.deps, person.actor, { name: 'robot' })
})

/** Nothing draws before. */
function draw(): void {
  const workers = startDrawing(server.deps)
  afterFile(() => workers.stop())
}

async function imagine(signal?: AbortSignal) {
  const requestInit = { headers: { authorization: `Bearer ${key.key}` } }
  const client = new Client({ name: 'a client', version: '1.0.0' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { requestInit }))
  return client.callTool({ name: 'imagine', arguments: { prompt: 'an owl' } }, undefined, signal ? { signal } : {})
}

const drawFromText = (signal?: AbortSignal) =>
  fetch(`${address}/sdapi/v1/txt2img`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'a red fox' }),
    ...(signal && { signal }),
  })

const statuses = async () => {
  const tasks = server.deps.db.selectFrom('tasks').select('status').where('user_id', '=', person.userId)
  return (await tasks.execute()).map(({ status }) => status)
}
const both = (status: string) => expect.poll(statuses, { timeout: 60_000 }).toEqual([status, status])

test('a key that ends while a program waits stops the wait, and its drawings go on', async () => {
  const waiting = [drawFromText(), imagine()] as const
  await both('NOT_START')
  await revokeKey(server.deps, person.actor, key.id)
  draw()
  const [text, tool] = await Promise.all(waiting)
  expect(text.status).toBe(401)
  expect(tool).toMatchObject({ isError: true, content: [{ type: 'text' }] })
  await both('SUCCESS')
})

test('a program that hangs up loses nothing: its drawings are drawn, and charged once', async () => {
  const gone = new AbortController()
  const left = [drawFromText(gone.signal), imagine(gone.signal)].map((one) => one.catch(() => 'left'))
  await both('NOT_START')
  gone.abort()
  expect(await Promise.all(left)).toEqual(['left', 'left'])
  draw()
  await both('SUCCESS')
  const tasks = await server.deps.db.selectFrom('tasks').select('cost').execute()
  const spent = server.deps.db.selectFrom('api_keys').select('spent_credits').where('id', '=', key.id)
  const cost = tasks.reduce((sum, one) => sum + one.cost, 0)
  expect(await spent.executeTakeFirst()).toEqual({ spent_credits: cost })
})

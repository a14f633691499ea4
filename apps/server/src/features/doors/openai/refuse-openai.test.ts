import { request as openRequest } from 'node:http'
import OpenAI from 'openai'
import { beforeAll, expect, test } from 'vitest'
import { type OpenaiServer, openOpenai } from '../../../testing/open-openai.ts'
import { anAdmin } from '../../../testing/seed.ts'
import { addWords } from '../../drawing/words/add-words.ts'
import { availableCredits } from '../../ledger/gate.ts'

let server: OpenaiServer
beforeAll(async () => {
  server = await openOpenai()
})

const credits = (userId: string) => availableCredits(server.deps.db, userId, server.clock.now())
const draw = { model: 'easel', prompt: 'a red fox' }

test('a wrong key is 401 invalid_api_key, and none is as well', async () => {
  const client = new OpenAI({ apiKey: 'sk-wrong', baseURL: `${server.address}/v1` })
  await expect(client.images.generate(draw)).rejects.toMatchObject({ status: 401, code: 'invalid_api_key' })
  const bare = await fetch(`${server.address}/v1/models`)
  expect([bare.status, bare.headers.get('access-control-allow-origin')]).toEqual([401, '*'])
})

test('without credits and over the limit of the key it is 429 insufficient_quota, which is not tried again', async () => {
  const limited = await server.aClient({ key: { totalCredits: 1 } })
  await limited.client.images.generate(draw)
  const poor = await server.aClient()
  await poor.client.images.generate({ ...draw, n: 10 })
  await poor.client.images.generate({ ...draw, n: 10 })
  await poor.client.images.generate({ ...draw, n: 10 })
  await poor.client.images.generate({ ...draw, n: 10 })
  for (const { ask, client } of [limited, poor]) {
    await expect(client.images.generate(draw, { maxRetries: 2 })).rejects.toMatchObject({
      ...{ status: 429, code: 'insufficient_quota', type: 'insufficient_quota' },
    })
    const { headers } = await ask('/images/generations', draw)
    expect([headers.get('x-should-retry'), headers.get('retry-after')]).toEqual(['false', '3600'])
  }
  expect(await credits(limited.person.userId)).toBe(39)
})

test('what the key cost is its part, of the day and in all, and the balance says what is left', async () => {
  const { client, ask, key, person } = await server.aClient({ key: { totalCredits: 10 } })
  await client.images.generate({ ...draw, n: 3 })
  const row = await server.deps.db
    .selectFrom('api_keys')
    .selectAll()
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow()
  expect(row.spent_credits).toBe(3)
  const limits = (await (await ask('/dashboard/billing/subscription')).json()) as { hard_limit_usd: number }
  const usage = (await (await ask('/dashboard/billing/usage?start_date=2026-01-01&end_date=2026-02-01')).json()) as {
    total_usage: number
  }
  expect(limits.hard_limit_usd - usage.total_usage / 100).toBe(7)
  expect(limits).toMatchObject({ object: 'billing_subscription', has_payment_method: true })
  expect(JSON.stringify([limits, usage])).not.toContain(key)
})

test('a forbidden word is 400 content_policy_violation, also in what is streamed and said in a chat', async () => {
  const { client, person } = await server.aClient()
  await addWords(server.deps, (await anAdmin(server.deps)).actor, ['wyvern'])
  const prompt = 'a {wyvern, fox}'
  const refused = { status: 400, code: 'content_policy_violation', param: 'prompt' }
  await expect(client.images.generate({ ...draw, prompt })).rejects.toMatchObject(refused)
  await expect(client.images.generate({ ...draw, prompt, stream: true })).rejects.toMatchObject(refused)
  const chat = client.chat.completions.create({ model: 'easel', messages: [{ role: 'user', content: prompt }] })
  await expect(chat).rejects.toMatchObject(refused)
  expect(await credits(person.userId)).toBe(40)
})

test.each([
  ['n', 0],
  ['n', 11],
  ['n', 1.5],
  ['n', 'many'],
  ['n', [1]],
  ['prompt', 7],
  ['prompt', ''],
  ['prompt', 'x'.repeat(6001)],
  ['size', 'large'],
  ['size', '0x10'],
  ['size', '99999x1'],
  ['size', 512],
  ['response_format', 'gif'],
  ['output_format', 'bmp'],
  ['output_compression', 101],
  ['partial_images', 4],
  ['stream', 'maybe'],
  ['model', 7],
])('%s that is %j is refused by its name, and nothing is charged', async (param, value) => {
  const { ask, person } = await server.aClient()
  const answer = await ask('/images/generations', { ...draw, [param]: value })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error', param, code: 'invalid_value' } })
  expect(await credits(person.userId)).toBe(40)
})

test('null is nothing, unknown fields are normal, and what cannot be had is drawn as it can', async () => {
  const { ask } = await server.aClient()
  const answer = await ask('/images/generations', {
    ...draw,
    ...{ n: null, size: null, user: 'u', style: 'vivid', quality: 'hd', background: 'transparent', moderation: 'low' },
    ...{ extra_fields: { a: 1 }, watermark: true, async: false, response_format: null },
  })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ background: 'opaque' })
  for (const size of ['auto', '2K', '1:1', ' 4x3 '])
    expect((await ask('/images/generations', { ...draw, size })).status).toBe(200)
})

test('other models, video, audio and what nobody knows are 404 in the words of the dialect', async () => {
  const { client, ask } = await server.aClient()
  await expect(client.images.generate({ ...draw, model: 'gpt-4o' })).rejects.toMatchObject({
    ...{ status: 404, code: 'model_not_found' },
  })
  await expect(client.videos.create({ prompt: 'a fox runs', model: 'gpt-4o' })).rejects.toMatchObject({
    ...{ status: 404, code: 'model_not_found' },
  })
  await expect(client.videos.retrieve('video_1')).rejects.toMatchObject({ status: 404, code: 'not_found' })
  const speech = client.audio.speech.create({ model: 'tts-1', voice: 'alloy', input: 'hello' })
  await expect(speech).rejects.toMatchObject({ status: 404, code: 'unknown_url' })
  expect((await ask('/nothing')).status).toBe(404)
  expect((await ask('/models/')).status).toBe(200)
})

test('broken JSON and lists are 400; a body that says it has 2 GB is 413 before it is read', async () => {
  const { key, ask } = await server.aClient()
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const address = `${server.address}/v1/images/generations`
  for (const body of ['{', '[]', '"x"', '', 'null']) {
    const answer = await fetch(address, { method: 'POST', headers, body })
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'invalid_body' } }])
  }
  expect((await ask('/images/edits', [])).status).toBe(400)
  const sendLarge = (path: string) =>
    new Promise((resolve, reject) => {
      const sent = openRequest(server.address + path, {
        method: 'POST',
        headers: { ...headers, 'content-length': String(2 ** 31) },
      })
      sent.on('response', (response) => resolve(response.resume().statusCode))
      sent.on('error', reject)
      sent.write('{')
    })
  for (const path of ['/v1/images/generations', '/v1/videos']) expect(await sendLarge(path)).toBe(413)
})

test('an engine that is away is 503 and can be tried again', async () => {
  const { ask, person } = await server.aClient()
  const [engine] = server.deps.engines.list()
  if (!engine) throw new Error('no engine')
  engine.setAsideUntil = new Date(server.clock.now().getTime() + 60_000)
  const answer = await ask('/images/generations', draw)
  engine.setAsideUntil = null
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await answer.json()).toMatchObject({ error: { type: 'server_error', code: 'engine_unavailable' } })
  expect(await credits(person.userId)).toBe(40)
})

test('a key that may only read draws nothing, and one that is revoked is none', async () => {
  const { client, person } = await server.aClient({ key: { scopes: ['read'] } })
  await expect(client.images.generate(draw)).rejects.toMatchObject({ status: 403, code: 'insufficient_permissions' })
  await client.models.list()
  await server.deps.db
    .updateTable('api_keys')
    .set({ revoked_at: server.clock.now() })
    .where('user_id', '=', person.userId)
    .execute()
  await expect(client.models.list()).rejects.toMatchObject({ status: 401 })
})

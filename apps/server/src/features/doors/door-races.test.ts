import { beforeAll, expect, test } from 'vitest'
import { openMjClient } from '../../testing/open-mj-client.ts'
import { openLiveSocket, subscribe } from '../../testing/open-live-socket.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aChannel, aMember, suspend } from '../../testing/seed.ts'
import { createKey } from '../key/create-key.ts'
import { rotateKey, updateKey } from '../key/update-key.ts'

let server: TestServer
let key: Awaited<ReturnType<typeof createKey>>

beforeAll(async () => {
  server = await openTestServer({ PROGRAM_LIMIT: '60' })
})

const { imagine, ask } = openMjClient(
  () => server,
  () => key.key,
)

async function aProgram(wish: Partial<Parameters<typeof createKey>[2]> = {}) {
  const person = await aMember(server.deps, { credits: 1_000 })
  const friend = await aMember(server.deps)
  const channelId = await aChannel(server.deps, person.userId, { members: [friend.userId] })
  key = await createKey(server.deps, person.actor, { name: 'robot', channelId, ...wish })
  return { person, friend, channelId }
}

test('fifty calls at once with a limit for ten: ten are in line, forty are refused in words', async () => {
  await aProgram({ totalCredits: 40 })
  const answers = await Promise.all(Array.from({ length: 50 }, () => imagine()))
  expect(answers.filter(({ code }) => code === 1 || code === 22)).toHaveLength(10)
  for (const { code, http, description } of answers)
    if (code === 4) expect({ http, description }).toEqual({ http: 200, description: expect.any(String) })
})

test('what is sent twice at once with one Idempotency-Key is one task and one charge', async () => {
  const { person } = await aProgram()
  const headers = { 'idempotency-key': 'once' }
  const answers = await Promise.all([imagine({ headers }), imagine({ headers }), imagine({ headers })])
  expect(new Set(answers.map(({ result }) => result)).size).toBe(1)
  const tasks = await server.deps.db.selectFrom('tasks').select('id').where('user_id', '=', person.userId).execute()
  expect(tasks).toHaveLength(1)
})

test('while a key is rotated each call is either served or told that it is nobody; afterwards only the new one is', async () => {
  const { person } = await aProgram()
  const old = key.key
  const asked = Array.from({ length: 10 }, () => ask('account/list', undefined, { as: old }))
  const [{ key: fresh }, ...answers] = await Promise.all([rotateKey(server.deps, person.actor, key.id), ...asked])
  for (const { http } of answers) expect([200, 401]).toContain(http)
  expect(await ask('account/list', undefined, { as: old })).toMatchObject({ http: 401 })
  expect(await ask('account/list', undefined, { as: fresh })).toMatchObject({ http: 200 })
})

test('a ban, another network and the switch of the operator end it at the next call', async () => {
  const { person } = await aProgram()
  await updateKey(server.deps, person.actor, key.id, { addresses: ['198.51.100.0/24'] })
  expect(await ask('account/list')).toMatchObject({ http: 401 })
  await updateKey(server.deps, person.actor, key.id, { addresses: ['127.0.0.1'] })
  expect(await ask('account/list')).toMatchObject({ http: 200 })
  await server.deps.db.updateTable('companies').set({ is_open_to_programs: false }).execute()
  expect(await ask('account/list')).toMatchObject({ http: 401 })
  await server.deps.db.updateTable('companies').set({ is_open_to_programs: true }).execute()
  await suspend(server.deps, person.userId)
  expect(await ask('account/list')).toMatchObject({ http: 401 })
})

test('too many calls with one key wait; those of another key do not', async () => {
  await aProgram()
  const answers = await Promise.all(Array.from({ length: 70 }, () => ask('account/list')))
  const refused = answers.filter(({ http }) => http === 429)
  expect(refused).toHaveLength(10)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  await aProgram()
  expect(await ask('account/list')).toMatchObject({ http: 200 })
})

test('a second person in the channel sees what a program draws at once, as if a person had', async () => {
  const { person, friend, channelId } = await aProgram()
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const live = await openLiveSocket(server, address, friend.token)
  await subscribe(live, channelId)
  await imagine()
  await expect
    .poll(() => live.frames.flatMap((frame) => (frame.t === 'task' ? [frame.task] : [])))
    .toMatchObject([{ prompt: 'a red fox', author: { id: person.userId }, channelId }])
  live.socket.close()
})

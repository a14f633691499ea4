import { beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { aMember, type SeededPerson } from '../../../testing/seed.ts'
import { NOTIFY_CHANNEL } from '../queries.ts'
import { submitImagine } from '../submit-imagine.ts'

const ATTEMPT = 'AbCdEfGhIjKlMnOpQrStU_'

let server: TestServer
let person: SeededPerson
let heard: string[] = []
beforeAll(async () => {
  server = await openTestServer({ RATE_LIMIT: '5' })
  person = await aMember(server.deps)
  const body = { botType: 'MID_JOURNEY', prompt: 'a fox' } as const
  await submitImagine(server.deps, person.actor, person.channelId, { body, idempotencyKey: null })
  await server.deps.db.updateTable('tasks').set({ attempt_id: ATTEMPT }).execute()
  server.deps.bus.listen(NOTIFY_CHANNEL, (attemptId) => heard.push(attemptId))
})
beforeEach(() => {
  heard = []
})

const post = (id: string, payload: string | Buffer = '{}', headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: `/api/open/notify/${id}`, payload, headers })

test.each([
  ['nothing', ''],
  ['a task that is done', '{"id":"1","status":"SUCCESS","progress":"100%"}'],
  ['no JSON', '{"id":'],
  ['bytes', Buffer.from([0, 255, 254])],
  ['as much as is read', 'x'.repeat(64 * 1024)],
])('whoever follows hears of news, whatever was sent: %s', async (_what, payload) => {
  const before = await server.deps.db.selectFrom('tasks').selectAll().execute()
  const answer = await post(ATTEMPT, payload, { 'content-type': 'application/json' })
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { code: 200, data: null, success: true }])
  await eventually(() => expect(heard).toEqual([ATTEMPT]))
  expect(await server.deps.db.selectFrom('tasks').selectAll().execute()).toEqual(before)
})

test('nobody learns which attempts there are, and nobody is troubled for one that there is not', async () => {
  const known = await post(ATTEMPT)
  await eventually(() => expect(heard).toEqual([ATTEMPT]))
  for (const id of ['a'.repeat(22), 'short', 'x'.repeat(500), "'%20or%201=1", '%00']) {
    const unknown = await post(id)
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
  }
  await server.deps.bus.publish(NOTIFY_CHANNEL, 'last')
  await eventually(() => expect(heard).toEqual([ATTEMPT, 'last']))
})

test('more than 64 KB is not taken in', async () => {
  expect((await post(ATTEMPT, 'x'.repeat(64 * 1024 + 1))).json()).toMatchObject({ success: false })
  await server.deps.bus.publish(NOTIFY_CHANNEL, 'last')
  await eventually(() => expect(heard).toEqual(['last']))
})

test('what has ended has no news', async () => {
  await server.deps.db.updateTable('tasks').set({ status: 'CANCEL', finish_time: new Date() }).execute()
  expect((await post(ATTEMPT)).statusCode).toBe(200)
  await server.deps.bus.publish(NOTIFY_CHANNEL, 'last')
  await eventually(() => expect(heard).toEqual(['last']))
})

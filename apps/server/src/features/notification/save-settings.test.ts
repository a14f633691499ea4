import { readNotificationSettings, saveNotificationSettings } from '@easel/contract/notification'
import { beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aMember, type SeededPerson } from '../../testing/seed.ts'

let server: TestServer
let person: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
  person = await aMember(server.deps)
})

const save = (body: object) => server.call(saveNotificationSettings, { token: person.token, body })
const read = async () => (await server.call(readNotificationSettings, { token: person.token })).data

test('who never chose is told of everything, at any hour', async () => {
  const first = {
    drawings: true,
    spoken: true,
    quietHours: null,
    timeZone: 'Asia/Shanghai',
    pushKey: expect.any(String),
  }
  expect([await read(), (await save({})).data]).toEqual([first, first])
})

test('what is given changes and nothing else, from several devices at once', async () => {
  const quietHours = { from: '22:00', until: '07:00' }
  await Promise.all([save({ drawings: false }), save({ quietHours, timeZone: 'Europe/Berlin' })])
  expect(await read()).toEqual({
    drawings: false,
    spoken: true,
    quietHours,
    timeZone: 'Europe/Berlin',
    pushKey: expect.any(String),
  })
  expect((await save({ quietHours: null })).data).toMatchObject({ quietHours: null, timeZone: 'Europe/Berlin' })
})

test.each([
  [{ timeZone: 'Asia/Atlantis' }],
  [{ quietHours: { from: '24:00', until: '07:00' } }],
  [{ quietHours: { from: '22:00' } }],
  [{ sound: true }],
])('what is no choice is refused: %j', async (body) => {
  expect(await save(body)).toMatchObject({ code: 400, reason: 'invalid_input' })
})

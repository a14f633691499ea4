import { logout } from '@easel/contract/account'
import {
  addPushEndpoint,
  markNotificationSeen,
  readNotificationSettings,
  removePushEndpoint,
  saveNotificationSettings,
} from '@easel/contract/notification'
import { markRead } from '@easel/contract/chat'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  openPushStandIn,
  type PushStandIn,
  type StandInSubscription,
} from '../../../../../../stand-ins/src/push/open-push-stand-in.ts'
import { afterFile } from '../../../testing/after-file.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { aChannel, aMember, type SeededPerson } from '../../../testing/seed.ts'
import { sendChat } from '../../chat/send-chat.ts'
import { notifyPeople } from '../jobs.ts'
import { getKeys } from './get-keys.ts'
import { sendPush } from './send-push.ts'

let service: PushStandIn
let server: TestServer
let person: SeededPerson
let friend: SeededPerson
let channelId: string
let taken = 0
beforeAll(async () => {
  service = await openPushStandIn()
  afterFile(() => service.close())
  server = await openTestServer({ PUSH_SERVICES: service.baseUrl })
})
beforeEach(async () => {
  service.answerWith(null)
  taken = service.messages.length
  person = await aMember(server.deps, { language: 'en-US' })
  friend = await aMember(server.deps)
  await server.deps.db.updateTable('users').set({ name: 'Ann' }).where('id', '=', friend.userId).execute()
  channelId = await aChannel(server.deps, friend.userId, { members: [person.userId] })
})

/** One more browser of the person is notified. */
async function aDevice(token = person.token): Promise<StandInSubscription> {
  const device = service.subscribe()
  expect(await server.call(addPushEndpoint, { token, body: device })).toMatchObject({ code: 200 })
  return device
}
const say = (content: string) =>
  sendChat(server.deps, friend.actor, channelId, { body: { content }, idempotencyKey: null })
/** What reached devices since the test began; every job is due. */
async function reached() {
  await server.runJobs()
  await hurry()
  await server.runJobs()
  return service.messages.slice(taken)
}
/** As if the wait before a push, or before another try, were over. */
async function hurry(): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now() where attempts < max_attempts`.execute(
    server.deps.db,
  )
}
const countDevices = async () =>
  (await server.deps.db.selectFrom('push_endpoints').select('id').where('user_id', '=', person.userId).execute()).length

test('a device is told in the language of the account, signed with the key that it subscribed with, and reads it alone', async () => {
  const device = await aDevice()
  const { data } = await server.call(readNotificationSettings, { token: person.token })
  const { id } = await say('look')
  const [message, ...more] = await reached()
  expect(more).toEqual([])
  expect(message).toMatchObject({ url: device.url, urgency: 'high', ttlSeconds: 43_200 })
  expect(message?.topic).toMatch(/^[\w-]{32}$/)
  expect(message?.sender).toBe((data as { pushKey: string }).pushKey)
  expect(JSON.parse(message?.text ?? '')).toEqual({
    ...{ id, channelId, tag: `spoken:${channelId}`, title: 'Ann says', body: 'look', path: `/draw/${channelId}` },
    ...{ picture: null, off: 'Turn off' },
  })
})

test('a job that runs twice notifies under one topic and one tag, so that the device shows one', async () => {
  await aDevice()
  const { id } = await say('look')
  const first = await reached()
  await notifyPeople(server.deps, { itemId: id })
  const both = await reached()
  expect([first.length, both.length]).toEqual([1, 2])
  expect(both[1]).toMatchObject({ topic: both[0]?.topic, text: both[0]?.text })
})

test.each([410, 404, 403])(
  'a device whose push service answers %i is forgotten, and the others are not',
  async (status) => {
    await aDevice()
    service.answerWith(status)
    await say('look')
    expect(await reached()).toEqual([])
    expect(await countDevices()).toBe(0)
  },
)

test('a push service that is down is asked again, not for ever, and a device that stays away is forgotten', async () => {
  await aDevice()
  service.answerWith(503)
  await say('look')
  expect(await reached()).toEqual([])
  service.answerWith(null)
  expect(await reached()).toHaveLength(1)
  service.answerWith(503)
  await say('again')
  await reached()
  server.clock.moveSeconds(31 * 60)
  service.answerWith(null)
  expect(await reached()).toHaveLength(1)
  service.answerWith(503)
  server.clock.moveSeconds(8 * 24 * 60 * 60)
  await say('a week later')
  await reached()
  expect(await countDevices()).toBe(0)
})

test.each([
  ['signed out there', () => server.call(logout, { token: person.token })],
  [
    'has read it',
    async (itemId: string) =>
      server.call(markRead, { token: person.token, params: { channelId }, body: { upTo: itemId } }),
  ],
  [
    'looks at it',
    async (itemId: string) => server.call(markNotificationSeen, { token: person.token, body: { id: itemId } }),
  ],
  [
    'switched the device off',
    (_: string, { url }: StandInSubscription) => server.call(removePushEndpoint, { body: { url } }),
  ],
  [
    'is in none of its channels any more',
    () => server.deps.db.deleteFrom('channel_members').where('user_id', '=', person.userId).execute(),
  ],
])('no device is told once its owner %s', async (_what, act) => {
  const device = await aDevice()
  const { id } = await say('look')
  await server.runJobs()
  await act(id, device)
  expect(await reached()).toEqual([])
})

test('in quiet hours no device is told, and with the switch off none either', async () => {
  await aDevice()
  const choose = (body: object) => server.call(saveNotificationSettings, { token: person.token, body })
  await choose({ quietHours: { from: '00:00', until: '23:59' }, timeZone: 'UTC' })
  await say('psst')
  await choose({ quietHours: null, spoken: false })
  await say('hello')
  expect(await reached()).toEqual([])
})

test('a browser belongs to whoever signed in there last, and each person has ten at most', async () => {
  const device = await aDevice()
  const other = await aMember(server.deps)
  expect(await server.call(addPushEndpoint, { token: other.token, body: device })).toMatchObject({ code: 200 })
  expect(await countDevices()).toBe(0)
  await Promise.all(Array.from({ length: 12 }, () => aDevice()))
  expect(await countDevices()).toBe(10)
})

test.each([
  ['http://push.example.com/1'],
  ['https://user:secret@push.example.com/1'],
  ['https://push.example.com:8443/1'],
  ['javascript:alert(1)'],
  [`https://push.example.com/${'x'.repeat(1000)}`],
])('where any public push service may be used, this is none: %s', async (url) => {
  const open = await openTestServer()
  const { token } = await aMember(open.deps)
  const body = { ...service.subscribe(), url }
  expect(await open.call(addPushEndpoint, { token, body })).toMatchObject({ code: 400, reason: 'invalid_input' })
})

test('a name that leads to a private address is never spoken to, and forgotten', async () => {
  const open = await openTestServer()
  const endpoint = { ...service.subscribe(), url: 'https://127.0.0.1/push/1' }
  const push = { endpoint, keys: await getKeys(open.deps), tag: 'a', text: 'b' }
  const before = service.countAsked()
  expect([await sendPush(open.deps, push), service.countAsked()]).toEqual(['gone', before])
})

test('where the operator has switched Web Push off, no key is handed out and no device is taken', async () => {
  const closed = await openTestServer({ PUSH_SERVICES: 'off' })
  const { token } = await aMember(closed.deps)
  expect((await closed.call(readNotificationSettings, { token })).data).toMatchObject({ pushKey: null })
  expect(await closed.call(addPushEndpoint, { token, body: service.subscribe() })).toMatchObject({ code: 400 })
})

import * as calls from '@easel/contract/webhooks'
import type { Delivery, Webhook } from '@easel/contract/webhooks'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { wrapSecret } from '../../platform/secret.ts'
import { aTaskAt } from '../../testing/a-task-at.ts'
import { eventually } from '../../testing/eventually.ts'
import { framesOf } from '../../testing/open-drawing.ts'
import { openReceiver, type Receiver } from '../../testing/open-receiver.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aMember, anAdmin, type SeededPerson } from '../../testing/seed.ts'
import { grantCredits } from '../admin/grant-credits.ts'
import { advanceTask } from '../drawing/advance-task.ts'
import { submitImagine } from '../drawing/submit-imagine.ts'
import { tellPaid } from '../order/settling/tell-paid.ts'
import { deliverLane } from './deliver-lane.ts'
import { sweepDeliveries } from './jobs.ts'
import { resealSecrets } from './reseal-secrets.ts'
import { deleteWebhook } from './delete-webhook.ts'

let server: TestServer
let receiver: Receiver
let person: SeededPerson
beforeAll(async () => {
  receiver = await openReceiver()
  server = await openTestServer({ WEBHOOK_PRIVATE_HOSTS: receiver.origin, PUBLIC_URL: 'https://draw.example' })
})
beforeEach(async () => {
  person = await aMember(server.deps, { credits: 1000 })
  await sql`truncate deliveries`.execute(server.deps.db)
  receiver.received.splice(0)
  receiver.answers.splice(0)
})

const DAY = 24 * 60 * 60
const on = (webhookId: string) => ({ token: person.token, params: { webhookId } })

async function makes(wish: object = {}): Promise<Webhook> {
  const body = { url: `${receiver.origin}/mine`, events: ['task.ended'], ...wish }
  const answer = await server.call(calls.createWebhook, { token: person.token, body })
  expect(answer).toMatchObject({ code: 200 })
  return answer.data as Webhook
}

async function reads(id: string): Promise<Webhook | undefined> {
  const { data } = await server.call(calls.listWebhooks, { token: person.token })
  return (data as { webhooks: Webhook[] }).webhooks.find((one) => one.id === id)
}

async function lists(id: string): Promise<Delivery[]> {
  return ((await server.call(calls.listDeliveries, on(id))).data as { deliveries: Delivery[] }).deliveries
}

/** A drawing of theirs comes to its end. */
async function draws(status: 'SUCCESS' | 'FAILURE' | 'CANCEL' = 'SUCCESS'): Promise<string> {
  const { deps } = server
  const [id, lease] = [deps.newId(), { owner: 'a worker', epoch: 0 }]
  const until = new Date(deps.clock.now().getTime() + 60_000)
  await aTaskAt(deps, person, { id, lease_owner: lease.owner, lease_until: until })
  const door = status === 'CANCEL' ? { name: 'person' as const } : { name: 'worker' as const, lease }
  expect(await advanceTask(deps, door, { taskId: id, to: status })).not.toBeNull()
  return id
}

const delivers = (id: string) =>
  deliverLane({ ...server.deps, renderTask: () => ({}) }, { lane: `webhook:${id}` }, undefined)
const toldTypes = () => receiver.received.map(({ body }) => body['type'])

test('a webhook is told how a drawing of its owner ended, signed with the secret that its owner sees', async () => {
  const { id, secret } = await makes()
  const other = await aMember(server.deps)
  const taskIds = [await draws('SUCCESS'), await draws('FAILURE'), await draws('CANCEL')]
  await server.runJobs()
  expect(receiver.received.map(({ body }) => body)).toEqual(
    ['SUCCESS', 'FAILURE', 'CANCEL'].map((status, nth) => ({
      type: 'task.ended',
      timestamp: expect.any(String),
      data: expect.objectContaining({ id: taskIds[nth], status, prompt: 'a fox', channelId: person.channelId }),
    })),
  )
  const [first] = receiver.received
  expect([first?.path, first?.isSignedBy(secret ?? '')]).toEqual(['/mine', true])
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const deliveries = await lists(id)
  expect(deliveries.map(({ state, status, answer }) => [state, status, answer])).toEqual(
    [1, 2, 3].map(() => ['delivered', 200, 'answer 200']),
  )
  expect(receiver.received.at(-1)?.id).toBe(`msg_${deliveries[0]?.id ?? ''}`)
  expect((await server.call(calls.listDeliveries, { ...on(id), token: other.token })).code).toBe(404)
})

test('neither the database nor anybody else sees the secret', async () => {
  const { id, secret } = await makes()
  const rows = await server.deps.db.selectFrom('webhooks').selectAll().where('id', '=', id).execute()
  expect(JSON.stringify(rows)).not.toContain(secret?.slice(6))
  const { data } = await server.call(calls.listWebhooks, { token: (await aMember(server.deps)).token })
  expect(data).toEqual({ webhooks: [] })
})

test('credits under a number are told once each time that they fall below it, whatever they were lost for', async () => {
  await makes({ events: ['credits.low'], creditsUnder: 1000 })
  const { db, clock, newId } = server.deps
  const admin = await anAdmin(server.deps)
  const grant = (credits: number) =>
    grantCredits(server.deps, admin.actor, { userId: person.userId, credits, reason: 'x', idempotencyKey: newId() })
  const draw = () =>
    submitImagine(server.deps, person.actor, person.channelId, {
      body: { botType: 'MID_JOURNEY', prompt: 'a red fox' },
      idempotencyKey: null,
    })
  await grant(-39)
  await draw()
  await draw()
  await grant(100)
  await grant(-98)
  await server.runJobs()
  expect(receiver.received.map(({ body }) => body)).toEqual(
    [997, 995].map((credits) => {
      return { type: 'credits.low', timestamp: clock.now().toISOString(), data: { credits, under: 1000 } }
    }),
  )
  expect(await db.selectFrom('deliveries').select('id').where('state', '=', 'waiting').execute()).toEqual([])
})

test('an order that is paid is told to its owner', async () => {
  await makes({ events: ['order.paid'] })
  await draws()
  const title = { 'zh-CN': '套餐', 'zh-TW': '套餐', 'en-US': 'Pack' }
  const { db, newId, clock } = server.deps
  const [id, now] = [newId(), clock.now()]
  const order = { id, user_id: person.userId, no: 'E1', product_id: id, title, period: null }
  const money = { quantity: 1, amount: 990, currency: 'CNY', pay_channel: 'wechat', status: 'PAID' }
  const row = { ...order, ...money, created_at: now, expires_at: now, paid_at: now }
  await db.transaction().execute((tx) => tellPaid(tx, [row as never], now))
  await server.runJobs()
  expect(receiver.received.map(({ body }) => body)).toEqual([
    { type: 'order.paid', timestamp: now.toISOString(), data: expect.objectContaining({ id, no: 'E1', amount: 990 }) },
  ])
})

test('what fails is tried again, nothing overtakes it, and what works again is no longer failing', async () => {
  const { id } = await makes()
  receiver.answers.push(500)
  await draws()
  await draws()
  await delivers(id)
  expect(await reads(id)).toMatchObject({ failingSince: server.clock.now().toISOString(), stopped: null })
  expect(await lists(id)).toMatchObject([
    { state: 'waiting', tries: 0 },
    { state: 'waiting', tries: 1, status: 500 },
  ])
  server.clock.moveSeconds(5)
  await delivers(id)
  expect(await reads(id)).toMatchObject({ failingSince: null })
  const [first, again, second] = receiver.received.map((one) => one.id)
  expect([again === first, second === first, receiver.received.length]).toEqual([true, false, 3])
})

test('after three days of failures it is switched off and its owner is told; switched on it begins anew', async () => {
  const { id } = await makes()
  receiver.answers.push(...Array.from({ length: 100 }, () => 500))
  await draws()
  for (let hour = 0; hour < 71; hour++) {
    await draws()
    await delivers(id)
    server.clock.moveSeconds(60 * 60)
  }
  expect(await reads(id)).toMatchObject({ stopped: null })
  await delivers(id)
  server.clock.moveSeconds(2 * 60 * 60)
  await delivers(id)
  expect(await reads(id)).toMatchObject({ stopped: 'failing' })
  const frames = await framesOf(server.deps, `user:${person.userId}`)
  const host = new URL(receiver.origin).host
  expect(frames.filter(({ t }) => t === 'webhook')).toEqual([
    { t: 'webhook', webhook: { id, host, stopped: 'failing' } },
  ])
  expect((await lists(id)).filter(({ state }) => state !== 'given_up')).toEqual([])
  const before = receiver.received.length
  await draws()
  await delivers(id)
  expect(receiver.received).toHaveLength(before)
  receiver.answers.splice(0)
  expect((await server.call(calls.updateWebhook, { ...on(id), body: { isOn: true } })).data).toMatchObject({
    stopped: null,
    failingSince: null,
  })
  await draws()
  await delivers(id)
  expect(receiver.received).toHaveLength(before + 1)
})

test('for a day after a rotation deliveries are signed with both secrets, then with the new one alone', async () => {
  const { id, secret: old } = await makes()
  const { data } = await server.call(calls.rotateWebhook, on(id))
  const { secret: next } = data as Webhook
  expect(next).not.toBe(old)
  await draws()
  await delivers(id)
  server.clock.moveSeconds(DAY)
  await draws()
  await delivers(id)
  const signed = receiver.received.map((one) => [old, next].map((secret) => one.isSignedBy(secret ?? '')))
  expect(signed).toEqual([
    [true, true],
    [false, true],
  ])
})

test('a test comes at once, whatever waits, is sent once, and switches nothing off', async () => {
  const { id } = await makes()
  receiver.answers.push(500, 500)
  await draws()
  await server.runJobs()
  await server.call(calls.updateWebhook, { ...on(id), body: { isOn: false } })
  expect((await server.call(calls.testWebhook, on(id))).data).toMatchObject({ event: 'test', state: 'waiting' })
  expect(await server.call(calls.testWebhook, on(id))).toMatchObject({ code: 429, reason: 'rate_limited' })
  await server.runJobs()
  expect((await lists(id))[0]).toMatchObject({ event: 'test', state: 'given_up', status: 500, answer: 'answer 500' })
  server.clock.moveSeconds(6)
  await server.call(calls.testWebhook, on(id))
  await server.runJobs()
  expect(await lists(id)).toMatchObject([
    { event: 'test', state: 'delivered' },
    { event: 'test' },
    { state: 'given_up' },
  ])
  expect(toldTypes()).toEqual(['task.ended', 'test', 'test'])
})

test('of a webhook the last twenty deliveries are kept', async () => {
  const { id } = await makes()
  for (let nth = 0; nth < 23; nth++) await draws()
  await delivers(id)
  await draws()
  await sweepDeliveries(server.deps)
  const rows = await server.deps.db.selectFrom('deliveries').select('state').where('webhook_id', '=', id).execute()
  expect(rows).toHaveLength(20)
  expect(await lists(id)).toHaveLength(20)
})

test.each([
  [{ url: 'http://192.168.0.1/' }, { url: expect.anything() }],
  [{ url: 'ftp://hooks.example.com/' }, { url: expect.anything() }],
  [{ events: ['credits.low'] }, { creditsUnder: expect.anything() }],
  [{ events: ['everything'] }, { 'events.0': expect.anything() }],
])('what makes no webhook: %j', async (wish, fields) => {
  const body = { url: 'https://hooks.example.com/', events: ['task.ended'], ...wish }
  const answer = await server.call(calls.createWebhook, { token: person.token, body })
  expect(answer).toMatchObject({ code: 400, reason: 'invalid_input', fields })
})

test('of twelve that are made at once ten are', async () => {
  const body = { url: 'https://hooks.example.com/', events: ['task.ended'] }
  const make = () => server.call(calls.createWebhook, { token: person.token, body })
  const answers = await Promise.all(Array.from({ length: 12 }, make))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(10)
  expect(answers.filter(({ reason }) => reason === 'quota_reached')).toHaveLength(2)
})

test('a name that leads into a private network is never spoken to, and given up at once', async () => {
  const other = await openReceiver()
  const { id } = await makes({ url: `${other.origin.replace('127.0.0.1', 'localhost')}/` }).catch(() => ({ id: '' }))
  expect(id).toBe('')
  const hook = await makes()
  const url = `${other.origin}/`
  await server.deps.db.updateTable('webhooks').set({ url }).where('id', '=', hook.id).execute()
  await draws()
  await delivers(hook.id)
  expect(await lists(hook.id)).toMatchObject([{ state: 'given_up', status: null, answer: 'forbidden' }])
  expect(other.received).toEqual([])
})

test('a webhook that is deleted while a drawing ends breaks nothing, and one that is deleted is told nothing more', async () => {
  const { id } = await makes()
  const { db } = server.deps
  let commit = () => {}
  const mayCommit = new Promise<void>((resolve) => (commit = resolve))
  let hasDeleted = false
  const deleting = db.transaction().execute(async (tx) => {
    await deleteWebhook({ db: tx }, person.actor, id)
    hasDeleted = true
    await mayCommit
  })
  await eventually(() => expect(hasDeleted).toBe(true))
  const drawing = draws()
  await eventually(async () => {
    const { rows } = await sql<{ waits: boolean }>`select exists (select from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()) as waits`.execute(db)
    expect(rows).toEqual([{ waits: true }])
  })
  commit()
  await deleting
  await drawing
  await server.runJobs()
  expect(receiver.received).toEqual([])
})

test('secrets follow a change of the secret key; with the key lost they are not told, and a rotation mends it', async () => {
  const { id, secret } = await makes()
  const [from, secretKey] = [server.deps.secretKey, wrapSecret('another secret key of more than 32 characters')]
  await resealSecrets({ ...server.deps, secretKey, secondSecretKey: from })
  const lost = await reads(id)
  expect(lost?.secret).toBeNull()
  await draws()
  await delivers(id)
  expect(await lists(id)).toMatchObject([{ state: 'waiting', status: null, answer: 'secret_lost' }])
  await resealSecrets({ ...server.deps, secretKey: from, secondSecretKey: secretKey })
  expect((await reads(id))?.secret).toBe(secret)
  server.clock.moveSeconds(5)
  await delivers(id)
  expect(receiver.received[0]?.isSignedBy(secret ?? '')).toBe(true)
})

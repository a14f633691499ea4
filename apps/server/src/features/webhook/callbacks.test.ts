import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ClientOfTask } from '../../db/key-tables.ts'
import { wrapSecret } from '../../platform/secret.ts'
import { openReceiver, type Receiver } from '../../testing/open-receiver.ts'
import { openRememberingLog } from '../../testing/remembering-log.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { eventually } from '../../testing/eventually.ts'
import { aMember, type SeededPerson } from '../../testing/seed.ts'
import { advanceTask, advanceWithin } from '../drawing/advance-task.ts'
import { cancelTask } from '../drawing/cancel-task.ts'
import { submitImagine } from '../drawing/submit-imagine.ts'
import { createKey } from '../key/create-key.ts'
import { revokeKey } from '../key/revoke-key.ts'
import type { RenderTask } from './address-delivery.ts'
import { type DeliverDeps, deliverLane } from './deliver-lane.ts'
import { deriveCallbackSecrets } from '../key/gate.ts'
import { findAddressFault } from './find-address-fault.ts'
import { sweepDeliveries } from './jobs.ts'

let server: TestServer
let receiver: Receiver
let person: SeededPerson
let keyId: string
const said = openRememberingLog()
beforeAll(async () => {
  receiver = await openReceiver()
  server = await openTestServer({ WEBHOOK_PRIVATE_HOSTS: receiver.origin }, { log: said.log })
  person = await aMember(server.deps, { credits: 10_000 })
  keyId = (await createKey(server.deps, person, { name: 'mine', channelId: person.channelId })).id
})
beforeEach(async () => {
  await sql`truncate deliveries`.execute(server.deps.db)
  receiver.received.splice(0)
  receiver.answers.splice(0)
})

const renderTask: RenderTask = ({ task, number, client }, siteUrl) => {
  return { id: String(number), status: task.status, progress: task.progress, state: client?.state, siteUrl }
}

async function submits(client: ClientOfTask | null = { state: 'mine', notifyHook: `${receiver.origin}/hook` }) {
  const actor = { ...person.actor, program: { keyId, asks: false, client } }
  const body = { botType: 'MID_JOURNEY', prompt: 'a red fox' } as const
  const { tasks } = await submitImagine(server.deps, actor, person.channelId, { body, idempotencyKey: null })
  return tasks[0]?.id ?? ''
}

const lease = { owner: 'a worker', epoch: 1 }
async function moves(taskId: string, to: 'SUBMITTED' | 'IN_PROGRESS' | 'SUCCESS', progress = 0): Promise<void> {
  const { deps } = server
  const until = new Date(deps.clock.now().getTime() + 60_000_000)
  const held = { lease_owner: lease.owner, lease_until: until, epoch: 1 }
  await deps.db.updateTable('tasks').set(held).where('id', '=', taskId).execute()
  const move = { taskId, to, change: { progress } }
  expect(await advanceTask(deps, { name: 'worker', lease }, move)).not.toBeNull()
}

async function draws(client?: ClientOfTask | null): Promise<string> {
  const taskId = await submits(client)
  await moves(taskId, 'SUBMITTED')
  for (const progress of [10, 20, 30]) await moves(taskId, 'IN_PROGRESS', progress)
  await moves(taskId, 'SUCCESS', 100)
  return taskId
}

const delivers = (taskId: string, change: Partial<DeliverDeps> = {}, signal?: AbortSignal) =>
  deliverLane({ ...server.deps, renderTask, ...change }, { lane: `task:${taskId}` }, signal)
const told = () => receiver.received.map(({ body }) => `${String(body['status'])} ${String(body['progress'])}`)
const ALL = ['NOT_START 0', 'SUBMITTED 0', 'IN_PROGRESS 30', 'SUCCESS 100']
const rowsOf = (taskId: string) =>
  server.deps.db.selectFrom('deliveries').selectAll().where('lane', '=', `task:${taskId}`).orderBy('number').execute()

test('a program is told of each change in its order, signed; of progress that nobody heard of yet only the newest', async () => {
  await delivers(await draws())
  expect(told()).toEqual(ALL)
  const [first] = receiver.received
  expect(first).toMatchObject({
    path: '/hook',
    id: expect.stringMatching(/^msg_[0-9a-f-]{36}$/),
    body: { state: 'mine' },
  })
  const [secret] = deriveCallbackSecrets(server.deps, keyId)
  expect(first?.isSignedBy(secret?.reveal() ?? '')).toBe(true)
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(4)
})

test('progress that comes while a delivery is on its way is told after it', async () => {
  const taskId = await submits()
  await moves(taskId, 'SUBMITTED')
  await moves(taskId, 'IN_PROGRESS', 10)
  await delivers(taskId)
  await moves(taskId, 'IN_PROGRESS', 20)
  await moves(taskId, 'IN_PROGRESS', 30)
  await delivers(taskId)
  expect(told()).toEqual(['NOT_START 0', 'SUBMITTED 0', 'IN_PROGRESS 10', 'IN_PROGRESS 30'])
})

test('the queue delivers by itself, as the door shows it, and a program that did not ask is told nothing', async () => {
  await draws()
  await draws(null)
  await draws({ state: 'mine' })
  await server.runJobs()
  expect(receiver.received.map(({ body }) => body['status'])).toEqual(ALL.map((one) => one.split(' ')[0]))
})

test('a change that is rolled back is told to nobody', async () => {
  const taskId = await submits()
  const cancelled = server.deps.db.transaction().execute(async (tx) => {
    await advanceWithin(server.deps, tx, { name: 'person' }, { taskId, to: 'CANCEL' })
    throw new Error('changed my mind')
  })
  await expect(cancelled).rejects.toThrow('changed my mind')
  await delivers(taskId)
  expect(told()).toEqual(['NOT_START 0'])
})

test('what fails is tried again under the same id with growing waits, and nothing overtakes it', async () => {
  const taskId = await draws()
  receiver.answers.push(500, 302, 200)
  await delivers(taskId)
  await delivers(taskId)
  expect(told()).toEqual(['NOT_START 0'])
  server.clock.moveSeconds(5)
  await delivers(taskId)
  server.clock.moveSeconds(5)
  await delivers(taskId)
  expect(told()).toEqual(['NOT_START 0', 'NOT_START 0'])
  server.clock.moveSeconds(25)
  await delivers(taskId)
  expect(told()).toEqual(['NOT_START 0', 'NOT_START 0', ...ALL])
  const [first, second, third] = receiver.received
  expect([second?.id, third?.id]).toEqual([first?.id, first?.id])
})

test('after eight tries a change is given up and logged without its address, and the end is told all the same', async () => {
  const taskId = await submits({ notifyHook: `${receiver.origin}/secret-path` })
  await cancelTask(server.deps, person.actor, taskId)
  receiver.answers.push(...Array.from({ length: 8 }, () => 500))
  for (let tries = 0; tries < 8; tries++) {
    await delivers(taskId)
    server.clock.moveSeconds(2 * 60 * 60)
  }
  expect(told()).toEqual([...Array.from({ length: 8 }, () => 'NOT_START 0'), 'CANCEL 0'])
  expect(said.facts('delivery given up')).toEqual([
    expect.objectContaining({ lane: `task:${taskId}`, tries: 8, status: 500, event: 'task.changed' }),
  ])
  expect(said.text()).not.toContain('secret-path')
})

test('a receiver that hangs is let go, and asked again later', async () => {
  const taskId = await submits()
  receiver.answers.push('hang')
  await delivers(taskId, { patienceMs: 50 })
  expect(await rowsOf(taskId)).toMatchObject([{ state: 'waiting', tries: 1, status: null, answer: 'timeout' }])
  receiver.letGo(200)
  server.clock.moveSeconds(5)
  await delivers(taskId)
  expect(await rowsOf(taskId)).toMatchObject([{ state: 'delivered', tries: 2, status: 200 }])
})

test('several processes never deliver one lane at the same time', async () => {
  const taskId = await draws()
  receiver.answers.push('hang')
  const first = delivers(taskId)
  await eventually(() => expect(receiver.received).toHaveLength(1))
  await Promise.all(Array.from({ length: 8 }, () => delivers(taskId)))
  expect(told()).toEqual(['NOT_START 0'])
  receiver.letGo(200)
  await Promise.all([first, ...Array.from({ length: 8 }, () => delivers(taskId))])
  expect(told()).toEqual(ALL)
})

test('who dies between the POST and its note leaves it to the next one, under the same id; who wakes again notes nothing', async () => {
  const taskId = await submits()
  receiver.answers.push('hang')
  const frozen = delivers(taskId)
  await eventually(() => expect(receiver.received).toHaveLength(1))
  server.clock.moveSeconds(29)
  await delivers(taskId)
  expect(receiver.received).toHaveLength(1)
  server.clock.moveSeconds(1)
  await delivers(taskId)
  const [first, second] = receiver.received
  expect(second?.id).toBe(first?.id)
  receiver.letGo(500)
  await frozen
  expect(await rowsOf(taskId)).toMatchObject([{ state: 'delivered', status: 200 }])
})

test('a server that stops leaves what is under way to the next one at once', async () => {
  const taskId = await submits()
  const stopping = new AbortController()
  receiver.answers.push('hang')
  const stopped = delivers(taskId, {}, stopping.signal)
  await eventually(() => expect(receiver.received).toHaveLength(1))
  stopping.abort()
  await stopped
  expect(await rowsOf(taskId)).toMatchObject([{ state: 'waiting', lease_until: null }])
  receiver.letGo(200)
  await server.runJobs()
  expect(await rowsOf(taskId)).toMatchObject([{ state: 'delivered', tries: 2 }])
})

test('an address in a private network that no operator allows is never spoken to', async () => {
  const other = await openReceiver()
  for (const host of ['127.0.0.1', 'localhost']) {
    const taskId = await submits({ notifyHook: `${other.origin.replace('127.0.0.1', host)}/` })
    await delivers(taskId)
    expect(await rowsOf(taskId)).toMatchObject([{ state: 'given_up', tries: 1, answer: 'forbidden' }])
  }
  expect(other.received).toEqual([])
})

test.each([
  ['https://hooks.example.com/path?x=1', null],
  ['http://hooks.example.com:8080/', null],
  ['ftp://hooks.example.com/', 'wrong_format'],
  ['no address', 'wrong_format'],
  ['https://me:secret@hooks.example.com/', 'wrong_format'],
  ['http://10.0.0.1/', 'forbidden_address'],
  ['http://169.254.169.254/latest', 'forbidden_address'],
  ['http://0x7f.1/', 'forbidden_address'],
  ['http://[::1]/', 'forbidden_address'],
  ['http://localhost./', 'forbidden_address'],
  ['http://10.0.0.2:8080/hook', null],
])('an address to be told at: %s', (url, fault) => {
  const tooLong = url.padEnd(2001, 'x')
  expect(findAddressFault(tooLong, { privateWebhookOrigins: [] })).toBe('wrong_format')
  expect(findAddressFault(url, { privateWebhookOrigins: ['http://10.0.0.2:8080'] })).toBe(fault)
})

test('during a rotation of the secret key callbacks are signed with what both derive', async () => {
  const taskId = await submits()
  const [old] = deriveCallbackSecrets(server.deps, keyId)
  const secretKey = wrapSecret('another secret key of more than 32 characters')
  await delivers(taskId, { secretKey, secondSecretKey: server.deps.secretKey })
  const [next] = deriveCallbackSecrets({ secretKey, secondSecretKey: null }, keyId)
  for (const secret of [old, next]) expect(receiver.received[0]?.isSignedBy(secret?.reveal() ?? '')).toBe(true)
})

test('addresses in what is told are those of the site, else of where the program came in', async () => {
  const notifyHook = receiver.origin
  await delivers(await submits({ notifyHook, origin: 'http://easel.lan:3000' }))
  const config = { ...server.deps.config, publicUrl: 'https://draw.example' }
  await delivers(await submits({ notifyHook, origin: 'http://easel.lan:3000' }), { config })
  expect(receiver.received.map(({ body }) => body['siteUrl'])).toEqual([
    'http://easel.lan:3000',
    'https://draw.example',
  ])
})

test('what was begun with a key is told to its end after the key was revoked', async () => {
  const key = await createKey(server.deps, person, { name: 'short', channelId: person.channelId })
  const before = keyId
  keyId = key.id
  const taskId = await submits()
  keyId = before
  await revokeKey(server.deps, person, key.id)
  await cancelTask(server.deps, person.actor, taskId)
  await delivers(taskId)
  expect(told()).toEqual(['NOT_START 0', 'CANCEL 0'])
})

test('callbacks are kept for a day, and a lane whose job was lost is woken', async () => {
  const taskId = await submits()
  await sql`select graphile_worker.remove_job(${`deliver:task:${taskId}`})`.execute(server.deps.db)
  await server.runJobs()
  expect(told()).toEqual([])
  server.clock.moveSeconds(150)
  await sweepDeliveries(server.deps)
  await server.runJobs()
  expect(told()).toEqual(['NOT_START 0%'])
  server.clock.moveSeconds(24 * 60 * 60)
  await sweepDeliveries(server.deps)
  expect(await rowsOf(taskId)).toEqual([])
})

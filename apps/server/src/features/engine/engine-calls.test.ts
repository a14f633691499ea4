import {
  type AdminEngine,
  changeEngine,
  createEngine,
  type EngineDetails,
  type EngineVerb,
  listEngineKinds,
  listEngines,
  removeEngine,
  testEngine,
  tryEngine,
} from '@easel/contract/admin-engines'
import type { Call } from '@easel/contract/call'
import { kinds } from '@easel/engines/kinds'
import { beforeAll, beforeEach, expect, expectTypeOf, test } from 'vitest'
import type { VerbKind } from '../../platform/engines/pool.ts'
import { aTaskAt } from '../../testing/a-task-at.ts'
import { anEngine } from '../../testing/an-engine.ts'
import type { CallInput } from '../../testing/make-call.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { openWebUi, type WebUi } from '../../testing/open-web-ui.ts'
import { openRememberingLog, type RememberingLog } from '../../testing/remembering-log.ts'
import { aMember, anAdmin, type SeededPerson } from '../../testing/seed.ts'
import { openLoneFleet } from '../../platform/fleet.ts'
import { testEngine as testEngineHere } from './test-engine.ts'

const KEY = 'operator:a-long-password-9876'
let server: TestServer
let admin: SeededPerson
let webUi: WebUi
let said: RememberingLog

beforeAll(async () => {
  said = openRememberingLog()
  server = await openTestServer({}, { log: said.log })
  admin = await anAdmin(server.deps)
  webUi = await openWebUi()
})
beforeEach(async () => {
  webUi.wants(null)
  await server.deps.db.deleteFrom('engines').where('origin', '<>', 'built-in').execute()
})

const ask = (call: Call, input: CallInput = {}) =>
  server.call(call, { token: admin.token, headers: { 'accept-language': 'en-US' }, ...input })
const at = (engineId: string, body?: object): CallInput => ({ params: { engineId }, ...(body && { body }) })
const aWebUi = (change: Partial<EngineDetails> = {}): EngineDetails & { id: string } => ({
  ...{ id: 'home', kind: 'sdwebui', address: webUi.address, key: KEY, options: { steps: 20 } },
  ...{ bots: ['MID_JOURNEY'], verbs: null, slots: 2, weight: 1, isOn: true },
  ...change,
})
async function list(): Promise<AdminEngine[]> {
  return listEngines.data.parse((await ask(listEngines)).data)
}
const audited = async () =>
  (await server.deps.db.selectFrom('audit_log').selectAll().where('subject', '=', 'home').orderBy('id').execute()).map(
    ({ act, details }) => ({ act, details }),
  )

test('a fresh installation has the painter and nothing else', async () => {
  expect(await list()).toMatchObject([
    { id: 'painter', kind: 'painter', address: null, key: null, origin: 'built-in', standing: { state: 'well' } },
  ])
})

test('an engine is connected with every option that was left out, and its key is never said again', async () => {
  const made = await ask(createEngine, { body: aWebUi() })
  expect(made).toMatchObject({ success: true })
  expect((await list())[1]).toMatchObject({
    ...{ id: 'home', kind: 'sdwebui', key: '••••9876', slots: 2, isOn: true, origin: 'admin', version: 1 },
    options: { steps: 20, checkpoint: null, maxPixels: 1_048_576, timeoutSeconds: 1_800 },
    standing: { state: 'unknown', until: null, lastError: null },
  })
  const row = await server.deps.db.selectFrom('engines').selectAll().where('id', '=', 'home').executeTakeFirst()
  const everywhere = [made, await list(), row, await audited(), said.text()].map((all) => JSON.stringify(all))
  for (const text of everywhere) expect(text).not.toMatch(/a-long-password/)
  expect(await audited()).toMatchObject([{ act: 'engine.create', details: { hasKey: true, address: webUi.address } }])
})

test('each kind tells what its form asks for, and can be connected as its form begins', async () => {
  const { data } = await ask(listEngineKinds)
  const listed = listEngineKinds.data.parse(data)
  expect(listed).toEqual(data)
  expect(listed.map(({ name }) => name)).toEqual([...kinds.keys()])
  expect(listed.filter(({ isForWordsOnly }) => isForWordsOnly).map(({ name }) => name)).toContain('openai-vision')
  for (const { name: kind, usual } of listed) {
    const { id, address, slots } = usual
    const body = aWebUi({ kind, address, slots, key: null, options: {}, isOn: false })
    expect((await ask(createEngine, { body: { ...body, id } })).data).toMatchObject({ id, kind, address, slots })
  }
})

test('the contract names the verbs of the engines, and no others', () => {
  expectTypeOf<EngineVerb>().toEqualTypeOf<VerbKind>()
})

test('the same request with the same idempotency key connects one engine, and a name is given once', async () => {
  const headers = { 'idempotency-key': 'one', 'accept-language': 'en-US' }
  const [first, again] = [
    await ask(createEngine, { body: aWebUi(), headers }),
    await ask(createEngine, { body: aWebUi(), headers }),
  ]
  expect(again.data).toEqual(first.data)
  const refused = await ask(createEngine, { body: aWebUi() })
  expect(refused).toMatchObject({ http: 200, reason: 'conflict', fields: { id: 'This is the name of another engine' } })
})

test.each<[string, Partial<EngineDetails>, string]>([
  ['an option of another kind', { options: { dialect: 'plus' } }, 'options.dialect'],
  ['an option of the wrong type', { options: { steps: 'many' } }, 'options.steps'],
  ['a kind that cannot be connected', { kind: 'painter' }, 'kind'],
  ['a kind that nobody knows', { kind: 'sketcher' }, 'kind'],
  ['an address of a cloud’s credentials', { address: 'http://169.254.169.254/latest' }, 'address'],
  ['a link-local address', { address: 'http://[fe80::1]:7860' }, 'address'],
  ['a mapped address', { address: 'http://[::ffff:a9fe:a9fe]' }, 'address'],
  ['a name and a password in the address', { address: 'http://me:secret@host' }, 'address'],
  ['another scheme', { address: 'file:///etc/passwd' }, 'address'],
  ['a key without a name', { key: 'only-a-password' }, 'key'],
])('%s is refused by name, connected, changed or tried', async (_what, wrong, field) => {
  for (const call of [createEngine, tryEngine]) {
    const answer = await ask(call, { body: aWebUi(wrong) })
    expect(answer).toMatchObject({ http: 200, reason: 'invalid_input', fields: { [field]: expect.any(String) } })
  }
  if (wrong.kind) return
  await ask(createEngine, { body: aWebUi() })
  expect((await ask(changeEngine, at('home', wrong))).fields).toHaveProperty([field])
})

test('a change touches what is given and nothing else; the key stays, unless the server is another one', async () => {
  await ask(createEngine, { body: aWebUi() })
  const changed = await ask(changeEngine, at('home', { weight: 5, isOn: false }))
  expect(changed.data).toMatchObject({
    weight: 5,
    isOn: false,
    key: '••••9876',
    version: 2,
    standing: { state: 'off' },
  })
  const elsewhere = { address: 'http://127.0.0.2:9' }
  expect((await ask(changeEngine, at('home', elsewhere))).fields).toHaveProperty('key')
  expect((await ask(changeEngine, at('home', { ...elsewhere, key: null }))).data).toMatchObject({ key: null })
  expect((await ask(changeEngine, at('home', {}))).data).toMatchObject({ version: 3 })
  const acts = (await audited()).map(({ act }) => act)
  expect(acts.slice(-3)).toEqual(['engine.create', 'engine.change', 'engine.change'])
  expect((await ask(changeEngine, at('nobody', { weight: 2 }))).reason).toBe('not_found')
})

test('of the painter only weight, verbs and whether it is on can be changed, and it stays', async () => {
  expect((await ask(changeEngine, at('painter', { weight: 2, isOn: true }))).success).toBe(true)
  expect((await ask(changeEngine, at('painter', { slots: 9 }))).fields).toHaveProperty('slots')
  expect(await ask(removeEngine, at('painter'))).toMatchObject({ reason: 'conflict' })
})

test('what the settings file says is changed there', async () => {
  await anEngine(server.deps, { origin: 'file', is_on: false })
  for (const refused of [await ask(changeEngine, at('home', { weight: 2 })), await ask(removeEngine, at('home'))]) {
    expect(refused).toMatchObject({ http: 200, reason: 'conflict' })
    expect(refused.fields?.engineId).toContain('settings file')
  }
})

test('only an engine that is off is forgotten, and forgetting it again is well', async () => {
  await ask(createEngine, { body: aWebUi() })
  expect((await ask(removeEngine, at('home'))).fields?.engineId).toContain('switch it off')
  await ask(changeEngine, at('home', { isOn: false }))
  for (const _ of [1, 2]) expect(await ask(removeEngine, at('home'))).toMatchObject({ success: true, data: null })
  expect(await list()).toHaveLength(1)
  expect((await audited()).at(-1)).toMatchObject({ act: 'engine.remove' })
})

test('an engine that is tested says in words how it is, and is set aside or taken back', async () => {
  await ask(createEngine, { body: aWebUi() })
  webUi.wants('someone:else')
  const refused = await ask(testEngine, at('home'))
  expect(refused.data).toMatchObject({ isWell: false, notes: [{ text: 'The key is not accepted' }] })
  expect((await list())[1]?.standing).toMatchObject({ state: 'set-aside', lastError: 'key_refused' })
  webUi.wants(KEY)
  expect((await ask(testEngine, at('home'))).data).toMatchObject({ isWell: true, verbs: { imagine: 'native' } })
  expect((await list())[1]).toMatchObject({ standing: { state: 'well' }, probe: { isWell: true } })
  expect((await ask(testEngine, at('nobody'))).reason).toBe('not_found')
  expect((await ask(testEngine, at('painter'))).data).toMatchObject({ isWell: true })
})

test('an engine that a web cannot reach, and that other processes draw with, is not set aside for it', async () => {
  await ask(createEngine, { body: aWebUi() })
  webUi.wants('someone:else')
  const ofWeb = { ...server.deps, fleet: openLoneFleet({ role: 'web', engines: null }) }
  expect(await testEngineHere(ofWeb, { language: 'en-US' }, 'home')).toMatchObject({ isWell: false })
  expect((await list())[1]?.standing.state).not.toBe('set-aside')
})

test('a trial keeps nothing, and knows the key of the engine it is about, for its own server only', async () => {
  await ask(createEngine, { body: aWebUi() })
  webUi.wants(KEY)
  const { key: _, ...keyless } = aWebUi({ options: { checkpoint: 'two' } })
  const tried = await ask(tryEngine, { body: keyless })
  expect(tried.data).toMatchObject({ isWell: false, notes: [{ text: 'It does not list the model two' }] })
  expect((await list())[1]?.options).toMatchObject({ checkpoint: null })
  const other = await openWebUi()
  expect((await ask(tryEngine, { body: { ...keyless, address: other.address } })).fields).toHaveProperty('key')
  expect(other.asked).toEqual([])
  expect((await ask(tryEngine, { body: aWebUi({ address: 'http://127.0.0.1:9' }) })).data).toMatchObject({
    isWell: false,
    notes: [{ code: 'engine_unreachable' }],
  })
})

test('what is wrong with an own graph is said at its field, with the role and the slot; an address needs no http://', async () => {
  const graph = { 1: { class_type: 'SaveImage', inputs: { images: ['2', 0] } } }
  const graphs = JSON.stringify({ imagine: { graph } })
  const { fields } = await ask(tryEngine, { body: aWebUi({ kind: 'comfyui', options: { graphs } }) })
  expect(fields).toEqual({ 'options.graphs': 'imagine: the graph lacks node 2, or that one needs itself' })
  const paint = JSON.stringify({ imagine: { graph: { 1: { class_type: 'SaveImage', inputs: {} } } } })
  const missing = await ask(tryEngine, { body: aWebUi({ kind: 'comfyui', options: { graphs: paint } }) })
  expect(missing.fields).toEqual({ 'options.graphs': 'imagine: the slot “prompt” is missing' })
  await ask(createEngine, { body: aWebUi({ address: webUi.address.replace('http://', '') }) })
  expect((await list())[1]?.address).toBe(webUi.address)
})

test('the list and the figures tell what each engine has to draw and how the last ones went', async () => {
  await ask(createEngine, { body: aWebUi() })
  const person = await aMember(server.deps)
  const at = (change: Parameters<typeof aTaskAt>[2]) => aTaskAt(server.deps, person, { engine: 'home', ...change })
  const secondsAgo = (seconds: number) => new Date(server.clock.now().getTime() - seconds * 1_000)
  const ended = { finish_time: server.clock.now() }
  await at({})
  await at({ status: 'NOT_START' })
  for (const [nth, seconds] of [4, 10, 70].entries()) {
    await at({ status: 'SUCCESS', ...ended, start_time: secondsAgo(seconds), turn: nth + 1 })
  }
  // Two pictures cut from those: no engine did that.
  for (const _ of [1, 2]) await at({ status: 'SUCCESS', action: 'UPSCALE', ...ended, start_time: server.clock.now() })
  for (const fail_reason of ['engine_timeout', 'engine_timeout', 'key_refused']) {
    await at({ status: 'FAILURE', ...ended, fail_reason })
  }
  await at({ status: 'SUCCESS', finish_time: secondsAgo(25 * 3_600), start_time: secondsAgo(26 * 3_600), turn: 4 })
  await at({ engine: 'fake' })
  const [painter, home] = await list()
  expect(painter?.figures).toMatchObject({ running: 1, done: 0, medianSeconds: null })
  expect(home?.figures).toEqual({
    ...{ waiting: 1, running: 1, done: 3, failed: 3, medianSeconds: 10 },
    reasons: [
      { reason: 'engine_timeout', count: 2 },
      { reason: 'key_refused', count: 1 },
    ],
  })
  const figures = (await server.app.inject('/metrics')).body
  expect(figures).toContain('easel_engine_running{engine="home"} 1')
  expect(figures).toContain('easel_engine_set_aside{engine="painter"} 0')
  expect(figures).toContain('easel_engine_failures{engine="home"} 0')
})

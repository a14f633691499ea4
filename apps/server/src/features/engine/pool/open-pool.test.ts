import { openLoneFleet } from '../../../platform/fleet.ts'
import type { DrawOrder } from '@easel/engines/engine'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anEngine } from '../../../testing/an-engine.ts'
import { eventually } from '../../../testing/eventually.ts'
import { type FakeEngines, openFakeEngines } from '../../../testing/open-fake-engines.ts'
import { openTestDeps, type TestDeps } from '../../../testing/open-test-deps.ts'
import { sealKey } from '../open-key.ts'
import { announceEngines, listEngineRows, updateEngine } from '../queries.ts'
import { type OpenedPool, openPool, type PoolDeps } from './open-pool.ts'

let opened: TestDeps
let fakes: FakeEngines
const pools: OpenedPool[] = []

beforeAll(async () => {
  opened = await openTestDeps()
})
beforeEach(async () => {
  await closeAll()
  fakes = openFakeEngines()
  await opened.deps.db.deleteFrom('engines').where('origin', '<>', 'built-in').execute()
  await opened.deps.db.updateTable('engines').set({ is_on: true, verbs: null }).execute()
})
afterAll(closeAll)

async function closeAll(): Promise<void> {
  for (const pool of pools.splice(0)) await pool.close()
}

async function open(change: Partial<PoolDeps> = {}): Promise<OpenedPool> {
  const pool = await openPool({ ...opened.deps, connectEngine: fakes.connect, ...change }, opened.engine)
  pools.push(pool)
  return pool
}

async function change(id: string, columns: Parameters<typeof updateEngine>[2]['change']): Promise<void> {
  await opened.deps.db.transaction().execute(async (tx) => {
    await updateEngine(tx, id, { change: columns, isSpokenToOtherwise: false })
    await announceEngines(tx)
  })
}

const never = new AbortController().signal
const order: DrawOrder = {
  verb: { kind: 'imagine' },
  ...{ prompt: 'a red fox', without: [], modelVersion: '7' },
  bot: 'MID_JOURNEY',
  ...{ aspectRatio: { width: 1, height: 1 }, seed: 1, stylize: 100, chaos: 0, weird: 0 },
  ...{ references: [], referenceWeight: 1 },
}

test('the painter is there from the start, with the slots of this machine', async () => {
  const pool = await open()
  expect(pool.list()).toMatchObject([{ id: 'fake', isOn: true, areSlotsShared: false, setAsideUntil: null }])
  expect(pool.find('fake')?.slots).toBe(opened.engine.slots)
  expect(pool.find('nobody')).toBeNull()
})

test('what another process connects is there soon, with what it can and may, and its key open', async () => {
  const [pool, other] = [await open(), await open()]
  fakes.becomes('home', { lacks: ['pan', 'blend'] })
  const sealed = sealKey(opened.deps, 'home', 'sk-1')
  await anEngine(opened.deps, { sealed_key: sealed, verbs: ['imagine', 'pan', 'upscale'], weight: 3 })
  for (const one of [pool, other]) {
    await eventually(() => expect(one.find('home')).toMatchObject({ isOn: true, slots: 2, weight: 3 }))
    expect([...(one.find('home')?.verbs ?? [])]).toEqual(['imagine', 'upscale'])
  }
  expect(fakes.opened.map(({ settings }) => settings.key)).toEqual(['sk-1', 'sk-1'])
})

test('how it was found stands in the table, once it was asked', async () => {
  await open()
  await anEngine(opened.deps)
  await eventually(async () => {
    const row = (await listEngineRows(opened.deps.db)).find(({ id }) => id === 'home')
    expect(row?.probe).toMatchObject({ isWell: true, notes: [] })
  })
})

test('an engine whose weight is changed stays open; one with another address is opened anew', async () => {
  const pool = await open()
  await anEngine(opened.deps)
  await eventually(() => expect(pool.find('home')).not.toBeNull())
  await change('home', { weight: 9 })
  await eventually(() => expect(pool.find('home')?.weight).toBe(9))
  expect(fakes.opened).toHaveLength(1)
  await change('home', { address: 'http://192.168.1.21:7860' })
  await eventually(() => expect(fakes.opened).toHaveLength(2))
  await eventually(() => expect(fakes.opened[0]?.isClosed).toBe(true))
  expect(fakes.opened[1]?.isClosed).toBe(false)
})

test('what was begun at an engine that is replaced goes on to its end there, and then it is closed', async () => {
  const pool = await open()
  await anEngine(opened.deps)
  await eventually(() => expect(pool.find('home')).not.toBeNull())
  const before = pool.find('home')?.engine
  const ticket = await before?.start(order, never)
  await change('home', { address: 'http://192.168.1.21:7860' })
  await eventually(() => expect(fakes.opened).toHaveLength(2))
  expect(fakes.opened[0]?.isClosed).toBe(false)
  const states = []
  for await (const report of before?.follow(ticket ?? {}, order, never) ?? []) states.push(report.state)
  expect(states.at(-1)).toBe('done')
  await eventually(() => expect(fakes.opened[0]?.isClosed).toBe(true))
})

test('an engine that other processes draw with is not asked from here, where it may be out of reach; what they found counts', async () => {
  const ofWeb = openFakeEngines()
  const web = await open({
    fleet: { ...openLoneFleet({ role: 'web', engines: null }), slotsElsewhere: () => 5 },
    connectEngine: ofWeb.connect,
  })
  await anEngine(opened.deps, { set_aside_until: new Date(0) })
  await eventually(() => expect(web.find('home')).toMatchObject({ reach: 'asleep', setAsideUntil: new Date(0) }))
  expect(web.find('fake')).toMatchObject({ reach: 'asleep', slots: 5, slotsHere: 0 })
  fakes.becomes('home', { lacks: ['pan'] })
  await open()
  await eventually(() => expect(web.find('home')?.verbs.has('pan')).toBe(false))
  expect(ofWeb.opened.map(({ probeCount }) => probeCount)).toEqual([0])
})

test('a key that no secret opens keeps an engine out, and the table says so', async () => {
  const pool = await open()
  await anEngine(opened.deps, { sealed_key: sealKey(opened.deps, 'away', 'sk-1') })
  await eventually(async () => {
    const row = (await listEngineRows(opened.deps.db)).find(({ id }) => id === 'home')
    expect(row?.probe).toMatchObject({ isWell: false, notes: [{ code: 'key_unreadable' }] })
  })
  expect(pool.find('home')).toBeNull()
})

test('a painter that is off finds words on, unless another engine that is on does', async () => {
  const pool = await open()
  fakes.becomes('home', { lacks: ['describe'] })
  await change('painter', { is_on: false })
  await eventually(() => expect([...(pool.find('fake')?.verbs ?? [])]).toEqual(['describe', 'shorten']))
  expect(pool.find('fake')?.isOn).toBe(true)
  await anEngine(opened.deps)
  await eventually(() => expect([...(pool.find('fake')?.verbs ?? [])]).toEqual(['describe']))
  fakes.becomes('away', {})
  await anEngine(opened.deps, { id: 'away' })
  await eventually(() => expect(pool.find('fake')?.isOn).toBe(false))
})

test('a model that was connected to look at pictures describes alone, until it is set aside', async () => {
  const pool = await open()
  const describing = () => pool.list().flatMap(({ id, verbs }) => (verbs.has('describe') ? [id] : []))
  expect(describing()).toEqual(['fake'])
  await anEngine(opened.deps, { id: 'eye', kind: 'openai-vision' })
  await eventually(() => expect(describing()).toEqual(['eye']))
  for (const _ of [1, 2, 3]) await pool.note('eye', { failed: 'engine_unreachable' })
  await eventually(() => expect(describing()).toEqual(['fake', 'eye']))
})

test('closing a pool closes every engine elsewhere, and not the one of this process', async () => {
  const pool = await open()
  await anEngine(opened.deps)
  await eventually(() => expect(pool.find('home')).not.toBeNull())
  await pool.close()
  expect(fakes.opened.every(({ isClosed }) => isClosed)).toBe(true)
  await expect(opened.engine.start(order, never)).resolves.toEqual({ seed: 1 })
})

import { afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { anEngine } from '../../../testing/an-engine.ts'
import { eventually } from '../../../testing/eventually.ts'
import { type FakeEngines, openFakeEngines } from '../../../testing/open-fake-engines.ts'
import { openRememberingLog, type RememberingLog } from '../../../testing/remembering-log.ts'
import { openTestDeps, type TestDeps } from '../../../testing/open-test-deps.ts'
import { type OpenedPool, openPool } from '../pool/open-pool.ts'
import { findEngineRow } from '../queries.ts'

const ROUNDS = Math.ceil(10 * inject('scale'))
const CROWD = 8
let opened: TestDeps
let fakes: FakeEngines
let pools: OpenedPool[]
let said: RememberingLog

beforeAll(async () => {
  opened = await openTestDeps()
})
beforeEach(async () => {
  fakes = openFakeEngines()
  pools = []
  said = openRememberingLog()
  await opened.deps.db.deleteFrom('engines').where('origin', '<>', 'built-in').execute()
  await anEngine(opened.deps)
})
afterEach(async () => {
  for (const pool of pools) await pool.close()
})

async function open(): Promise<OpenedPool> {
  const pool = await openPool({ ...opened.deps, log: said.log, connectEngine: fakes.connect }, opened.engine)
  await eventually(() => expect(fakes.opened[pools.length]?.probeCount).toBeGreaterThan(0))
  pools.push(pool)
  return pool
}

const fail = (pool: OpenedPool, times = 3) =>
  Promise.all(Array.from({ length: times }, () => pool.note('home', { failed: 'engine_unreachable' })))

async function read() {
  const row = await findEngineRow(opened.deps.db, 'home')
  if (!row) throw new Error('It is there.')
  const secondsLeft = row.set_aside_until && (row.set_aside_until.getTime() - opened.clock.now().getTime()) / 1_000
  return { secondsLeft, failures: row.failures, trips: row.trips, lastError: row.last_error }
}

test('two failures are forgiven when it draws, three in a row set it aside in every process', async () => {
  const [pool, other] = [await open(), await open()]
  await fail(pool, 2)
  await other.note('home', 'drew')
  await fail(pool, 2)
  expect(await read()).toMatchObject({ secondsLeft: null, failures: 2, lastError: 'engine_unreachable' })
  await other.note('home', { failed: 'engine_timeout' })
  expect(await read()).toMatchObject({ secondsLeft: 30, failures: 3, trips: 1, lastError: 'engine_timeout' })
  for (const one of [pool, other]) await eventually(() => expect(one.find('home')?.setAsideUntil).not.toBeNull())
})

test('one failure is enough where the next drawing would fail as well, and so many are as are known of', async () => {
  const pool = await open()
  await pool.note('home', { failed: 'model_missing', times: 'enough' })
  expect(await read()).toMatchObject({ secondsLeft: 30, failures: 3, trips: 1, lastError: 'model_missing' })
  await pool.note('home', 'drew')
  await pool.note('home', { failed: 'engine_refused', times: 2 })
  expect(await read()).toMatchObject({ secondsLeft: null, failures: 2 })
  await pool.note('home', { failed: 'engine_refused', times: 3 })
  expect(await read()).toMatchObject({ secondsLeft: 30, failures: 3, trips: 1 })
})

test('what had begun before and fails meanwhile does not make it wait longer', async () => {
  const pool = await open()
  await fail(pool, 20)
  expect(await read()).toMatchObject({ secondsLeft: 30, failures: 3, trips: 1 })
})

test('when its time is over it is asked, and back when it is well', async () => {
  const pool = await open()
  await fail(pool)
  opened.clock.moveSeconds(31)
  await pool.refresh()
  await eventually(async () => expect(await read()).toMatchObject({ secondsLeft: null, failures: 0, trips: 1 }))
  await eventually(() => expect(pool.find('home')?.setAsideUntil).toBeNull())
})

test('as long as it is not well it waits twice as long each time, ten minutes at most, until it draws', async () => {
  const pool = await open()
  fakes.becomes('home', { isWell: false, notes: [{ code: 'key_refused', detail: null }] })
  await fail(pool)
  for (const seconds of [60, 120, 240, 480, 600, 600]) {
    opened.clock.moveSeconds((await read()).secondsLeft ?? 0)
    await pool.refresh()
    await eventually(async () => expect(await read()).toMatchObject({ secondsLeft: seconds, lastError: 'key_refused' }))
  }
  fakes.becomes('home', { isWell: true, notes: [] })
  opened.clock.moveSeconds(600)
  await pool.refresh()
  await eventually(async () => expect(await read()).toMatchObject({ secondsLeft: null, trips: 7 }))
  await fail(pool)
  expect(await read()).toMatchObject({ secondsLeft: 600 })
  await pool.note('home', 'drew')
  expect(await read()).toMatchObject({ secondsLeft: null, failures: 0, trips: 0 })
})

test('the engine of this process is never set aside, and one that is gone harms nobody', async () => {
  const pool = await open()
  for (const id of ['fake', 'painter', 'nobody']) {
    await Promise.all(Array.from({ length: 5 }, () => pool.note(id, { failed: 'no' })))
  }
  expect(pool.find('fake')?.setAsideUntil).toBeNull()
  expect((await findEngineRow(opened.deps.db, 'painter'))?.set_aside_until).toBeNull()
})

test('of many processes whose clocks strike at once one asks, and none is set aside twice for one crowd of failures', async () => {
  for (let at = 0; at < CROWD; at += 1) await open()
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(pools.map((pool) => fail(pool)))
    const { secondsLeft, trips } = await read()
    expect([secondsLeft, trips]).toEqual([30, 1])
    opened.clock.moveSeconds(30)
    await Promise.all(pools.map((pool) => pool.refresh()))
    await eventually(async () => expect((await read()).secondsLeft).toBeNull())
    await eventually(() => expect(pools.every((pool) => pool.find('home')?.setAsideUntil === null)).toBe(true))
    expect(said.facts('an engine that was set aside was asked')).toHaveLength(round + 1)
    await pools[round % CROWD]?.note('home', 'drew')
  }
})

import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../../errors.ts'
import {
  aPerson,
  type DrawingDeps,
  forgetTasks,
  imagines,
  openDrawing,
  violations,
  withEngines,
} from '../../../testing/open-drawing.ts'
import { drawAtOnce, drawForever, scriptedEngine } from '../../../testing/scripted-engine.ts'
import { startWorkers as startAny } from '../../../testing/start-workers.ts'
import { availableCredits } from '../../ledger/gate.ts'
import { cancelTask } from '../cancel-task.ts'
import { claimTask } from './claim-task.ts'
import { drawTask } from './draw-task.ts'
import { CRASHES_MAX } from '../rules.ts'
import { CLAIMS_A_TURN, FULL_REST_MS, LEASE_MS } from './rules.ts'
import type { Workers } from './run-workers.ts'
import { eventually } from '../../../testing/eventually.ts'

let deps: DrawingDeps

beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(async () => {
  await forgetTasks(deps)
  deps = withEngines(deps, scriptedEngine(drawAtOnce, 4))
})

/** Beats only when the test says so. */
function startWorkers(nodeId: string, engine = deps.engine): Workers {
  return startAny({ ...withEngines(deps, engine), nodeId })
}

const statuses = async () => {
  const rows = await deps.db.selectFrom('tasks').select('status').orderBy('id').execute()
  return rows.map((row) => row.status)
}
const read = (id: string) => deps.db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('an idle worker draws what comes into the line, without being asked again', async () => {
  startWorkers('node')
  const actor = await aPerson(deps)
  for (let count = 0; count < 3; count += 1) await imagines(deps, actor)
  await eventually(async () => expect(await statuses()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS']))
})

test('fifty open tasks of a worker that died without a word are adopted, none doubled, each paid once', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => aPerson(deps, { credits: 20, concurrency: 5 })))
  for (const person of people) {
    for (let count = 0; count < 5; count += 1) await imagines(deps, person, `a fox ${person.userId} ${count}`)
  }
  const dying = Array.from({ length: 30 }, () => new AbortController())
  const before = withEngines(deps, scriptedEngine(drawForever, 30))
  for (const [slot, { signal }] of dying.entries()) {
    const owner = `mortal:1:${slot}`
    const task = await claimTask(deps, owner)
    if (!task || slot % 3 === 0) continue
    drawTask(before, { task, lease: { owner, epoch: task.epoch } }, { signal }).catch(() => undefined)
  }
  await eventually(() => expect(before.engine.running.size).toBe(20))

  deps.clock.moveSeconds(3600)
  startWorkers('mortal').beat()
  await eventually(async () => expect(new Set(await statuses())).toEqual(new Set(['SUCCESS'])))
  for (const controller of dying) controller.abort()

  const started = [...before.engine.started, ...deps.engine.started]
  expect(started).toHaveLength(50)
  expect(new Set(started).size).toBe(50)
  for (const person of people) expect(await availableCredits(deps.db, person.userId, deps.clock.now())).toBe(0)
  expect(await violations(deps)).toEqual([])
})

test('leases are kept while so many tasks are claimed that the first ones would run out', async () => {
  const count = CLAIMS_A_TURN + 8
  const slow = scriptedEngine(drawForever, count)
  const workers: Workers[] = []
  slow.onStart = () => {
    const nth = slow.started.length + 1
    if (nth === 4 || nth === CLAIMS_A_TURN + 4) deps.clock.moveSeconds((LEASE_MS / 1000) * 0.7)
    if (nth === 4) workers[0]?.beat()
  }
  for (let nth = 0; nth < count; nth += 1) await imagines(deps, await aPerson(deps), `a fox ${nth}`)

  workers.push(startWorkers('node', slow))
  await eventually(() => expect(slow.running.size).toBe(count))
  workers[0]?.beat()
  await workers[0]?.stop()

  const rows = await deps.db.selectFrom('tasks').select(['epoch', 'attempts']).execute()
  expect(rows).toEqual(rows.map(() => ({ epoch: 1, attempts: 0 })))
})

test('stopping hands unfinished tasks back at once, and another process goes on from the ticket, be it an hour later', async () => {
  const actor = await aPerson(deps)
  const { id } = await imagines(deps, actor)
  const first = startWorkers('first', scriptedEngine(drawForever))
  await eventually(async () => expect(await statuses()).toEqual(['IN_PROGRESS']))

  await first.stop()
  expect(await read(id)).toMatchObject({
    status: 'IN_PROGRESS',
    progress: 10,
    lease_owner: null,
    epoch: 1,
    attempts: 0,
  })

  deps.clock.moveSeconds(3600)
  startWorkers('second').beat()
  await eventually(async () => expect(await statuses()).toEqual(['SUCCESS']))
  expect(deps.engine.started).toEqual([])
})

test('cancelling stops the engine at once', async () => {
  const actor = await aPerson(deps)
  deps.engine.script = drawForever
  const { id } = await imagines(deps, actor)
  startWorkers('node')
  await eventually(() => expect(deps.engine.running.size).toBe(1))

  await cancelTask(deps, actor, id)

  await eventually(() => expect(deps.engine.running.size).toBe(0))
  expect(await statuses()).toEqual(['CANCEL'])
})

test('a worker whose task was cancelled elsewhere finds out at its next heartbeat', async () => {
  const actor = await aPerson(deps)
  deps.engine.script = drawForever
  const { id } = await imagines(deps, actor)
  const workers = startWorkers('node')
  await eventually(() => expect(deps.engine.running.size).toBe(1))

  const deaf = { ...deps, bus: { ...deps.bus, publish: () => Promise.resolve() } }
  await cancelTask(deaf, actor, id)
  workers.beat()

  await eventually(() => expect(deps.engine.running.size).toBe(0))
})

test('a heartbeat keeps the lease; a lease that ran out is not prolonged, and the drawing ends', async () => {
  deps.engine.script = drawForever
  const { id } = await imagines(deps, await aPerson(deps))
  const workers = startWorkers('node')
  await eventually(async () => expect((await read(id)).status).toBe('IN_PROGRESS'))

  for (let beat = 0; beat < 3; beat += 1) {
    deps.clock.moveSeconds(LEASE_MS / 2000)
    workers.beat()
    const until = new Date(deps.clock.now().getTime() + LEASE_MS)
    await eventually(async () => expect((await read(id)).lease_until).toEqual(until))
  }
  expect(deps.engine.running.size).toBe(1)

  deps.engine.script = drawAtOnce
  deps.clock.moveSeconds(LEASE_MS / 1000 + 1)
  workers.beat()
  await eventually(async () => expect(await read(id)).toMatchObject({ status: 'SUCCESS', epoch: 2, attempts: 0 }))
})

test('a task that crashes three times is given up, and the others go on', async () => {
  const [poisoner, other] = [await aPerson(deps, { credits: 4 }), await aPerson(deps)]
  deps.engine.script = async function* (order) {
    if (order.prompt === 'poison') throw new Error('the engine fell over')
    yield* drawAtOnce(order)
  }
  const [{ id }] = [await imagines(deps, poisoner, 'poison'), await imagines(deps, other)]
  startWorkers('node')

  await eventually(async () => expect((await statuses()).sort()).toEqual(['FAILURE', 'SUCCESS']))
  expect(await read(id)).toMatchObject({ fail_reason: 'engine_crashed', attempts: 3 })
  expect(await availableCredits(deps.db, poisoner.userId, deps.clock.now())).toBe(4)
})

test('a picture for which there is no room costs nobody the drawing: it is drawn when there is some, and charged once', async () => {
  const actor = await aPerson(deps, { credits: 4 })
  const { id } = await imagines(deps, actor)
  let isFull = true
  const put: typeof deps.blobs.put = (bytes) =>
    isFull ? Promise.reject(new Refusal('storage_full')) : deps.blobs.put(bytes)
  const workers = startAny({ ...deps, blobs: { ...deps.blobs, put }, nodeId: 'node' })
  for (let time = 1; time <= CRASHES_MAX + 1; time += 1) {
    await eventually(() => expect(deps.engine.started).toHaveLength(1))
    await eventually(async () => {
      workers.beat()
      expect(await read(id)).toMatchObject({ lease_owner: null, attempts: 0, fail_reason: null })
    })
    deps.clock.moveSeconds(FULL_REST_MS / 1000)
    workers.beat()
    await eventually(async () => expect((await read(id)).epoch).toBeGreaterThan(time))
  }
  isFull = false
  await eventually(async () => {
    deps.clock.moveSeconds(1)
    workers.beat()
    expect(await read(id)).toMatchObject({ status: 'SUCCESS' })
  })
  expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(0)
  expect(await violations(deps)).toEqual([])
})

test('while there is little room nothing new is begun, and more is refused before anything is held', async () => {
  const actor = await aPerson(deps, { credits: 8 })
  await imagines(deps, actor)
  deps.space.fill()
  const workers = startWorkers('node')
  await expect(imagines(deps, actor, 'a dog')).rejects.toMatchObject({ reason: 'storage_full' })
  workers.beat()
  await workers.stop()
  expect(await statuses()).toEqual(['NOT_START'])
  expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(4)

  deps.space.makeRoom()
  startWorkers('node')
  await eventually(async () => expect(await statuses()).toEqual(['SUCCESS']))
})

test('a task past its deadline fails, whoever holds it, and its engine stops', async () => {
  const actor = await aPerson(deps, { credits: 4 })
  deps.engine.script = drawForever
  const { id } = await imagines(deps, actor)
  const workers = startWorkers('node')
  await eventually(async () => expect((await read(id)).status).toBe('IN_PROGRESS'))
  await deps.db.updateTable('tasks').set({ deadline_at: deps.clock.now() }).where('id', '=', id).execute()

  workers.beat()

  await eventually(async () => expect(await read(id)).toMatchObject({ status: 'FAILURE', fail_reason: 'timed_out' }))
  await eventually(() => expect(deps.engine.running.size).toBe(0))
  expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(4)
  expect(await violations(deps)).toEqual([])
})

test('all slots come back after failures, and the line moves', async () => {
  deps.engine.script = async function* () {
    yield { state: 'refused', reason: 'no' }
  }
  const people = await Promise.all(Array.from({ length: 5 }, () => aPerson(deps, { concurrency: 4 })))
  for (const person of people) for (let count = 0; count < 4; count += 1) await imagines(deps, person)
  startWorkers('node')
  await eventually(async () => expect(new Set(await statuses())).toEqual(new Set(['FAILURE'])))

  deps.engine.script = drawAtOnce
  const [person] = people
  if (person) await imagines(deps, person)
  await eventually(async () => expect(await statuses()).toContain('SUCCESS'))
})

test('when the database drops its connections in the middle, the drawing goes on and is paid once', async () => {
  const actor = await aPerson(deps, { credits: 4 })
  let isFirst = true
  deps.engine.script = async function* (order) {
    yield { state: 'drawing', progress: 10, preview: null }
    if (isFirst) await dropConnections()
    isFirst = false
    yield* drawAtOnce(order)
  }
  const { id } = await imagines(deps, actor)
  const workers = startWorkers('node')

  await eventually(async () => {
    workers.beat()
    expect((await read(id)).status).toBe('SUCCESS')
  })
  expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(0)
  expect(await violations(deps)).toEqual([])
})

async function dropConnections(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(deps.db)
}

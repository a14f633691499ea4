import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  aPerson,
  type DrawingDeps,
  forgetTasks,
  imagines,
  openDrawing,
  withEngines,
} from '../../../testing/open-drawing.ts'
import { drawAtOnce, drawForever, scriptedEngine } from '../../../testing/scripted-engine.ts'
import { eventually } from '../../../testing/eventually.ts'
import { claimTask } from './claim-task.ts'
import { LEASE_MS } from './rules.ts'
import { runWorkers } from './run-workers.ts'
import { releaseTasksOfDead } from './deaths-queries.ts'

let deps: DrawingDeps
beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(async () => {
  await forgetTasks(deps)
  deps = withEngines(deps, scriptedEngine(drawAtOnce, 4))
})

/** Tasks that these workers hold, the first of each; all are being drawn. */
async function heldBy(...owners: string[]): Promise<void> {
  for (const _ of owners) await imagines(deps, await aPerson(deps))
  for (const owner of owners) await claimTask(deps, owner)
}
const crashes = async () => {
  const rows = await deps.db.selectFrom('tasks').select(['attempts', 'lease_owner']).orderBy('lease_owner').execute()
  return rows.map(({ attempts, lease_owner: owner }) => [attempts, owner])
}
const fallSilent = () => deps.clock.moveSeconds(LEASE_MS / 1000 + 1)
const now = () => deps.clock.now()
const restart = () => releaseTasksOfDead(deps.db, { now: now(), of: { nodeId: 'node' }, waitUntil: now() })
const notice = () => releaseTasksOfDead(deps.db, { now: now(), of: { silentBeside: 'watch:1:0' }, waitUntil: null })

test.each([
  ['restart', restart, 0],
  ['silence', notice, LEASE_MS / 1000 + 1],
] as const)('a death counts against the only task that was at work: %s', async (_how, find, silentSeconds) => {
  await heldBy('node:7:0')
  deps.clock.moveSeconds(silentSeconds)
  await find()
  expect(await crashes()).toEqual([[1, null]])
})

test.each([
  ['restart', restart, 0],
  ['silence', notice, LEASE_MS / 1000 + 1],
] as const)('a death counts against none of several that were at work: %s', async (_how, find, silentSeconds) => {
  await heldBy('node:7:0', 'node:7:1')
  deps.clock.moveSeconds(silentSeconds)
  expect(await find()).toHaveLength(2)
  expect(await crashes()).toEqual([
    [0, null],
    [0, null],
  ])
})

test('what is drawn elsewhere is not at work in the process, so the one that is counts', async () => {
  await heldBy('node:7:0', 'node:7:1')
  const elsewhere = { ticket: '{}', attempt_id: 'at-home' }
  await deps.db.updateTable('tasks').set(elsewhere).where('lease_owner', '=', 'node:7:1').execute()
  await restart()
  const rows = await deps.db.selectFrom('tasks').select(['attempt_id', 'attempts']).orderBy('attempts').execute()
  expect(rows).toEqual([
    { attempt_id: 'at-home', attempts: 0 },
    { attempt_id: null, attempts: 1 },
  ])
})

test('processes that fall silent together have lost the database, and their tasks are not to blame', async () => {
  await heldBy('node:7:0', 'other:8:0')
  fallSilent()
  await notice()
  expect(await crashes()).toEqual([
    [0, null],
    [0, null],
  ])
})

test('a death together with the database is the machine’s', async () => {
  await heldBy('node:7:0')
  const beforeItStarted = new Date(Date.now() - 365 * 24 * 3_600_000)
  await deps.db.updateTable('tasks').set({ lease_until: beforeItStarted }).execute()
  await restart()
  expect(await crashes()).toEqual([[0, null]])
})

test('a drawing with which server and database die again and again, as in a container, has an end', async () => {
  await heldBy('node:7:0')
  const beforeItStarted = new Date(Date.now() - 365 * 24 * 3_600_000)
  const die = async () => {
    await deps.db.updateTable('tasks').set({ lease_until: beforeItStarted }).execute()
    await restart()
    await claimTask(deps, 'node:7:0')
  }
  for (let death = 0; death < 9; death += 1) await die()
  expect(await crashes()).toEqual([[0, 'node:7:0']])
  for (let death = 0; death < 3; death += 1) await die()
  expect((await crashes())[0]?.[0]).toBe(3)
})

test('who asks is alive, however long it was silent itself', async () => {
  await heldBy('watch:1:3')
  fallSilent()
  expect(await notice()).toEqual([])
  expect(await crashes()).toEqual([[0, 'watch:1:3']])
})

test('ten deaths of a server that draws two at once end neither, and then they are drawn one after the other', async () => {
  await heldBy('node:7:0', 'node:7:1')
  for (let death = 0; death < 10; death += 1) {
    await restart()
    for (const slot of [0, 1]) await claimTask(deps, `node:7:${slot}`)
  }
  expect(await crashes()).toEqual([
    [0, 'node:7:0'],
    [0, 'node:7:1'],
  ])

  const slow = scriptedEngine(drawForever, 4)
  const workers = runWorkers({ ...withEngines(deps, slow), nodeId: 'node' }, { pausesMs: [0], beatMs: 3_600_000 })
  await eventually(() => expect(slow.running.size).toBe(1))
  workers.wake()
  await workers.stop()
  expect(slow.started).toHaveLength(1)
})

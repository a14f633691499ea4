import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ConnectedEngine } from '../../../platform/engines/pool.ts'
import {
  aPerson,
  type DrawingDeps,
  forgetTasks,
  imagines,
  openDrawing,
  violations,
  withEngines,
} from '../../../testing/open-drawing.ts'
import { connectRemote, drawAtOnce, scriptedRemote } from '../../../testing/scripted-engine.ts'
import { availableCredits } from '../../ledger/gate.ts'
import { claimTask } from './claim-task.ts'
import { sweepTasks } from './sweep-tasks.ts'

let deps: DrawingDeps
let actor: Awaited<ReturnType<typeof aPerson>>
beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(async () => {
  await forgetTasks(deps)
  actor = await aPerson(deps, { credits: 8, concurrency: 3 })
})

const remote = (id: string, change: Partial<ConnectedEngine> = {}) =>
  connectRemote(scriptedRemote(drawAtOnce, id), change)
const withAll = (...all: ConnectedEngine[]) => withEngines(deps, deps.engine, ...all)
const aside = { setAsideUntil: new Date('2030-01-01T00:00:00Z') }
const change = (id: string, columns: object) => deps.db.updateTable('tasks').set(columns).where('id', '=', id).execute()
const read = (id: string) => deps.db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const away: [string, ConnectedEngine[]][] = [
  ['all are set aside', [remote('a', aside), remote('b', aside)]],
  ['one is set aside and one is off', [remote('a', aside), remote('b', { isOn: false })]],
  ['none can do it any more', [remote('a', { verbs: new Set(['shorten']) })]],
  ['there are none any more', [remote('c', { bots: ['NIJI_JOURNEY'] })]],
]

test.each(away)('a task whose engines have been away for ten minutes fails, and is not paid: %s', async (_why, all) => {
  const { id } = await imagines(withAll(remote('a'), remote('b')), actor)
  deps.clock.moveSeconds(599)
  await sweepTasks(withAll(...all))
  expect(await read(id)).toMatchObject({ status: 'NOT_START' })
  deps.clock.moveSeconds(2)
  await sweepTasks(withAll(...all))
  expect(await read(id)).toMatchObject({ status: 'FAILURE', fail_reason: 'engine_unreachable' })
  expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(8)
  expect(await violations(deps)).toEqual([])
})

test.each(away.slice(0, 2))('an engine that drew a moment ago forsakes nobody, though %s', async (_why, all) => {
  const before = withAll(remote('a'), remote('b'))
  const [drawn, waits] = [await imagines(before, actor), await imagines(before, actor)]
  deps.clock.moveSeconds(1200)
  const finish_time = new Date(deps.clock.now().getTime() - 300_000)
  await change(drawn.id, { status: 'SUCCESS', turn: 1, engine: 'b', finish_time })
  await sweepTasks(withAll(...all))
  expect(await read(waits.id)).toMatchObject({ status: 'NOT_START' })
})

test('one engine that is well is enough, but not for what it has been tried with, or may not have', async () => {
  const all = withAll(remote('a', aside), remote('b'))
  const [free, tried, pinned] = [await imagines(all, actor), await imagines(all, actor), await aPerson(deps)]
  const bound = await imagines(all, pinned)
  await change(tried.id, { tried: ['b'] })
  await change(bound.id, { engine: 'a', pinned: true })
  deps.clock.moveSeconds(601)
  await sweepTasks(all)
  expect((await read(free.id)).status).toBe('NOT_START')
  expect([(await read(tried.id)).status, (await read(bound.id)).status]).toEqual(['FAILURE', 'FAILURE'])
})

test('what has begun is followed by an engine that is off or set aside, but not by one that is gone', async () => {
  const all = withAll(remote('a'))
  const { id } = await imagines(all, actor)
  await change(id, { status: 'SUBMITTED', ticket: '{"job":1}', engine: 'a' })
  deps.clock.moveSeconds(601)
  await sweepTasks(withAll(remote('a', { ...aside, isOn: false })))
  expect((await read(id)).status).toBe('SUBMITTED')
  await sweepTasks(withAll(remote('b')))
  expect(await read(id)).toMatchObject({ status: 'FAILURE', fail_reason: 'engine_unreachable' })
})

test('a task that somebody draws is nobody’s to give up', async () => {
  const { id } = await imagines(withAll(remote('a')), actor)
  deps.clock.moveSeconds(601)
  await claimTask(withAll(remote('a')), 'node:1:0')
  await sweepTasks(withAll(remote('a', aside)))
  expect((await read(id)).status).toBe('NOT_START')
})

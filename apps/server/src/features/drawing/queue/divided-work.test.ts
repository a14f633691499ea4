import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ConnectedEngine } from '../../../platform/engines/pool.ts'
import { connectLocal } from '../../../platform/engines/pool.ts'
import {
  aPerson,
  type DrawingDeps,
  forgetTasks,
  imagines,
  openDrawing,
  withEngines,
} from '../../../testing/open-drawing.ts'
import { eventually } from '../../../testing/eventually.ts'
import {
  connectRemote,
  drawAtOnce,
  drawForever,
  scriptedEngine,
  scriptedRemote,
} from '../../../testing/scripted-engine.ts'
import { startWorkers } from '../../../testing/start-workers.ts'
import { adoptStarted, claimTask } from './claim-task.ts'

let deps: DrawingDeps
beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(() => forgetTasks(deps))

const gpu = (change: Partial<ConnectedEngine> = {}) => connectRemote(scriptedRemote(drawAtOnce, 'gpu'), change)
const painter = (change: Partial<ConnectedEngine> = {}) => ({ ...connectLocal(deps.engine), weight: 0, ...change })
const withAll = (...all: ConnectedEngine[]) => withEngines(deps, deps.engine, ...all)
const claim = async (at: DrawingDeps) => (await claimTask(at, 'node:1:0'))?.engine ?? null

test('a worker takes only what it draws with, and leaves to the others what is theirs first', async () => {
  const [ofPainters, ofGpus] = [
    withAll(painter(), gpu({ reach: 'elsewhere' })),
    withAll(painter({ reach: 'elsewhere' }), gpu()),
  ]
  await imagines(ofGpus, await aPerson(deps))
  expect(await claim(ofPainters)).toBeNull()
  expect(await claim(ofGpus)).toBe('gpu')
})

test('what stands by draws where no living worker is for the engine that comes first', async () => {
  const at = withAll(painter(), gpu({ reach: 'nowhere' }))
  await imagines(at, await aPerson(deps))
  expect(await claim(at)).toBe('scripted')
})

test('a drawing that runs at an engine is taken over only by a worker of that engine', async () => {
  const at = withAll(gpu())
  const { id } = await imagines(at, await aPerson(deps))
  const begun = { engine: 'gpu', status: 'SUBMITTED', ticket: JSON.stringify({ a: 1 }) } as const
  await deps.db.updateTable('tasks').set(begun).where('id', '=', id).execute()
  const elsewhere = withAll(painter(), gpu({ reach: 'elsewhere' }))
  expect(await adoptStarted(elsewhere, ['node:1:0'])).toEqual([])
  expect(await claim(elsewhere)).toBeNull()
  expect(await adoptStarted(at, ['node:1:0'])).toMatchObject([{ id }])
})

test('while no worker lives what is sent in waits; what living workers cannot draw is refused before it is charged', async () => {
  const person = await aPerson(deps)
  expect(await imagines(withAll(gpu({ reach: 'asleep' })), person)).toMatchObject({ status: 'NOT_START' })
  await expect(imagines(withAll(gpu({ reach: 'nowhere' })), person)).rejects.toMatchObject({
    reason: 'upstream_unavailable',
  })
})

test('a worker begins no more at once than it may, whatever room its engines have', async () => {
  const engine = scriptedEngine(drawForever, 4)
  const at = withEngines(deps, engine)
  const person = await aPerson(deps, { concurrency: 10 })
  for (let nth = 0; nth < 4; nth += 1) await imagines(at, person, `a fox ${nth}`)
  startWorkers({ ...at, nodeId: 'node' }, { most: 2 })
  await eventually(() => expect(engine.running.size).toBe(2))
  const held = await deps.db.selectFrom('tasks').select('id').where('lease_owner', 'is not', null).execute()
  expect(held).toHaveLength(2)
})

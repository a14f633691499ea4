import { EngineUnreachable, type Report } from '@easel/engines/engine'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { TaskRow } from '../../../db/tables.ts'
import { type Outcome, poolOf } from '../../../platform/engines/pool.ts'
import { aPerson, type DrawingDeps, forgetTasks, imagines, openDrawing } from '../../../testing/open-drawing.ts'
import { connectRemote, drawAtOnce, type ScriptedRemote, scriptedRemote } from '../../../testing/scripted-engine.ts'
import { claimTask } from './claim-task.ts'
import { drawTask } from './draw-task.ts'
import { EngineFault } from './follow-engine.ts'
import { recordCrash } from './queries.ts'

const OWNER = 'node:1:0'
let deps: DrawingDeps
let home: ScriptedRemote
let other: ScriptedRemote
let notes: Outcome[]

beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(async () => {
  await forgetTasks(deps)
  notes = []
  ;[home, other] = [scriptedRemote(drawAtOnce, 'home'), scriptedRemote(drawAtOnce, 'other')]
})

/** An engine called home, which is asked first, and perhaps another one. */
function connect(...others: ScriptedRemote[]): DrawingDeps {
  const pool = poolOf(connectRemote(home, { weight: 9 }), ...others.map((one) => connectRemote(one)))
  const note = async (id: string, outcome: Outcome) => void (id === 'home' && notes.push(outcome))
  return { ...deps, engines: { ...pool, note } }
}

const refuses = (reason: string, said?: string) =>
  async function* (): AsyncGenerator<Report> {
    yield { state: 'refused', reason, ...(said !== undefined && { said }) }
  }

async function drawNext(at: DrawingDeps, pausesMs = [0, 0, 0]): Promise<TaskRow> {
  const task = await claimTask(at, OWNER)
  if (!task) throw new Error('nothing in line')
  const lease = { owner: OWNER, epoch: task.epoch }
  try {
    await drawTask(at, { task, lease }, { signal: new AbortController().signal, pausesMs })
  } catch (error) {
    if (!(error instanceof EngineFault)) throw error
    const times = { now: deps.clock.now(), waitUntil: new Date(deps.clock.now().getTime() + 60_000) }
    await recordCrash(deps.db, { taskId: task.id, ...lease }, times)
  }
  return deps.db.selectFrom('tasks').selectAll().where('id', '=', task.id).executeTakeFirstOrThrow()
}

test.each(['engine_lacks_call', 'model_missing', 'sampler_missing', 'no_models', 'key_refused', 'engine_forbidden'])(
  'one %s is enough, and another engine draws instead',
  async (reason) => {
    home.script = refuses(reason, 'of /srv/models')
    const at = connect(other)
    await imagines(at, await aPerson(deps))
    expect(await drawNext(at)).toMatchObject({ tried: ['home'], fail_reason: null })
    expect(await drawNext(at)).toMatchObject({ status: 'SUCCESS', engine: 'other' })
    expect(notes).toEqual([{ failed: `${reason}: of /srv/models`, times: 'enough' }])
    const alone = connect()
    await imagines(alone, await aPerson(deps))
    expect(await drawNext(alone)).toMatchObject({ status: 'FAILURE', fail_reason: reason, fail_detail: null })
  },
)

test('an engine that draws and lacks one call of many is not set aside for it', async () => {
  const at = connect()
  const person = await aPerson(deps)
  await imagines(at, person)
  await drawNext(at)
  home.script = refuses('engine_lacks_call')
  await imagines(at, person)
  await drawNext(at)
  expect(notes).toEqual(['drew', { failed: 'engine_lacks_call', times: 1 }])
})

test('what one person is refused speaks not against an engine; what two are does, unless it draws between', async () => {
  const at = connect()
  const [one, two] = [await aPerson(deps), await aPerson(deps)]
  const isRefused = async (person: typeof one, script = refuses('Too long.')) => {
    home.script = script
    deps.clock.moveSeconds(1)
    await imagines(at, person)
    await drawNext(at)
    return notes.splice(0)
  }
  for (let nth = 0; nth < 4; nth += 1) expect(await isRefused(one)).toEqual([])
  expect(await isRefused(two)).toEqual([{ failed: 'engine_refused', times: 5 }])
  expect(await isRefused(one, drawAtOnce as never)).toEqual(['drew'])
  expect(await isRefused(two)).toEqual([])
  for (const person of [one, two, one]) expect(await isRefused(person, refuses('banned_word'))).toEqual([])
})

test('a task that breaks off three times at one engine goes to another that is well, also when that one is busy', async () => {
  const at = connect(other)
  home.script = () => {
    throw new TypeError('oops')
  }
  await imagines(at, await aPerson(deps))
  expect(await drawNext(at)).toMatchObject({ attempts: 1, tried: [] })
  expect(await drawNext(at)).toMatchObject({ attempts: 2, tried: [] })
  expect(await drawNext(at)).toMatchObject({ attempts: 0, tried: ['home'], engine: 'other', ticket: null })
  expect(await drawNext(at)).toMatchObject({ status: 'SUCCESS', engine: 'other' })
  const alone = connect()
  await imagines(alone, await aPerson(deps))
  for (let nth = 1; nth <= 3; nth += 1) expect(await drawNext(alone)).toMatchObject({ attempts: nth, tried: [] })
})

test('an engine that is away is left after three tries where another one can draw, and waited for where none can', async () => {
  home.onStart = () => {
    throw new EngineUnreachable('away')
  }
  const at = connect(other)
  await imagines(at, await aPerson(deps))
  await drawNext(at, [0, 0, 0, 0, 0])
  expect(home.attempts).toHaveLength(3)
  const alone = connect()
  await forgetTasks(deps)
  await imagines(alone, await aPerson(deps))
  await drawNext(alone, [0, 0, 0, 0, 0])
  expect(home.attempts).toHaveLength(3 + 6)
})

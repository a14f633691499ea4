import { AnswerLost, EngineUnreachable, NeverTaken, type Report } from '@easel/engines/engine'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { TaskRow } from '../../../../db/tables.ts'
import { connectLocal, type ConnectedEngine, type EnginePool } from '../../../../platform/engines/pool.ts'
import {
  aPerson,
  type DrawingDeps,
  forgetTasks,
  imagines,
  openDrawing,
  violations,
  withEngines,
} from '../../../../testing/open-drawing.ts'
import {
  connectRemote,
  drawAtOnce,
  scriptedEngine,
  type ScriptedRemote,
  scriptedRemote,
} from '../../../../testing/scripted-engine.ts'
import { availableCredits } from '../../../ledger/gate.ts'
import { claimTask } from '../claim-task.ts'
import { drawTask } from '../draw-task.ts'
import { LEASE_MS } from '../rules.ts'

let deps: DrawingDeps
let remote: ScriptedRemote
let actor: Awaited<ReturnType<typeof aPerson>>

beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(async () => {
  await forgetTasks(deps)
  remote = scriptedRemote(drawAtOnce)
  actor = await aPerson(deps, { credits: 4 })
})

/** How engines did, as the pool hears it. */
function noting(at: DrawingDeps): { at: DrawingDeps; notes: string[] } {
  const notes: string[] = []
  const engines: EnginePool = {
    ...at.engines,
    note: async (id, outcome) => void notes.push(outcome === 'drew' ? `${id} drew` : `${id} ${outcome.failed}`),
  }
  return { at: { ...at, engines }, notes }
}

const connect = (...all: ConnectedEngine[]) => noting(withEngines(deps, deps.engine, ...all))
const credits = () => availableCredits(deps.db, actor.userId, deps.clock.now())
const read = () => deps.db.selectFrom('tasks').selectAll().executeTakeFirstOrThrow()

async function claim(at: DrawingDeps): Promise<TaskRow> {
  const task = await claimTask(at, 'node:1:0')
  if (!task) throw new Error('nothing in line')
  return task
}

async function drawNext(at: DrawingDeps, signal = new AbortController().signal): Promise<TaskRow> {
  const task = await claim(at)
  await drawTask(at, { task, lease: { owner: 'node:1:0', epoch: task.epoch } }, { signal, pausesMs: [0, 0] })
  return read()
}

/** As a process leaves it that dies between handing over and hearing the ticket. */
async function diesInBetween(at: DrawingDeps, isTaken: boolean): Promise<void> {
  await claim(at)
  const attempt = { id: 'left-behind', notifyUrl: null }
  await deps.db.updateTable('tasks').set({ attempt_id: attempt.id }).execute()
  const order = { prompt: 'a red fox', attempt } as Parameters<ScriptedRemote['start']>[0]
  if (isTaken) await remote.start(order, new AbortController().signal)
  deps.clock.moveSeconds(LEASE_MS / 1000 + 1)
}

test('an attempt is stored before the engine hears of it, cannot be guessed, and says where to tell of news', async () => {
  const { at, notes } = connect(connectRemote(remote))
  await imagines(at, actor)
  const stored: (string | null)[] = []
  remote.recover = () => Promise.resolve('unknown')
  const { start } = remote
  remote.start = async (order, signal) => {
    stored.push((await read()).attempt_id)
    return start(order, signal)
  }
  const drawn = await drawNext({ ...at, config: { ...at.config, publicUrl: 'https://draw.example' } })
  const [attempt] = remote.attempts
  expect(stored).toEqual([attempt?.id])
  expect(Buffer.from(attempt?.id ?? '', 'base64url')).toHaveLength(16)
  expect(attempt?.notifyUrl).toBe(`https://draw.example/api/open/notify/${attempt?.id}`)
  expect(drawn).toMatchObject({ status: 'SUCCESS', attempt_id: attempt?.id })
  expect(notes).toEqual(['remote drew'])
})

test('where we cannot be reached, no engine is told to', async () => {
  const { at } = connect(connectRemote(remote))
  await imagines(at, actor)
  await drawNext(at)
  expect(remote.attempts).toMatchObject([{ notifyUrl: null }])
})

test('an order that was taken though its answer was lost is found again and handed over once', async () => {
  const { at } = connect(connectRemote(remote))
  await imagines(at, actor)
  remote.onStart = () => {
    throw new AnswerLost('taken')
  }
  expect(await drawNext(at)).toMatchObject({ status: 'SUCCESS' })
  expect(remote.started).toEqual(['a red fox'])
})

test('an order whose answer was lost and that was surely never taken is handed over again', async () => {
  const { at } = connect(connectRemote(remote))
  await imagines(at, actor)
  let isFirst = true
  remote.onStart = () => {
    if (isFirst) {
      isFirst = false
      throw new AnswerLost('nobody knows')
    }
  }
  expect(await drawNext(at)).toMatchObject({ status: 'SUCCESS' })
  const [lost, taken] = remote.attempts
  expect(remote.attempts).toHaveLength(2)
  expect(lost?.id).not.toBe(taken?.id)
})

test.each([
  ['cannot tell', () => Promise.resolve('unknown' as const)],
  ['cannot be asked', undefined],
])('an engine that %s what became of an order is not handed it again: the credits are back', async (_what, recover) => {
  const { at, notes } = connect(connectRemote(remote))
  await imagines(at, actor)
  if (recover) remote.recover = recover
  else delete remote.recover
  remote.onStart = () => {
    throw new AnswerLost('nobody knows')
  }
  expect(await drawNext(at)).toMatchObject({ status: 'FAILURE', fail_reason: 'engine_lost' })
  expect([remote.attempts.length, await credits()]).toEqual([1, 4])
  expect(notes).toEqual(['remote engine_lost'])
  expect(await violations(deps)).toEqual([])
})

test('an engine that is away when it is asked about a lost order is asked again, and then given up', async () => {
  const { at, notes } = connect(
    connectRemote(remote),
    connectRemote(scriptedRemote(drawAtOnce, 'other'), { weight: 1 }),
  )
  await imagines(at, actor)
  await deps.db.updateTable('tasks').set({ engine: 'remote' }).execute()
  let questions = 0
  remote.recover = () => {
    questions += 1
    throw new EngineUnreachable('away')
  }
  remote.onStart = () => {
    throw new AnswerLost('nobody knows')
  }
  await deps.db.updateTable('tasks').set({ pinned: true }).execute()
  expect(await drawNext(at)).toMatchObject({ status: 'FAILURE', fail_reason: 'engine_unreachable', engine: 'remote' })
  // Three times for the drawing, and once to have it stopped there.
  expect([questions, remote.attempts.length, await credits()]).toEqual([4, 1, 4])
  expect(notes).toEqual(['remote engine_unreachable'])
})

test.each([
  ['took it', true, 'SUCCESS', ['a red fox']],
  ['never took it', false, 'SUCCESS', ['a red fox']],
])(
  'after a death between order and ticket, an engine that %s draws it once',
  async (_what, isTaken, status, started) => {
    const { at } = connect(connectRemote(remote))
    await imagines(at, actor)
    await diesInBetween(at, isTaken)
    expect(await drawNext(at)).toMatchObject({ status })
    expect(remote.started).toEqual(started)
  },
)

test.each([
  ['cannot tell', true],
  ['cannot be asked', false],
])('after a death between order and ticket, an engine that %s is not handed it again', async (_what, isAsked) => {
  const { at } = connect(connectRemote(remote))
  await imagines(at, actor)
  await diesInBetween(at, true)
  if (isAsked) remote.recover = () => Promise.resolve('unknown')
  else delete remote.recover
  expect(await drawNext(at)).toMatchObject({ status: 'FAILURE', fail_reason: 'engine_lost' })
  expect([remote.started.length, await credits()]).toEqual([1, 4])
})

test('an engine within this process has died with it, and begins again', async () => {
  const local = scriptedEngine(drawAtOnce)
  const { at } = connect(connectLocal(local))
  await imagines(at, actor)
  await diesInBetween(at, false)
  expect(await drawNext(at)).toMatchObject({ status: 'SUCCESS', attempt_id: null })
  expect(local.started).toEqual(['a red fox'])
})

test('what an engine that is off never took goes to another one', async () => {
  const other = scriptedRemote(drawAtOnce, 'other')
  const { at } = connect(connectRemote(remote))
  await imagines(at, actor)
  await diesInBetween(at, false)
  const { at: later } = connect(connectRemote(remote, { isOn: false }), connectRemote(other))
  expect(await drawNext(later)).toMatchObject({ status: 'NOT_START', attempt_id: null, lease_owner: null })
  expect(await drawNext(later)).toMatchObject({ status: 'SUCCESS', engine: 'other' })
  expect(remote.started).toEqual([])
})

const unreachable = () => {
  throw new EngineUnreachable('away')
}

test('a task moves on from engines that cannot be reached, each being asked once', async () => {
  const [second, third] = [scriptedRemote(drawAtOnce, 'second'), scriptedRemote(drawAtOnce, 'third')]
  for (const engine of [remote, second]) engine.onStart = unreachable
  const all = [connectRemote(remote, { weight: 9 }), connectRemote(second, { weight: 3 }), connectRemote(third)]
  const { at, notes } = connect(...all)
  await imagines(at, actor)
  expect(await drawNext(at)).toMatchObject({ status: 'NOT_START', tried: ['remote'], attempts: 0, attempt_id: null })
  expect(await drawNext(at)).toMatchObject({ status: 'NOT_START', tried: ['remote', 'second'], attempts: 0 })
  expect(await drawNext(at)).toMatchObject({ status: 'SUCCESS', engine: 'third' })
  expect(notes).toEqual(['remote engine_unreachable', 'second engine_unreachable', 'third drew'])
  expect(await violations(deps)).toEqual([])
})

test('when none of the engines can be reached it fails, and the credits are back', async () => {
  const other = scriptedRemote(drawAtOnce, 'other')
  for (const engine of [remote, other]) engine.onStart = unreachable
  const { at } = connect(connectRemote(remote), connectRemote(other))
  await imagines(at, actor)
  await drawNext(at)
  expect(await drawNext(at)).toMatchObject({ status: 'FAILURE', fail_reason: 'engine_unreachable' })
  expect([remote.attempts.length, other.attempts.length, await credits()]).toEqual([3, 3, 4])
})

async function* vanish(error: Error): AsyncIterable<Report> {
  yield { state: 'drawing', progress: 5, preview: null }
  throw error
}

test('what an engine may have is not drawn by another one, and it is told to stop', async () => {
  const other = scriptedRemote(drawAtOnce, 'other')
  remote.script = () => vanish(new EngineUnreachable('away'))
  const { at } = connect(connectRemote(remote, { weight: 9 }), connectRemote(other))
  await imagines(at, actor)
  expect(await drawNext(at)).toMatchObject({ status: 'FAILURE', fail_reason: 'engine_unreachable' })
  expect(other.started).toEqual([])
  expect(remote.cancelled).toHaveLength(1)
})

test('a ticket of something that was never taken is forgotten, and another engine draws it', async () => {
  const other = scriptedRemote(drawAtOnce, 'other')
  remote.script = () => vanish(new NeverTaken('away'))
  const { at } = connect(connectRemote(remote, { weight: 9 }), connectRemote(other))
  await imagines(at, actor)
  expect(await drawNext(at)).toMatchObject({ status: 'IN_PROGRESS', ticket: null, tried: ['remote'] })
  expect(await drawNext(at)).toMatchObject({ status: 'SUCCESS', engine: 'other' })
})

test('what is bound to one engine waits for no other', async () => {
  const other = scriptedRemote(drawAtOnce, 'other')
  remote.onStart = unreachable
  const { at } = connect(connectRemote(remote, { weight: 9 }), connectRemote(other))
  await imagines(at, actor)
  await deps.db.updateTable('tasks').set({ pinned: true }).execute()
  expect(await drawNext(at)).toMatchObject({ status: 'FAILURE', fail_reason: 'engine_unreachable' })
  expect(other.started).toEqual([])
})

test.each([
  ['engine_timeout', { fail_reason: 'engine_timeout', fail_detail: null }, ['remote engine_timeout']],
  ['key_refused', { fail_reason: 'key_refused', fail_detail: null }, ['remote key_refused']],
  ['banned_word', { fail_reason: 'banned_word', fail_detail: null }, []],
  ['no hands, please', { fail_reason: 'engine_refused', fail_detail: 'no hands, please' }, []],
])('an engine that says %s: the reason is kept, and what is its fault held against it', async (reason, row, noted) => {
  const { at, notes } = connect(connectRemote(remote))
  remote.script = async function* () {
    yield { state: 'refused', reason }
  }
  await imagines(at, actor)
  expect(await drawNext(at)).toMatchObject({ status: 'FAILURE', ...row })
  expect(notes).toEqual(noted)
})

import { AnswerLost, type Ticket } from '@easel/engines/engine'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import {
  aPerson,
  type DrawingDeps,
  forgetTasks,
  imagines,
  openDrawing,
  withEngines,
} from '../../../testing/open-drawing.ts'
import {
  connectRemote,
  drawAtOnce,
  drawForever,
  type ScriptedRemote,
  scriptedRemote,
} from '../../../testing/scripted-engine.ts'
import { startWorkers as startAny } from '../../../testing/start-workers.ts'
import { cancelTask } from '../cancel-task.ts'
import { cancelTasks } from '../jobs.ts'
import { cancelAnyTask } from '../search/cancel-any-task.ts'
import type { Workers } from './run-workers.ts'

let base: DrawingDeps
let deps: DrawingDeps
let remote: ScriptedRemote
let actor: Awaited<ReturnType<typeof aPerson>>

beforeAll(async () => {
  base = await openDrawing()
})
beforeEach(async () => {
  await forgetTasks(base)
  remote = scriptedRemote(drawForever)
  deps = withEngines(base, remote, connectRemote(remote))
  actor = await aPerson(deps, { concurrency: 3 })
})

/** Beats only when the test says so. */
function startWorkers(nodeId = 'node'): Workers {
  return startAny({ ...deps, nodeId })
}

const statusOf = async (id: string) =>
  (await deps.db.selectFrom('tasks').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const stopped = () => remote.cancelled.map(({ prompt }) => prompt)

async function draws(prompt: string): Promise<string> {
  const { id } = await imagines(deps, actor, prompt)
  await eventually(async () => expect(await statusOf(id)).toBe('IN_PROGRESS'))
  return id
}

test('the engine is told to stop what is cancelled, and draws on what is not', async () => {
  startWorkers()
  const [gone] = [await draws('a fox'), await draws('an owl')]
  await cancelTask(deps, actor, gone)
  await eventually(() => expect(stopped()).toEqual(['a fox']))
  expect([...remote.running]).toEqual(['an owl'])
})

test('the engine is told to stop what an operator cancels', async () => {
  startWorkers()
  const id = await draws('a fox')
  await cancelAnyTask(deps, await aPerson(deps), id)
  await eventually(() => expect(stopped()).toEqual(['a fox']))
})

test('the engine is told to stop what has taken too long', async () => {
  const workers = startWorkers()
  const id = await draws('a fox')
  await deps.db.updateTable('tasks').set({ deadline_at: deps.clock.now() }).execute()
  workers.beat()
  await eventually(() => expect(stopped()).toEqual(['a fox']))
  expect(await statusOf(id)).toBe('FAILURE')
})

test('what is handed back at the end of a process is drawn on', async () => {
  const workers = startWorkers()
  const id = await draws('a fox')
  await workers.stop()
  expect([stopped(), remote.running.size]).toEqual([[], 0])
  remote.script = drawAtOnce
  startWorkers('other')
  await eventually(async () => expect(await statusOf(id)).toBe('SUCCESS'))
  expect([stopped(), remote.started]).toEqual([[], ['a fox']])
})

test('what nobody follows just now is stopped by whoever cancels it', async () => {
  const workers = startWorkers()
  await draws('a fox')
  const id = await draws('an owl')
  await workers.stop()
  await cancelTask(deps, actor, id)
  expect(stopped()).toEqual(['an owl'])
  await cancelTasks(deps, { channelId: actor.channelId })
  expect(stopped()).toEqual(['an owl', 'a fox'])
})

test('what is cancelled before the engine has it does not trouble the engine', async () => {
  const { id } = await imagines(deps, actor)
  await cancelTask(deps, actor, id)
  expect(stopped()).toEqual([])
})

test('whoever follows a drawing has its engine look at once when there is news', async () => {
  startWorkers()
  await draws('a fox')
  const [attempt] = remote.attempts
  await deps.bus.publish('engine-news', attempt?.id ?? '')
  await eventually(() => expect(remote.woken).toEqual([attempt?.id]))
})

/** From now on the engine takes its time to answer; whoever hands something over waits until it does. */
function answersSlowly(answer: (ticket: Ticket) => Ticket = (ticket) => ticket) {
  const begun: string[] = []
  let speak = () => {}
  const spoken = new Promise<void>((resolve) => (speak = resolve))
  const { start } = remote
  remote.start = async (order, signal) => {
    const ticket = await start(order, signal)
    begun.push(order.prompt)
    await new Promise<void>((resolve, reject) => {
      void spoken.then(resolve)
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    return answer(ticket)
  }
  return { begun, speak: () => speak() }
}

test('what is cancelled while its engine is still taking it is stopped there as soon as the engine answers', async () => {
  startWorkers()
  const { begun, speak } = answersSlowly()
  const { id } = await imagines(deps, actor, 'a fox')
  await eventually(() => expect(begun).toEqual(['a fox']))
  expect(await cancelTask(deps, actor, id)).toMatchObject({ status: 'CANCEL' })
  speak()
  await eventually(() => expect(stopped()).toEqual(['a fox']))
  expect([await statusOf(id), remote.running.size]).toEqual(['CANCEL', 0])
})

test('what is cancelled while its engine is taking it is stopped there though the answer is lost', async () => {
  startWorkers()
  const { begun, speak } = answersSlowly(() => {
    throw new AnswerLost('lost')
  })
  const { id } = await imagines(deps, actor, 'a fox')
  await eventually(() => expect(begun).toEqual(['a fox']))
  await cancelTask(deps, actor, id)
  speak()
  await eventually(() => expect(stopped()).toEqual(['a fox']))
  expect(remote.started).toEqual(['a fox'])
})

test('a process ends at once though an engine is still taking something, and what is cancelled then is stopped there', async () => {
  const workers = startWorkers()
  const { begun } = answersSlowly()
  const { id } = await imagines(deps, actor, 'a fox')
  await eventually(() => expect(begun).toEqual(['a fox']))
  await workers.stop()
  expect(await statusOf(id)).toBe('NOT_START')
  await cancelTasks(deps, { channelId: actor.channelId })
  expect(await statusOf(id)).toBe('CANCEL')
  await eventually(() => expect(stopped()).toEqual(['a fox']))
})

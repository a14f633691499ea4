import { afterEach, describe, expect, test } from 'vitest'
import { EngineUnreachable, type Verb } from '../engine.ts'
import { followUntilKilled, orderOfOne } from './testing/live-and-die.ts'
import { anOrder, draw, followToEnd, openScene, picturesOf, reasonOf, type Scene } from './testing/open-scene.ts'

let scene: Scene | undefined
afterEach(async () => scene?.close())

const NEVER = new AbortController().signal

type Parent = Parameters<Parameters<typeof orderOfOne>[1]>[0]
const zooms = (parent: Parent): Verb => ({ kind: 'zoom-out', parent, factor: 1.8 })
const repaints = (parent: Parent): Verb => ({ kind: 'vary-region', parent, mask: parent.png })
const verbsTaken = ({ standIn }: Scene) => standIn.taken.slice(3).map(({ verb }) => verb)

/** Each way in which a task waits for words. */
const WAITING = [
  ['a custom zoom of plus', 'plus', 'MODAL', zooms],
  ['a region of plus', 'plus', 'MODAL', repaints],
  ['a custom zoom of trueai, which stands as if it were in line,', 'trueai', 'MODAL', zooms],
  ['a region of trueai', 'trueai', 'MODAL', repaints],
  ['a region of a trueai whose regions stand as if they were in line', 'trueai', 'NOT_START', repaints],
] as const

describe.each(WAITING)('Words for %s', (_what, dialect, regionWaitsAs, verbOf) => {
  const open = async () => (scene = await openScene(dialect, { regionWaitsAs }))

  test('are said before anything else is asked', async () => {
    const { engine, standIn } = await open()
    const order = await orderOfOne({ engine }, verbOf)
    const ticket = await engine.start(order, NEVER)
    let isFirst: boolean | null = null
    standIn.onAsked(() => (isFirst ??= standIn.asked.has('submit/modal')))
    expect(picturesOf(await followToEnd(engine, ticket, order))).toHaveLength(4)
    expect(scene && verbsTaken(scene)).toEqual(['action', 'modal'])
    expect(isFirst).toBe(true)
  })

  test.each([0, 1, 2])(
    'are said once, though whoever said them dies at question %i and it waits long in line',
    async (questions) => {
      const { engine, standIn, restart } = await open()
      const order = await orderOfOne({ engine }, verbOf)
      standIn.faults.plan('fate', 'waits-in-line')
      const ticket = await engine.start(order, NEVER)
      await followUntilKilled({ standIn }, engine, { ticket, order, questions })
      expect(picturesOf(await followToEnd(restart(), ticket, order))).toHaveLength(4)
      expect(scene && verbsTaken(scene)).toEqual(['action', 'modal'])
    },
  )

  test('are said by whoever goes on when the first one died before', async () => {
    const { engine, restart } = await open()
    const order = await orderOfOne({ engine }, verbOf)
    const ticket = await engine.start(order, NEVER)
    expect(picturesOf(await followToEnd(restart(), ticket, order))).toHaveLength(4)
    expect(scene && verbsTaken(scene)).toEqual(['action', 'modal'])
  })

  test.each(['lost', 'truncated', 'html-502', 'empty', 'unavailable'] as const)(
    'are taken once though the answer to them is %s',
    async (fault) => {
      const { engine, standIn } = await open()
      const order = await orderOfOne({ engine }, verbOf)
      standIn.faults.plan('fate', 'waits-in-line')
      const ticket = await engine.start(order, NEVER)
      standIn.faults.plan('submit', fault)
      expect(picturesOf(await followToEnd(engine, ticket, order))).toHaveLength(4)
      expect(scene && verbsTaken(scene)).toEqual(['action', 'modal'])
    },
  )

  test('that are refused end the drawing, and leave nothing waiting there', async () => {
    const { engine, standIn } = await open()
    const order = await orderOfOne({ engine }, verbOf)
    const ticket = await engine.start(order, NEVER)
    standIn.faults.plan('submit', 'refuses')
    expect(reasonOf(await followToEnd(engine, ticket, order))).toBe('参数错误')
    expect([...standIn.tasks.values()].at(-1)?.cancelAt).not.toBeNull()
  })
})

test('A task that is there already, as the oldest proxy says it, is told no words', async () => {
  const { engine, standIn } = (scene = await openScene('plus'))
  const order = await orderOfOne({ engine }, (parent) => ({ kind: 'zoom-out', parent, factor: 2 }))
  standIn.faults.plan('submit', 'existed')
  expect(picturesOf(await draw(engine, order))).toHaveLength(4)
  expect(verbsTaken(scene)).toEqual(['action'])
})

test('Nothing but a button is told words', async () => {
  const { engine, standIn } = (scene = await openScene('plus'))
  standIn.faults.plan('submit', 'existed')
  expect(picturesOf(await draw(engine, anOrder()))).toHaveLength(4)
  expect(standIn.taken).toHaveLength(1)
})

describe('A later life whose words are refused', () => {
  const startAndForget = async () => {
    const { engine, standIn, restart } = (scene = await openScene('plus'))
    const order = await orderOfOne({ engine }, zooms)
    return { order, ticket: await engine.start(order, NEVER), standIn, restart }
  }

  test('watches on, for an earlier one may have said them', async () => {
    const { order, ticket, standIn, restart } = await startAndForget()
    standIn.faults.plan('submit', 'refuses')
    const task = [...standIn.tasks.values()].at(-1)
    standIn.onAsked(() => {
      // Whoever said them before is heard only now.
      if (standIn.asked.get('submit/modal') && task) task.startAt ??= task.submitAt
    })
    expect(picturesOf(await followToEnd(restart(), ticket, order))).toHaveLength(4)
    expect(verbsTaken({ standIn } as Scene)).toEqual(['action'])
  })

  test('gives up a task that goes on waiting for them', async () => {
    const { order, ticket, standIn, restart } = await startAndForget()
    standIn.faults.plan('submit', 'refuses')
    expect(reasonOf(await followToEnd(restart(), ticket, order))).toBe('参数错误')
    expect([...standIn.tasks.values()].at(-1)?.cancelAt).not.toBeNull()
  })

  test('believes any other reason', async () => {
    const { order, ticket, standIn, restart } = await startAndForget()
    standIn.faults.plan('submit', 'banned-word')
    expect(reasonOf(await followToEnd(restart(), ticket, order))).toBe('banned_word')
  })
})

test('Words that a full proxy did not take are said again by the same life before anything else', async () => {
  const { engine, standIn } = (scene = await openScene('trueai'))
  const order = await orderOfOne({ engine }, zooms)
  const ticket = await engine.start(order, NEVER)
  standIn.faults.plan('submit', 'queue-full')
  const follow = async () => {
    for await (const report of engine.follow(ticket, order, NEVER)) if (report.state === 'drawing') return
  }
  const asked = standIn.asked.get('task/fetch')
  await expect(follow()).rejects.toThrow(EngineUnreachable)
  expect(standIn.asked.get('task/fetch')).toBe(asked)
  await follow()
  expect(verbsTaken(scene)).toEqual(['action', 'modal'])
})

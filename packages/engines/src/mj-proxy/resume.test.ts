import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { type DrawOrder, EngineUnreachable, type Verb } from '../engine.ts'
import { followUntilKilled } from './testing/live-and-die.ts'
import { anOrder, draw, followToEnd, openScene, picturesOf, reasonOf, type Scene } from './testing/open-scene.ts'

let scene: Scene | undefined
afterEach(async () => scene?.close())

const NEVER = new AbortController().signal

/** A region of one of four: picked, pressed and told the words, which are all the steps that there can be. */
async function regionOrder({ engine }: Scene): Promise<DrawOrder> {
  const parent = picturesOf(await draw(engine, anOrder())).at(1)
  if (!parent) throw new Error('there are four')
  return anOrder({ verb: { kind: 'vary-region', parent, mask: parent.png } satisfies Verb })
}

describe.each(['plus', 'trueai'] as const)('After a kill, with a %s proxy,', (dialect) => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])('at question %i, each step is taken once', async (questions) => {
    const { standIn, restart } = (scene = await openScene(dialect))
    const order = await regionOrder(scene)
    const first = restart()
    const ticket = await first.start(order, NEVER)
    await followUntilKilled(scene, first, { ticket, order, questions })
    expect(picturesOf(await followToEnd(restart(), ticket, order))).toHaveLength(4)
    expect(standIn.taken.map(({ verb }) => verb)).toEqual(['imagine', 'action', 'action', 'modal'])
  })

  test('an order whose ticket was not stored is found by its attempt, and drawn to its end', async () => {
    const { standIn, restart } = (scene = await openScene(dialect))
    const order = await regionOrder(scene)
    await restart().start(order, NEVER)
    if (!order.attempt) throw new Error('there is one')
    const ticket = await restart().recover?.(order.attempt, NEVER)
    if (!ticket || ticket === 'unknown') throw new Error('it was handed over')
    expect(picturesOf(await followToEnd(restart(), ticket, order))).toHaveLength(4)
    expect(standIn.taken.map(({ verb }) => verb)).toEqual(['imagine', 'action', 'action', 'modal'])
  })

  test.each(['lost', 'truncated', 'html-502', 'empty'] as const)(
    'a later step is taken once though its answer is %s',
    async (fault) => {
      const { standIn, restart, engine } = (scene = await openScene(dialect))
      const order = await regionOrder(scene)
      const ticket = await engine.start(order, NEVER)
      standIn.faults.plan('submit', fault, 2)
      expect(picturesOf(await followToEnd(restart(), ticket, order))).toHaveLength(4)
      expect(standIn.taken.map(({ verb }) => verb)).toEqual(['imagine', 'action', 'action', 'modal'])
    },
  )
})

test('Where tasks cannot be listed the next step is taken by who began, and given up by who did not', async () => {
  const { standIn, engine, restart } = (scene = await openScene('plus'))
  const order = await regionOrder(scene)
  standIn.faults.plan('list', 'not-found', 99)
  const killed = await engine.start(order, NEVER)
  expect(reasonOf(await followToEnd(restart(), killed, order))).toBe('engine_lost')
  const again = { ...order, attempt: { id: randomUUID(), notifyUrl: null } }
  expect(picturesOf(await draw(engine, again))).toHaveLength(4)
})

test('An attempt that was never handed over is surely not there; one behind many others may be', async () => {
  const { engine, standIn } = (scene = await openScene('trueai'))
  const attempt = { id: randomUUID(), notifyUrl: null }
  expect(await engine.recover?.(attempt, NEVER)).toBeNull()
  for (let nth = 0; nth < 100; nth++) await engine.start(anOrder(), NEVER)
  expect(await engine.recover?.(attempt, NEVER)).toBe('unknown')
  standIn.faults.plan('list', 'lost')
  await expect(engine.recover?.(attempt, NEVER)).rejects.toThrow(EngineUnreachable)
})

test('Of a list of a hundred nobody knows whether it is whole, whatever dialect it is in', async () => {
  const { engine } = (scene = await openScene('plus', { mostListed: 100 }))
  const attempt = { id: randomUUID(), notifyUrl: null }
  await engine.start(anOrder({ attempt }), NEVER)
  for (let nth = 0; nth < 99; nth++) await engine.start(anOrder(), NEVER)
  expect(await engine.recover?.(attempt, NEVER)).toMatchObject({ attempt: attempt.id })
  await engine.start(anOrder(), NEVER)
  expect(await engine.recover?.(attempt, NEVER)).toBe('unknown')
})

test('A list of more is whole where its proxy tells of everything', async () => {
  const { engine } = (scene = await openScene('plus'))
  for (let nth = 0; nth < 101; nth++) await engine.start(anOrder(), NEVER)
  expect(await engine.recover?.({ id: randomUUID(), notifyUrl: null }, NEVER)).toBeNull()
})

test('Whoever begins a drawing need not look for its next step', async () => {
  const { engine, standIn } = (scene = await openScene('plus'))
  const order = await regionOrder(scene)
  expect(picturesOf(await draw(engine, order))).toHaveLength(4)
  expect(standIn.asked.get('task/list')).toBeUndefined()
})

test('Whoever comes back to a drawing looks for the next step, which another process may have taken meanwhile', async () => {
  const { engine, standIn, restart } = (scene = await openScene('plus'))
  const order = await regionOrder(scene)
  const ticket = await engine.start(order, NEVER)
  await followUntilKilled(scene, engine, { ticket, order, questions: 0 })
  await followUntilKilled(scene, restart(), { ticket, order, questions: 3 })
  expect(picturesOf(await followToEnd(engine, ticket, order))).toHaveLength(4)
  expect(standIn.taken.map(({ verb }) => verb)).toEqual(['imagine', 'action', 'action', 'modal'])
})

test('A ticket that says nothing is a drawing that is lost', async () => {
  const { engine } = (scene = await openScene('plus'))
  expect(reasonOf(await followToEnd(engine, { seed: 4 }, anOrder()))).toBe('engine_lost')
})

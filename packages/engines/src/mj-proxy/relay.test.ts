import { afterEach, describe, expect, test } from 'vitest'
import type { Verb } from '../engine.ts'
import { followUntilKilled, orderOfOne } from './testing/live-and-die.ts'
import { anOrder, draw, followToEnd, openScene, picturesOf, reasonOf, type Scene } from './testing/open-scene.ts'

let scene: Scene | undefined
afterEach(async () => scene?.close())

const NEVER = new AbortController().signal
const DIALECTS = ['plus', 'trueai'] as const

/** new-api is spoken to as plus, whoever stands behind it. */
async function openRelayed(dialect: (typeof DIALECTS)[number]): Promise<Scene> {
  const opened = await openScene(dialect, { isRelayed: true })
  const restart: Scene['restart'] = (change) => opened.restart({ dialect: 'plus', ...change })
  return (scene = { ...opened, restart, engine: restart() })
}

describe.each(DIALECTS)('Behind new-api a %s proxy', (dialect) => {
  test('is found to know every verb, and is asked to draw nothing', async () => {
    const { engine, standIn } = await openRelayed(dialect)
    const probe = await engine.probe(NEVER)
    expect(probe).toMatchObject({ isWell: true, notes: [] })
    expect(new Set(Object.values(probe.abilities.verbs))).toEqual(new Set(['native']))
    expect(standIn.taken).toEqual([])
    expect(standIn.asked.get('submit/shorten')).toBeUndefined()
  })

  test('works on one of four pictures', async () => {
    const { engine, standIn } = await openRelayed(dialect)
    const parent = picturesOf(await draw(engine, anOrder())).at(1)
    if (!parent) throw new Error('there are four')
    for (const verb of [
      { kind: 'pan', parent, direction: 'up' },
      { kind: 'zoom-out', parent, factor: 1.8 },
      { kind: 'vary-region', parent, mask: parent.png },
    ] satisfies Verb[]) {
      expect(picturesOf(await draw(engine, anOrder({ verb })))).toHaveLength(4)
    }
    expect(standIn.taken.filter(({ verb }) => verb === 'modal')).toHaveLength(2)
    expect(standIn.taken).toHaveLength(9)
  })

  test('that has no price is refused in its own words, and nothing is looked for', async () => {
    const { engine, standIn } = await openRelayed(dialect)
    standIn.faults.plan('submit', 'no-price')
    expect(reasonOf(await draw(engine, anOrder()))).toMatch(/^model price not set/)
    expect(standIn.asked.get('task/list')).toBeUndefined()
  })

  test.each([
    ['custom zoom', (parent) => ({ kind: 'zoom-out', parent, factor: 1.8 })],
    ['region', (parent) => ({ kind: 'vary-region', parent, mask: parent.png })],
  ] satisfies [string, Parameters<typeof orderOfOne>[1]][])(
    'is told the words of a %s once, though it waits long in line and two processes die',
    async (_what, verbOf) => {
      const { engine, standIn, restart } = await openRelayed(dialect)
      const order = await orderOfOne({ engine }, verbOf)
      standIn.faults.plan('fate', 'waits-in-line')
      const ticket = await engine.start(order, NEVER)
      await followUntilKilled({ standIn }, engine, { ticket, order, questions: 0 })
      await followUntilKilled({ standIn }, restart(), { ticket, order, questions: 8 })
      expect(picturesOf(await followToEnd(restart(), ticket, order))).toHaveLength(4)
      expect(standIn.taken.slice(3).map(({ verb }) => verb)).toEqual(['action', 'modal'])
    },
  )
})

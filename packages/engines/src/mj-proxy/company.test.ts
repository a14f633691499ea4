import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { colourOf } from '../../../../stand-ins/src/mj-proxy/draw-png.ts'
import type { RemoteEngine } from '../engine.ts'
import { readPng } from '../png.ts'
import { anOrder, draw, openScene, picturesOf, reasonOf, type Scene } from './testing/open-scene.ts'

let scene: Scene | undefined
afterEach(async () => scene?.close())

const NEVER = new AbortController().signal

describe.each(['plus', 'trueai'] as const)('A %s proxy', (dialect) => {
  test('that is well is found to know every verb', async () => {
    const { engine, standIn } = (scene = await openScene(dialect))
    const probe = await engine.probe(NEVER)
    expect(probe).toMatchObject({ isWell: true, notes: [] })
    expect(new Set(Object.values(probe.abilities.verbs))).toEqual(new Set(['native']))
    expect(standIn.taken).toEqual([])
  })

  test('says when its key is another one', async () => {
    const { restart } = (scene = await openScene(dialect))
    const probe = await restart({ key: 'wrong' }).probe(NEVER)
    expect(probe).toMatchObject({ isWell: false, notes: [{ code: 'key_refused' }] })
  })

  test('that lacks a verb is found to', async () => {
    const { engine, standIn } = (scene = await openScene(dialect))
    standIn.faults.plan('submit', 'not-found')
    const { abilities, notes } = await engine.probe(NEVER)
    expect(notes).toHaveLength(1)
    expect(Object.values(abilities.verbs)).toContain('unavailable')
    expect(engine.abilities()).toEqual(abilities)
  })

  test('that turns out not to shorten says so to whoever wanted it, and is not asked for it again', async () => {
    const { engine, standIn } = (scene = await openScene(dialect))
    standIn.faults.plan('submit', 'not-found')
    const shorten = anOrder({ verb: { kind: 'shorten' }, prompt: 'fox in deep snow' })
    expect(reasonOf(await draw(engine, shorten))).toBe('engine_lacks_call')
    expect(engine.abilities().verbs).toMatchObject({ shorten: 'unavailable', describe: 'native', imagine: 'native' })
    expect((await engine.probe(NEVER)).abilities.verbs.shorten).toBe('native')
  })

  test('that is too busy to say what it knows is thought to know it', async () => {
    const { engine, standIn } = (scene = await openScene(dialect))
    standIn.faults.plan('submit', 'too-many', 9)
    expect(await engine.probe(NEVER)).toMatchObject({ isWell: true, notes: [] })
  })

  test('that knows no path is none', async () => {
    const { engine, standIn } = (scene = await openScene(dialect))
    standIn.faults.plan('submit', 'not-found')
    expect(reasonOf(await draw(engine, anOrder()))).toBe('engine_lacks_call')
    expect(engine.abilities().verbs.imagine).toBe('native')
  })

  test.each(['html-502', 'error-text', 'lost', 'too-many'] as const)(
    'whose answer is %s is not well',
    async (fault) => {
      const { engine, standIn } = (scene = await openScene(dialect))
      standIn.faults.plan('list', fault)
      expect((await engine.probe(NEVER)).isWell).toBe(false)
    },
  )

  test('stops a drawing, and its end is heard as a cancelled one', async () => {
    const { engine } = (scene = await openScene(dialect))
    const order = anOrder()
    const ticket = await engine.start(order, NEVER)
    for await (const report of engine.follow(ticket, order, NEVER)) {
      if (report.state === 'drawing') await engine.cancel(ticket)
      else expect(report).toEqual({ state: 'refused', reason: 'cancelled' })
    }
  })

  test('is told to stop the step that it has come to', async () => {
    const { engine, standIn, restart } = (scene = await openScene(dialect))
    const parent = picturesOf(await draw(engine, anOrder())).at(0)
    if (!parent) throw new Error('there are four')
    const order = anOrder({ verb: { kind: 'pan', parent, direction: 'up' } })
    const ticket = await engine.start(order, NEVER)
    for await (const report of engine.follow(ticket, order, NEVER)) if (report.state === 'drawing') break
    await restart().cancel(ticket)
    expect([...standIn.tasks.values()].map(({ cancelAt }) => cancelAt !== null)).toEqual([false, false, true])
  })

  test.each(['html-502', 'lost', 'not-found', 'key-refused'] as const)(
    'need not answer to a cancel: %s',
    async (fault) => {
      const { engine, standIn } = (scene = await openScene(dialect))
      const ticket = await engine.start(anOrder(), NEVER)
      standIn.faults.plan('cancel', fault)
      await engine.cancel(ticket)
      await engine.cancel({ refused: 'banned_word' })
    },
  )

  test('draws many orders of the same words at once, and mixes none up', async () => {
    const { engine, standIn } = (scene = await openScene(dialect))
    const orders = Array.from({ length: 6 }, () => anOrder())
    const drawn = await Promise.all(
      orders.map(async (order) => ({ order, pictures: picturesOf(await draw(engine, order)) })),
    )
    for (const { order, pictures } of drawn) {
      const task = [...standIn.tasks.values()].find(({ state }) => state === order.attempt?.id)
      for (const [nth, { png, recipe }] of pictures.entries()) {
        expect(recipe).toMatchObject({ task: task?.id, index: nth + 1 })
        expect([...(await readPng(png)).rgba.subarray(0, 3)]).toEqual([...colourOf(task?.uuid ?? '', nth + 1)])
      }
    }
  })

  test.each(['none', 'duplicate', 'lost', 'reordered'] as const)(
    'tells of its tasks, which is a hint: %s',
    async (fault) => {
      const { engine, standIn } = (scene = await openScene(dialect))
      const inbox = await openInbox(engine)
      if (fault !== 'none') standIn.faults.plan('notice', fault, 2)
      const reports = await draw(engine, anOrder({ attempt: { id: inbox.attempt, notifyUrl: inbox.url } }))
      await inbox.close()
      expect(picturesOf(reports)).toHaveLength(4)
      const expected = { none: 4, duplicate: 6, lost: 2, reordered: 4 }[fault]
      expect(standIn.noticeCount()).toBeLessThanOrEqual(expected)
      expect(standIn.noticeCount()).toBeGreaterThan(0)
    },
  )
})

test('A key that fits in the other dialect tells which it is', async () => {
  const { restart } = (scene = await openScene('trueai'))
  const plus = await openScene('plus')
  const hosts = { baseUrl: plus.standIn.origin }
  const engine = plus.restart({ ...hosts, dialect: 'trueai' })
  expect(await engine.probe(NEVER)).toMatchObject({ isWell: false, notes: [{ code: 'dialect_wrong', detail: 'plus' }] })
  expect((await restart().probe(NEVER)).isWell).toBe(true)
  await plus.close()
})

test('News wake who waits for them, long before the next question is due', async () => {
  const { clock, standIn, engine } = (scene = await openScene('plus'))
  const order = anOrder()
  const ticket = await engine.start(order, NEVER)
  const begun = clock.now()
  let questionCount = 0
  standIn.onAsked(() => {
    questionCount += 1
    if (order.attempt && questionCount < 5) clock.after(10, () => engine.wake?.(order.attempt?.id ?? ''))
  })
  for await (const report of engine.follow(ticket, order, NEVER)) if (report.state === 'drawing') break
  expect(questionCount).toBeGreaterThanOrEqual(5)
  expect(clock.now() - begun).toBeLessThan(5_000)
})

test('A picture of another engine is refused', async () => {
  const { engine, standIn } = (scene = await openScene('plus'))
  const parent = { recipe: { seed: 1 }, png: new Uint8Array() }
  expect(reasonOf(await draw(engine, anOrder({ verb: { kind: 'pan', parent, direction: 'up' } })))).toBe(
    'picture_of_another_engine',
  )
  expect(standIn.taken).toEqual([])
})

test('What its buttons do not offer is refused', async () => {
  const { engine } = (scene = await openScene('plus'))
  const parent = picturesOf(await draw(engine, anOrder({ modelVersion: '4' }))).at(0)
  if (!parent) throw new Error('there are four')
  const verb = { kind: 'upscale', parent, detail: 'subtle', factor: 2 } as const
  expect(reasonOf(await draw(engine, anOrder({ verb })))).toBe('engine_lacks_verb')
})

/** Where the proxy posts to; whatever comes wakes the engine. */
async function openInbox(engine: RemoteEngine) {
  const attempt = randomUUID()
  const server = createServer((request, response) => {
    engine.wake?.(attempt)
    request.resume()
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { attempt, url: `http://127.0.0.1:${port}/api/open/notify/${attempt}`, close }
}

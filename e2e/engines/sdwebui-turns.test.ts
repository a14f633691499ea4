import type { Report } from '@easel/engines/engine'
import { readOpaquePng } from '@easel/engines/png'
import { expect, test } from 'vitest'
import { followAll, openParent, order, run, signal } from './kit.ts'
import { open } from './sdwebui-scene.ts'

const ENDLESS = 1_000_000

/** Owners of the pictures shown to a person: other clients of the stand-in draw in red. */
async function ownersOf(reports: readonly Report[]): Promise<Set<'stranger' | 'own'>> {
  const owners = new Set<'stranger' | 'own'>()
  for (const report of reports) {
    if (report.state !== 'drawing' || report.preview === null) continue
    owners.add(((await readOpaquePng(report.preview)).rgba[0] ?? 0) < 100 ? 'own' : 'stranger')
  }
  return owners
}

/** An order whose request is pending while the server works on an earlier one. */
async function enter({ standIn, engine, tools }: Awaited<ReturnType<typeof open>>) {
  const before = standIn.submissions.length
  const ticket = await engine.start(order, signal())
  const following = followAll(engine, ticket)
  await expect.poll(() => standIn.submissions.length).toBe(before + 1)
  const looks = tools.waits.length
  await expect.poll(() => tools.waits.length).toBeGreaterThan(looks + 5)
  return { ticket, following }
}

const CANCELLED = { state: 'refused', reason: 'cancelled' }

test.each(['own', 'unknown', 'none'] as const)(
  "nobody is shown what a person draws at the server's page before them, where jobs have %s names",
  async (names) => {
    const scene = await open({ names, steps: 6 })
    const end = scene.standIn.beginStrangersJob()
    const { following } = await enter(scene)
    end()
    const { reports, end: done } = await following
    expect(done?.state).toBe('done')
    expect([...(await ownersOf(reports))]).toEqual(['own'])
  },
)

test.each([
  ['a job of theirs', {}],
  ['a job without a number', { name: null }],
  ['several rounds of theirs', { rounds: 4, steps: 60 }],
  ['pictures that they enlarge', { name: 'extras' }],
])('nor when two were before them, and the second is %s', async (_, second) => {
  const scene = await open({ steps: 6 })
  const { standIn, tools } = scene
  const endFirst = standIn.beginStrangersJob()
  const endSecond = standIn.beginStrangersJob({ name: 'task(c3d4)', ...second })
  const { following } = await enter(scene)
  endFirst()
  const looks = tools.waits.length
  await expect.poll(() => tools.waits.length).toBeGreaterThan(looks + 10)
  endSecond()
  const { reports, end } = await following
  expect(end?.state).toBe('done')
  expect([...(await ownersOf(reports))]).toEqual(['own'])
})

test('whoever gives up while a stranger draws stops nobody, and their own drawing once the server comes to it', async () => {
  const scene = await open({ steps: ENDLESS })
  const { standIn, engine } = scene
  const end = standIn.beginStrangersJob()
  const { ticket, following } = await enter(scene)
  const next = run(engine, { seed: 20 })
  await engine.cancel(ticket)
  expect((await following).end).toEqual(CANCELLED)
  expect(standIn.interrupted).toEqual([])
  end()
  await expect.poll(() => standIn.interrupted).toEqual(['scripts_txt2img'])
  // The next order was not submitted meanwhile.
  await expect.poll(() => standIn.submissions.length).toBe(2)
  expect(standIn.mostWaiting()).toBe(2)
  await engine.close()
  await next
})

test.each(['own', 'unknown', 'none'] as const)(
  'whoever gives up while they are drawn for stops that, where jobs have %s names',
  async (names) => {
    const scene = await open({ names, steps: ENDLESS })
    const { ticket, following } = await enter(scene)
    await scene.engine.cancel(ticket)
    expect((await following).end).toEqual(CANCELLED)
    expect(scene.standIn.interrupted).toEqual(['scripts_txt2img'])
  },
)

test('pictures that are drawn one by one are shown', async () => {
  const { engine } = await open({ memory: 1, steps: 40 })
  const { reports, end } = await run(engine)
  expect(end?.state).toBe('done')
  expect([...(await ownersOf(reports))]).toEqual(['own'])
})

test('pictures that are drawn one by one are stopped when nobody wants them', async () => {
  const { standIn, engine, tools } = await open({ memory: 1, steps: ENDLESS })
  const ticket = await engine.start(order, signal())
  const following = followAll(engine, ticket)
  await expect.poll(() => standIn.submissions.length).toBe(2)
  const looks = tools.waits.length
  await expect.poll(() => tools.waits.length).toBeGreaterThan(looks + 3)
  await engine.cancel(ticket)
  expect((await following).end).toEqual(CANCELLED)
  expect(standIn.interrupted).toEqual(['scripts_txt2img'])
})

test('an enlargement that nobody wants any more is stopped as well', async () => {
  const { standIn, engine, tools } = await open({ steps: ENDLESS })
  await engine.probe(signal())
  const { png } = await openParent(32, 32)
  const verb = { kind: 'upscale', parent: { recipe: {}, png }, detail: 'subtle', factor: 2 } as const
  const ticket = await engine.start({ ...order, verb }, signal())
  const following = followAll(engine, ticket, { ...order, verb })
  await expect.poll(() => tools.waits.length).toBeGreaterThan(3)
  await engine.cancel(ticket)
  expect((await following).end).toEqual(CANCELLED)
  expect(standIn.interrupted).toEqual(['extras'])
})

test('what took too long is stopped at the server, and the next order waits until it is', async () => {
  const { standIn, engine } = await open({ steps: ENDLESS, lingers: 5 }, { timeoutMs: 400 })
  const late = { state: 'refused', reason: 'engine_timeout' }
  expect((await run(engine)).end).toEqual(late)
  expect(standIn.interrupted[0]).toBe('scripts_txt2img')
  expect((await run(engine, { seed: 20 })).end).toEqual(late)
  expect(standIn.submissions).toHaveLength(2)
  expect(standIn.mostWaiting()).toBe(1)
})

test('what took too long behind a stranger stops nobody, and is stopped once the server comes to it', async () => {
  const { standIn, engine } = await open({ steps: ENDLESS }, { timeoutMs: 400 })
  const end = standIn.beginStrangersJob()
  expect((await run(engine)).end).toEqual({ state: 'refused', reason: 'engine_timeout' })
  expect(standIn.interrupted).toEqual([])
  end()
  await expect.poll(() => standIn.interrupted).toEqual(['scripts_txt2img'])
})

test.each(['lost', '502 in HTML', 'cut off'] as const)(
  'after an answer that is %s the next order does not wait for long',
  async (fault) => {
    const { standIn, engine } = await open()
    standIn.faults.next('txt2img', fault)
    expect((await run(engine)).end?.state).toBe('refused')
    expect((await run(engine)).end?.state).toBe('done')
    expect(standIn.interrupted).toEqual([])
  },
)

test('a server that stays busy with others does not keep our orders from its line for good', async () => {
  const { standIn, engine } = await open({ steps: ENDLESS }, { timeoutMs: 400 })
  standIn.beginStrangersJob()
  await run(engine)
  await run(engine, { seed: 20 })
  expect(standIn.submissions).toHaveLength(2)
  expect(standIn.interrupted).toEqual([])
})

import { beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { TaskRow } from '../../../db/tables.ts'
import type { ConnectedEngine, VerbKind } from '../../../platform/engines/pool.ts'
import {
  aPerson,
  type DrawingDeps,
  forgetTasks,
  imagines,
  openDrawing,
  withEngines,
} from '../../../testing/open-drawing.ts'
import { connectRemote, drawAtOnce, scriptedEngine, scriptedRemote } from '../../../testing/scripted-engine.ts'
import { submitVideo } from '../video/submit-video.ts'
import { readNeeds } from '../routing/read-needs.ts'
import { claimTask } from './claim-task.ts'

let deps: DrawingDeps
beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(() => forgetTasks(deps))

const engine = (id: string, change: Partial<ConnectedEngine> = {}) =>
  connectRemote(scriptedRemote(drawAtOnce, id), change)
const withAll = (...all: ConnectedEngine[]) => withEngines(deps, deps.engine, ...all)
const change = (id: string, columns: object) => deps.db.updateTable('tasks').set(columns).where('id', '=', id).execute()

/** So many tasks of a person whom nothing holds up. */
async function inLine(count: number, at: DrawingDeps = deps): Promise<string[]> {
  const person = await aPerson(deps, { concurrency: 1000, credits: 4000 })
  const ids: string[] = []
  for (let nth = 0; nth < count; nth += 1) ids.push((await imagines(at, person, `a fox ${nth}`)).id)
  return ids
}

async function countClaims(): Promise<number> {
  const rows = await deps.db.selectFrom('tasks').select('epoch').execute()
  return rows.reduce((sum, { epoch }) => sum + epoch, 0)
}

/** One task for each claim, and no other is touched. */
async function claimAll(at: DrawingDeps, node = 'node'): Promise<TaskRow[]> {
  const [before, claimed]: [number, TaskRow[]] = [await countClaims(), []]
  for (let slot = 0; ; slot += 1) {
    const task = await claimTask(at, `${node}:1:${slot}`)
    if (!task) break
    claimed.push(task)
  }
  expect(await countClaims()).toBe(before + claimed.length)
  return claimed
}

test('engines get tasks by weight and free slots, and never more than they have slots', async () => {
  const both = withAll(engine('big', { slots: 4, weight: 3 }), engine('small', { slots: 4, weight: 1 }))
  await inLine(10, both)
  const engines = (await claimAll(both)).map((task) => task.engine)
  expect(engines).toEqual(['big', 'big', 'big', 'small', 'big', 'small', 'small', 'small'])
  await forgetTasks(deps)
  const even = withAll(engine('one', { slots: 2 }), engine('other', { slots: 2 }))
  await inLine(4, even)
  expect(
    (await claimAll(even))
      .map((task) => task.engine)
      .slice(0, 2)
      .sort(),
  ).toEqual(['one', 'other'])
})

const base = { words: 'a', without: [], stylize: 0, chaos: 0, weird: 0 }
const work = (kind: 'zoom-out' | 'make-square' | 'pan' | 'upscale' | 'vary-region') => ({
  parameters: {
    ...base,
    work: { change: { kind, factor: 2, direction: 'up', detail: 'subtle' }, imageId: 'x', recipe: { a: 1 } },
  },
})
const every: Record<VerbKind, object> = {
  imagine: { parameters: base },
  variation: { parameters: { ...base, variation: { strength: 'subtle', parent: { a: 1 } } } },
  'vary-region': work('vary-region'),
  'zoom-out': work('zoom-out'),
  'make-square': work('make-square'),
  pan: work('pan'),
  upscale: { ...work('upscale'), action: 'UPSCALE' },
  blend: { parameters: base, action: 'BLEND' },
  describe: { parameters: base, action: 'DESCRIBE' },
  shorten: { parameters: base, action: 'SHORTEN' },
  video: { parameters: { ...base, clip: { seconds: 4, needs: ['words'] } }, action: 'VIDEO' },
  extend: { parameters: { ...base, extend: { seconds: 4, recipe: { a: 1 } } }, action: 'EXTEND' },
}

test.each(Object.keys(every) as VerbKind[])('%s goes to the engine that can do it, and to no other', async (verb) => {
  const others = new Set((Object.keys(every) as VerbKind[]).filter((kind) => kind !== verb))
  const [id = ''] = await inLine(1)
  const { parameters, ...rest } = every[verb] as { parameters: object }
  await change(id, { parameters: JSON.stringify(parameters), ...rest })
  const row = await deps.db.selectFrom('tasks').selectAll().executeTakeFirstOrThrow()
  expect(readNeeds(row).verb).toBe(verb)
  expect(await claimAll(withAll(engine('unable', { verbs: others, weight: 100 })))).toEqual([])
  const [claimed] = await claimAll(withAll(engine('unable', { verbs: others, weight: 100 }), engine('able')))
  expect(claimed?.engine).toBe('able')
})

test('a bot, and as many pictures as are blended, count as well', async () => {
  const [niji = '', blend = ''] = await inLine(2)
  await change(niji, { bot_type: 'NIJI_JOURNEY' })
  await change(blend, { action: 'BLEND', base_image_ids: Array.from({ length: 6 }, () => deps.newId()) })
  const modest = engine('modest', { bots: ['MID_JOURNEY'] })
  Object.assign(modest.engine, { mostBlended: 5 })
  expect(await claimAll(withAll(modest))).toEqual([])
  expect(await claimAll(withAll(modest, engine('able')))).toMatchObject([{ engine: 'able' }, { engine: 'able' }])
})

test('what works on a picture that no memory is of goes only to those who work by sight', async () => {
  const [varied = '', zoomed = ''] = await inLine(2)
  await change(varied, { parameters: JSON.stringify({ ...base, variation: { strength: 'subtle', parent: {} } }) })
  const { parameters } = work('zoom-out')
  await change(zoomed, { parameters: JSON.stringify({ ...parameters, work: { ...parameters.work, recipe: {} } }) })
  const seeing = engine('seeing')
  Object.assign(seeing.engine, { worksBySight: true })
  expect(await claimAll(withAll(engine('blind')))).toEqual([])
  expect(await claimAll(withAll(engine('blind'), seeing))).toMatchObject([{ engine: 'seeing' }, { engine: 'seeing' }])
})

test('one that stands by is given only what no other that is well can do, and nothing that waits for a busy one', async () => {
  const standBy = engine('painter', { weight: 0, slots: 9 })
  const unable = new Set<VerbKind>(['pan'])
  const until = new Date('2026-01-01T01:00:00Z')
  await inLine(3)
  expect(await claimAll(withAll(standBy, engine('real', { slots: 2 })))).toMatchObject([
    { engine: 'real' },
    { engine: 'real' },
  ])
  expect(await claimAll(withAll(standBy, engine('real', { slots: 0 })))).toEqual([])
  const away = engine('real', { setAsideUntil: until })
  expect(await claimAll(withAll(standBy, away, engine('off', { isOn: false })))).toMatchObject([{ engine: 'painter' }])
  const [untried = '', tried = ''] = await inLine(2)
  await change(tried, { tried: ['real'] })
  await change(untried, { engine: 'painter', pinned: true })
  expect(await claimAll(withAll(standBy, engine('real')))).toMatchObject([{ id: untried }, { id: tried }])
  await inLine(1)
  expect(await claimAll(withAll(standBy, engine('unable', { verbs: unable })))).toMatchObject([{ engine: 'painter' }])
})

test('one that stands by describes and shortens for those that would only ask the painter, not for those that can', async () => {
  const standBy = engine('painter', { weight: 0, slots: 9 })
  const busy = (ability: 'native' | 'emulated') => {
    const real = engine('real', { slots: 0 })
    const verbs = Object.fromEntries(Object.keys(every).map((verb) => [verb, ability]))
    return Object.assign(real, { engine: { ...real.engine, abilities: () => ({ verbs }) } }) as ConnectedEngine
  }
  for (const action of ['DESCRIBE', 'SHORTEN']) {
    const [id = ''] = await inLine(1)
    await change(id, { action })
    expect(await claimAll(withAll(standBy, busy('native')))).toEqual([])
    expect(await claimAll(withAll(standBy, busy('emulated')))).toMatchObject([{ id, engine: 'painter' }])
  }
})

test.each([
  ['full', { slots: 0 }],
  ['off', { isOn: false }],
  ['set aside', { setAsideUntil: new Date('2026-01-01T01:00:00Z') }],
])('an engine that is %s holds up its own tasks and nobody else’s', async (_what, state) => {
  const [pinned = '', tried = '', free = ''] = await inLine(3)
  await change(pinned, { engine: 'away', pinned: true })
  await change(tried, { engine: 'away', tried: ['well'] })
  const claimed = await claimAll(withAll(engine('away', state), engine('well')))
  expect(claimed).toMatchObject([{ id: free, engine: 'well' }])
  expect((await claimAll(withAll(engine('away'), engine('well')))).map(({ id }) => id)).toEqual([pinned, tried])
})

test('what an engine has begun is its own, also when it is off, set aside or full', async () => {
  const [ticket = '', attempt = ''] = await inLine(2)
  await change(ticket, { engine: 'off', status: 'SUBMITTED', ticket: '{"job":1}' })
  await change(attempt, { engine: 'off', attempt_id: 'an-attempt' })
  expect(await claimAll(withAll(engine('well')))).toEqual([])
  const until = new Date('2026-01-01T01:00:00Z')
  const off = engine('off', { isOn: false, setAsideUntil: until, slots: 1 })
  expect(await claimAll(withAll(off, engine('well')))).toMatchObject([{ engine: 'off' }, { engine: 'off' }])
})

test('slots of an engine elsewhere are counted over all processes, those of one within by each', async () => {
  await inLine(9)
  const own = scriptedEngine(drawAtOnce, 2)
  const shared = withAll(engine('shared', { slots: 3 }))
  expect(await claimAll(shared, 'first')).toHaveLength(3)
  expect(await claimAll(shared, 'second')).toHaveLength(0)
  const local = withEngines(deps, own)
  expect(await claimTask(local, 'first:1:9', new Map([['scripted', { all: 2, clips: 0 }]]))).toBeNull()
  expect(await claimTask(local, 'second:1:9', new Map([['scripted', { all: 1, clips: 0 }]]))).toMatchObject({
    engine: 'scripted',
  })
})

test('where clips have slots of their own, grids do not wait behind clips, nor clips behind grids', async () => {
  const local = withEngines(deps, Object.assign(scriptedEngine(drawAtOnce, 1), { clipSlots: 1 }))
  const claim = (all: number, clips: number) => claimTask(local, 'node:1:9', new Map([['scripted', { all, clips }]]))
  const person = await aPerson(deps, { concurrency: 1000, credits: 4000 })
  const clip = async () => {
    const body = { botType: 'MID_JOURNEY' as const, prompt: 'waves' }
    await submitVideo(local, person, person.channelId, { body, idempotencyKey: null })
  }
  await clip()
  await clip()
  await imagines(local, person, 'a fox')
  expect(await claim(2, 1)).toBeNull()
  expect(await claim(1, 1)).toMatchObject({ action: 'IMAGINE' })
  expect(await claim(1, 1)).toBeNull()
  expect(await claim(1, 0)).toMatchObject({ action: 'VIDEO' })
  const plain = withEngines(deps, scriptedEngine(drawAtOnce, 1))
  expect(await claimTask(plain, 'node:1:9', new Map([['scripted', { all: 1, clips: 1 }]]))).toBeNull()
  expect(await claimTask(plain, 'node:1:9')).toMatchObject({ action: 'VIDEO' })
})

test('a slot that a dead process left at an engine elsewhere is taken as long as its drawing goes on there', async () => {
  const at = withAll(engine('shared', { slots: 1 }))
  const [left = '', next = ''] = await inLine(2)
  await change(left, { engine: 'shared', status: 'SUBMITTED', ticket: '{"job":1}' })
  expect((await claimAll(at)).map(({ id }) => id)).toEqual([left])
  await change(left, { status: 'CANCEL', lease_until: null })
  expect((await claimAll(at)).map(({ id }) => id)).toEqual([next])
})

test('however many processes ask at once, no engine elsewhere ever has more than its slots', async () => {
  // Fewer would not fill the slots.
  const scale = Math.max(1, inject('scale'))
  const slots = { a: 3, b: 5, c: 2 }
  const all = withAll(...Object.entries(slots).map(([id, count]) => engine(id, { slots: count, weight: count })))
  await inLine(40 * scale)
  const most: Record<string, number> = {}
  const drawn = new Set<string>()
  const work = async (node: string) => {
    for (let misses = 0; misses < 3; ) {
      const task = await claimTask(all, `${node}:1:0`)
      misses = task ? 0 : misses + 1
      if (!task) continue
      expect(drawn.has(task.id)).toBe(false)
      drawn.add(task.id)
      const held = await deps.db.selectFrom('tasks').select('engine').where('lease_until', 'is not', null).execute()
      for (const id of Object.keys(slots)) {
        most[id] = Math.max(most[id] ?? 0, held.filter((one) => one.engine === id).length)
      }
      if (drawn.size % 3 > 0) await change(task.id, { status: 'CANCEL', lease_until: null })
    }
  }
  await Promise.all(Array.from({ length: 8 }, (_, nth) => work(`node${nth}`)))
  expect(most).toEqual(slots)
})

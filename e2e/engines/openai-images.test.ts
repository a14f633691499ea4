import { openOpenAiImages } from '@easel/engines/openai-images/adapter'
import { expect, test } from 'vitest'
import { ENGINE_FAULTS } from '../../stand-ins/src/engines/faults.ts'
import { expectKeptPixels, expectRegion } from './keep-promises.ts'
import { finish, followAll, isWebp, openParent, order, run, signal } from './kit.ts'
import { open, openUpscale } from './openai-images-scene.ts'

test('four pictures come of one request, in the ratio that was asked for, and no seed is claimed', async () => {
  const { standIn, engine } = await open({}, { model: 'gpt-image-1' })
  const { end } = await run(engine, { aspectRatio: { width: 16, height: 9 } })

  if (end?.state !== 'done') throw new Error(JSON.stringify(end))
  expect(end.pictures).toMatchObject(Array.from({ length: 4 }, () => ({ width: 1536, height: 864 })))
  for (const { recipe } of end.pictures) expect(recipe).not.toHaveProperty('seed')
  expect(engine.abilities().seed).toBe(false)
  expect(standIn.submissions).toMatchObject([
    { call: 'generations', count: 4, size: '1536x1024', isStreamed: false, background: 'opaque' },
  ])
  expect(standIn.submissions[0]?.prompt).toBe('a red balloon Do not show: rain.')
  expect(standIn.asked).toEqual(['generations'])
})

test('a single picture is seen on its way, a grid of one request is not, and no previews are claimed', async () => {
  const { standIn, engine } = await open({}, { model: 'gpt-image-1' })
  const { reports, end } = await run(engine, { verb: await openUpscale() })
  expect(end?.state).toBe('done')
  expect(standIn.submissions).toMatchObject([{ call: 'edits', count: 1, isStreamed: true }])
  const seen = reports.flatMap((report) => (report.state === 'drawing' && report.preview ? [report.preview] : []))
  expect(isWebp(seen[0])).toBe(true)
  expect((await engine.probe(signal())).abilities.preview).toBe(false)
})

test.each([
  ['stream', [4]],
  ['stream ignored', [4]],
  ['n', [1, 1, 1, 1]],
  ['n ignored', [1, 1, 1, 1]],
] as const)('a server without "%s" draws four all the same, and it is remembered', async (lack, counts) => {
  const { standIn, engine } = await open({ lacks: [lack] })
  for (const _ of [1, 2]) {
    expect((await finish(engine, { verb: { kind: 'imagine' } })).pictures).toHaveLength(4)
  }
  expect(standIn.submissions.map(({ count }) => count)).toEqual([...counts, ...counts])
  // Pictures that are drawn one by one appear as previews.
  expect(engine.abilities().preview).toBe(lack.startsWith('n'))
})

test('a server without edits draws from words, and says what it cannot do', async () => {
  const { standIn, engine } = await open({ lacks: ['edits'] })
  const { png } = await openParent(64, 64)
  const verb = { kind: 'pan', parent: { recipe: {}, png }, direction: 'up' } as const
  expect((await run(engine, { verb })).end).toEqual({ state: 'refused', reason: 'engine_lacks_call' })
  expect(engine.abilities().verbs.pan).toBe('unavailable')
  expect((await run(engine)).end?.state).toBe('done')
  expect(standIn.submissions).toHaveLength(1)
})

test('what zoom, square and pan keep stays the same to the byte, with one request each', async () => {
  const { standIn, engine } = await open()
  await expectKeptPixels(engine)
  expect(standIn.submissions.map(({ call, count }) => [call, count])).toEqual(
    Array.from({ length: 5 }, () => ['edits', 4]),
  )
})

test('a region is painted anew where the mask is transparent, and nowhere else', async () => {
  await expectRegion((await open()).engine)
})

test('variations, upscales, blends and base images are edits', async () => {
  const { standIn, engine } = await open()
  const { png } = await openParent(96, 64)
  const parent = { recipe: {}, png }
  const four = Array.from({ length: 4 }, () => ({ width: 96, height: 64 }))
  const vary = { kind: 'variation', strength: 'subtle', parent: {}, png } as const
  expect((await finish(engine, { verb: vary })).pictures).toMatchObject(four)
  const upscale = { kind: 'upscale', parent, detail: 'subtle', factor: 2 } as const
  expect((await finish(engine, { verb: upscale })).pictures).toMatchObject([{ width: 192, height: 128 }])
  const pictures = [parent, parent].map(({ png: one }) => ({ png: one, recipe: null }))
  const blend = await finish(engine, { verb: { kind: 'blend', pictures }, prompt: '', without: [] })
  expect(blend.pictures).toHaveLength(4)
  expect((await finish(engine, { verb: { kind: 'imagine' }, references: pictures })).pictures).toHaveLength(4)
  expect(standIn.submissions.map(({ pictureCount, fidelity }) => [pictureCount, fidelity])).toEqual([
    [1, null],
    [1, 'high'],
    [2, null],
    [2, null],
  ])
})

test('describing and shortening ask nothing of the server', async () => {
  const { standIn, engine } = await open()
  const { png } = await openParent(32, 32)
  const { prompts } = await finish(engine, { verb: { kind: 'describe', picture: { png, recipe: null } } })
  expect(prompts).toHaveLength(4)
  expect((await finish(engine, { verb: { kind: 'shorten' } })).prompts?.length).toBeGreaterThan(0)
  expect(standIn.submissions).toHaveLength(0)
})

test('a ticket of an earlier life is lost, and nothing is submitted for it', async () => {
  const { standIn, engine, settings, tools } = await open()
  const ticket = await engine.start(order, signal())
  const later = openOpenAiImages(settings, tools)
  expect((await followAll(later, ticket)).end).toEqual({ state: 'refused', reason: 'engine_lost' })
  expect(standIn.submissions).toHaveLength(0)
})

test('a probe tells what is wrong', async () => {
  const { engine } = await open({ key: 'secret' }, { key: 'secret' })
  expect(await engine.probe(signal())).toMatchObject({ isWell: true, notes: [] })
  const refused = await open({ key: 'secret' })
  expect(await refused.engine.probe(signal())).toMatchObject({ isWell: false, notes: [{ code: 'key_refused' }] })
  const lacking = await open({ lacks: ['edits'] }, { model: 'gone' })
  const { notes } = await lacking.engine.probe(signal())
  expect(notes.map(({ code }) => code)).toEqual(['model_missing', 'no_edits'])
})

const PASSING = new Set(['429', '429 and when', '503 and when'])

test.each(ENGINE_FAULTS)('"%s" ends as it should, and nothing is submitted twice', async (fault) => {
  const { standIn, engine, tools } = await open({}, { timeoutMs: fault === 'hang' ? 300 : 5_000 })
  standIn.faults.next('generations', fault)
  const { end, error } = await run(engine)
  expect(error).toBeNull()
  // Requests that were certainly not accepted are sent again; a missing picture is requested separately.
  const isDone = PASSING.has(fault) || fault === 'picture missing'
  expect(end?.state).toBe(isDone ? 'done' : 'refused')
  expect(standIn.submissions.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(
    fault === 'picture missing' ? 5 : 4,
  )
  if (fault.endsWith('and when')) expect(tools.waits).toContain(7_007)
})

const STREAM_FAULTS = [
  '429',
  'hang',
  'lost',
  'cut off',
  'truncated',
  'empty',
  'picture cut off',
  'no pictures',
] as const

test.each(STREAM_FAULTS)('"%s" in a stream ends as it should, and nothing is drawn twice', async (fault) => {
  const { standIn, engine } = await open({ mostPixels: 32 * 32 }, { timeoutMs: fault === 'hang' ? 300 : 5_000 })
  standIn.faults.next('edits', fault)
  const { end, error } = await run(engine, { verb: await openUpscale() })
  expect(error).toBeNull()
  expect(end?.state).toBe(PASSING.has(fault) ? 'done' : 'refused')
  expect(standIn.submissions.length).toBeLessThanOrEqual(1)
})

test('a model of free sizes draws the ratio itself', async () => {
  const { standIn, engine } = await open({}, { model: 'gpt-image-2', hasFreeSizes: true })
  const { end } = await run(engine, { aspectRatio: { width: 5, height: 4 } })
  expect(end?.state).toBe('done')
  expect(standIn.asked).toEqual(['generations'])
})

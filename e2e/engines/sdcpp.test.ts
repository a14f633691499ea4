import { openSdCpp } from '@easel/engines/sdcpp/adapter'
import { expect, test } from 'vitest'
import { ENGINE_FAULTS } from '../../stand-ins/src/engines/faults.ts'
import { expectKeptPixels, expectRegion } from './keep-promises.ts'
import { finish, followAll, openParent, order, run, signal } from './kit.ts'
import { openSdCppScene } from './sdcpp-scene.ts'

const bytesOf = (pictures: readonly { png: Uint8Array }[]) =>
  pictures.map(({ png }) => Buffer.from(png).toString('base64'))

test('four pictures come of one job, in their order, and no progress is invented', async () => {
  const { standIn, engine } = await openSdCppScene({ steps: 9 })
  const { reports, end } = await run(engine)

  expect(end).toMatchObject({ state: 'done', pictures: [7, 8, 9, 10].map((seed) => ({ recipe: { seed } })) })
  expect(reports.slice(0, -1)).toEqual([{ state: 'drawing', progress: 0, preview: null }])
  expect(standIn.submissions).toMatchObject([
    { prompt: 'a red balloon', negative_prompt: 'rain', seed: 7, batch_count: 4, width: 128, height: 128 },
  ])
})

test('a server that draws one at a time is asked four times, and the pictures are the same', async () => {
  const one = await openSdCppScene({ maxBatchCount: 1 })
  const single = await finish(one.engine, { verb: { kind: 'imagine' } })
  expect(one.standIn.submissions.map(({ seed }) => seed)).toEqual([7, 8, 9, 10])
  const four = await finish((await openSdCppScene()).engine, { verb: { kind: 'imagine' } })
  expect(bytesOf(single.pictures)).toEqual(bytesOf(four.pictures))
})

test('what zoom, square and pan keep stays the same to the byte', async () => {
  const { engine, standIn } = await openSdCppScene()
  await expectKeptPixels(engine)
  // One job each, with four pictures.
  expect(standIn.submissions).toHaveLength(5)
})

test('a region is painted anew where the mask is white, and nowhere else', async () => {
  await expectRegion((await openSdCppScene()).engine)
})

test('a picture varies a little or much, and from its words alone', async () => {
  const { standIn, engine } = await openSdCppScene()
  const { png } = await openParent(96, 64)
  for (const strength of ['subtle', 'strong'] as const) {
    const { pictures } = await finish(engine, { verb: { kind: 'variation', strength, parent: { seed: 3 }, png } })
    expect(pictures).toMatchObject(Array.from({ length: 4 }, () => ({ width: 96, height: 64 })))
  }
  await finish(engine, { verb: { kind: 'variation', strength: 'strong', parent: { seed: 3 } } })
  expect(standIn.submissions.map(({ strength }) => strength).slice(0, 2)).toEqual([0.35, 0.7])
  expect(standIn.submissions[2]?.init_image).toBeNull()
})

test('an upscale gives one picture of the size that was asked for', async () => {
  const { standIn, engine } = await openSdCppScene()
  const { png } = await openParent(64, 32)
  for (const detail of ['subtle', 'creative'] as const) {
    const verb = { kind: 'upscale', parent: { recipe: {}, png }, detail, factor: 4 } as const
    expect((await finish(engine, { verb })).pictures).toMatchObject([{ width: 256, height: 128 }])
  }
  expect(standIn.submissions.map(({ strength }) => strength)).toEqual([0.25, 0.5])
})

test('an upscale is painted at no more than twice the pixels of the model, and drawn out to its size', async () => {
  const { standIn, engine } = await openSdCppScene()
  for (const [width, height] of [
    [128, 128],
    [160, 96],
    [96, 224],
  ] as const) {
    const { png } = await openParent(width, height)
    const verb = { kind: 'upscale', parent: { recipe: {}, png }, detail: 'subtle', factor: 4 } as const
    expect((await finish(engine, { verb })).pictures).toMatchObject([{ width: width * 4, height: height * 4 }])
  }
  const painted = standIn.submissions.map(({ width, height }) => width * height)
  expect(painted).toHaveLength(3)
  expect(Math.max(...painted)).toBeLessThanOrEqual(2 * 128 * 128)
})

test('what is larger than the model draws is decoded piece by piece, where the server can do that', async () => {
  const { png } = await openParent(256, 256)
  const maxPixels = 256 * 256
  const upscale = { kind: 'upscale', parent: { recipe: {}, png }, detail: 'subtle', factor: 2 } as const
  const tiling = await openSdCppScene({}, { maxPixels })
  await finish(tiling.engine, { verb: { kind: 'imagine' } })
  // 290 × 226 rounded up to multiples of 64 is 320 × 256, still the model's native size.
  await finish(tiling.engine, { verb: { kind: 'imagine' }, aspectRatio: { width: 9, height: 7 } })
  await finish(tiling.engine, { verb: { kind: 'variation', strength: 'subtle', parent: {}, png } })
  await finish(tiling.engine, { verb: upscale })
  const asked = tiling.standIn.submissions.map((job) => job.vae_tiling_params.enabled)
  expect(asked).toEqual([false, false, false, true])
  const plain = await openSdCppScene({ tilesPictures: false }, { maxPixels })
  await finish(plain.engine, { verb: upscale })
  expect(plain.standIn.submissions.map((job) => job.vae_tiling_params.enabled)).toEqual([false])
})

test('a blend and base images become four pictures, by pixels or by a model that looks at several', async () => {
  const pictures = [await openParent(32, 32), await openParent(48, 24)].map(({ png }) => ({ png, recipe: null }))
  const plain = await openSdCppScene()
  expect((await finish(plain.engine, { verb: { kind: 'blend', pictures } })).pictures).toHaveLength(4)
  expect(plain.standIn.submissions).toHaveLength(4)
  const edits = await openSdCppScene({}, { isEditModel: true })
  expect((await finish(edits.engine, { verb: { kind: 'imagine' }, references: pictures })).pictures).toHaveLength(4)
  expect(edits.standIn.submissions.map(({ ref_images }) => ref_images.length)).toEqual([2])
})

test('describing and shortening ask nothing of the server', async () => {
  const { standIn, engine } = await openSdCppScene()
  const { png } = await openParent(32, 32)
  const { prompts } = await finish(engine, { verb: { kind: 'describe', picture: { png, recipe: null } } })
  expect(prompts).toHaveLength(4)
  expect((await finish(engine, { verb: { kind: 'shorten' } })).prompts?.length).toBeGreaterThan(0)
  expect(standIn.submissions).toHaveLength(0)
})

test('a drawing goes on after a restart of ours, and is not submitted again', async () => {
  const { standIn, engine, settings, tools } = await openSdCppScene()
  const pan = {
    ...order,
    verb: { kind: 'pan', parent: { recipe: {}, png: (await openParent(96, 64)).png }, direction: 'up' },
  } as const
  const ticket = await engine.start(pan, signal())
  const later = openSdCpp(settings, tools)
  const { end } = await followAll(later, JSON.parse(JSON.stringify(ticket)), pan)
  expect(end?.state).toBe('done')
  expect(standIn.submissions).toHaveLength(1)

  standIn.expireAll()
  expect((await followAll(later, ticket, pan)).end).toMatchObject({ state: 'refused', reason: 'engine_lost' })
  expect((await followAll(later, { engine: 'sdcpp', jobs: 'job_99' })).end).toMatchObject({ reason: 'engine_lost' })
  expect(standIn.submissions).toHaveLength(1)
})

test('a full queue says so, and what was taken of an order is called off', async () => {
  const full = await openSdCppScene({ queueSize: 0 })
  expect((await run(full.engine)).error).toMatchObject({ name: 'EngineUnreachable' })
  const half = await openSdCppScene({ queueSize: 2, maxBatchCount: 1 })
  expect((await run(half.engine)).end).toEqual({ state: 'refused', reason: 'engine_unreachable' })
  expect(half.standIn.cancelled).toEqual(['job_1', 'job_2'])
  expect(half.standIn.submissions).toHaveLength(2)
})

test('a job that waits is cancelled, one that is drawn is left to its end', async () => {
  const { standIn, engine } = await openSdCppScene({ steps: 1_000_000 })
  const first = await engine.start(order, signal())
  const second = await engine.start(order, signal())
  standIn.step()
  await Promise.all([engine.cancel(first), engine.cancel(second), engine.cancel({})])
  expect(standIn.cancelled).toEqual(['job_2'])
  expect((await followAll(engine, second)).end).toEqual({ state: 'refused', reason: 'cancelled' })
})

test('a drawing that never ends is given up in time, one that fails says why', async () => {
  const { standIn, engine } = await openSdCppScene({ steps: 1_000_000 })
  expect((await run(engine)).end).toEqual({ state: 'refused', reason: 'engine_timeout' })
  const failing = await openSdCppScene()
  failing.standIn.failNext('out of memory')
  expect((await run(failing.engine)).end).toEqual({ state: 'refused', reason: 'engine_failed', said: 'out of memory' })
  expect(standIn.submissions).toHaveLength(1)
})

test('what has taken too long leaves no job behind that waits, and none that is drawn where that can be stopped', async () => {
  const { standIn, engine } = await openSdCppScene({ steps: 1_000_000, maxBatchCount: 1 }, { timeoutMs: 20_000 })
  expect((await run(engine)).end).toEqual({ state: 'refused', reason: 'engine_timeout' })
  expect([...standIn.cancelled].sort()).toEqual(['job_2', 'job_3', 'job_4'])
  const stops = { steps: 1_000_000, maxBatchCount: 1, cancelsGenerating: true }
  const stopping = await openSdCppScene(stops, { timeoutMs: 20_000 })
  expect((await run(stopping.engine)).end).toEqual({ state: 'refused', reason: 'engine_timeout' })
  expect([...stopping.standIn.cancelled].sort()).toEqual(['job_1', 'job_2', 'job_3', 'job_4'])
})

test('waiting for another one is none of the time that a drawing may take, and has an end as well', async () => {
  const { standIn, engine } = await openSdCppScene({ steps: 50 }, { timeoutMs: 60_000 })
  await engine.start(order, signal())
  expect((await run(engine)).end?.state).toBe('done')
  expect(standIn.submissions).toHaveLength(2)
  const stuck = await openSdCppScene({ steps: 1_000_000 }, { timeoutMs: 60_000 })
  await stuck.engine.start(order, signal())
  expect((await run(stuck.engine)).end).toEqual({ state: 'refused', reason: 'engine_timeout' })
  expect(stuck.standIn.cancelled).toEqual(['job_2'])
})

test('whoever follows a drawing again has no more time for it than whoever followed it first', async () => {
  const { engine, tools, settings } = await openSdCppScene({ steps: 1_000_000 }, { timeoutMs: 60_000 })
  const ticket = await engine.start(order, signal())
  await followAll(engine, ticket)
  const first = tools.waits.splice(0)
  expect((await followAll(openSdCpp(settings, tools), ticket)).end).toMatchObject({ reason: 'engine_timeout' })
  expect(tools.waits.length).toBeLessThanOrEqual(first.length)
})

test('a job that fails takes the others of its order with it', async () => {
  const { standIn, engine } = await openSdCppScene({ maxBatchCount: 1 })
  standIn.failNext('out of memory')
  expect((await run(engine)).end).toEqual({ state: 'refused', reason: 'engine_failed', said: 'out of memory' })
  // The poll that noticed it switched the server to the second job.
  expect([...standIn.cancelled].sort()).toEqual(['job_3', 'job_4'])
})

test('what the server says of a fault of its own is told, apart from the reason', async () => {
  const { standIn, engine, settings, tools } = await openSdCppScene()
  await engine.probe(signal())
  standIn.faults.next('img_gen', '500')
  const ticket = await engine.start(order, signal())
  const told = { state: 'refused', reason: 'engine_failed', said: 'not now' }
  expect((await followAll(engine, ticket)).end).toEqual(told)
  expect((await followAll(openSdCpp(settings, tools), JSON.parse(JSON.stringify(ticket)))).end).toEqual(told)
})

test('jobs that cannot be told apart are not followed', async () => {
  const { engine } = await openSdCppScene({ sameIds: true, maxBatchCount: 1 })
  expect((await run(engine)).end).toEqual({ state: 'refused', reason: 'engine_bad_reply' })
})

test('whoever stops following hears why, and the job goes on', async () => {
  const { standIn, engine } = await openSdCppScene({ steps: 100 })
  const ticket = await engine.start(order, signal())
  const stop = new AbortController()
  const reading = (async () => {
    for await (const _ of engine.follow(ticket, order, stop.signal)) stop.abort(new Error('The server stops.'))
  })()
  await expect(reading).rejects.toThrow('The server stops.')
  expect(standIn.cancelled).toEqual([])
  expect((await followAll(engine, ticket)).end?.state).toBe('done')
})

test('a probe tells what the server can do', async () => {
  const { engine, standIn } = await openSdCppScene()
  expect(await engine.probe(signal())).toMatchObject({
    isWell: true,
    abilities: { preview: false, cancel: false, seed: true },
  })
  const lacks = ['capabilities', 'img_gen', 'job', 'cancel']
  const old = await openSdCppScene({ lacks })
  expect(await old.engine.probe(signal())).toMatchObject({ isWell: false, notes: [{ code: 'sdcpp_too_old' }] })
  const other = await openSdCppScene({ lacks: [...lacks, 'models'] })
  expect(await other.engine.probe(signal())).toMatchObject({ isWell: false, notes: [{ code: 'api_off' }] })
  await standIn.close()
  expect(await engine.probe(signal())).toMatchObject({ isWell: false, notes: [{ code: 'engine_unreachable' }] })
  expect((await run(engine)).error).toMatchObject({ name: 'EngineUnreachable' })
})

const NOT_TAKEN = new Set(['429', '429 and when', '503 and when'])
const SPOILT = new Set(ENGINE_FAULTS.slice(ENGINE_FAULTS.indexOf('picture of 30 MB')))

test.each(ENGINE_FAULTS.filter((fault) => !SPOILT.has(fault)))(
  '"%s" to a submission ends as it should, and nothing is submitted twice',
  async (fault) => {
    const { standIn, engine } = await openSdCppScene({}, { timeoutMs: 5_000 })
    await engine.probe(signal())
    standIn.faults.next('img_gen', fault)
    const { end, error } = await run(engine)
    if (NOT_TAKEN.has(fault)) expect(error).toMatchObject({ name: 'EngineUnreachable' })
    else expect(end?.state).toBe('refused')
    expect(standIn.submissions.length).toBeLessThanOrEqual(1)
    expect((await run(engine)).end?.state).toBe('done')
  },
)

/** More bytes than are read, or no result: a later poll may succeed. */
const UNREAD = new Set(['picture of 30 MB', 'no pictures'])
const ENDING = (fault: (typeof ENGINE_FAULTS)[number]) => fault === '401' || (SPOILT.has(fault) && !UNREAD.has(fault))

test.each(ENGINE_FAULTS)('"%s" to a look at a job ends as it should, and nothing is submitted twice', async (fault) => {
  const { standIn, engine } = await openSdCppScene({ steps: 1 }, { timeoutMs: fault === 'hang' ? 300 : 600_000 })
  const ticket = await engine.start(order, signal())
  standIn.step()
  standIn.faults.next('job', fault)
  const { end, error } = await followAll(engine, ticket)
  expect(error).toBeNull()
  // Polling has no side effects, so it is retried; invalid pictures stay invalid.
  expect(end?.state).toBe(ENDING(fault) ? 'refused' : 'done')
  expect(standIn.submissions).toHaveLength(1)
})

test('a server that cannot be asked for long is asked again later with the same ticket', async () => {
  const { standIn, engine } = await openSdCppScene({ steps: 1 })
  const ticket = await engine.start(order, signal())
  standIn.faults.next('job', '502 in HTML', 'reset', '429', '500', 'lost')
  expect((await followAll(engine, ticket)).error).toMatchObject({ name: 'EngineUnreachable' })
  expect((await followAll(engine, ticket)).end?.state).toBe('done')
  standIn.faults.next('job', '401')
  expect((await followAll(engine, ticket)).end).toEqual({ state: 'refused', reason: 'key_refused' })
  expect(standIn.submissions).toHaveLength(1)
})

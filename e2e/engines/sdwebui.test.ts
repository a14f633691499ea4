import { readPng, readOpaquePng } from '@easel/engines/png'
import { openSdWebui } from '@easel/engines/sdwebui/adapter'
import { expect, test } from 'vitest'
import { ENGINE_FAULTS } from '../../stand-ins/src/engines/faults.ts'
import { expectKeptPixels, expectRegion } from './keep-promises.ts'
import { finish, followAll, isWebp, openParent, order, run, signal } from './kit.ts'
import { open } from './sdwebui-scene.ts'

const calls = ({ submissions }: { submissions: readonly { call: string }[] }) => submissions.map(({ call }) => call)

test('four pictures come of one request, with the seeds that the server tells, and the grid is left out', async () => {
  const { standIn, engine } = await open({ grids: true })
  const { pictures } = await finish(engine, { verb: { kind: 'imagine' }, aspectRatio: { width: 3, height: 2 } })

  expect(pictures.map(({ recipe }) => recipe.seed)).toEqual([7, 8, 9, 10])
  expect(pictures).toMatchObject(Array.from({ length: 4 }, () => ({ width: 80, height: 53 })))
  expect(new Set(pictures.map(({ png }) => Buffer.from(png).toString('base64'))).size).toBe(4)
  expect(standIn.submissions).toMatchObject([
    { call: 'txt2img', body: { prompt: 'a red balloon', negative_prompt: 'rain', seed: 7, batch_size: 4 } },
  ])
})

test('what the operator does not say is left to the server, but for the steps', async () => {
  const plain = await open()
  await finish(plain.engine, { verb: { kind: 'imagine' } })
  // Defaults of the stand-in for omitted fields.
  const usual = { cfg_scale: 7, sampler_name: null, scheduler: null }
  expect(plain.standIn.submissions[0]?.body).toMatchObject({ steps: 25, ...usual })

  const told = await open({}, { steps: 8, guidance: 1, sampler: 'Euler', scheduler: 'Simple' })
  const { png } = await openParent(32, 32)
  await finish(told.engine, { verb: { kind: 'imagine' } })
  await finish(told.engine, { verb: { kind: 'variation', strength: 'subtle', parent: { seed: 3 }, png } })
  for (const { body } of told.standIn.submissions) {
    expect(body).toMatchObject({ steps: 8, cfg_scale: 1, sampler_name: 'Euler', scheduler: 'Simple' })
  }
})

test('a person sees how far it is and what there is to see', async () => {
  const { engine } = await open({ steps: 4 })
  const { reports } = await run(engine)
  const progress = reports.flatMap((report) => (report.state === 'drawing' ? [report.progress] : []))
  const previews = reports.flatMap((report) => (report.state === 'drawing' && report.preview ? [report.preview] : []))

  expect(progress.length).toBeGreaterThan(0)
  expect(progress).toEqual([...progress].sort((a, b) => a - b))
  expect(isWebp(previews[0])).toBe(true)
})

test("nobody is shown what somebody else draws at the server's own page", async () => {
  const { standIn, tools, engine } = await open()
  const end = standIn.beginStrangersJob()
  const drawing = run(engine)
  await expect.poll(() => tools.waits.length).toBeGreaterThan(20)
  end()
  const { reports, end: done } = await drawing

  expect(done?.state).toBe('done')
  for (const report of reports) {
    if (report.state !== 'drawing' || report.preview === null) continue
    // Other clients draw in red.
    expect((await readOpaquePng(report.preview)).rgba[0]).toBeLessThan(100)
  }
})

test('a card that cannot hold four pictures at once draws the same four one by one, from then on at once', async () => {
  const large = await finish((await open()).engine, { verb: { kind: 'imagine' } })
  const { standIn, engine } = await open({ memory: 1, grids: true })
  const { pictures } = await finish(engine, { verb: { kind: 'imagine' } })
  expect(pictures.map(({ recipe }) => recipe.seed)).toEqual([7, 8, 9, 10])
  expect(pictures.map(({ png }) => png)).toEqual(large.pictures.map(({ png }) => png))

  const { png } = await openParent(32, 32)
  const verb = { kind: 'variation', strength: 'strong', parent: { seed: 3 }, png } as const
  expect((await finish(engine, { verb })).pictures).toHaveLength(4)
  expect(standIn.submissions).toMatchObject([
    { call: 'txt2img', body: { batch_size: 4, n_iter: 1 } },
    { call: 'txt2img', body: { batch_size: 1, n_iter: 4, seed: 7 } },
    { call: 'img2img', body: { batch_size: 1, n_iter: 4 } },
  ])
})

test('what does not fit one by one either, or fails for another reason, is not tried again', async () => {
  const small = await open({ memory: 0 })
  const failed = { state: 'refused', reason: 'engine_failed' }
  const isFull = { ...failed, said: expect.stringMatching(/memory/i) }
  expect((await run(small.engine)).end).toEqual(isFull)
  expect(small.standIn.submissions).toHaveLength(2)
  expect((await run(small.engine)).end).toEqual(isFull)
  expect(small.standIn.submissions).toHaveLength(3)

  const other = await open()
  other.standIn.faults.next('txt2img', '500')
  expect((await run(other.engine)).end).toMatchObject(failed)
  await finish(other.engine, { verb: { kind: 'imagine' } })
  expect(other.standIn.submissions).toMatchObject([{ body: { batch_size: 4 } }])
})

test('one order after the other, however many come', async () => {
  const { standIn, engine } = await open()
  const ends = await Promise.all([run(engine), run(engine, { seed: 20 }), run(engine, { seed: 30 })])

  expect(ends.map(({ end }) => end?.state)).toEqual(['done', 'done', 'done'])
  expect(standIn.mostWaiting()).toBe(1)
})

test('what zoom, square and pan keep stays the same to the byte', async () => {
  const { engine } = await open({}, { maxPixels: 128 * 128 })
  await expectKeptPixels(engine)
})

test('a region is painted anew where the mask is white, and nowhere else', async () => {
  const { standIn, engine } = await open()
  await expectRegion(engine)
  expect(standIn.submissions[0]?.body).toMatchObject({ inpainting_mask_invert: 0, inpainting_fill: 2 })
})

test('a picture varies a little or much, and from its recipe alone', async () => {
  const { standIn, engine } = await open()
  const { png } = await openParent(64, 64)
  for (const strength of ['subtle', 'strong'] as const) {
    await finish(engine, { verb: { kind: 'variation', strength, parent: { seed: 3 }, png } })
  }
  const { pictures } = await finish(engine, { verb: { kind: 'variation', strength: 'strong', parent: { seed: 3 } } })

  expect(pictures).toHaveLength(4)
  expect(standIn.submissions.map(({ body }) => body.denoising_strength).slice(0, 2)).toEqual([0.35, 0.7])
  expect(standIn.submissions[2]?.body).toMatchObject({ seed: 3, subseed: 7, subseed_strength: 0.45 })
})

test('an upscale takes the upscaler for subtle, and paints over for creative', async () => {
  const { standIn, engine } = await open()
  const { png } = await openParent(64, 32)
  await engine.probe(signal())
  const parent = { recipe: {}, png }
  for (const detail of ['subtle', 'creative'] as const) {
    const { pictures } = await finish(engine, { verb: { kind: 'upscale', parent, detail, factor: 4 } })
    expect(pictures).toMatchObject([{ width: 256, height: 128 }])
  }
  expect(calls(standIn)).toEqual(['extra-single-image', 'img2img'])
  expect(standIn.submissions[0]?.body.upscaler_1).toBe('R-ESRGAN 4x+')
})

test('a blend and base images become four pictures', async () => {
  const { standIn, engine } = await open()
  const pictures = [await openParent(32, 32), await openParent(48, 24)].map(({ png }) => ({ png, recipe: null }))
  expect((await finish(engine, { verb: { kind: 'blend', pictures } })).pictures).toHaveLength(4)
  expect((await finish(engine, { verb: { kind: 'imagine' }, references: pictures })).pictures).toHaveLength(4)
  expect(standIn.submissions.map(({ body }) => body.mask)).toEqual(Array.from({ length: 8 }, () => null))
})

test('a picture is described in four prompts, with the interrogator and without', async () => {
  const { png } = await openParent(32, 32)
  const verb = { kind: 'describe', picture: { png, recipe: null } } as const
  const { engine: asking, standIn } = await open()
  const asked = await finish(asking, { verb })
  expect(asked.prompts).toHaveLength(4)
  expect(asked.prompts?.[0]).toBe('a tiny square, flat colours')
  // Fully transparent pixels with arbitrary colours.
  const hidden = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAE0lEQVQYlWP4z8DAgA/jlRw+CgBBlz/BmSpkdgAAAABJRU5ErkJggg==',
    'base64',
  )
  await finish(asking, { verb: { ...verb, picture: { png: hidden, recipe: null } } })
  const told = standIn.submissions.at(-1)?.body.image ?? ''
  expect(await readPng(Buffer.from(told, 'base64'))).toEqual(await readOpaquePng(hidden))

  const { engine } = await open({ lacks: ['interrogate'] })
  expect((await finish(engine, { verb })).prompts).toHaveLength(4)
  expect(engine.abilities().verbs.describe).toBe('emulated')
})

test('a prompt is shortened without asking the server', async () => {
  const { standIn, engine } = await open()
  const { prompts, weights } = await finish(engine, { verb: { kind: 'shorten' } })
  expect(prompts?.length).toBeGreaterThan(0)
  expect(weights?.length).toBeGreaterThan(0)
  expect(standIn.submissions).toHaveLength(0)
})

test('anime is drawn by its own checkpoint, or asked for in words', async () => {
  const own = await open({}, { nijiCheckpoint: 'anime.safetensors' })
  await finish(own.engine, { verb: { kind: 'imagine' }, bot: 'NIJI_JOURNEY' })
  expect(own.standIn.submissions[0]?.body).toMatchObject({
    prompt: 'a red balloon',
    override_settings: { sd_model_checkpoint: 'anime.safetensors' },
  })
  const none = await open()
  await finish(none.engine, { verb: { kind: 'imagine' }, bot: 'NIJI_JOURNEY' })
  expect(none.standIn.submissions[0]?.body.prompt).toContain('anime')
})

test('whoever gives up stops the server, and the next one draws', async () => {
  const { standIn, engine, tools } = await open({ steps: 1_000_000 })
  const stop = new AbortController()
  const ticket = await engine.start(order, signal())
  const reading = (async () => {
    for await (const report of engine.follow(ticket, order, stop.signal)) if (report.state !== 'drawing') return report
    return null
  })()
  await expect.poll(() => standIn.submissions.length).toBe(1)
  await expect.poll(() => tools.waits.length).toBeGreaterThan(2)
  stop.abort(new Error('The person gave up.'))
  await expect(reading).rejects.toThrow('The person gave up.')

  expect(standIn.interruptCount()).toBe(1)
  expect((await followAll(engine, ticket)).end).toEqual({ state: 'refused', reason: 'engine_lost' })
  expect(standIn.submissions).toHaveLength(1)
})

test('a cancelled order ends, whether it draws or waits', async () => {
  const { standIn, engine } = await open({ steps: 1_000_000 })
  const first = await engine.start(order, signal())
  const second = await engine.start(order, signal())
  const drawing = followAll(engine, first)
  const waiting = followAll(engine, second)
  await expect.poll(() => standIn.submissions.length).toBe(1)
  await engine.cancel(second)
  expect((await waiting).end).toEqual({ state: 'refused', reason: 'cancelled' })
  expect(standIn.interruptCount()).toBe(0)
  await engine.cancel(first)
  expect((await drawing).end).toEqual({ state: 'refused', reason: 'cancelled' })
  expect(standIn.interruptCount()).toBe(1)
  expect(standIn.submissions).toHaveLength(1)
})

test('a ticket of an earlier life is lost, and nothing is submitted for it', async () => {
  const { standIn, engine, settings, tools } = await open()
  const ticket = await engine.start(order, signal())
  const later = openSdWebui(settings, tools)
  expect((await followAll(later, ticket)).end).toEqual({ state: 'refused', reason: 'engine_lost' })
  expect(standIn.submissions).toHaveLength(0)

  expect((await followAll(engine, ticket)).end?.state).toBe('done')
  expect((await followAll(engine, ticket)).end).toEqual({ state: 'refused', reason: 'engine_lost' })
  expect(standIn.submissions).toHaveLength(1)
})

const PASSING = new Set(['429', '429 and when', '503 and when'])

test.each(ENGINE_FAULTS)('"%s" ends as it should, and nothing is submitted twice', async (fault) => {
  const { standIn, engine, tools } = await open({}, { timeoutMs: 500 })
  standIn.faults.next('txt2img', fault)
  const { end, error } = await run(engine)

  expect(error).toBeNull()
  // Requests that were certainly not accepted are sent again; any other failure ends the order.
  expect(end?.state).toBe(PASSING.has(fault) ? 'done' : 'refused')
  expect(standIn.submissions.length).toBeLessThanOrEqual(1)
  if (fault.endsWith('and when')) expect(tools.waits).toContain(7_007)
  expect((await run(engine)).end?.state).toBe('done')
})

test('a server that is away can be tried again with the same ticket', async () => {
  const { standIn, engine, tools } = await open()
  const ticket = await engine.start(order, signal())
  standIn.faults.next('txt2img', '429', '429', '429')
  expect((await followAll(engine, ticket)).error).toMatchObject({ name: 'NeverTaken' })
  expect((await followAll(engine, ticket)).end?.state).toBe('done')
  expect(standIn.submissions).toHaveLength(1)
  await standIn.close()
  expect((await run(engine)).error).toMatchObject({ name: 'NeverTaken' })
  expect(tools.waits.length).toBeGreaterThan(2)
})

test('pictures are told in the size that they have', async () => {
  const { engine } = await open()
  const { pictures } = await finish(engine, { verb: { kind: 'imagine' } })
  const { width, height } = await readPng(pictures[0]?.png ?? new Uint8Array())
  expect(pictures[0]).toMatchObject({ width, height, recipe: { engine: 'sdwebui', width, height } })
})

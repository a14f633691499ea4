import { openComfyUi } from '@easel/engines/comfyui/adapter'
import { readTemplate } from '@easel/engines/comfyui/read-template'
import { IMAGE, IMAGINE } from '@easel/engines/comfyui/shipped'
import { describe, expect, test } from 'vitest'
import { inputsOf, openScene, type Scene } from './comfyui-scene.ts'
import { expectKeptPixels, expectRegion } from './keep-promises.ts'
import { finish, followAll, isWebp, openParent, order, run, signal } from './kit.ts'

test('four pictures come of one prompt, each of its own seed, with true progress and previews', async () => {
  const { standIn, engine } = await openScene({ ticks: 5 })
  const { reports, end } = await run(engine)

  const four = [7, 8, 9, 10].map((seed) => ({ width: 128, height: 128, recipe: { seed } }))
  expect(end).toMatchObject({ state: 'done', pictures: four })
  expect(standIn.submissions).toHaveLength(1)
  expect(inputsOf(standIn, 'CheckpointLoaderSimple')).toEqual([{ ckpt_name: 'base.safetensors' }])
  expect(inputsOf(standIn, 'CLIPTextEncode').map(({ text }) => text)).toEqual(['a red balloon', 'rain'])
  expect(inputsOf(standIn, 'KSampler').map(({ seed }) => seed)).toEqual([7, 8, 9, 10])
  const told = reports.flatMap((report) => (report.state === 'drawing' ? [report] : []))
  expect(told.length).toBeGreaterThan(2)
  expect(told.map(({ progress }) => progress)).toEqual([...told.map(({ progress }) => progress)].sort((a, b) => a - b))
  const previews = told.flatMap(({ preview }) => (preview === null ? [] : [preview]))
  expect(previews.length).toBeGreaterThan(0)
  expect(previews.every(isWebp)).toBe(true)
})

test('the same seed gives the same picture again, whichever of the four it was', async () => {
  const { engine } = await openScene()
  const four = await finish(engine, { verb: { kind: 'imagine' } })
  const later = await finish(engine, { verb: { kind: 'imagine' }, seed: 9 })
  expect(later.pictures[0]?.png).toEqual(four.pictures[2]?.png)
})

const attempt = { id: '3f2c7c1e-8d1b-4a55-9a59-0c8a6e1f2b3c', notifyUrl: null }

test('a prompt goes by the name of its attempt', async () => {
  const { standIn, engine } = await openScene()
  expect((await run(engine, { attempt })).end?.state).toBe('done')
  expect(standIn.submissions).toMatchObject([{ id: attempt.id, clientId: attempt.id }])
})

test('a server of old draws the same, under an id of its own', async () => {
  const { standIn, engine } = await openScene({ age: 'old', ticks: 4 })
  const { reports, end } = await run(engine, { attempt })
  expect(end?.state).toBe('done')
  expect(standIn.submissions[0]?.clientId).toBe(attempt.id)
  expect(standIn.submissions[0]?.id).not.toBe(attempt.id)
  expect(reports.some((report) => report.state === 'drawing' && report.preview !== null)).toBe(true)
})

test('what zoom, square and pan keep stays the same to the byte', async () => {
  const { engine, standIn } = await openScene()
  await expectKeptPixels(engine)
  expect(standIn.submissions).toHaveLength(5)
  expect(inputsOf(standIn, 'ImagePadForOutpaint')).toMatchObject([{ left: 0, right: 0, top: 0 }])
  // The base image is loaded once for all four.
  expect(inputsOf(standIn, 'LoadImage')).toHaveLength(1)
})

test('without the node that pads they are drawn on a canvas of ours', async () => {
  const { engine, standIn } = await openScene({ lacks: ['ImagePadForOutpaint'] })
  await expectKeptPixels(engine)
  expect(engine.abilities().verbs.pan).toBe('emulated')
  expect(inputsOf(standIn, 'LoadImageMask')).toHaveLength(1)
})

test('a region is painted anew where the mask is white, and nowhere else', async () => {
  await expectRegion((await openScene()).engine)
})

test('a picture varies a little or much, and from its words alone', async () => {
  const { standIn, engine } = await openScene()
  const { png } = await openParent(96, 64)
  for (const [at, strength] of (['subtle', 'strong'] as const).entries()) {
    const { pictures } = await finish(engine, { verb: { kind: 'variation', strength, parent: { seed: 3 }, png } })
    expect(pictures).toMatchObject(Array.from({ length: 4 }, () => ({ width: 96, height: 64 })))
    expect(inputsOf(standIn, 'KSampler').map(({ denoise }) => denoise)).toEqual(Array(4).fill([0.35, 0.7][at]))
  }
  await finish(engine, { verb: { kind: 'variation', strength: 'strong', parent: { seed: 3 } } })
  expect(inputsOf(standIn, 'LoadImage')).toEqual([])
})

test.each([
  ['by a model where there is one', ['4x.pth'], [0.2, 0.4]],
  ['plainly where there is none', [], [0.25, 0.5]],
])('an upscale gives one picture of the size that was asked for, %s', async (_how, upscalers, strengths) => {
  const { standIn, engine } = await openScene({ upscalers })
  const { png } = await openParent(64, 32)
  for (const [at, detail] of (['subtle', 'creative'] as const).entries()) {
    const verb = { kind: 'upscale', parent: { recipe: {}, png }, detail, factor: 4 } as const
    expect((await finish(engine, { verb })).pictures).toMatchObject([{ width: 256, height: 128 }])
    expect(inputsOf(standIn, 'KSampler')).toMatchObject([{ denoise: strengths[at] }])
  }
  expect(inputsOf(standIn, 'ImageUpscaleWithModel')).toHaveLength(upscalers.length)
  expect(engine.abilities().verbs.upscale).toBe(upscalers.length > 0 ? 'native' : 'emulated')
})

test.each([
  ['ip-adapter', 'IPAdapter'],
  ['reference-latent', 'ReferenceLatent'],
] as const)('a blend and base images are looked at by %s, where the server has it', async (references, node) => {
  const pictures = [await openParent(32, 32), await openParent(48, 24)].map(({ png }) => ({ png, recipe: null }))
  const seeing = await openScene({}, { references })
  expect((await finish(seeing.engine, { verb: { kind: 'blend', pictures } })).pictures).toHaveLength(4)
  expect(inputsOf(seeing.standIn, node)).toHaveLength(2)
  expect(inputsOf(seeing.standIn, 'LoadImage')).toHaveLength(2)
  expect(seeing.engine.abilities().verbs.blend).toBe('native')
  const blind = await openScene({ lacks: [node] }, { references })
  expect((await finish(blind.engine, { verb: { kind: 'imagine' }, references: pictures })).pictures).toHaveLength(4)
  // Blended: two grids with the one on top, two with the other.
  expect(new Set(inputsOf(blind.standIn, 'LoadImage').map(({ image }) => image)).size).toBe(2)
  expect(inputsOf(blind.standIn, 'LatentBlend').map(({ blend_factor: share }) => share)).toEqual(Array(4).fill(2 / 3))
  expect(new Set(blind.standIn.uploads).size).toBe(blind.standIn.uploads.length)
  expect(blind.engine.abilities().verbs.blend).toBe('emulated')
})

test('a blend of pictures in which each can be found again begins with all of them, another one above in each', async () => {
  const sides = [16, 24, 32]
  const pictures = await Promise.all(
    sides.map(async (side) => ({ png: (await openParent(side, 8)).png, recipe: null })),
  )
  const { engine, standIn } = await openScene()
  expect((await finish(engine, { verb: { kind: 'blend', pictures }, prompt: '' })).pictures).toHaveLength(4)
  expect(inputsOf(standIn, 'LatentBlend')).toHaveLength(8)
  expect(inputsOf(standIn, 'KSampler').map(({ denoise }) => denoise)).toEqual(Array(4).fill(0.6))
  const [first, second, third, fourth] = listBegun(standIn)
  expect([new Set([first, second, third]).size, fourth]).toEqual([3, first])
})

test("base images begin an operator's own graph side by side, which reads one picture", async () => {
  const { png } = await openParent(32, 32)
  const pictures = [png, (await openParent(24, 24)).png].map((one) => ({ png: one, recipe: null }))
  const { engine, standIn } = await openScene({}, { graphs: { image: IMAGE }, checkpoint: 'base.safetensors' })
  expect((await finish(engine, { verb: { kind: 'blend', pictures } })).pictures).toHaveLength(4)
  expect(inputsOf(standIn, 'LatentBlend')).toEqual([])
})

/** For each sampler, the file of the topmost picture. */
function listBegun({ submissions }: Scene['standIn']): unknown[] {
  const graph = submissions.at(-1)?.graph ?? {}
  const follow = (link: unknown): unknown => {
    const { class_type, inputs = {} } = graph[Array.isArray(link) ? String(link[0]) : ''] ?? {}
    return class_type === 'LoadImage' ? inputs.image : follow(inputs.samples1 ?? inputs.pixels)
  }
  return inputsOf({ submissions }, 'KSampler').map(({ latent_image }) => follow(latent_image))
}

describe.each(['new', 'old'] as const)(
  "an operator's own graph that keeps no pictures, at a server that is %s,",
  (age) => {
    const { 7: _, ...nodes } = IMAGINE.graph
    const graph = { ...nodes, 7: { class_type: 'SaveImageWebsocket', inputs: { images: ['6', 0] } } }
    const slots = { prompt: '2.text', seed: '5.seed', checkpoint: '1.ckpt_name' }
    const imagine = readTemplate('imagine', { graph, slots, output: null })

    test('has them told over the socket', async () => {
      const { engine, standIn } = await openScene({ age }, { graphs: { imagine }, checkpoint: 'base.safetensors' })
      const { pictures } = await finish(engine, { verb: { kind: 'imagine' } })
      expect(pictures.map(({ recipe }) => recipe.seed)).toEqual([7, 8, 9, 10])
      expect(new Set(pictures.map(({ png }) => Buffer.from(png).toString('base64'))).size).toBe(4)
      await expect.poll(standIn.openSocketCount).toBe(0)
    })

    test.each(['dropped', 'silent', 'truncated frames', 'previews that are HTML'] as const)(
      'loses them when the socket is %s, and nothing is submitted twice',
      async (fault) => {
        const { engine, standIn } = await openScene({ age }, { graphs: { imagine }, checkpoint: 'base.safetensors' })
        standIn.nextSockets(...Array.from({ length: 20 }, () => fault))
        const reasons = ['engine_lost', 'engine_bad_reply']
        const { end } = await run(engine)
        expect(end).toMatchObject({ state: 'refused' })
        expect(reasons).toContain(end?.state === 'refused' && end.reason)
        expect(standIn.submissions).toHaveLength(1)
      },
    )

    test('is not handed over where nobody may listen', async () => {
      const { engine, standIn } = await openScene({ age }, { graphs: { imagine }, checkpoint: 'base.safetensors' })
      standIn.nextSockets('refused')
      expect((await run(engine)).error).toMatchObject({ name: 'EngineUnreachable' })
      expect(standIn.submissions).toEqual([])
      expect((await run(engine)).end?.state).toBe('done')
    })
  },
)

test('niji draws with a checkpoint of its own, or is told in words', async () => {
  const checkpoints = ['base.safetensors', 'anime.safetensors']
  const own = await openScene({ checkpoints }, { nijiCheckpoint: 'anime.safetensors' })
  await finish(own.engine, { verb: { kind: 'imagine' }, bot: 'NIJI_JOURNEY' })
  expect(inputsOf(own.standIn, 'CheckpointLoaderSimple')).toEqual([{ ckpt_name: 'anime.safetensors' }])
  const told = await openScene({ checkpoints })
  await finish(told.engine, { verb: { kind: 'imagine' }, bot: 'NIJI_JOURNEY' })
  expect(inputsOf(told.standIn, 'CLIPTextEncode')[0]?.text).toBe('a red balloon, anime illustration')
})

test('describing and shortening ask nothing of the server, unless it has a tagger', async () => {
  const { standIn, engine } = await openScene()
  const { png } = await openParent(32, 32)
  const verb = { kind: 'describe', picture: { png, recipe: null } } as const
  expect((await finish(engine, { verb })).prompts).toHaveLength(4)
  expect((await finish(engine, { verb: { kind: 'shorten' } })).prompts?.length).toBeGreaterThan(0)
  expect(standIn.submissions).toHaveLength(0)
  const graph = {
    1: { class_type: 'LoadImage', inputs: { image: '' } },
    2: { class_type: 'WD14Tagger|pysssss', inputs: { image: ['1', 0], threshold: 0.35 } },
  }
  const describe = readTemplate('describe', { graph, slots: { image: '1.image' }, output: '2' })
  const tagging = await openScene({}, { graphs: { describe } })
  expect((await finish(tagging.engine, { verb })).prompts?.[0]).toBe('1girl, balloon, solo')
  expect(tagging.engine.abilities().verbs.describe).toBe('native')
})

test("an operator's own graph draws four, with what varies four times and all else once", async () => {
  const graph = JSON.stringify({
    '57:3': { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'own.safetensors' } },
    '57:8': { class_type: 'CLIPTextEncode', inputs: { clip: ['57:3', 1], text: 'x' } },
    '57:9': { class_type: 'CLIPTextEncode', inputs: { clip: ['57:3', 1], text: 'always this' } },
    '4': { class_type: 'EmptyLatentImage', inputs: { width: 64, height: 96, batch_size: 1 } },
    '12': {
      class_type: 'KSampler',
      inputs: {
        ...{ model: ['57:3', 0], positive: ['57:8', 0], negative: ['57:9', 0], latent_image: ['4', 0], seed: 1 },
        ...{ steps: 4, cfg: 1, sampler_name: 'euler', scheduler: 'normal', denoise: 1 },
      },
    },
    '13': { class_type: 'VAEDecode', inputs: { samples: ['12', 0], vae: ['57:3', 2] } },
    '2': { class_type: 'SaveImage', inputs: { images: ['13', 0], filename_prefix: 'easel' } },
    '99': { class_type: 'NobodyHasThis', inputs: {} },
  })
  const imagine = readTemplate('imagine', { graph, slots: { prompt: '57:8.text', seed: ['12.seed'] }, output: null })
  const { standIn, engine } = await openScene({ checkpoints: ['own.safetensors'] }, { graphs: { imagine } })
  const { pictures } = await finish(engine, { verb: { kind: 'imagine' } })
  expect(pictures).toMatchObject([7, 8, 9, 10].map((seed) => ({ width: 64, height: 64, recipe: { seed } })))
  expect(inputsOf(standIn, 'CheckpointLoaderSimple')).toEqual([{ ckpt_name: 'own.safetensors' }])
  expect(inputsOf(standIn, 'CLIPTextEncode').map(({ text }) => text)).toEqual(['a red balloon', 'always this'])
  expect(inputsOf(standIn, 'KSampler').map(({ seed, steps }) => [seed, steps])).toEqual([
    [7, 4],
    [8, 4],
    [9, 4],
    [10, 4],
  ])
})

test('a drawing goes on after a restart of ours, and is not submitted again', async () => {
  const { standIn, engine, settings, tools } = await openScene()
  const { png } = await openParent(96, 64)
  const pan = { ...order, verb: { kind: 'pan', parent: { recipe: {}, png }, direction: 'up' } } as const
  const ticket = await engine.start(pan, signal())
  const later = openComfyUi(settings, tools)
  expect((await followAll(later, JSON.parse(JSON.stringify(ticket)), pan)).end?.state).toBe('done')
  expect((await followAll(later, ticket, pan)).end?.state).toBe('done')
  standIn.restart()
  expect((await followAll(later, ticket, pan)).end).toEqual({ state: 'refused', reason: 'engine_lost' })
  expect((await followAll(later, {})).end).toEqual({ state: 'refused', reason: 'engine_lost' })
  expect(standIn.submissions).toHaveLength(1)
})

test('whoever stops following hears why, and the drawing goes on', async () => {
  const { standIn, engine } = await openScene({ ticks: 20 })
  const ticket = await engine.start(order, signal())
  const stop = new AbortController()
  const reading = (async () => {
    for await (const _ of engine.follow(ticket, order, stop.signal)) stop.abort(new Error('The server stops.'))
  })()
  await expect(reading).rejects.toThrow('The server stops.')
  expect(standIn.stops).toEqual([])
  expect((await followAll(engine, ticket)).end?.state).toBe('done')
})

test('a drawing that never ends is given up in time and stopped there, one that fails says why', async () => {
  const { standIn, engine } = await openScene({ ticks: 1_000 }, { timeoutMs: 30_000 })
  expect((await run(engine)).end).toEqual({ state: 'refused', reason: 'engine_timeout' })
  expect(standIn.runningId()).toBeNull()
  const failing = await openScene()
  failing.standIn.failNext('Allocation on device 0 would exceed allowed memory.')
  const said = 'Allocation on device 0 would exceed allowed memory.'
  expect((await run(failing.engine)).end).toEqual({ state: 'refused', reason: 'engine_failed', said })
})

test('waiting for another one is none of the time that a drawing may take, and has an end as well', async () => {
  // Four samplers, polled every three seconds.
  const { standIn, engine } = await openScene({ ticks: 5 }, { timeoutMs: 90_000 })
  await engine.start(order, signal())
  expect((await run(engine)).end?.state).toBe('done')
  expect(standIn.submissions).toHaveLength(2)
  const stuck = await openScene({}, { timeoutMs: 90_000 })
  stuck.standIn.addStrangersJob()
  expect((await run(stuck.engine)).end).toEqual({ state: 'refused', reason: 'engine_timeout' })
  stuck.standIn.step()
  expect(stuck.standIn.runningId()).not.toBe(stuck.standIn.submissions[0]?.id)
})

test('a model that is not there is told by name, with its files for its operator alone, and what it has is asked again', async () => {
  const { engine } = await openScene({}, { checkpoint: 'gone.safetensors' })
  const said = "Value not in list: ckpt_name: 'gone.safetensors' not in ['base.safetensors']"
  expect((await run(engine)).end).toEqual({ state: 'refused', reason: 'model_missing', said })
  const broken = await openScene()
  const path = 'ERROR: Could not detect model type of: /srv/models/base.safetensors'
  broken.standIn.failNext(path)
  expect((await run(broken.engine)).end).toEqual({ state: 'refused', reason: 'model_missing', said: path })
  const empty = await openScene({ checkpoints: [] })
  expect((await run(empty.engine)).end).toEqual({ state: 'refused', reason: 'no_models' })
})

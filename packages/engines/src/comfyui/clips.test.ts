import { expect, onTestFinished, test } from 'vitest'
import { openComfyUiStandIn } from '../../../../stand-ins/src/comfyui/open-comfyui-stand-in.ts'
import { openVirtualClock } from '../../../../stand-ins/src/mj-proxy/virtual-clock.ts'
import type { RemoteEngine } from '../engine.ts'
import {
  aPicture,
  clipOf,
  clipOrder,
  followAll,
  makeClip,
  NEVER,
  openTools,
  sizeOf,
} from '../remote/testing/clip-orders.ts'
import { comfyUi } from './kind.ts'

const MODEL = {
  1: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'model.safetensors' } },
  2: { class_type: 'CLIPTextEncode', inputs: { clip: ['1', 1], text: '' } },
  3: { class_type: 'CLIPTextEncode', inputs: { clip: ['1', 1], text: 'blurred' } },
  6: { class_type: 'VAEDecode', inputs: { samples: ['5', 0], vae: ['1', 2] } },
}
const SAMPLING = { model: ['1', 0], seed: 0, steps: 20, cfg: 6, sampler_name: 'euler', scheduler: 'normal', denoise: 1 }
const SIZED = { width: 832, height: 480, length: 81, batch_size: 1 }
const SAVERS = {
  SaveVideo: {
    7: { class_type: 'CreateVideo', inputs: { images: ['6', 0], fps: 16 } },
    8: { class_type: 'SaveVideo', inputs: { video: ['7', 0], filename_prefix: 'clip', format: 'auto', codec: 'auto' } },
  },
  VHS_VideoCombine: {
    8: { class_type: 'VHS_VideoCombine', inputs: { images: ['6', 0], frame_rate: 16, filename_prefix: 'clip' } },
  },
  SaveWEBM: { 8: { class_type: 'SaveWEBM', inputs: { images: ['6', 0], filename_prefix: 'clip' } } },
  SaveAnimatedWEBP: { 8: { class_type: 'SaveAnimatedWEBP', inputs: { images: ['6', 0], filename_prefix: 'clip' } } },
}

const WORDS = {
  ...MODEL,
  4: { class_type: 'EmptyHunyuanLatentVideo', inputs: SIZED },
  5: {
    class_type: 'KSampler',
    inputs: { ...SAMPLING, positive: ['2', 0], negative: ['3', 0], latent_image: ['4', 0] },
  },
}
const PICTURES = {
  ...MODEL,
  4: {
    class_type: 'WanFirstLastFrameToVideo',
    inputs: {
      ...SIZED,
      positive: ['2', 0],
      negative: ['3', 0],
      vae: ['1', 2],
      start_image: ['9', 0],
      end_image: ['10', 0],
    },
  },
  5: {
    class_type: 'KSampler',
    inputs: { ...SAMPLING, positive: ['4', 0], negative: ['4', 1], latent_image: ['4', 2] },
  },
  9: { class_type: 'LoadImage', inputs: { image: '' } },
  10: { class_type: 'LoadImage', inputs: { image: '' } },
}
const SLOTS = { prompt: '2.text', seed: '5.seed', width: '4.width', height: '4.height', frames: '4.length' }

async function openScene(graph: object, slots: object, more: object = {}) {
  const standIn = await openComfyUiStandIn({ checkpoints: ['model.safetensors'], ...more })
  onTestFinished(() => standIn.close())
  const clock = openVirtualClock(Date.UTC(2026, 0, 2))
  const graphs = JSON.stringify({ video: { graph, slots, longest: 6, maxPixels: 65_536 } })
  const connection = { id: 'comfy', url: standIn.baseUrl, key: null, bots: ['MID_JOURNEY'], slots: 1 } as const
  const open = (): RemoteEngine => {
    const engine = comfyUi.plan({ graphs }).open(connection, openTools(clock, standIn.baseUrl))
    onTestFinished(() => engine.close())
    return engine
  }
  return { standIn, engine: open(), open }
}

const sentTo = (standIn: Awaited<ReturnType<typeof openScene>>['standIn'], kind: string) =>
  Object.values(standIn.submissions.at(-1)?.graph ?? {}).find(({ class_type }) => class_type === kind)?.inputs

test('a graph of the operator makes a clip of words, as long and large as it is told', async () => {
  const { engine, standIn } = await openScene({ ...WORDS, ...SAVERS.SaveVideo }, SLOTS)
  expect(engine.clips).toEqual({ fromWords: true, fromPicture: false, toPicture: false, longest: 6 })
  expect((await engine.probe(NEVER)).abilities.verbs).toMatchObject({ video: 'native', extend: 'unavailable' })
  const done = await makeClip(engine, clipOrder({ camera: 'out', loop: true }))
  expect(clipOf(done)).toMatchObject({ mime: 'video/mp4', width: 336, height: 192, durationMs: 4_063, poster: null })
  expect(done).toMatchObject({ notDrawn: ['--loop'] })
  expect(sentTo(standIn, 'EmptyHunyuanLatentVideo')).toMatchObject({ width: 336, height: 192, length: 65 })
  expect(Object.values(standIn.submissions[0]?.graph ?? {})).toContainEqual(
    expect.objectContaining({
      inputs: expect.objectContaining({
        text: 'a red fox. The camera moves back slowly. Slow, gentle motion.',
      }) as unknown,
    }),
  )
})

test('it begins with one picture and ends with another, or where it began', async () => {
  const slots = { ...SLOTS, image: '9.image', last: '10.image' }
  const { engine, standIn } = await openScene({ ...PICTURES, ...SAVERS.SaveVideo }, slots)
  expect(engine.clips).toMatchObject({ fromWords: false, fromPicture: true, toPicture: true })
  const done = await makeClip(engine, clipOrder({ first: await aPicture(200, 200), loop: true }))
  expect(done).toMatchObject({ notDrawn: [] })
  expect(await sizeOf(clipOf(done).poster)).toBe('png 256x256')
  const files = () =>
    Object.values(standIn.submissions.at(-1)?.graph ?? {}).flatMap(({ class_type, inputs }) =>
      class_type === 'LoadImage' ? [inputs.image] : [],
    )
  expect(new Set(files()).size).toBe(1)
  expect(await makeClip(engine, clipOrder())).toMatchObject({ reason: 'engine_lacks_verb' })
})

test.each([
  ['VHS_VideoCombine', 'video/mp4'],
  ['SaveWEBM', 'video/webm'],
  ['SaveAnimatedWEBP', 'image/webp'],
] as const)('what %s saves is taken as %s', async (saver, mime) => {
  const { engine } = await openScene({ ...WORDS, ...SAVERS[saver] }, SLOTS)
  const clip = clipOf(await makeClip(engine, clipOrder()))
  expect(clip.mime).toBe(mime)
  if (mime === 'image/webp') expect(await sizeOf(clip.poster)).toBe('png 16x16')
})

test('a server without a checkpoint makes clips, and draws nothing', async () => {
  const { engine } = await openScene({ ...WORDS, ...SAVERS.SaveVideo }, SLOTS, { checkpoints: [] })
  expect(await engine.probe(NEVER)).toMatchObject({
    isWell: true,
    abilities: { verbs: { imagine: 'unavailable', upscale: 'unavailable', video: 'native' } },
  })
})

test('after a restart it goes on; what is no clip is refused by name', async () => {
  const { engine, open, standIn } = await openScene({ ...WORDS, ...SAVERS.SaveVideo }, SLOTS)
  const order = clipOrder({}, { attempt: { id: '0f0e0d0c-1111-4222-8333-000000000001', notifyUrl: null } })
  const ticket = await engine.start(order, NEVER)
  expect(clipOf((await followAll(open(), ticket, order)).at(-1)).mime).toBe('video/mp4')
  standIn.faults.next('view', 'picture is HTML')
  expect(await makeClip(engine, clipOrder())).toMatchObject({ reason: 'clip_unreadable', said: 'not_a_clip' })
  standIn.faults.next('history', 'no pictures', 'no pictures', 'no pictures')
  expect(await makeClip(engine, clipOrder())).toMatchObject({ state: 'refused' })
})

import { readTrack } from '@easel/painter/clip/mp4/read-track'
import { listBoxes } from '@easel/painter/clip/mp4/boxes'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readClip } from '../../clip/read-clip.ts'
import type { Clip, ClipWish, Done, ParentClip, Reference, Report } from '../../engine.ts'
import { anOrder, openPainter, type OpenPainter, PATIENCE_MS } from '../testing/open-painter.ts'

const SIDE_PX = 96
const FRAMES_A_SECOND = 24
const aWish: ClipWish = { seconds: 4, motion: 'low', camera: 'in', loop: false, first: null, last: null }
let painter: OpenPainter
/** Painted here, and its recipe is known. */
let own: Reference

beforeAll(async () => {
  painter = await openPainter('clips', { sidePx: SIDE_PX, usual: { prompt: 'a calm lake' } })
  const { parent } = await painter.drawParent({ pictures: 1 })
  own = { png: parent.png, recipe: parent.recipe }
}, PATIENCE_MS)

afterAll(() => painter.close())

async function make(clip: Partial<ClipWish>, more: { prompt?: string; seed?: number } = {}): Promise<Clip> {
  return clipOf(await painter.draw({ ...more, verb: { kind: 'video', clip: { ...aWish, ...clip } } }))
}

async function extend(parent: ParentClip, motion: 'low' | 'high' = 'low'): Promise<Clip> {
  return clipOf(await painter.draw({ verb: { kind: 'extend', parent, seconds: 4, motion } }))
}

function clipOf({ pictures, clips }: Done): Clip {
  expect(pictures).toEqual([])
  const [clip, ...others] = clips ?? []
  if (clip === undefined || others.length > 0) throw new Error('It was to be one clip.')
  return clip
}

/** As it comes back from storage. */
function asParent({ recipe, bytes, mime, durationMs }: Clip): ParentClip {
  const stored: Clip['recipe'] = JSON.parse(JSON.stringify(recipe))
  return { recipe: stored, bytes, mime, durationMs }
}

/** The last report of an order that may be refused. */
async function hear(
  verb: { kind: 'video'; clip: ClipWish } | { kind: 'extend'; parent: ParentClip; seconds: number; motion: 'low' },
) {
  let last: Report | null = null
  for await (const report of painter.engine.follow({}, { ...anOrder, verb }, new AbortController().signal))
    last = report
  return last
}

const bytesOf = (samples: readonly { bytes: Uint8Array }[]) =>
  samples.map(({ bytes }) => Buffer.from(bytes).toString('hex'))

function paintPlain(width: number, height: number): Promise<Buffer> {
  const stripes = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 7) % 256))
  return sharp(stripes, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

describe('a clip by the painter', () => {
  it(
    'begins with the picture that it is made of, and is an MP4 whose index stands before its frames',
    async () => {
      const clip = await make({ first: own })
      expect(clip).toMatchObject({ mime: 'video/mp4', width: SIDE_PX, height: SIDE_PX, durationMs: 1000, notDrawn: [] })
      expect(clip.poster).toEqual(own.png)
      expect(listBoxes(clip.bytes).map(({ name }) => name)).toEqual(['ftyp', 'moov', 'mdat', 'uuid'])
      const track = readTrack(clip.bytes)
      expect(track).toMatchObject({ width: SIDE_PX, height: SIDE_PX, fps: FRAMES_A_SECOND })
      expect(track.samples).toHaveLength(FRAMES_A_SECOND)
      expect(track.samples[0]?.isKey).toBe(true)
    },
    PATIENCE_MS,
  )

  it(
    'is made of words alone, in the ratio of the order, with previews on the way',
    async () => {
      const order = {
        ...anOrder,
        prompt: 'a calm lake and a zzyzx, zoom in',
        aspectRatio: { width: 16, height: 9 },
        verb: { kind: 'video' as const, clip: { ...aWish, camera: null } },
      }
      const reports: Report[] = []
      for await (const report of painter.engine.follow({}, order, new AbortController().signal)) reports.push(report)
      const last = reports.at(-1)
      if (last?.state !== 'done') throw new Error('It was to be done.')
      const clip = clipOf(last)
      expect(clip).toMatchObject({ width: 96, height: 54, recipe: { camera: 'in' } })
      expect(last.notDrawn).toEqual(['zzyzx'])
      expect(await sharp(clip.poster ?? new Uint8Array()).metadata()).toMatchObject({ width: 96, height: 54 })
      const previews = reports.flatMap((report) =>
        report.state === 'drawing' && report.preview ? [report.preview] : [],
      )
      expect(previews.length).toBeGreaterThan(3)
      for (const preview of previews) expect((await sharp(preview).metadata()).format).toBe('webp')
    },
    PATIENCE_MS,
  )

  it(
    'has the same bytes for the same order, and others for another',
    async () => {
      const [one, again, other] = [
        await make({ first: own }),
        await make({ first: own }),
        await make({ first: own, camera: 'left' }),
      ]
      expect(Buffer.compare(one.bytes, again.bytes)).toBe(0)
      expect(JSON.stringify(one.recipe)).toBe(JSON.stringify(again.recipe))
      expect(other.recipe).not.toEqual(one.recipe)
    },
    PATIENCE_MS,
  )

  it(
    'of a picture from elsewhere keeps its ratio in even sides, takes camera and weather from the words, and says that nothing else moves',
    async () => {
      const clip = await make(
        { first: { png: await paintPlain(151, 101), recipe: null }, camera: null },
        { prompt: 'it begins to snow, pan left' },
      )
      expect(clip).toMatchObject({ width: 96, height: 64, notDrawn: ['motion:camera_only'] })
      expect(clip.recipe).toMatchObject({ painted: null, camera: 'left', over: 'snow' })
      expect(readTrack(clip.bytes)).toMatchObject({ width: 96, height: 64 })
      expect(await sharp(clip.poster ?? new Uint8Array()).metadata()).toMatchObject({ width: 96, height: 64 })
    },
    PATIENCE_MS,
  )

  it(
    'is gone on from: what it had stays byte by byte, and what comes behind begins with a whole frame',
    async () => {
      const short = await make({ first: own })
      const longer = await extend(asParent(short))
      expect(longer.durationMs).toBe(2000)
      expect(longer.poster).toEqual(short.poster)
      const [before, after] = [readTrack(short.bytes).samples, readTrack(longer.bytes).samples]
      expect(bytesOf(after.slice(0, before.length))).toEqual(bytesOf(before))
      expect(after).toHaveLength(before.length * 2)
      expect(after[before.length]?.isKey).toBe(true)
      expect(longer.recipe).toMatchObject({ untilSeconds: 2, motion: 'low' })
      const longest = await extend(asParent(longer), 'high')
      expect(bytesOf(readTrack(longest.bytes).samples.slice(0, after.length))).toEqual(bytesOf(after))
      expect(longest.recipe).toMatchObject({ motion: 'high' })
      expect(readClip(longest.bytes)).toEqual({ mime: 'video/mp4', width: SIDE_PX, height: SIDE_PX, durationMs: 3000 })
    },
    PATIENCE_MS,
  )

  it(
    'ends with a picture of its ratio, and is gone on from there; a loop to elsewhere is told as not made',
    async () => {
      const last = { png: await paintPlain(192, 192), recipe: null }
      const clip = await make({ first: own, last, loop: true })
      expect(clip.notDrawn).toEqual(['--loop'])
      const longer = await extend(asParent(clip))
      expect(longer.poster).toEqual(own.png)
      expect(longer.notDrawn).toEqual(['motion:camera_only'])
      expect(readTrack(longer.bytes).samples).toHaveLength(2 * FRAMES_A_SECOND)
    },
    PATIENCE_MS,
  )

  it('is refused with the reason where a picture or a clip is no good', async () => {
    const broken = { png: own.png.slice(0, 2000), recipe: null }
    const wide = { png: await paintPlain(160, 90), recipe: null }
    const strange = { recipe: {}, bytes: new Uint8Array([1, 2, 3]), mime: 'video/mp4', durationMs: 4000 }
    const video = (clip: Partial<ClipWish>) => ({ kind: 'video', clip: { ...aWish, ...clip } }) as const
    const extended = (parent: ParentClip) => ({ kind: 'extend', parent, seconds: 4, motion: 'low' }) as const
    expect(await hear(video({ first: broken }))).toEqual(refused('A picture of this clip cannot be read.'))
    expect(await hear(video({ first: own, last: broken }))).toEqual(refused('A picture of this clip cannot be read.'))
    expect(await hear(video({ first: own, last: wide }))).toEqual(
      refused('The end picture has another shape than the first.'),
    )
    expect(await hear(extended(strange))).toEqual(
      refused('This clip was not made by this painter, so it cannot go on from it.'),
    )
    const clip = asParent(await make({ first: own }))
    expect(await hear(extended({ ...clip, recipe: {} }))).toEqual(
      refused('This clip was not made by this painter, so it cannot go on from it.'),
    )
    expect(await hear(extended({ ...clip, durationMs: 23_500 }))).toEqual(refused('A clip is 24 seconds long at most.'))
  })

  it(
    'stops for the reason of the signal, and the next one is made',
    async () => {
      const stop = new AbortController()
      const reason = new Error('The person cancelled.')
      const order = { ...anOrder, verb: { kind: 'video' as const, clip: { ...aWish, first: own } } }
      const follow = async () => {
        for await (const report of painter.engine.follow({}, order, stop.signal))
          if (report.state === 'drawing' && report.progress > 30) stop.abort(reason)
      }
      await expect(follow()).rejects.toBe(reason)
      expect((await make({ first: own })).durationMs).toBe(1000)
    },
    PATIENCE_MS,
  )
})

function refused(detail: string) {
  return { state: 'refused', reason: 'engine_refused', detail }
}

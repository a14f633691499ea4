import { readTrack } from '@easel/painter/clip/mp4/read-track'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readClip } from '../../clip/read-clip.ts'
import type { Clip, ClipWish, Done, Verb } from '../../engine.ts'
import { openPainter, type OpenPainter, PATIENCE_MS } from '../testing/open-painter.ts'

const FRAMES_A_SECOND = 24
const LONGEST_SECONDS = 24
const EXTEND_SECONDS = 4
const wish: ClipWish = { seconds: 4, motion: 'low', camera: null, loop: false, first: null, last: null }

let painter: OpenPainter
beforeAll(async () => {
  painter = await openPainter('full-length', {
    sidePx: 768,
    clipPace: 1,
    usual: { prompt: 'waves on a beach at dusk' },
  })
}, PATIENCE_MS)
afterAll(() => painter.close())

async function make(verb: Verb): Promise<Clip> {
  const { clips = [] }: Done = await painter.draw({ verb })
  const [clip] = clips
  if (!clip) throw new Error('no clip came')
  return clip
}

function expectWhole({ bytes, width, height, durationMs, poster }: Clip, seconds: number): void {
  expect({ width, height, durationMs }).toEqual({ width: 768, height: 768, durationMs: seconds * 1000 })
  expect(readClip(Buffer.from(bytes))).toMatchObject({ mime: 'video/mp4', width, height, durationMs })
  expect(readTrack(bytes).samples).toHaveLength(seconds * FRAMES_A_SECOND)
  expect(poster?.byteLength).toBeGreaterThan(100_000)
}

test(
  'a loop of twelve seconds at full size is whole',
  async () => {
    expectWhole(await make({ kind: 'video', clip: { ...wish, seconds: 12, motion: 'high', loop: true } }), 12)
  },
  PATIENCE_MS,
)

test(
  'a clip of four seconds goes on to the longest that there is, and what it had stays',
  async () => {
    let clip = await make({ kind: 'video', clip: wish })
    expectWhole(clip, 4)
    for (let seconds = 8; seconds <= LONGEST_SECONDS; seconds += EXTEND_SECONDS) {
      const parent = { recipe: clip.recipe, bytes: clip.bytes, mime: clip.mime, durationMs: clip.durationMs }
      const longer = await make({ kind: 'extend', parent, seconds: EXTEND_SECONDS, motion: 'low' })
      expectWhole(longer, seconds)
      const kept = readTrack(clip.bytes).samples.map(({ bytes }) => Buffer.from(bytes))
      expect(
        readTrack(longer.bytes)
          .samples.slice(0, kept.length)
          .map(({ bytes }) => Buffer.from(bytes)),
      ).toEqual(kept)
      clip = longer
    }
  },
  PATIENCE_MS,
)

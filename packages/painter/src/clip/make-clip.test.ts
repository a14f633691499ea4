import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { openEncoder } from './encoder.ts'
import { type ClipJob, makeClip } from './make-clip.ts'
import { readTrack } from './mp4/read-track.ts'
import { toPlanes } from './to-planes.ts'

const SIDE_PX = 32

function createJob(more: Partial<ClipJob> = {}): ClipJob {
  const rgba = new Uint8Array(SIDE_PX * SIDE_PX * 4).map((_, at) => (at % 4 === 3 ? 255 : (at * 5) % 251))
  return {
    width: SIDE_PX,
    height: SIDE_PX,
    first: { rgba, recipe: null },
    last: null,
    plan: { seconds: 3, fps: 24, motion: 'low', camera: 'in', loop: false, seed: 3, fromSeconds: 0 },
    over: null,
    before: null,
    ...more,
  }
}

async function make(job: ClipJob) {
  const making = makeClip(job)
  const progress: number[] = []
  for (let step = await making.next(); ; step = await making.next()) {
    if (step.done) return { ...step.value, progress }
    progress.push(step.value.progress)
  }
}

function planesOf(rgba: readonly number[], width: number): number[] {
  const height = rgba.length / 4 / width
  const planes = new Uint8Array((width * height * 3) / 2)
  toPlanes(Uint8ClampedArray.from(rgba), { width, height }, planes)
  return [...planes]
}

/** The stream of one frame that has these colours one below the other. */
async function encodeBands(...colours: readonly string[]): Promise<string> {
  const bandPx = 64
  const canvas = createCanvas(16, bandPx * colours.length)
  const ctx = canvas.getContext('2d')
  for (const [index, colour] of colours.entries()) {
    ctx.fillStyle = colour
    ctx.fillRect(0, index * bandPx, 16, bandPx)
  }
  const encoder = await openEncoder({ width: canvas.width, height: canvas.height, fps: 24 })
  encoder.add(canvas)
  return encoder
    .finish()
    .samples.map(({ bytes }) => Buffer.from(bytes).toString('hex'))
    .join()
}

describe('a picture in motion', () => {
  it('has every frame, with a whole one each two seconds, and tells how far it is', async () => {
    const { mp4, durationMs, progress } = await make(createJob())
    expect(durationMs).toBe(3000)
    const track = readTrack(mp4)
    expect(track.samples.flatMap(({ isKey }, index) => (isKey ? [index] : []))).toEqual([0, 48])
    expect(track.samples).toHaveLength(72)
    expect(progress).toEqual([...progress].sort((one, other) => one - other))
    expect(Math.max(...progress)).toBeLessThan(1)
  })

  it('goes on from a clip of its size alone', async () => {
    const { mp4 } = await make(createJob())
    const before = { mp4, plan: { ...createJob().plan, fromSeconds: 3 } }
    expect((await make(createJob({ before }))).durationMs).toBe(6000)
    const small = { width: 16, height: 16, first: { rgba: new Uint8Array(16 * 16 * 4), recipe: null } }
    await expect(make(createJob({ ...small, before }))).rejects.toThrow('of different kinds')
    await expect(make(createJob({ before: { ...before, mp4: new Uint8Array([1, 2]) } }))).rejects.toThrow(RangeError)
  })

  it('can be given up in the middle, and leaves the process as it was', async () => {
    const listeners = () => [process.listenerCount('uncaughtException'), process.listenerCount('unhandledRejection')]
    const before = listeners()
    const making = makeClip(createJob())
    for (let frames = 0; frames < 9; frames++) await making.next()
    await making.return({ mp4: new Uint8Array(), durationMs: 0 })
    expect((await making.next()).done).toBe(true)
    expect(listeners()).toEqual(before)
    expect((await make(createJob())).durationMs).toBe(3000)
  })

  it('has the colours of television: white and black at their ends, red by its own weight', () => {
    const [white, black, red] = [
      [255, 255, 255, 255],
      [0, 0, 0, 255],
      [255, 0, 0, 255],
    ] as const
    expect(planesOf([white, white, white, white].flat(), 2)).toEqual([235, 235, 235, 235, 128, 128])
    expect(planesOf([black, black, black, black].flat(), 2)).toEqual([16, 16, 16, 16, 128, 128])
    expect(planesOf([red, red, red, red].flat(), 2)).toEqual([63, 63, 63, 63, 102, 240])
  })

  it('shows every part of a frame, however high that is', async () => {
    const plain = await encodeBands('#406080', '#406080', '#406080')
    for (const other of [
      await encodeBands('#a02010', '#406080', '#406080'),
      await encodeBands('#406080', '#406080', '#a02010'),
    ]) {
      expect(other).not.toBe(plain)
    }
  })

  it('has the same planes in whichever strips it is read', () => {
    const size = { width: 6, height: 8 }
    const rgba = Uint8ClampedArray.from({ length: 6 * 8 * 4 }, (_, at) => (at * 37) % 256)
    const [whole, strips] = [new Uint8Array(72), new Uint8Array(72)]
    toPlanes(rgba, size, whole)
    for (const row of [0, 4, 6]) toPlanes(rgba.slice(row * 24, row === 0 ? 96 : (row + 2) * 24), size, strips, row)
    expect(strips).toEqual(whole)
  })

  it('is as light as it was where pixels share their colour with others', () => {
    const colours = [
      [200, 100, 100, 255],
      [100, 200, 100, 255],
      [90, 100, 200, 255],
      [150, 150, 150, 255],
    ] as const
    const [blue = 0, red = 0] = planesOf(colours.flat(), 2)
      .slice(4)
      .map((level) => level - 128)
    for (const [index, light] of planesOf(colours.flat(), 2).slice(0, 4).entries()) {
      const seen = [1.5748 * red, -0.1873 * blue - 0.4681 * red, 1.8556 * blue].map((part) => (part * 255) / 224)
      const mean = ((light - 16) * 255) / 219 + seen.reduce((sum, part) => sum + part, 0) / 3
      const [r, g, b] = colours[index] ?? [0, 0, 0]
      expect(Math.abs(mean - (r + g + b) / 3)).toBeLessThan(1)
    }
  })
})

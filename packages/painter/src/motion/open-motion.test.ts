import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { readPixels } from '../base/canvas-pixels.ts'
import { paintPicture } from '../paint-picture.ts'
import type { Recipe } from '../recipe/recipe.ts'
import { planPrompt } from '../testing/paint-prompt.ts'
import type { Motion, MotionPlan, MotionSource } from './motion.ts'
import { openMotion } from './open-motion.ts'

const SIDE = 128
const PLAN: MotionPlan = { seconds: 2, fps: 12, motion: 'high', camera: null, loop: false, seed: 7, fromSeconds: 0 }

function paint(recipe: Recipe, width = SIDE, height = SIDE): MotionSource & { recipe: Recipe } {
  const painting = paintPicture(recipe, width, height)
  let step = painting.next()
  while (!step.done) step = painting.next()
  return { picture: step.value, recipe }
}

function paintPrompt(prompt: string, turn = 0): MotionSource & { recipe: Recipe } {
  const recipe = planPrompt(prompt, 11)[turn]
  if (recipe === undefined) throw new Error('No recipe.')
  return paint(recipe)
}

function open(source: MotionSource, plan: Partial<MotionPlan> = {}, end: MotionSource | null = null): Motion {
  const opening = openMotion(source, end, { ...PLAN, ...plan })
  let step = opening.next()
  while (!step.done) step = opening.next()
  return step.value
}

function frame(motion: Motion, n: number, { width, height }: { width: number; height: number }): Uint8ClampedArray {
  const canvas: Canvas = createCanvas(width, height)
  motion.paint(n, canvas)
  return readPixels(canvas)
}

/** Levels a channel on average, between two rows if they are given. */
function differ(one: Uint8ClampedArray, other: Uint8ClampedArray, from = 0, until = 1): number {
  let sum = 0
  let count = 0
  const rowBytes = SIDE * 4
  for (let at = Math.floor(SIDE * from) * rowBytes; at < Math.floor(SIDE * until) * rowBytes; at++) {
    sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0))
    count++
  }
  return sum / count
}

describe('a picture in motion', () => {
  it.each(['a lake in the mountains', 'a fox in falling snow, oil', 'a poster of a cat', 'a bowl of ramen'])(
    'begins with the picture itself and goes on: %s',
    (prompt) => {
      const source = paintPrompt(prompt)
      const motion = open(source)
      expect(motion.frames).toBe(24)
      expect(differ(frame(motion, 0, source.picture), readPixels(source.picture))).toBe(0)
      expect(differ(frame(motion, 20, source.picture), readPixels(source.picture))).toBeGreaterThan(0.5)
    },
  )

  it('paints the same frame in the same pixels, in any order', () => {
    const source = paintPrompt('a boat on the sea at sunset')
    const motion = open(source)
    const late = frame(motion, 17, source.picture)
    frame(motion, 3, source.picture)
    expect(frame(motion, 17, source.picture)).toEqual(late)
    expect(frame(open(source), 17, source.picture)).toEqual(late)
  })

  it.each(['a fox in falling snow', 'a lake in the mountains', 'a street in the rain at night'])(
    'ends a loop where it began: %s',
    (prompt) => {
      const source = paintPrompt(prompt)
      const motion = open(source, { loop: true })
      const first = frame(motion, 0, source.picture)
      const last = frame(motion, motion.frames - 1, source.picture)
      expect(differ(first, last)).toBeLessThan(1)
      const middle = differ(first, frame(motion, 12, source.picture))
      expect(middle).toBeGreaterThan(1)
      expect(differ(first, frame(motion, motion.frames - 2, source.picture))).toBeLessThan(middle)
    },
  )

  it('comes from one picture to another, and shows both on the way', () => {
    const [source, end] = [paintPrompt('a lake in the mountains'), paintPrompt('a lake in the mountains', 1)]
    const motion = open(source, {}, end)
    expect(frame(motion, 0, source.picture)).toEqual(readPixels(source.picture))
    expect(frame(motion, motion.frames - 1, source.picture)).toEqual(readPixels(end.picture))
    const before = frame(motion, motion.frames - 2, source.picture)
    expect(differ(before, readPixels(end.picture))).toBeLessThan(differ(before, readPixels(source.picture)))
  })

  it('sets a picture from elsewhere in motion at its own size', () => {
    const recipe = planPrompt('a forest', 3)[0]
    if (recipe === undefined) throw new Error('No recipe.')
    const { picture } = paint(recipe, 160, 96)
    const motion = open({ picture, recipe: null }, { camera: 'in' })
    expect(frame(motion, 0, picture)).toEqual(readPixels(picture))
    const late = frame(motion, 23, picture)
    expect(late.length).toBe(160 * 96 * 4)
    expect(late).not.toEqual(readPixels(picture))
  })

  it('leaves the land in its place before a camera that stands still, while sky and water move', () => {
    const source = paintPrompt('a desert with dunes')
    const motion = open(source, { camera: 'still' })
    const [first, late] = [frame(motion, 0, source.picture), frame(motion, 23, source.picture)]
    expect(differ(first, late, 0, 0.25)).toBeGreaterThan(0.5)
    expect(differ(first, late, 0.92, 1)).toBeLessThan(0.5)
    const lake = paintPrompt('a lake in the mountains')
    const water = open(lake, { camera: 'still' })
    expect(differ(frame(water, 0, lake.picture), frame(water, 23, lake.picture), 0.8, 1)).toBeGreaterThan(1)
  })

  it('moves a figure before a ground that stays', () => {
    const source = paintPrompt('portrait of a woman')
    const motion = open(source, { camera: 'still' })
    const [first, late] = [frame(motion, 0, source.picture), frame(motion, 20, source.picture)]
    const moved = (from: number, until: number) => {
      let sum = 0
      for (let row = 0; row < SIDE; row++) {
        for (let at = (row * SIDE + from) * 4; at < (row * SIDE + until) * 4; at++) {
          sum += Math.abs((first[at] ?? 0) - (late[at] ?? 0))
        }
      }
      return sum / (until - from)
    }
    expect(moved(48, 80)).toBeGreaterThan(20 * moved(0, 4))
  })

  it('sends the sky on and leaves a loop of it closed, whatever its length', () => {
    const source = paintPrompt('a meadow with clouds')
    for (const seconds of [4, 7]) {
      const motion = open(source, { loop: true, seconds, fps: 4 })
      const [first, last] = [0, motion.frames - 1].map((n) => frame(motion, n, source.picture))
      expect(first).toEqual(last)
    }
  })

  it('goes on where the clip before it ended', () => {
    const source = paintPrompt('a boat on the sea at sunset')
    const whole = open(source, { seconds: 4 })
    const more = open(source, { seconds: 2, fromSeconds: 2 })
    expect(frame(more, 0, source.picture)).toEqual(frame(whole, 24, source.picture))
    expect(frame(more, 20, source.picture)).toEqual(frame(whole, 44, source.picture))
  })

  it('keeps every pixel opaque at any camera', () => {
    const source = paintPrompt('a castle at night')
    for (const camera of ['in', 'out', 'left', 'right', 'up', 'down', 'orbit'] as const) {
      const pixels = frame(open(source, { camera }), 23, source.picture)
      expect(pixels.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true)
    }
  })
})

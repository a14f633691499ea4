import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { readPixels } from '../base/canvas-pixels.ts'
import type { Motion } from '../motion/motion.ts'
import { fallOver, OVERS, type WeatherPlan } from './weather-over.ts'

const SIDE_PX = 64
const FRAMES = 96
const plan: WeatherPlan = { over: 'snow', seed: 5, fps: 24, fromSeconds: 0, ends: false }
const plain: Pick<Motion, 'frames' | 'paint'> = {
  frames: FRAMES,
  paint: (_n, onto: Canvas) => {
    const ctx = onto.getContext('2d')
    ctx.fillStyle = '#203040'
    ctx.fillRect(0, 0, SIDE_PX, SIDE_PX)
  },
}

function show(more: Partial<WeatherPlan>, n: number): Uint8ClampedArray {
  const canvas = createCanvas(SIDE_PX, SIDE_PX)
  fallOver(plain, { ...plan, ...more }).paint(n, canvas)
  return readPixels(canvas)
}

const countChanged = (one: Uint8ClampedArray, other: Uint8ClampedArray) =>
  one.filter((byte, at) => byte !== other[at]).length

describe.each(OVERS)('%s over a picture', (over) => {
  const bare = show({ over }, 0)

  it('begins without any, falls, and is the same each time', () => {
    expect(countChanged(bare, show({ over, seed: 6 }, 0))).toBe(0)
    const [one, next] = [show({ over }, 50), show({ over }, 51)]
    expect(countChanged(one, bare)).toBeGreaterThan(100)
    expect(countChanged(one, next)).toBeGreaterThan(50)
    expect(show({ over }, 50)).toEqual(one)
  })

  it('falls on where a clip is gone on from, and is over at an end picture', () => {
    expect(countChanged(show({ over, fromSeconds: 4 }, 0), bare)).toBeGreaterThan(100)
    expect(show({ over, fromSeconds: 2 }, 0)).toEqual(show({ over }, 48))
    expect(show({ over, ends: true }, FRAMES - 1)).toEqual(bare)
  })
})

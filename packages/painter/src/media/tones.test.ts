import { expect, test } from 'vitest'
import { createFrame } from '../base/frame.ts'
import { spreadApart, spreadTones } from './tones.ts'

const SIDE = 40
const FRAME = createFrame(SIDE, SIDE)
const isFigure = (at: number) => at % SIDE > 10 && at % SIDE < 26 && Math.floor(at / SIDE) > 8

/** A figure from 190 to 215 before a ground from 20 to 250. */
const LUMA = Float32Array.from({ length: SIDE * SIDE }, (_, at) =>
  isFigure(at) ? 190 + Math.floor(at / SIDE) * (25 / SIDE) : 20 + (at % SIDE) * 5.9,
)
const FIGURES = Uint8ClampedArray.from({ length: SIDE * SIDE * 4 }, (_, i) => (isFigure(Math.floor(i / 4)) ? 255 : 0))

function rangeOf(luma: Float32Array, wanted: (at: number) => boolean): number {
  const values = luma.filter((_, at) => wanted(at))
  return Math.max(...values) - Math.min(...values)
}

test('in a drawing a pale figure has lights and darks of its own', () => {
  const apart = spreadApart(FRAME, LUMA, FIGURES)
  expect(rangeOf(apart, isFigure)).toBeGreaterThan(rangeOf(spreadTones(FRAME, LUMA), isFigure) + 20)
})

test('what is about it keeps the tones of the whole', () => {
  const apart = spreadApart(FRAME, LUMA, FIGURES)
  const whole = spreadTones(FRAME, LUMA)
  expect(apart.filter((_, at) => !isFigure(at))).toEqual(whole.filter((_, at) => !isFigure(at)))
})

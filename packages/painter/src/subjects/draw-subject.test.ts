import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { SubjectBrush } from './draw-subject.ts'
import { drawSubject, subjectTraits } from './draw-subject.ts'
import { plates } from './plates.ts'

const HEIGHT = 64

/** A seeded chance, so that a drawing can be repeated. */
function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

type Change = Partial<Omit<SubjectBrush, 'ctx' | 'random'>> & { seed?: number }

/** Draws on a canvas four times as large as the subject's box, standing in its middle. */
function draw(
  name: string,
  { seed = 1, ...change }: Change = {},
): { pixels: Uint8ClampedArray; width: number; height: number } {
  const width = Math.ceil(HEIGHT * Math.max(1, subjectTraits(name)?.aspect ?? 1) * 2)
  const canvas = createCanvas(width, HEIGHT * 2)
  const ctx = canvas.getContext('2d')
  drawSubject(name, {
    ...{
      ctx,
      x: width / 2,
      y: HEIGHT * 1.5,
      height: HEIGHT,
      facing: 1,
      random: chance(seed),
      colour: null,
      niji: false,
    },
    ...{
      palette: { light: '#fff1d6', ambient: '#dfe6ee', shade: '#4a5a8a', ground: '#9aa860' },
      light: { x: -0.6, y: -0.8 },
    },
    ...change,
  })
  return { pixels: ctx.getImageData(0, 0, width, HEIGHT * 2).data, width, height: HEIGHT * 2 }
}

/** How far the solid pixels reach from the middle of the base line, as shares of the subject's height. */
function reach({ pixels, width, height }: ReturnType<typeof draw>): {
  side: number
  up: number
  down: number
  count: number
} {
  const found = { side: 0, up: 0, down: 0, count: 0 }
  for (let i = 3; i < pixels.length; i += 4) {
    if ((pixels[i] ?? 0) < 100) continue
    const [x, y] = [((i - 3) / 4) % width, Math.floor((i - 3) / 4 / width)]
    found.count++
    found.side = Math.max(found.side, Math.abs(x - width / 2) / HEIGHT)
    found.up = Math.max(found.up, (height * 0.75 - y) / HEIGHT)
    found.down = Math.max(found.down, (y - height * 0.75) / HEIGHT)
  }
  return found
}

const poses = Object.entries(plates).flatMap(([name, plate]) =>
  [...new Set(plate.poses)].map((pose) => [name, pose] as const),
)
const asked = Object.entries(plates).flatMap(([name, plate]) =>
  (plate.asked ?? []).map((pose) => [name, pose] as const),
)

test.each(poses)('%s, %s: fills its box and stays inside 1.3 of it', (name, pose) => {
  const aspect = subjectTraits(name)?.aspect ?? 1
  const { side, up, down, count } = reach(draw(name, { pose, facing: name.length % 2 === 0 ? 1 : -1 }))
  expect(count).toBeGreaterThan(HEIGHT * HEIGHT * aspect * 0.06)
  expect(side).toBeLessThanOrEqual((aspect / 2) * 1.3 + 1 / HEIGHT)
  expect(up).toBeLessThanOrEqual(1.3)
  expect(up).toBeGreaterThan(0.62)
  expect(down).toBeLessThanOrEqual(0.3)
})

/** Every third: poses that only words ask for share the kit of the others. */
test.each(asked.filter((_, i) => i % 3 === 0))(
  '%s, %s when asked: is seen, and not far outside its box',
  (name, pose) => {
    const aspect = subjectTraits(name)?.aspect ?? 1
    const { side, up, down, count } = reach(draw(name, { pose }))
    expect(count).toBeGreaterThan(HEIGHT * HEIGHT * aspect * 0.04)
    // Whoever lies or spreads the arms is wide, whatever they are when they stand.
    expect(side).toBeLessThanOrEqual(Math.max((aspect / 2) * 1.75, 1))
    expect(up).toBeGreaterThan(0.2)
    expect(up).toBeLessThanOrEqual(1.55)
    expect(down).toBeLessThanOrEqual(0.3)
  },
)

test.each(Object.keys(plates))(
  '%s is the same for the same seed, wears the colour it is given, and niji is another hand',
  (name) => {
    const natural = Buffer.from(draw(name).pixels)
    expect(Buffer.from(draw(name).pixels).equals(natural)).toBe(true)
    expect(Buffer.from(draw(name, { colour: '#3a52d8' }).pixels).equals(natural)).toBe(false)
    expect(Buffer.from(draw(name, { niji: true }).pixels).equals(natural)).toBe(false)
  },
)

test('looking the other way is the mirror of it', () => {
  const [right, left] = [reach(draw('fox', { pose: 'standing' })), reach(draw('fox', { pose: 'standing', facing: -1 }))]
  expect(Math.abs(right.side - left.side)).toBeLessThan(0.1)
})

test('a pose that the subject does not know leaves the choice to chance', () => {
  expect(reach(draw('fox', { pose: 'knitting' })).count).toBeGreaterThan(0)
})

test('the light changes what is drawn', () => {
  const left = Buffer.from(draw('fox').pixels)
  expect(Buffer.from(draw('fox', { light: { x: 0.8, y: -0.6 } }).pixels).equals(left)).toBe(false)
})

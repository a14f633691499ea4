import { expect, test } from 'vitest'
import { draw, HEIGHT, reach } from '../testing/draw-alone.ts'
import { subjectTraits } from './draw-subject.ts'

/** One of each kit; every subject in every pose is in draw-every-subject.test.ts. */
const SOME = ['fox', 'woman', 'owl', 'whale', 'castle', 'tree']

test.each(SOME)('%s fills its box and stays inside 1.3 of it', (name) => {
  const aspect = subjectTraits(name)?.aspect ?? 1
  const { side, up, down, count } = reach(draw(name))
  expect(count).toBeGreaterThan(HEIGHT * HEIGHT * aspect * 0.06)
  expect(side).toBeLessThanOrEqual((aspect / 2) * 1.3 + 1 / HEIGHT)
  expect(up).toBeLessThanOrEqual(1.3)
  expect(up).toBeGreaterThan(0.62)
  expect(down).toBeLessThanOrEqual(0.3)
})

test('a subject is the same for the same seed, wears the colour it is given, and niji is another hand', () => {
  const natural = Buffer.from(draw('fox').pixels)
  expect(Buffer.from(draw('fox').pixels).equals(natural)).toBe(true)
  expect(Buffer.from(draw('fox', { colour: '#3a52d8' }).pixels).equals(natural)).toBe(false)
  expect(Buffer.from(draw('fox', { niji: true }).pixels).equals(natural)).toBe(false)
})

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

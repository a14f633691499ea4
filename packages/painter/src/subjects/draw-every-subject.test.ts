import { expect, test } from 'vitest'
import { draw, HEIGHT, reach } from '../testing/draw-alone.ts'
import { subjectTraits } from './draw-subject.ts'
import { plates } from './plates.ts'

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

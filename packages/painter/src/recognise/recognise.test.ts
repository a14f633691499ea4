import { describe, expect, it } from 'vitest'
import { freeCanvas } from '../base/frame.ts'
import { paintPicture } from '../paint-picture.ts'
import { planGrid } from '../recipe/plan-grid.ts'
import { readPrompt } from '../words/read-prompt.ts'
import type { RgbaImage } from '../look/measure-look.ts'
import { recognise } from './recognise.ts'
import { runNet } from './run-net.ts'
import { getWeights } from './weights.ts'

const SIDE_PX = 128

function paint(prompt: string): RgbaImage {
  const wish = { reading: readPrompt(prompt, []), seed: 3, niji: false, stylize: 100, chaos: 0, weird: 0 }
  const [recipe] = planGrid(wish)
  if (recipe === undefined) throw new Error('A grid has pictures.')
  const painting = paintPicture({ ...recipe, template: 'close-up' }, SIDE_PX, SIDE_PX)
  let step = painting.next()
  while (!step.done) step = painting.next()
  const { data } = step.value.getContext('2d').getImageData(0, 0, SIDE_PX, SIDE_PX)
  freeCanvas(step.value)
  return { width: SIDE_PX, height: SIDE_PX, rgba: new Uint8Array(data) }
}

describe('the recogniser', () => {
  it.each([
    ['a horse in a meadow', 'horse'],
    ['an owl at night', 'owl'],
    ['a red rose in a meadow', 'rose'],
    ['a sunflower in a meadow', 'sunflower'],
    ['an apple on a table', 'apple'],
    ['a mushroom in a forest', 'mushroom'],
  ])('knows the painter’s own picture: %s', (prompt, noun) => {
    const names = recognise(paint(prompt)).things.map(({ name }) => name)
    expect(names.slice(0, 3)).toContain(noun)
  })

  it('answers the same to the same picture, of any shape', () => {
    for (const [width, height] of [
      [40, 13],
      [1, 60],
      [5, 5],
    ] as const) {
      const sight = { width, height, rgba: new Uint8Array(width * height * 4).fill(90) }
      const guesses = recognise(sight)
      expect(recognise(sight)).toEqual(guesses)
      for (const { likely } of guesses.things) expect(likely).toBeGreaterThanOrEqual(0)
    }
  })

  it('computes what training computed', () => {
    const weights = getWeights()
    const count = 3 * weights.side ** 2
    const picture = Float32Array.from({ length: count }, (_, index) => Math.sin(-1 + (2 * index) / (count - 1)))
    const said = runNet(weights, picture)
    for (const [index, value] of weights.probe.entries())
      expect(Math.abs((said[index] ?? 0) - value)).toBeLessThan(0.25)
  })
})

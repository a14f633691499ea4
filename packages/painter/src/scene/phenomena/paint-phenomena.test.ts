import { expect, test } from 'vitest'
import { readPixels } from '../../base/canvas-pixels.ts'
import { paintPicture } from '../../paint-picture.ts'
import { planGrid } from '../../recipe/plan-grid.ts'
import { readPrompt } from '../../words/read-prompt.ts'
import { settleHome } from '../../words/settle-home.ts'

const SIDE = 160

function paint(prompt: string, without: string[] = []) {
  const reading = settleHome(readPrompt(prompt, without))
  const [recipe] = planGrid({ reading, seed: 5, niji: false, stylize: 100, chaos: 0, weird: 0 })
  if (!recipe) throw new Error('no recipe')
  const painting = paintPicture(recipe, SIDE, SIDE)
  let step = painting.next()
  while (!step.done) step = painting.next()
  return { reading, pixels: readPixels(step.value) }
}

/** Share of the pixels that differ clearly. */
function shareChanged(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let changed = 0
  for (let at = 0; at < one.length; at += 4) {
    const far = [0, 1, 2].reduce((sum, i) => sum + Math.abs((one[at + i] ?? 0) - (other[at + i] ?? 0)), 0)
    if (far > 60) changed += 1
  }
  return changed / (SIDE * SIDE)
}

test.each([
  ['a lake at noon, rainbow', 'rainbow', 0.02],
  ['snowy mountains at night, aurora', 'aurora', 0.02],
  ['a lake at night, fireworks', 'fireworks', 0.03],
  ['a lake at night, shooting stars', 'meteor', 0.004],
  ['outer space, a planet', 'planet', 0.03],
  ['outer space, nebula', 'nebula', 0.05],
])('%s: it is seen, it is not reported as missing, and --no takes it away', (prompt, name, share) => {
  const { reading, pixels } = paint(prompt)
  expect(reading.features).toContain(name)
  expect(reading.notDrawn).toEqual([])
  const bare = paint(prompt, [name === 'meteor' ? 'shooting stars' : name])
  expect(bare.reading.features).not.toContain(name)
  expect(shareChanged(pixels, bare.pixels)).toBeGreaterThan(share)
})

test('in a room there is no rainbow, and it is reported', () => {
  expect(readPrompt('a cat in a kitchen, rainbow', []).notDrawn).toEqual(['rainbow'])
})

test('of lightning there is a storm, unless other weather was named', () => {
  expect(readPrompt('lightning over a lake', [])).toMatchObject({ weather: 'storm', notDrawn: [] })
  expect(readPrompt('lightning, snow falling', []).weather).toBe('snow')
})

test('a planet or a nebula alone is in space, above a land it is in its sky', () => {
  expect(settleHome(readPrompt('saturn', [])).setting).toBe('space')
  expect(settleHome(readPrompt('a planet above a meadow', [])).setting).toBe('meadow')
})

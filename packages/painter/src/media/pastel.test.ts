import { expect, test } from 'vitest'
import { readPixels } from '../base/canvas-pixels.ts'
import { paintPicture } from '../paint-picture.ts'
import { planGrid } from '../recipe/plan-grid.ts'
import { readPrompt } from '../words/read-prompt.ts'

const SIDE_PX = 128

/** Mean difference between the strongest and the weakest channel. */
function measureColour(prompt: string): number {
  const [recipe] = planGrid({
    reading: readPrompt(prompt, []),
    ...{ seed: 5, niji: false, stylize: 100, chaos: 0, weird: 0 },
  })
  if (recipe === undefined) throw new Error('A grid has pictures.')
  const painting = paintPicture(recipe, SIDE_PX, SIDE_PX)
  let step = painting.next()
  while (!step.done) step = painting.next()
  const pixels = readPixels(step.value)
  let sum = 0
  for (let i = 0; i < pixels.length; i += 4) {
    const rgb = [pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0]
    sum += Math.max(...rgb) - Math.min(...rgb)
  }
  return sum / (pixels.length / 4)
}

test.each(['a fox in a meadow, pastel drawing', 'a fox in a meadow, colored pencil', '草地上的狐狸，蜡笔画'])(
  'chalk, crayon and coloured pencils draw in colour: %s',
  (prompt) => {
    expect(readPrompt(prompt, []).medium).toBe('pastel')
    expect(measureColour(prompt)).toBeGreaterThan(40)
  },
)

test('a pencil draws in grey', () => {
  expect(measureColour('a fox in a meadow, pencil drawing')).toBeLessThan(20)
})

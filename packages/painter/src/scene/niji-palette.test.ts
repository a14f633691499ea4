import { expect, test } from 'vitest'
import { isCel } from './cel.ts'
import { choosePalette } from './palette.ts'
import { planGrid } from '../recipe/plan-grid.ts'
import { readPrompt } from '../words/read-prompt.ts'

function plan(prompt: string, niji: boolean) {
  const [recipe] = planGrid({ reading: readPrompt(prompt, []), seed: 4, niji, stylize: 100, chaos: 0, weird: 0 })
  if (recipe === undefined) throw new Error('A grid has four recipes.')
  return recipe
}

test.each(['a meadow at noon', 'a meadow at dawn', 'a meadow at sunset', 'a meadow at night'])(
  '%s has another light by niji',
  (prompt) => {
    expect(choosePalette(plan(prompt, true))).not.toEqual(choosePalette(plan(prompt, false)))
  },
)

test('figures have lines and flat tones by niji, and where the words ask for anime', () => {
  expect(isCel(plan('a fox', true))).toBe(true)
  expect(isCel(plan('a fox, anime style', false))).toBe(true)
  expect(isCel(plan('a fox, manga', false))).toBe(true)
  expect(isCel(plan('a fox, oil painting', false))).toBe(false)
})

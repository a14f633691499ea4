import { expect, it } from 'vitest'
import { planGrid } from '../recipe/plan-grid.ts'
import type { Recipe } from '../recipe/recipe.ts'
import { readPrompt } from '../words/read-prompt.ts'
import { castActors } from './cast.ts'
import { listUnplaced } from './list-unplaced.ts'
import { createStage } from './stage.ts'

function list(recipe: Recipe): string[] {
  const stage = createStage(recipe, 96, 96)
  const { layout, cast } = castActors(stage)
  return listUnplaced({ ...stage, layout }, cast.actors)
}

const plan = (prompt: string) =>
  planGrid({ reading: readPrompt(prompt, []), seed: 11, niji: false, stylize: 100, chaos: 0, weird: 0 })

it.each([
  'three sailboats on a calm lake',
  'a man riding a horse holding a sword',
  'portrait of a queen, close-up',
  'a fox::2 tulips::-1',
])('of %s nothing is missing that has its place', (prompt) => {
  expect(plan(prompt).map(list)).toEqual([[], [], [], []])
})

it('what lies beyond the frame, or is there fewer times than was asked for, is told of in the picture that lacks it', () => {
  expect(new Set(plan('two foxes, close-up portrait').flatMap(list))).toEqual(new Set(['foxes']))
  const [recipe] = plan('five owls and a cat')
  if (recipe === undefined) throw new Error('A grid has pictures.')
  const stage = createStage(recipe, 96, 96)
  const { cast } = castActors(stage)
  expect(listUnplaced(stage, cast.actors.slice(1)).length).toBe(1)
  expect(listUnplaced(stage, [])).toEqual(['owls', 'cat'])
  expect(
    listUnplaced(
      stage,
      cast.actors.map((actor) => ({ ...actor, x: -900 })),
    ),
  ).toEqual(['owls', 'cat'])
})

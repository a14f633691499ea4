import { expect, test } from 'vitest'
import type { Medium, Recipe } from '../../recipe/recipe.ts'
import { planGrid } from '../../recipe/plan-grid.ts'
import { createReading } from '../../testing/create-reading.ts'
import { planView } from '../plan-view.ts'
import { hasFocus, isFlat, isModelled } from './flat-media.ts'

function planNear(medium: Medium, more: Partial<Recipe['reading']> = {}): Recipe {
  const [recipe] = planGrid({
    reading: createReading({ medium, setting: 'forest', ...more }),
    ...{ seed: 5, niji: false, stylize: 100, chaos: 0, weird: 0 },
  })
  if (recipe === undefined) throw new Error('A grid has pictures.')
  return { ...recipe, template: 'close-up' }
}

test('only a lens puts the ground out of focus, unless the words ask for it', () => {
  expect(planView(planNear('cinematic')).blur).toBeGreaterThan(0)
  for (const medium of ['watercolour', 'anime', 'paper cut', 'pencil'] as const)
    expect(planView(planNear(medium)).blur, medium).toBe(0)
  expect(planView(planNear('watercolour', { camera: { blur: true } })).blur).toBeGreaterThan(0)
})

test('a medium of flat shapes gives nothing a body, every other does, and older painters knew no such thing', () => {
  expect([isFlat(planNear('ukiyo-e')), isModelled(planNear('ukiyo-e'))]).toEqual([true, false])
  expect([isFlat(planNear('oil')), isModelled(planNear('oil'))]).toEqual([false, true])
  const old = { ...planNear('paper cut'), painterVersion: 3 }
  expect([isFlat(old), isModelled(old), hasFocus(old)]).toEqual([false, false, true])
})

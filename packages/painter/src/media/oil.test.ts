import { expect, test } from 'vitest'
import { readPixels } from '../base/canvas-pixels.ts'
import { planGrid } from '../recipe/plan-grid.ts'
import { paintScene } from '../scene/paint-scene.ts'
import type { Stage } from '../scene/stage.ts'
import { createReading } from '../testing/create-reading.ts'
import { paintOil } from './oil.ts'

const SIDE_PX = 224

function buildScene(): Stage {
  const [recipe] = planGrid({
    reading: createReading({ setting: 'lake' }),
    ...{ seed: 5, niji: false, stylize: 100, chaos: 0, weird: 0 },
  })
  if (recipe === undefined) throw new Error('A grid has pictures.')
  const building = paintScene(recipe, SIDE_PX, SIDE_PX)
  let part = building.next()
  while (!part.done) part = building.next()
  return part.value
}

/** How unevenly what was painted differs from what was seen, within figures. */
function strayOf(stage: Stage): number {
  const laying = paintOil(stage)
  let step = laying.next()
  while (!step.done) step = laying.next()
  const painted = readPixels(step.value.canvas)
  const seen = readPixels(stage.picture.canvas)
  const figures = readPixels(stage.cover.canvas)
  let [sum, squares, count] = [0, 0, 0]
  for (let i = 0; i < painted.length; i += 4) {
    if ((figures[i + 3] ?? 0) < 200) continue
    const apart = (painted[i] ?? 0) + (painted[i + 1] ?? 0) - (seen[i] ?? 0) - (seen[i + 1] ?? 0)
    sum += apart
    squares += apart * apart
    count++
  }
  return Math.sqrt(squares / count - (sum / count) ** 2)
}

test('in oil a figure is painted with more care than the third painter took', () => {
  const stage = buildScene()
  const before = strayOf({ ...stage, recipe: { ...stage.recipe, painterVersion: 3 } })
  expect(strayOf(stage)).toBeLessThan(before * 0.93)
})

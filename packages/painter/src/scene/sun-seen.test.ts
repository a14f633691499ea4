import { describe, expect, it } from 'vitest'
import { createFrame } from '../base/frame.ts'
import { planGrid } from '../recipe/plan-grid.ts'
import type { Reading, Recipe, Template } from '../recipe/recipe.ts'
import { createReading } from '../testing/create-reading.ts'
import { planLayout } from './layout.ts'
import { isSunSeen } from './sun-seen.ts'

function plan(more: Partial<Reading>, template: Template = 'emblem'): Recipe {
  const [recipe] = planGrid({ reading: createReading(more), seed: 8, niji: false, stylize: 100, chaos: 0, weird: 0 })
  if (recipe === undefined) throw new Error('A grid has pictures.')
  return { ...recipe, template }
}

describe('sun and moon', () => {
  it('are seen where the hour or the words ask for them, and by plain day not at all', () => {
    expect(isSunSeen(plan({}))).toBe(false)
    for (const time of ['dawn', 'sunset', 'night'] as const) expect(isSunSeen(plan({ time }))).toBe(true)
    for (const feature of ['sun', 'moon']) expect(isSunSeen(plan({ features: [feature] }))).toBe(true)
  })

  it('are never as large as the subject', () => {
    const frame = createFrame(512, 512)
    for (const template of ['emblem', 'silhouette', 'vista'] as const)
      expect(planLayout(plan({ time: 'sunset' }, template), frame).sun.radius).toBeLessThan(0.1 * 512)
  })

  it('stay what they were in the pictures of an older painter', () => {
    const old = { ...plan({}), painterVersion: 3 }
    expect(isSunSeen(old)).toBe(true)
    expect(planLayout(old, createFrame(512, 512)).sun.radius).toBeGreaterThan(0.2 * 512)
  })
})

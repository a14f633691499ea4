import { describe, expect, it } from 'vitest'
import { planGrid } from './plan-grid.ts'
import type { Reading, Setting } from './recipe.ts'
import { createReading } from './testing/create-reading.ts'

const settings: Setting[] = [
  'open',
  'meadow',
  'forest',
  'mountains',
  'sea',
  'lake',
  'river',
  'city',
  'desert',
  'moon',
  'space',
  'room',
]

function plan(reading: Reading, seed = 4294967295) {
  return planGrid({ reading, seed, niji: false, stylize: 100, chaos: 0, weird: 0 })
}

describe('the plan of a grid', () => {
  it('gives four pictures with seeds that follow each other and wrap around', () => {
    expect(plan(createReading({})).map(({ seed }) => seed)).toEqual([4294967295, 0, 1, 2])
  })

  it.each(settings)('composes the four of a grid in at least three ways: %s', (setting) => {
    for (const weather of ['clear', 'fog', 'storm'] as const) {
      const templates = plan(createReading({ setting, weather }), 11).map(({ template }) => template)
      expect(templates).toHaveLength(4)
      expect(new Set(templates).size).toBeGreaterThanOrEqual(3)
    }
  })

  it('is the same plan for the same wish', () => {
    expect(plan(createReading({}), 5)).toEqual(plan(createReading({}), 5))
  })

  it('keeps the land of the parent in a subtle variation and its places and colours in a strong one', () => {
    const [, parent] = plan(createReading({ setting: 'lake' }), 21)
    if (parent === undefined) throw new Error('The grid has no second picture.')
    const wish = { reading: createReading({}), seed: 700, niji: false, stylize: 100, chaos: 0, weird: 0, parent }
    for (const recipe of planGrid({ ...wish, strength: 'subtle' })) {
      expect(recipe).toMatchObject({
        layoutSeed: parent.layoutSeed,
        template: parent.template,
        reading: parent.reading,
      })
      expect(recipe.seed).not.toBe(parent.seed)
    }
    const strong = planGrid({ ...wish, strength: 'strong' })
    for (const recipe of strong) {
      expect(recipe).toMatchObject({
        layoutSeed: parent.layoutSeed,
        template: parent.template,
        reading: parent.reading,
      })
    }
    expect(new Set(strong.map(({ sceneSeed }) => sceneSeed)).size).toBe(4)
  })
})

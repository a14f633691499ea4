import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planGrid } from './plan-grid.ts'
import type { Reading } from './recipe.ts'
import { createReading } from '../testing/create-reading.ts'
import { ANGLES, LIGHTS, SEASONS, SETTINGS, SHOTS, WEATHERS } from './vocabulary.ts'

function plan(reading: Reading, seed = 4294967295) {
  return planGrid({ reading, seed, niji: false, stylize: 100, chaos: 0, weird: 0 })
}

describe('the plan of a grid', () => {
  it('gives four pictures with seeds that follow each other and wrap around', () => {
    expect(plan(createReading({})).map(({ seed }) => seed)).toEqual([4294967295, 0, 1, 2])
  })

  it.each(SETTINGS)('composes the four of a grid in at least three ways: %s', (setting) => {
    for (const weather of ['clear', 'fog', 'storm'] as const) {
      const templates = plan(createReading({ setting, weather }), 11).map(({ template }) => template)
      expect(templates).toHaveLength(4)
      expect(new Set(templates).size).toBeGreaterThanOrEqual(3)
    }
  })

  it('composes them in at least three ways whatever the words say of view, light and season', () => {
    const reading = fc.record(
      {
        setting: fc.constantFrom(...SETTINGS),
        weather: fc.constantFrom(...WEATHERS),
        season: fc.constantFrom(...SEASONS),
        lights: fc.subarray([...LIGHTS]),
        camera: fc.record({ angle: fc.constantFrom(...ANGLES), shot: fc.constantFrom(...SHOTS) }, { requiredKeys: [] }),
      },
      { requiredKeys: ['setting', 'weather'] },
    )
    fc.assert(
      fc.property(reading, fc.nat({ max: 4294967295 }), fc.integer({ min: 1, max: 16 }), (words, seed, count) => {
        const subjects = createReading({}).subjects.map((subject) => ({ ...subject, count }))
        const four = plan(createReading({ ...words, subjects }), seed)
        expect(new Set(four.map(({ template }) => template)).size).toBeGreaterThanOrEqual(3)
      }),
      { numRuns: 200, seed: 9 },
    )
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

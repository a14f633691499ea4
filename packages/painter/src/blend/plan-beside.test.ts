import { describe, expect, it } from 'vitest'
import { takeCutting } from '../look/cutting.ts'
import { measureLook } from '../look/measure-look.ts'
import { planGrid } from '../recipe/plan-grid.ts'
import type { Recipe } from '../recipe/recipe.ts'
import { BALL, DUSK } from '../testing/create-image.ts'
import { readPrompt } from '../words/read-prompt.ts'
import { settleHome } from '../words/settle-home.ts'
import { readStatedParts } from '../words/read-stated-parts.ts'
import { planBeside } from './plan-beside.ts'
import type { Source } from './source.ts'

const hand = { niji: false, stylize: 100, chaos: 0, weird: 0, seed: 30 }
const dusk: Source = { recipe: null, look: measureLook(DUSK), cutting: null }
const ball: Source = { recipe: null, look: measureLook(BALL), cutting: takeCutting(BALL) }

function drawn(prompt: string): Source {
  const recipe = planGrid({ ...hand, seed: 3, reading: readPrompt(prompt, []) })[1]
  return { ...dusk, recipe: recipe ?? null }
}

function plan(prompt: string, sources: Source[], weight = 1, without: string[] = []): [Recipe, ...Recipe[]] {
  const wish = { ...hand, reading: readPrompt(prompt, without) }
  const [first, ...others] = planBeside(sources, wish, { said: readStatedParts(prompt), weight })
  if (first === undefined) throw new Error('A grid has pictures.')
  return [first, ...others]
}

const WHALE = drawn('a whale in the sea at night, watercolor')

describe('words with base images', () => {
  it('take colours of the image in all four, and more the more it weighs', () => {
    const tints = [0.5, 1, 2, 3].map((weight) => plan('a fox', [dusk], weight).map(({ tint }) => tint))
    for (const four of tints) expect(four.map((tint) => tint?.sky)).toEqual(Array(4).fill(dusk.look.sky))
    const weights = tints.map(([tint]) => tint?.weight ?? 0)
    expect(weights).toEqual([...new Set(weights)].sort((a, b) => a - b))
  })

  it('are drawn as if there were none at weight 0', () => {
    expect(plan('a fox', [dusk], 0)).toEqual(planGrid({ ...hand, reading: settleHome(readPrompt('a fox', [])) }))
  })

  it('win where they say something', () => {
    const [{ reading, tint }] = plan('a castle in a forest at sunset, oil', [WHALE])
    expect(reading).toMatchObject({ setting: 'forest', time: 'sunset', medium: 'oil' })
    expect(reading.subjects.map(({ name }) => name)).toEqual(['castle'])
    expect(tint?.weight).toBeLessThan(plan('a castle in a forest', [WHALE])[0].tint?.weight ?? 0)
    expect(plan('calm', [WHALE], 1, ['whale'])[0].reading.subjects).toEqual([])
  })

  it('leave the rest to the image: place, hour, medium and figures', () => {
    expect(plan('calm', [WHALE])[0].reading).toMatchObject({
      subjects: [{ name: 'whale' }],
      setting: 'sea',
      time: 'night',
      medium: 'watercolour',
    })
    expect(plan('a fox', [dusk])[0].reading).toMatchObject({ setting: 'sea', time: 'sunset' })
  })

  it('stand beside figures of an image that weighs much', () => {
    const names = (weight: number) => plan('a fox', [WHALE], weight)[0].reading.subjects.map(({ name }) => name)
    expect(names(1)).toEqual(['fox'])
    expect(names(2)).toEqual(['fox', 'whale'])
  })

  it('take composition: template and places of a drawn image, the horizon of another', () => {
    const [first, ...others] = plan('a fox', [WHALE])
    expect(first).toMatchObject({ template: WHALE.recipe?.template, layoutSeed: WHALE.recipe?.layoutSeed })
    expect(others.at(-1)?.layoutSeed).not.toBe(WHALE.recipe?.layoutSeed)
    expect(plan('a fox', [ball])[0].lean?.horizon).toBeCloseTo(0.5, 1)
    expect(plan('a fox', [ball], 3).every(({ lean }) => lean !== undefined)).toBe(true)
  })

  it('bring what stands out in the image when they name nothing themselves', () => {
    const [{ reading, cuttings }] = plan('watercolor', [dusk, ball])
    expect(reading.subjects.map(({ name }) => name)).toEqual([expect.stringMatching(/^cutting 1 /)])
    expect(cuttings).toHaveLength(2)
  })
})

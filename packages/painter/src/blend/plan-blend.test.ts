import { describe, expect, it } from 'vitest'
import { takeCutting } from '../look/cutting.ts'
import { chromaOf, type Lab, toLab } from '../look/oklab.ts'
import { measureLook, readLabs, type RgbaImage } from '../look/measure-look.ts'
import { readPixels } from '../base/canvas-pixels.ts'
import { paintPicture } from '../paint-picture.ts'
import { planGrid } from '../recipe/plan-grid.ts'
import type { Recipe } from '../recipe/recipe.ts'
import { subjectTraits } from '../subjects/draw-subject.ts'
import { BALL, DUSK } from '../testing/create-image.ts'
import { readPrompt } from '../words/read-prompt.ts'
import { planBlend } from './plan-blend.ts'
import type { Source } from './source.ts'

const SIDE_PX = 72
const PATIENCE_MS = 180_000
const hand = { niji: false, stylize: 100, chaos: 0, weird: 0 }

function paint(recipe: Recipe): RgbaImage {
  const painting = paintPicture(recipe, SIDE_PX, SIDE_PX)
  let step = painting.next()
  while (!step.done) step = painting.next()
  return { width: SIDE_PX, height: SIDE_PX, rgba: new Uint8Array(readPixels(step.value)) }
}

function drawn(prompt: string): { source: Source; sight: RgbaImage } {
  const [recipe] = planGrid({ ...hand, seed: 4, reading: readPrompt(prompt, []) })
  if (recipe === undefined) throw new Error('A grid has pictures.')
  const sight = paint(recipe)
  return { source: { recipe, look: measureLook(sight), cutting: null }, sight }
}

function brought(sight: RgbaImage): Source {
  return { recipe: null, look: measureLook(sight), cutting: takeCutting(sight) }
}

function namesOf({ reading }: Recipe): string[] {
  return reading.subjects.map(({ name }) => name).sort()
}

/** How far the nearest hue of any pixel lies from a colour. */
function hueApart(sights: readonly RgbaImage[], [, a, b]: Lab): number {
  return Math.min(...sights.flatMap(readLabs).map(([, otherA, otherB]) => Math.hypot(a - otherA, b - otherB)))
}

const FOX = drawn('a red fox in a snowy forest at sunset, oil painting')
const WHALE = drawn('a whale in the sea at night, watercolor')

describe('a blend of drawn pictures', () => {
  const four = planBlend([FOX.source, WHALE.source], { ...hand, seed: 20 })

  it('has the subjects of both in each of the four', () => {
    expect(four.map(namesOf)).toEqual(Array(4).fill(['fox', 'whale']))
  })

  it('joins what the scenes are: places, hours and media of both are among the four', () => {
    const readings = four.map(({ reading }) => reading)
    expect(new Set(readings.map(({ setting }) => setting))).toEqual(new Set(['forest', 'sea']))
    expect(new Set(readings.map(({ time }) => time))).toEqual(new Set(['sunset', 'night']))
    expect(new Set(readings.map(({ medium }) => medium))).toEqual(new Set(['oil', 'watercolour']))
  })

  it('lets a whale that leaves its sea swim in the air', () => {
    const inForest = four.find(({ reading }) => reading.setting === 'forest')
    expect(inForest?.reading.subjects.find(({ name }) => name === 'whale')?.pose).toBe('flying')
  })

  it(
    'shows the colours of both, and is no mean of their pixels',
    () => {
      const sights = four.map(paint)
      for (const { source } of [FOX, WHALE]) {
        const strong = source.look.colours.map(({ hex }) => labOf(hex)).filter((lab) => chromaOf(lab) > 0.05)
        expect(strong.length).toBeGreaterThan(0)
        for (const lab of strong) expect(hueApart(sights, lab)).toBeLessThan(0.035)
      }
      const mean = FOX.sight.rgba.map((byte, at) => (byte + (WHALE.sight.rgba[at] ?? 0)) / 2)
      for (const { rgba } of sights) {
        const apart = rgba.reduce((sum, byte, at) => sum + Math.abs(byte - (mean[at] ?? 0)), 0) / rgba.length
        expect(apart).toBeGreaterThan(12)
      }
    },
    PATIENCE_MS,
  )

  it('is the same plan for the same wish and another for another seed', () => {
    expect(planBlend([FOX.source, WHALE.source], { ...hand, seed: 20 })).toEqual(four)
    expect(planBlend([FOX.source, WHALE.source], { ...hand, seed: 21 })).not.toEqual(four)
  })

  it('keeps crowds small, keeps two colours of one kind apart, and forgets what a subject stood on elsewhere', () => {
    const crowd = [
      'twelve red birds on a bridge, a red cat',
      'a blue cat on a mountain',
      'nine ducks on a lake',
      'a cat, a dog, a horse, a fox',
    ]
    const sources = crowd.map((prompt): Source => {
      const [recipe] = planGrid({ ...hand, seed: 4, reading: readPrompt(prompt, []) })
      return { ...FOX.source, recipe: recipe ?? null }
    })
    for (const { reading } of planBlend(sources, { ...hand, seed: 1 })) {
      const colours = reading.subjects.filter(({ name }) => name === 'cat').map(({ colour }) => colour)
      expect(new Set(colours).size).toBe(colours.length)
      expect(colours.length).toBe(3)
      expect(reading.subjects.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(12)
      for (const { relation } of reading.subjects) {
        const known = [...reading.subjects.map(({ name }) => name), ...reading.features, reading.setting, null]
        expect(known).toContain(relation?.target ?? null)
      }
    }
  })
})

describe('a blend with a picture that was brought', () => {
  const four = planBlend([brought(BALL), WHALE.source], { ...hand, seed: 20 })

  it('puts what stands out in it into the scene as a figure of its own', () => {
    for (const recipe of four) {
      const [cutting] = namesOf(recipe)
      expect(cutting).toMatch(/^cutting 0 /)
      expect(subjectTraits(cutting ?? '')).toMatchObject({ habitat: 'ground' })
      expect(namesOf(recipe)).toContain('whale')
    }
  })

  it(
    'shows its orange, which the other picture does not have',
    () => {
      const orange = labOf('#f07820')
      expect(hueApart([WHALE.sight], orange)).toBeGreaterThan(0.1)
      expect(hueApart(four.map(paint), orange)).toBeLessThan(0.08)
    },
    PATIENCE_MS,
  )

  it('takes colours, hour and place of one in which nothing stands out', () => {
    const [recipe] = planBlend([brought(DUSK), brought(DUSK)], { ...hand, seed: 20 })
    expect(recipe?.reading).toMatchObject({ subjects: [], time: 'sunset', setting: 'sea' })
    expect(recipe?.cuttings).toBeUndefined()
  })
})

function labOf(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16)
  return toLab((value >> 16) & 255, (value >> 8) & 255, value & 255)
}

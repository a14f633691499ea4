import { describe, expect, it } from 'vitest'
import { readPixels } from '../../base/canvas-pixels.ts'
import { planGrid } from '../../recipe/plan-grid.ts'
import type { Reading, Recipe, Setting, SubjectWord } from '../../recipe/recipe.ts'
import { createReading } from '../../testing/create-reading.ts'
import { SETTINGS } from '../../recipe/vocabulary.ts'
import { castActors } from '../cast.ts'
import { chooseLand } from '../land.ts'
import { paintScene } from '../paint-scene.ts'
import { createStage } from '../stage.ts'

const SIDE_PX = 40
/** Forty small scenes take their time on a busy machine. */
const MANY_SCENES_MS = 120_000

function planOne(more: Partial<Reading>, seed = 5): Recipe {
  const reading = createReading({ subjects: [], ...more })
  const [recipe] = planGrid({ reading, seed, niji: false, stylize: 100, chaos: 0, weird: 0 })
  if (recipe === undefined) throw new Error('A grid has pictures.')
  return { ...recipe, template: 'vista' }
}

function paintRaw(recipe: Recipe): Uint8ClampedArray {
  const building = paintScene(recipe, SIDE_PX, SIDE_PX)
  let part = building.next()
  while (!part.done) part = building.next()
  return Uint8ClampedArray.from(readPixels(part.value.picture.canvas))
}

function measureDistance(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
}

function wordOf(name: string): SubjectWord {
  return { name, word: name, count: 1, colour: null, size: 'natural', relation: null }
}

describe('the places that scenes stand in', () => {
  it(
    'look different from each other',
    () => {
      const scenes = SETTINGS.map((setting) => ({ setting, pixels: paintRaw(planOne({ setting })) }))
      const alike = scenes.flatMap((one, index) =>
        scenes
          .slice(index + 1)
          .filter((other) => measureDistance(one.pixels, other.pixels) < 3)
          .map((other) => `${one.setting} ${other.setting}`),
      )
      // A meadow is the open country with flowers.
      expect(alike.filter((pair) => pair !== 'open meadow')).toEqual([])
    },
    MANY_SCENES_MS,
  )

  it('let nothing that floats lie on dry ground, whoever stands beside it', () => {
    const places: Setting[] = ['sea', 'lake', 'river', 'beach', 'harbour', 'swamp', 'waterfall']
    for (const setting of places) {
      for (const names of [['whale'], ['whale', 'woman'], ['sailboat', 'dog']]) {
        const stage = createStage(planOne({ setting, subjects: names.map(wordOf) }), SIDE_PX, SIDE_PX)
        const {
          cast: { actors },
        } = castActors(stage)
        const land = chooseLand(stage, stage.seat, actors)
        for (const { footing, x, z } of actors.filter((actor) => actor.footing === 'water')) {
          const across = ((x - stage.frame.width / 2) * z) / stage.layout.focal
          const depth = (land.waterAt?.(across, z) ?? 0) - land.groundAt(across, z)
          expect({ setting, names, footing, isWet: depth > 0 }).toEqual({ setting, names, footing, isWet: true })
        }
      }
    }
  })

  it('have a sea floor where all swim, and rooms that no rain falls in', () => {
    const stage = createStage(planOne({ setting: 'underwater', subjects: [wordOf('fish')] }), SIDE_PX, SIDE_PX)
    expect(castActors(stage).cast.actors.map(({ footing }) => footing)).toEqual(['air'])
    // Neon keeps its palette in any weather, so that only falling drops could differ.
    const clear = paintRaw(planOne({ setting: 'stage', medium: 'neon' }))
    expect(measureDistance(paintRaw(planOne({ setting: 'stage', medium: 'neon', weather: 'rain' })), clear)).toBe(0)
  })

  it('change with the season', () => {
    const summer = paintRaw(planOne({ setting: 'forest', season: 'summer' }))
    for (const season of ['spring', 'autumn', 'winter'] as const) {
      expect(measureDistance(paintRaw(planOne({ setting: 'forest', season })), summer)).toBeGreaterThan(4)
    }
  })
})

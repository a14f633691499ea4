import { createRandom, deriveSeed } from '../base/chance.ts'
import { type GridRequest, planGrid } from '../recipe/plan-grid.ts'
import type { Recipe } from '../recipe/recipe.ts'
import { joinTints } from './join-tints.ts'
import { mergeReadings } from './merge-readings.ts'
import { listCuttings, readSource } from './read-source.ts'
import type { Source } from './source.ts'

/** How far the scene takes over the colours of its sources: their own scenes bring much of them anyway. */
const DRAWN_WEIGHT = 0.55
const BROUGHT_WEIGHT = 0.8

/**
 * Four recipes in which each source can be found again: subjects of all, the place of one, the hour of another, the sky's
 * colours of one and the ground's of another. Each of the four begins with another source.
 */
export function planBlend(
  sources: readonly Source[],
  wish: Omit<GridRequest, 'reading' | 'parent' | 'strength'>,
): Recipe[] {
  const first = Math.floor(createRandom(deriveSeed(wish.seed, 'blend'))() * sources.length)
  const readings = sources.map((source, index) => ({ source, reading: readSource(source, index) }))
  const brought = sources.filter(({ recipe }) => recipe === null).length
  const weight = DRAWN_WEIGHT + ((BROUGHT_WEIGHT - DRAWN_WEIGHT) * brought) / Math.max(1, sources.length)
  return [0, 1, 2, 3].flatMap((index) => {
    const turned = readings.flatMap((_, at) => readings[(at + first + index) % readings.length] ?? [])
    const [lead, ...others] = turned.map(({ reading }) => reading)
    if (lead === undefined) return []
    const merged = mergeReadings([lead, ...others], Math.floor(index / 2))
    // Of photographs alone nobody knows a medium: two are films, two are painted.
    const reading = brought === sources.length && index >= 2 ? { ...merged, medium: 'oil' as const } : merged
    const recipe = planGrid({ ...wish, reading })[index]
    const tint = joinTints(
      turned.map(({ source }) => source),
      weight,
    )
    return recipe === undefined ? [] : [{ ...recipe, tint, ...listCuttings(sources) }]
  })
}

import { planBeside } from '@easel/painter/blend/plan-beside'
import { guessReading } from '@easel/painter/blend/guess-reading'
import type { Recipe } from '@easel/painter/recipe/recipe'
import { PAINTER_VERSION } from '@easel/painter/recipe/version'
import type { Parent } from '../../engine.ts'
import { findSources } from '../find-sources.ts'
import { storedRecipe } from '../wire.ts'

/** As much as colours and places of a picture can count. */
const WEIGHT = 3
const NOTHING_SAID = { time: false, weather: false, setting: false, medium: false }

/**
 * A scene that looks like this picture: its colours, its horizon, its hour, and of a recipe that can be read but not painted by, its
 * words. What is painted into the picture is taken from it.
 */
export async function guessScene({ recipe: stored, png }: Parent, seed: number): Promise<Recipe> {
  const known = storedRecipe.safeParse(stored)
  const [source] = await findSources([{ png, recipe: null }])
  if (source === undefined) throw new Error('A picture can be looked at.')
  const reading = known.success ? known.data.reading : guessReading(source.look)
  const wish = { reading, seed, niji: known.data?.niji ?? false, stylize: 100, chaos: 0, weird: 0 }
  const [recipe] = planBeside([{ ...source, cutting: null }], wish, { said: NOTHING_SAID, weight: WEIGHT })
  if (recipe === undefined) throw new Error('A grid has four.')
  const { template, growths, composed } = known.data ?? recipe
  return { ...recipe, painterVersion: PAINTER_VERSION, template, ...(growths && composed ? { growths, composed } : {}) }
}

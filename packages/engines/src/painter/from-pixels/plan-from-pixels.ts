import { planBeside } from '@easel/painter/blend/plan-beside'
import type { Source } from '@easel/painter/blend/source'

import { pictureSize } from '@easel/painter/recipe/picture-size'
import { planGrid } from '@easel/painter/recipe/plan-grid'
import { readPrompt } from '@easel/painter/words/read-prompt'
import { readStatedParts } from '@easel/painter/words/read-stated-parts'
import { growSize } from '../../emulate.ts'
import type { DrawOrder, Verb } from '../../engine.ts'
import { extendCanvas, insetOpenSides } from '../../geometry/extend-canvas.ts'
import { cropPixels, resizePixels } from '../../geometry/pixels.ts'
import { enlargePixels, readPng, readSize } from '../../png.ts'
import { findSources } from '../find-sources.ts'
import { planRegion, readRegion } from '../plan-region.ts'
import { type PicturePlan, planWhole } from '../plan-whole.ts'
import { continuePixels } from './continue-pixels.ts'
import { recipeOfPixels, type UnreadableVerb } from './find-recipe.ts'
import { findBareEdge } from './find-bare-edge.ts'
import { guessScene } from './guess-scene.ts'

/** The pictures of an order on a picture that this painter has only the pixels of: another painter than it knows drew it. */
export async function planFromPixels(
  order: DrawOrder,
  verb: UnreadableVerb,
  sidePx: number | undefined,
): Promise<PicturePlan[]> {
  if (verb.kind === 'variation') return planVariation(order, verb, sidePx)
  const recipe = await guessScene(verb.parent, order.seed)
  const stored = recipeOfPixels(verb.parent.recipe)
  if (verb.kind === 'vary-region')
    return planRegion(recipe, await readRegion(verb), order).map((plan) => ({ ...plan, stored }))
  const parent = await readPng(verb.parent.png)
  if (verb.kind === 'upscale') {
    const whole = growSize(parent, verb.factor)
    return [{ recipe, stored, ...whole, scenes: [], compose: () => enlargePixels(parent, whole) }]
  }
  const { from, kept, after } = extendCanvas(verb, parent)
  const compose = () => {
    const scaled = resizePixels(cropPixels(parent, from), kept)
    const border = Math.ceil((findBareEdge(parent) * kept.width) / from.width)
    const held = insetOpenSides(kept, after, border)
    const stays = cropPixels(scaled, { ...held, x: held.x - kept.x, y: held.y - kept.y })
    return continuePixels(stays, { at: held, size: after, seed: order.seed })
  }
  return [{ recipe, stored, ...after, scenes: [], compose }]
}

/** How much a picture counts beside its words when it is varied. */
const WEIGHTS = { subtle: 3, strong: 1.2 } as const

/** The words again, with the colours, the horizon and the hour that the picture shows. */
async function planVariation(
  order: DrawOrder,
  { strength, png }: Extract<Verb, { kind: 'variation' }>,
  sidePx: number | undefined,
): Promise<PicturePlan[]> {
  const { seed, bot, stylize, chaos, weird } = order
  const reading = readPrompt(order.prompt, order.without)
  const wish = { seed, niji: bot === 'NIJI_JOURNEY', stylize, chaos, weird, reading }
  const size = pictureSize(png === undefined ? order.aspectRatio : await readSize(png), sidePx)
  const sources = png === undefined ? [] : await findSources([{ png, recipe: null }])
  // What stands in the picture is named by the words already.
  const seen = reading.subjects.length === 0 ? sources : sources.map(leaveCutting)
  const beside = { said: readStatedParts(order.prompt), weight: WEIGHTS[strength] }
  const recipes = seen.length === 0 ? planGrid(wish) : planBeside(seen, wish, beside)
  return recipes.map((recipe) => planWhole(recipe, size))
}

function leaveCutting(source: Source): Source {
  return { ...source, cutting: null }
}

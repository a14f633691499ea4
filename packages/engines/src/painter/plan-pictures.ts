import { planBeside } from '@easel/painter/blend/plan-beside'
import { planBlend } from '@easel/painter/blend/plan-blend'
import { pictureSize } from '@easel/painter/recipe/picture-size'
import { planGrid } from '@easel/painter/recipe/plan-grid'
import { readPrompt } from '@easel/painter/words/read-prompt'
import { settleHome } from '@easel/painter/words/settle-home'
import { readStatedParts } from '@easel/painter/words/read-stated-parts'
import { planExtension } from './plan-extension.ts'
import { planUpscale } from './plan-upscale.ts'
import type { DrawOrder, Verb } from '../engine.ts'
import { readPng } from '../png.ts'
import { findSources } from './find-sources.ts'
import { planFromPixels } from './from-pixels/plan-from-pixels.ts'
import { planRegion, readRegion } from './plan-region.ts'
import { type PicturePlan, planWhole } from './plan-whole.ts'
import { findUnreadable } from './from-pixels/find-recipe.ts'
import { storedRecipe } from './wire.ts'

/** The pictures of an order. What was painted before enters as the bytes that were given out, not painted again. */
export async function planPictures(order: DrawOrder, sidePx: number | undefined): Promise<PicturePlan[]> {
  const { verb } = order
  const unreadable = findUnreadable(verb)
  if (unreadable !== null) return planFromPixels(order, unreadable, sidePx)
  switch (verb.kind) {
    case 'imagine':
      return planWords(order, sidePx)
    case 'variation':
      return planVariation(order, verb, sidePx)
    case 'blend': {
      const size = pictureSize(order.aspectRatio, sidePx)
      return planBlend(await findSources(verb.pictures), handOf(order)).map((recipe) => planWhole(recipe, size))
    }
    case 'describe':
    case 'shorten':
    case 'video':
    case 'extend':
      throw new Error(`${verb.kind} paints nothing`)
    case 'upscale':
      return [planUpscale(storedRecipe.parse(verb.parent.recipe), await readPng(verb.parent.png), order, verb)]
    case 'vary-region':
      return planRegion(storedRecipe.parse(verb.parent.recipe), await readRegion(verb), order)
    default:
      return planExtension(storedRecipe.parse(verb.parent.recipe), await readPng(verb.parent.png), order, verb)
  }
}

async function planWords(order: DrawOrder, sidePx: number | undefined): Promise<PicturePlan[]> {
  const wish = { ...handOf(order), reading: readPrompt(order.prompt, order.without) }
  const size = pictureSize(order.aspectRatio, sidePx)
  if (order.references.length === 0)
    return planGrid({ ...wish, reading: settleHome(wish.reading) }).map((recipe) => planWhole(recipe, size))
  const beside = { said: readStatedParts(order.prompt), weight: order.referenceWeight }
  return planBeside(await findSources(order.references), wish, beside).map((recipe) => planWhole(recipe, size))
}

function planVariation(
  order: DrawOrder,
  { strength, parent }: Extract<Verb, { kind: 'variation' }>,
  sidePx: number | undefined,
): PicturePlan[] {
  const varied = storedRecipe.parse(parent)
  const size = pictureSize(varied.growths?.at(-1)?.view ?? order.aspectRatio, sidePx)
  const reading = readPrompt(order.prompt, order.without)
  return planGrid({ ...handOf(order), reading, parent: varied, strength }).map((recipe) => planWhole(recipe, size))
}

/** What an order says of the hand, not of the scene. */
function handOf({ seed, bot, stylize, chaos, weird }: DrawOrder) {
  return { seed, niji: bot === 'NIJI_JOURNEY', stylize, chaos, weird }
}

import { planBeside } from '@easel/painter/blend/plan-beside'
import { planBlend } from '@easel/painter/blend/plan-blend'
import { bareBorder, growRecipe, viewOf } from '@easel/painter/recipe/grow-recipe'
import { patchRecipe, readPatch, unpatchRecipe } from '@easel/painter/recipe/patch-recipe'
import { pictureSize } from '@easel/painter/recipe/picture-size'
import { planGrid } from '@easel/painter/recipe/plan-grid'
import { createCover, storeMask } from '@easel/painter/recipe/read-mask'
import type { Recipe } from '@easel/painter/recipe/recipe'
import { readPrompt } from '@easel/painter/words/read-prompt'
import { settleHome } from '@easel/painter/words/settle-home'
import { readStatedParts } from '@easel/painter/words/read-stated-parts'
import { growSize, seamOf } from '../emulate.ts'
import type { DrawOrder, Verb } from '../engine.ts'
import { type ExtendingVerb, extendCanvas, insetOpenSides, type Size } from '../geometry/extend-canvas.ts'
import { blendAroundKept, layThrough } from '../geometry/join-pictures.ts'
import { growThinMask, type Mask, readMask, softenInward } from '../geometry/mask.ts'
import { cropPixels, type Pixels, resizePixels } from '../geometry/pixels.ts'
import { enlargePixels, readPng } from '../png.ts'
import { findSources } from './find-sources.ts'
import { storedRecipe } from './wire.ts'

/** One picture to come: the scenes that must be painted for it, and how they become one. */
export interface PicturePlan extends Size {
  recipe: Recipe
  scenes: ({ recipe: Recipe } & Size)[]
  /** Null when the only scene is the picture. */
  compose: ((scenes: Pixels[]) => Pixels | Promise<Pixels>) | null
}

/** Scenes around a zoomed picture, and those of the largest upscales, are painted as fine as this allows. */
const MOST_PIXELS = 1400 * 1400
const GRID = [0, 1, 2, 3]

/** The pictures of an order. What was painted before enters as the bytes that were given out, not painted again. */
export async function planPictures(order: DrawOrder, sidePx: number | undefined): Promise<PicturePlan[]> {
  const { verb } = order
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
      throw new Error(`${verb.kind} paints nothing`)
    case 'upscale':
      return [planUpscale(storedRecipe.parse(verb.parent.recipe), await readPng(verb.parent.png), order, verb)]
    case 'vary-region': {
      const parent = await readPng(verb.parent.png)
      const mask = growThinMask(readMask(await readPng(verb.mask), parent), seamOf(parent))
      return planRegion(storedRecipe.parse(verb.parent.recipe), { parent, mask }, order)
    }
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

/** Paints a recipe from nothing: the first scene, and each later region through its mask. */
function planWhole(recipe: Recipe, size: Size): PicturePlan {
  const stages: Recipe[] = [recipe]
  for (let before = unpatchRecipe(recipe); before !== null; before = unpatchRecipe(before)) stages.unshift(before)
  const scenes = stages.map((stage) => ({ recipe: readPatch(stage), ...size }))
  if (stages.length === 1) return { recipe, ...size, scenes, compose: null }
  const masks = stages.slice(1).map((stage) => seenMask(stage, size))
  const compose = ([first, ...later]: Pixels[]): Pixels => {
    if (first === undefined) throw new Error('A picture has a scene.')
    return later.reduce((below, scene, index) => layThrough(below, scene, masks[index] ?? emptyMask(size)), first)
  }
  return { recipe, ...size, scenes, compose }
}

function emptyMask(size: Size): Mask {
  return { ...size, bytes: new Uint8Array(size.width * size.height) }
}

/** The mask of the last region as it lies in what the picture shows by now. */
function seenMask(recipe: Recipe, size: Size): Mask {
  const mask = emptyMask(size)
  const patch = recipe.patches?.at(-1)
  if (patch === undefined) return mask
  const covers = createCover(patch)
  const view = viewOf(recipe, size)
  for (let at = 0; at < mask.bytes.length; at++) {
    const x = view.left + (((at % size.width) + 0.5) / size.width) * view.width
    const y = view.top + ((Math.floor(at / size.width) + 0.5) / size.height) * view.height
    if (covers(x, y)) mask.bytes[at] = 255
  }
  return softenInward(mask, seamOf(size))
}

/** What is larger than this is drawn out from it. */
const FINEST_FACTOR = 2

/** The same scene at twice the size or more; a creative one has another hand. */
function planUpscale(
  recipe: Recipe,
  parent: Size,
  { seed }: DrawOrder,
  { detail: kind, factor }: Extract<Verb, { kind: 'upscale' }>,
): PicturePlan {
  const hand = kind === 'creative' ? { seed } : {}
  const finished: Recipe = { ...recipe, ...hand, finish: { kind, seed } }
  const finest = Math.sqrt(MOST_PIXELS / (parent.width * parent.height))
  if (factor <= Math.min(FINEST_FACTOR, finest)) return planWhole(finished, growSize(parent, factor))
  const { width, height } = growSize(parent, Math.max(1, Math.min(FINEST_FACTOR, finest)))
  const plan = planWhole(finished, { width: Math.round(width), height: Math.round(height) })
  const whole = growSize(parent, factor)
  const compose = async (scenes: Pixels[]) => {
    const [first] = scenes
    if (first === undefined) throw new Error('A picture has a scene.')
    return enlargePixels(plan.compose === null ? first : await plan.compose(scenes), whole)
  }
  return { ...plan, ...whole, compose }
}

/** A picked picture with as many pixels as a square of `sidePx`, the same with finer strokes; null: it has as many. */
export function planPick(
  { recipe: stored, width, height }: Size & { recipe: unknown },
  sidePx: number,
): PicturePlan | null {
  const factor = sidePx / Math.sqrt(width * height)
  if (factor <= HARDLY_LARGER) return null
  const recipe = storedRecipe.parse(stored)
  const larger = growSize({ width, height }, factor)
  const finished: Recipe = { ...recipe, finish: { kind: 'subtle', seed: recipe.seed } }
  return planWhole(finished, { width: Math.round(larger.width), height: Math.round(larger.height) })
}

/** Sides are multiples of 8, so that a picture at a ratio has hardly ever just the area of the square. */
const HARDLY_LARGER = 1.05

function planRegion(recipe: Recipe, { parent, mask }: { parent: Pixels; mask: Mask }, order: DrawOrder): PicturePlan[] {
  const words = readPrompt(order.prompt, order.without)
  const stored = storeMask(mask.bytes, mask.width)
  const soft = softenInward(mask, seamOf(parent))
  const { width, height } = parent
  return GRID.map((index) => {
    const seed = (order.seed + index) >>> 0
    const patched = patchRecipe(recipe, { size: parent, words, mask: stored, seed })
    const compose = ([scene]: Pixels[]) => layThrough(parent, scene ?? parent, soft)
    return { recipe: patched, width, height, scenes: [{ recipe: readPatch(patched), width, height }], compose }
  })
}

function planExtension(recipe: Recipe, parent: Pixels, order: DrawOrder, verb: ExtendingVerb): PicturePlan[] {
  const { from, kept, after } = extendCanvas(verb, parent)
  const scaledParent = resizePixels(cropPixels(parent, from), kept)
  const border = Math.ceil((bareBorder(recipe, parent) * kept.width) / from.width)
  const held = insetOpenSides(kept, after, border)
  const stays = cropPixels(scaledParent, { ...held, x: held.x - kept.x, y: held.y - kept.y })
  const finer = Math.min(from.width / kept.width, Math.sqrt(MOST_PIXELS / (after.width * after.height)))
  const scale = Math.max(1, finer)
  const wide = { width: Math.round(after.width * scale), height: Math.round(after.height * scale) }
  const isWhole = kept.width === after.width && kept.height === after.height
  const grown = growRecipe(recipe, { before: parent, from, kept, after, seed: order.seed })
  const compose = ([scene]: Pixels[]) => (scene ? blendAroundKept(resizePixels(scene, after), stays, held) : stays)
  return [{ recipe: grown, ...after, scenes: isWhole ? [] : [{ recipe: grown, ...wide }], compose }]
}

import type { Recipe } from '@easel/painter/recipe/recipe'
import { growSize } from '../emulate.ts'
import type { DrawOrder, Verb } from '../engine.ts'
import type { Size } from '../geometry/extend-canvas.ts'
import type { Pixels } from '../geometry/pixels.ts'
import { enlargePixels } from '../png.ts'
import { type PicturePlan, planWhole } from './plan-whole.ts'

/** Scenes around a zoomed picture, and those of the largest upscales, are painted as fine as this allows. */
export const MOST_PIXELS = 1536 * 1536
/** What is larger than this is drawn out from it. */
const FINEST_FACTOR = 2

/** The same scene at twice the size or more; a creative one has another hand. */
export function planUpscale(
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

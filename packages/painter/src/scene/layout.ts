import { between, createRandom, deriveSeed, type Random } from '../base/chance.ts'
import type { Frame } from '../base/frame.ts'
import { planView } from './plan-view.ts'
import type { ViewPlan } from './view-plan.ts'
import type { Recipe } from '../recipe/recipe.ts'
import { isSunGrand } from './sun-seen.ts'
import { takeTurn } from './take-turn.ts'

/** Where things stand in the frame, in units, y down. The camera's eye is one world unit above the ground. */
export interface Layout
  extends Pick<ViewPlan, 'distance' | 'backlit' | 'disc' | 'tilt' | 'eye' | 'blur' | 'gloom' | 'heads' | 'framed'> {
  horizon: number
  /** Where the nearest subject touches the ground. */
  feet: number
  /** Height of a subject that stands alone. */
  subject: number
  /** Where the subject stands from left to right. */
  focus: number
  focal: number
  sun: { x: number; y: number; radius: number }
  /** Unit vector towards the light: x right, y up, z away from the viewer. */
  light: { x: number; y: number; z: number }
  facing: 1 | -1
}

/** Turns a template into places for this frame; the same for every size of the same ratio. */
export function planLayout(recipe: Recipe, frame: Frame): Layout {
  const random = createRandom(deriveSeed(recipe.layoutSeed, 'layout'))
  const plan = planView(recipe)
  const stray = 0.6 + recipe.chaos / 60
  const own = random() < 0.5 ? -1 : 1
  const { side, nearer, lifted } = takeTurn(recipe, own)
  const level = (plan.horizon + lifted + (random() - 0.5) * 0.05 * stray) * frame.height
  // In space there is none.
  const horizon = recipe.reading.setting === 'space' ? frame.height : level
  const feet = Math.min(0.985, plan.feet + (random() - 0.5) * 0.03 * stray) * frame.height
  const off = between(random, plan.off[0], plan.off[1])
  const focus = frame.width * (0.5 + side * Math.min(0.32, off * Math.min(1.4, stray)))
  const targetSize =
    plan.subject * nearer * (1 + (random() - 0.5) * 0.14 * stray) * Math.min(frame.height, frame.width * 1.25)
  const subject = plan.heads === null ? Math.min(targetSize, feet * 0.94) : targetSize
  const kept = leanPlaces(recipe, { horizon, feet, subject, focus }, frame)
  const { distance, backlit, disc, tilt, eye, blur, gloom, framed } = plan
  const heads = plan.heads === null ? null : plan.heads / nearer
  const layout = {
    ...nudgePlaces(recipe, kept, frame),
    ...{ distance, backlit, disc, tilt, eye, blur, gloom, heads, framed },
    focal: 512,
  }
  const sun = placeSun(recipe, frame, layout, random)
  return { ...layout, sun, light: aimLight(sun, frame, layout), facing: side === 1 ? -1 : 1 }
}

/** Where the horizon of another picture may be taken over. */
const HIGHEST = 0.24
const LOWEST = 0.72

/** Takes over places of another picture; the nearest ground stays well below the horizon. */
function leanPlaces(
  { lean }: Recipe,
  places: Pick<Layout, 'horizon' | 'feet' | 'subject' | 'focus'>,
  frame: Frame,
): typeof places {
  if (lean === undefined) return places
  const { weight } = lean
  const level = Math.min(LOWEST, Math.max(HIGHEST, lean.horizon ?? 0)) * frame.height
  const horizon = lean.horizon === null ? places.horizon : places.horizon + (level - places.horizon) * weight
  const middle = Math.min(0.8, Math.max(0.2, lean.focus ?? 0.5)) * frame.width
  const focus = lean.focus === null ? places.focus : places.focus + (middle - places.focus) * weight
  return {
    ...places,
    horizon,
    focus,
    feet: Math.max(places.feet, Math.min(0.95 * frame.height, horizon + 0.2 * frame.height)),
  }
}

/** A strong variation moves its parent's places a little. */
function nudgePlaces(
  recipe: Recipe,
  places: Pick<Layout, 'horizon' | 'feet' | 'subject' | 'focus'>,
  frame: Frame,
): typeof places {
  if (recipe.sceneSeed === undefined) return places
  const random = createRandom(deriveSeed(recipe.sceneSeed, 'nudge'))
  return {
    horizon: places.horizon + between(random, -0.02, 0.02) * frame.height,
    feet: places.feet,
    subject: places.subject * between(random, 0.92, 1.1),
    focus: places.focus + between(random, -0.05, 0.05) * frame.width,
  }
}

function placeSun(
  recipe: Recipe,
  frame: Frame,
  layout: Pick<Layout, 'horizon' | 'feet' | 'subject' | 'focus' | 'backlit' | 'disc'>,
  random: Random,
): Layout['sun'] {
  const { time } = recipe.reading
  const low = time === 'sunset' || time === 'dawn'
  const wide = Math.min(frame.width, frame.height)
  const radius = wide * (time === 'night' ? between(random, 0.045, 0.06) : between(random, 0.035, 0.05))
  const grand = isSunGrand(recipe)
  if (layout.backlit) {
    const lift = low ? between(random, 0.06, 0.2) : between(random, 0.3, 0.45)
    return {
      x: layout.focus + (random() - 0.5) * 50,
      y: layout.horizon * (1 - lift),
      radius: wide * (grand ? 0.105 : 0.062),
    }
  }
  if (layout.disc) {
    const behind = Math.min(layout.horizon - wide * 0.06, layout.feet - layout.subject * 0.72)
    if (grand)
      return { x: layout.focus, y: Math.max(wide * 0.2, behind), radius: Math.min(wide * 0.26, layout.subject * 0.52) }
    // Over the shoulder, where it leads to the subject and hides nothing of it.
    const aside = layout.focus > frame.width / 2 ? -1 : 1
    return {
      x: layout.focus + aside * wide * 0.2,
      y: Math.max(wide * 0.14, behind - wide * 0.08),
      radius: wide * 0.085,
    }
  }
  const away = layout.focus > frame.width / 2 ? between(random, 0.12, 0.36) : between(random, 0.64, 0.88)
  const height = low ? between(random, 0.66, 0.86) : between(random, 0.2, 0.42)
  return { x: frame.width * away, y: layout.horizon * height, radius }
}

/** The light comes from where the sun is seen, but from a little before the scene, or all would stand in its own shade. */
function aimLight(sun: Layout['sun'], frame: Frame, layout: Pick<Layout, 'horizon' | 'backlit'>): Layout['light'] {
  const x = (sun.x / frame.width - 0.5) * 2.2
  const y = 0.24 + ((layout.horizon - sun.y) / frame.height) * 0.9
  const z = layout.backlit ? 0.5 : -0.25
  const length = Math.hypot(x, y, z)
  return { x: x / length, y: y / length, z: z / length }
}

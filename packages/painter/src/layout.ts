import { between, createRandom, deriveSeed, type Random } from './chance.ts'
import type { Frame } from './frame.ts'
import type { Recipe, Template } from './recipe.ts'

/** Where things stand in the frame, in units, y down. The camera's eye is one world unit above the ground. */
export interface Layout {
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
  /** Larger means that the land is seen from higher up: its shapes get smaller. */
  distance: number
  backlit: boolean
}

interface Plan {
  horizon: number
  feet: number
  subject: number
  distance: number
  thirds: boolean
  backlit?: boolean
}

const PLANS: Record<Template, Plan> = {
  vista: { horizon: 0.47, feet: 0.83, subject: 0.3, distance: 1.5, thirds: true },
  'close-up': { horizon: 0.44, feet: 0.95, subject: 0.66, distance: 0.8, thirds: false },
  'two-shot': { horizon: 0.5, feet: 0.89, subject: 0.46, distance: 1, thirds: true },
  'low-angle': { horizon: 0.74, feet: 0.92, subject: 0.56, distance: 1.1, thirds: false },
  silhouette: { horizon: 0.64, feet: 0.85, subject: 0.42, distance: 1, thirds: true, backlit: true },
  emblem: { horizon: 0.55, feet: 0.86, subject: 0.56, distance: 1, thirds: false },
  'top-view': { horizon: 0.27, feet: 0.74, subject: 0.4, distance: 2.2, thirds: true },
  'still-life': { horizon: 0.4, feet: 0.84, subject: 0.5, distance: 0.7, thirds: false },
}

/** Turns a template into places for this frame; the same for every size of the same ratio. */
export function layOut(recipe: Recipe, frame: Frame): Layout {
  const random = createRandom(deriveSeed(recipe.layoutSeed, 'layout'))
  const plan = PLANS[recipe.template]
  const stray = 0.6 + recipe.chaos / 60
  const side: 1 | -1 = random() < 0.5 ? -1 : 1
  const horizon = (plan.horizon + (random() - 0.5) * 0.05 * stray) * frame.height
  const feet = Math.min(0.97, plan.feet + (random() - 0.5) * 0.03 * stray) * frame.height
  const off = plan.thirds ? between(random, 0.1, 0.19) : between(random, 0, 0.05)
  const focus = frame.width * (0.5 + side * off * Math.min(1.4, stray))
  const subject = plan.subject * (1 + (random() - 0.5) * 0.14 * stray) * Math.min(frame.height, frame.width * 1.25)
  const kept = { horizon, feet, subject, focus }
  const layout = {
    ...nudgePlaces(recipe, kept, frame),
    focal: 512,
    distance: plan.distance,
    backlit: plan.backlit ?? false,
  }
  const sun = placeSun(recipe, frame, layout, random)
  return { ...layout, sun, light: aimLight(sun, frame, layout), facing: side === 1 ? -1 : 1 }
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
  layout: Pick<Layout, 'horizon' | 'focus' | 'backlit'>,
  random: Random,
): Layout['sun'] {
  const { time } = recipe.reading
  const low = time === 'sunset' || time === 'dawn'
  const wide = Math.min(frame.width, frame.height)
  const radius = wide * (time === 'night' ? between(random, 0.045, 0.06) : between(random, 0.035, 0.05))
  if (layout.backlit) {
    const lift = low ? between(random, 0.06, 0.2) : between(random, 0.3, 0.45)
    return { x: layout.focus + (random() - 0.5) * 50, y: layout.horizon * (1 - lift), radius: wide * 0.105 }
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

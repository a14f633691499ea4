import { between, createRandom, deriveSeed, pickOne, type Random } from '../base/chance.ts'
import type { Camera, Reading, Recipe, Setting, Template } from '../recipe/recipe.ts'
import { subjectTraits } from '../subjects/draw-subject.ts'
import { mendPlan, unframe } from './mend-plan.ts'
import { hasFocus } from './form/flat-media.ts'
import type { ViewPlan } from './view-plan.ts'

const PLAIN: ViewPlan = {
  horizon: 0.47,
  feet: 0.86,
  subject: 0.46,
  distance: 1,
  off: [0, 0.05],
  backlit: false,
  disc: false,
  tilt: 0,
  eye: 1,
  blur: 0,
  gloom: 0,
  heads: null,
  framed: false,
}

const PLANS: Record<Template, Partial<ViewPlan>> = {
  vista: { horizon: 0.4, feet: 0.79, subject: 0.24, distance: 1.6, off: [0.15, 0.22] },
  'close-up': { horizon: 0.42, feet: 0.96, subject: 0.7, distance: 0.8, blur: 0.8, heads: 3.1 },
  'two-shot': { horizon: 0.5, feet: 0.9, subject: 0.5, off: [0.12, 0.18], framed: true },
  'low-angle': { horizon: 0.85, feet: 0.96, subject: 0.7, distance: 1.1, tilt: -0.6, eye: 0.8 },
  silhouette: { horizon: 0.68, feet: 0.86, subject: 0.44, off: [0.08, 0.16], backlit: true },
  emblem: { horizon: 0.6, feet: 0.88, subject: 0.58, off: [0, 0.01], disc: true },
  'top-view': { horizon: 0.06, feet: 0.68, subject: 0.34, distance: 1.4, off: [0.06, 0.14], tilt: 0.6, eye: 2 },
  'still-life': { horizon: 0.33, feet: 0.84, subject: 0.5, distance: 0.7, off: [0.04, 0.1], blur: 0.5, gloom: 0.6 },
}

/** The template's own view, changed by the crowd, by chaos and by what the words say of the camera. */
export function planView(recipe: Recipe): ViewPlan {
  const { reading, chaos } = recipe
  const random = createRandom(deriveSeed(recipe.layoutSeed, 'view'))
  const own = mendPlan(recipe, { ...PLAIN, ...PLANS[recipe.template] })
  const crowded = overlook(own, countStanding(reading))
  const strayed = chaos > 0 ? stray(crowded, chaos / 100, random) : crowded
  const camera = reading.camera ?? dare(recipe, random)
  const plan = camera ? obey(strayed, { ...reading, camera }, random) : strayed
  const framed = unframe(recipe, plan)
  const seen = hasFocus(recipe) ? framed : { ...framed, blur: 0 }
  return WILD.includes(reading.setting) ? seen : { ...seen, eye: 1 }
}

/** Land without built things, which can be seen from any height. */
const WILD: readonly Setting[] = [
  ...(['open', 'meadow', 'forest', 'mountains', 'sea', 'lake', 'river', 'desert'] as const),
  ...(['moon', 'mars', 'snowfield', 'jungle', 'canyon'] as const),
]

/** Views that only chaos takes without being asked. */
const DARING: readonly Camera[] = [
  { angle: 'worm' },
  { angle: 'bird' },
  { angle: 'top' },
  { shot: 'face' },
  { shot: 'headshot' },
  { shot: 'extra long' },
  { shot: 'ultra-wide', angle: 'worm' },
  { shot: 'waist', angle: 'worm' },
]

function dare({ chaos, reading }: Recipe, random: Random): Camera | null {
  if (random() >= chaos / 140) return null
  const few = countStanding(reading) <= FEW
  return pickOne(few ? DARING : DARING.slice(0, 3), random)
}

/** More than these are only told apart from higher up. */
const FEW = 4

function overlook(plan: ViewPlan, count: number): ViewPlan {
  if (count <= FEW) return plan
  const high = plan.horizon > 0.55 ? 0.46 : Math.min(plan.horizon, 0.34)
  return { ...plan, horizon: high, feet: Math.max(0.92, plan.feet), tilt: Math.max(0, plan.tilt), heads: null, blur: 0 }
}

/** How many the row on the ground or the water has. */
export function countStanding(reading: Reading): number {
  return reading.subjects.reduce((sum, { name, count, pose }) => {
    const habitat = subjectTraits(name)?.habitat
    const stands = habitat === 'ground' || habitat === 'water' || habitat === 'structure'
    return stands && pose !== 'flying' ? sum + count : sum
  }, 0)
}

/** Chaos tries other distances, heights and sides than the template's. */
function stray(plan: ViewPlan, chaos: number, random: Random): ViewPlan {
  const nearer = 2 ** (between(random, -0.9, 0.75) * chaos)
  const lifted = between(random, -0.3, 0.3) * chaos
  const tilted = random() < 0.5 * chaos ? between(random, -0.8, 0.8) : 0
  return {
    ...plan,
    horizon: Math.min(0.9, Math.max(0.08, plan.horizon + lifted)),
    feet: Math.max(plan.feet, plan.horizon + lifted + 0.1),
    subject: Math.min(0.95, Math.max(0.16, plan.subject * nearer)),
    heads: plan.heads === null ? null : Math.max(1.6, plan.heads / nearer),
    off: [plan.off[0], Math.min(0.3, plan.off[1] + 0.2 * chaos)],
    tilt: plan.tilt === 0 ? tilted : plan.tilt,
    distance: plan.distance * nearer,
  }
}

const ANGLE_PLANS: Record<NonNullable<Camera['angle']>, Partial<ViewPlan>> = {
  front: { horizon: 0.5, feet: 0.9, subject: 0.64, off: [0, 0.04], tilt: 0, eye: 1 },
  worm: { horizon: 0.93, feet: 0.985, subject: 0.84, off: [0, 0.1], tilt: -1, eye: 0.45 },
  bird: { horizon: -0.1, feet: 0.6, subject: 0.3, off: [0, 0.12], tilt: 0.62, eye: 2.6 },
  top: { horizon: -0.85, feet: 0.66, subject: 0.36, off: [0, 0.12], tilt: 1, eye: 3 },
}

/** Frame height in heads, or height of the figure in the frame. */
const SHOT_PLANS: Record<NonNullable<Camera['shot']>, Partial<ViewPlan>> = {
  'extreme close-up': { heads: 0.62, blur: 0.6 },
  face: { heads: 1.25, blur: 0.9 },
  headshot: { heads: 1.9, blur: 0.9 },
  'close-up': { heads: 2.4, blur: 0.8 },
  waist: { heads: 2.9, blur: 0.6 },
  knee: { heads: 3.8, blur: 0.4 },
  full: { heads: null, subject: 0.82, feet: 0.93 },
  medium: { heads: null, subject: 0.58, feet: 0.9 },
  long: { heads: null, subject: 0.34, feet: 0.84 },
  'extra long': { heads: null, subject: 0.13, feet: 0.72, distance: 2 },
  wide: { heads: null, subject: 0.28, feet: 0.82, distance: 1.6 },
  'ultra-wide': { heads: null, subject: 0.2, feet: 0.8, distance: 2.4 },
}

/** The template gives way to the words, and keeps a part of its own height, side and distance, so that a grid has four. */
function obey(plan: ViewPlan, { camera = {}, setting }: Reading, random: Random): ViewPlan {
  const framed = camera.shot ? takeShot(plan, camera.shot) : { ...plan, heads: camera.angle ? null : plan.heads }
  const aimed = camera.angle
    ? takeAngle(framed, plan, ENCLOSED.includes(setting) ? lowerEye(camera.angle) : ANGLE_PLANS[camera.angle])
    : framed
  const nearer = between(random, 0.9, 1.12)
  return {
    ...aimed,
    subject: aimed.subject * nearer,
    heads: aimed.heads === null ? null : aimed.heads / nearer,
    blur: camera.blur ? 1 : aimed.blur,
    gloom: plan.gloom * 0.5,
    framed: plan.framed && !camera.blur && aimed.heads === null,
  }
}

function takeShot(plan: ViewPlan, shot: NonNullable<Camera['shot']>): ViewPlan {
  const asked = { ...plan, blur: 0, disc: false, ...SHOT_PLANS[shot] }
  // From near, nobody looks steeply down or up, unless the words say so.
  if (asked.heads !== null)
    return { ...asked, tilt: plan.tilt * 0.4, eye: 1, horizon: 0.45 + (plan.horizon - 0.47) * 0.6 }
  const horizon = 0.46 + (plan.horizon - 0.47) * 0.5
  return { ...asked, tilt: plan.tilt * 0.5, horizon: Math.min(horizon, asked.feet - 0.13) }
}

/** Between walls an eye this high still sees some of them. */
const ENCLOSED: readonly Setting[] = ['city', 'room', 'hall', 'library', 'kitchen', 'cafe', 'stage', 'market', 'cave']

function lowerEye(angle: NonNullable<Camera['angle']>): Partial<ViewPlan> {
  const plan = ANGLE_PLANS[angle]
  if (angle === 'bird') return { ...plan, horizon: 0.09, feet: 0.72, eye: 1 }
  return angle === 'top' ? { ...plan, horizon: -0.14, eye: 1 } : plan
}

function takeAngle(seen: ViewPlan, own: ViewPlan, plan: Partial<ViewPlan>): ViewPlan {
  const sized = seen.heads !== null || seen.subject !== own.subject
  const level = plan.horizon ?? 0.5
  const horizon = level + (own.horizon - 0.47) * (level > 0.9 ? 0.06 : level < -0.5 ? 0.5 : 0.16)
  return {
    ...seen,
    ...plan,
    horizon: Math.abs(horizon) < 0.06 ? -0.06 : horizon,
    subject: sized ? seen.subject : (plan.subject ?? 0.5) * (0.75 + own.subject * 0.5),
    off: [own.off[0] * 0.8, Math.max(own.off[1] * 0.8, 0.04)],
  }
}

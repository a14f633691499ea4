import type { Recipe, Template } from '../recipe/recipe.ts'
import { isPaintedAs } from '../recipe/version.ts'
import { subjectTraits } from '../subjects/draw-subject.ts'
import { isLiving, isPerson } from '../words/animate.ts'
import { needsWholeBodies } from './bonds/whole-bodies.ts'
import type { ViewPlan } from './view-plan.ts'
import { kindOf } from './settings/kinds.ts'
import { isSunSeen } from './sun-seen.ts'

/** From this version on a view fits what was named. */
const FITTED = 4

const GROUND_PLANS: Record<Template, Partial<ViewPlan>> = {
  vista: { horizon: 0.6, feet: 0.84, subject: 0.54, off: [0.04, 0.1] },
  'close-up': { horizon: 0.62, feet: 0.92, subject: 0.76, off: [0, 0.03] },
  'two-shot': { horizon: 0.64, feet: 0.86, subject: 0.6, off: [0.03, 0.09] },
  'low-angle': { horizon: 0.8, feet: 0.92, subject: 0.74, tilt: -0.3, off: [0, 0.06] },
  silhouette: { horizon: 0.66, feet: 0.86, subject: 0.6, off: [0.03, 0.08] },
  emblem: { horizon: 0.64, feet: 0.87, subject: 0.64, off: [0, 0.01] },
  'top-view': { horizon: 0.3, feet: 0.78, subject: 0.54, tilt: 0.3, off: [0, 0.06] },
  'still-life': { horizon: 0.58, feet: 0.84, subject: 0.6, off: [0.03, 0.08] },
}
/** A table is looked down on: its top ends where the wall begins. */
const TABLE_PLANS: Record<Template, Partial<ViewPlan>> = {
  vista: { horizon: 0.4, feet: 0.82, subject: 0.54 },
  'close-up': { horizon: 0.46, feet: 0.88, subject: 0.64 },
  'two-shot': { horizon: 0.42, feet: 0.84, subject: 0.56 },
  'low-angle': { horizon: 0.62, feet: 0.86, subject: 0.6, tilt: -0.2 },
  silhouette: { horizon: 0.42, feet: 0.84, subject: 0.56 },
  emblem: { horizon: 0.44, feet: 0.85, subject: 0.6 },
  'top-view': { horizon: -0.5, feet: 0.76, subject: 0.6, tilt: 0.4 },
  'still-life': { horizon: 0.42, feet: 0.84, subject: 0.58 },
}
/** The usual views from near and afar show their subject larger than older painters did. */
const NEARER: Partial<Record<Template, Partial<ViewPlan>>> = {
  vista: { subject: 0.36, distance: 1.4, off: [0.1, 0.18] },
  'top-view': { subject: 0.46 },
  'still-life': { gloom: 0.3 },
}
/** Lower than this nothing is told by its head. */
const HEADED = 0.2

/** The template's own view as it suits these words: no face where there is none, no great sun that nobody asked for. */
export function mendPlan(recipe: Recipe, plan: ViewPlan): ViewPlan {
  if (!isPaintedAs(FITTED, recipe)) return plan
  const { setting } = recipe.reading
  const { bare, water } = kindOf(setting)
  // Where some float and some stand on the bank, both have room only as far off as they were.
  const nearer = water ? plan : { ...plan, ...NEARER[recipe.template] }
  if (!bare) return nearer
  const plans = setting === 'tabletop' ? TABLE_PLANS : GROUND_PLANS
  const own = { ...nearer, distance: 1, blur: 0, gloom: 0, ...plans[recipe.template] }
  const ground = isOfPeople(recipe) ? { ...own, ...TALL, subject: Math.min(TALLEST, own.subject * 1.22) } : own
  return setting === 'paper' ? { ...ground, ...FLAT } : ground
}

/** Before a ground people are seen whole and large: they are narrow. */
const TALL: Partial<ViewPlan> = { feet: 0.92 }
const TALLEST = 0.8

function isOfPeople({ reading }: Recipe): boolean {
  const held = reading.subjects.map(({ relation }) => (relation?.kind === 'holding' ? relation.target : ''))
  const free = reading.subjects.filter(({ name }) => !held.includes(name))
  return free.length > 0 && free.every(({ name }) => isPerson(name))
}

/** What is drawn on paper is seen as the paper is. */
const FLAT: Partial<ViewPlan> = { heads: null, horizon: 0.5, feet: 0.84, subject: 0.66, tilt: 0, off: [0, 0.01] }

/** What holds whatever the words say of the camera. */
export function unframe(recipe: Recipe, plan: ViewPlan): ViewPlan {
  if (!isPaintedAs(FITTED, recipe)) return plan
  const { bare } = kindOf(recipe.reading.setting)
  const sun = !bare && isSunSeen(recipe)
  const seen = { ...plan, disc: plan.disc && sun, backlit: plan.backlit && sun, framed: plan.framed && !bare }
  if (plan.heads !== null) return nearPlan(recipe, { ...seen, heads: plan.heads })
  const far = FAR.includes(recipe.reading.camera?.shot ?? '')
  return bare && !far ? { ...seen, subject: Math.max(LEAST_BARE, seen.subject) } : seen
}

/** As near as all of a body can be seen. */
const WHOLE: Partial<ViewPlan> = { subject: 0.76, feet: 0.92 }

function nearPlan(recipe: Recipe, plan: ViewPlan & { heads: number }): ViewPlan {
  return needsWholeBodies(recipe.reading) ? { ...plan, heads: null, ...WHOLE } : fitHeads(recipe, plan)
}

const FAR: readonly string[] = ['long', 'extra long', 'wide', 'ultra-wide']
/** Before a ground there is nothing else to see. */
const LEAST_BARE = 0.52

/** What has no face is seen whole, and an animal's face from a little further away than a person's. */
function fitHeads({ reading }: Recipe, plan: ViewPlan & { heads: number }): ViewPlan {
  const [main] = reading.subjects.filter(({ weight = 1 }) => weight >= 0)
  if (main === undefined) return plan
  if (isPerson(main.name)) return plan
  const traits = subjectTraits(main.name)
  const headed = isLiving(main.name) && traits?.habitat === 'ground' && traits.height > HEADED
  if (headed) return { ...plan, heads: Math.max(1.5, plan.heads) }
  const size = plan.heads < 1.5 ? 0.86 : 0.76
  return { ...plan, heads: null, subject: size, feet: 0.5 + size * 0.54 }
}

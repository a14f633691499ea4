import type { SubjectWord } from '../recipe/recipe.ts'
import { subjectTraits } from '../subjects/draw-subject.ts'
import type { Layout } from './layout.ts'
import type { Frame } from '../base/frame.ts'
import type { Recipe } from '../recipe/recipe.ts'

/** A raised place in the land for a building: world place of its top, and what the frame must do to show it. */
export interface Seat {
  kind: 'peak' | 'cliff'
  x: number
  z: number
  height: number
  /** Half width of the flat top. */
  radius: number
  /** Which way the headland runs out of the frame: 1 right, -1 left. */
  side: 1 | -1
  /** Fall of the flank per unit. */
  steep: number
  /** Index into the reading's subjects. */
  subject: number
  /** Where its feet come to stand, in frame units, and how tall it is there. */
  feet: { x: number; y: number }
  size: number
}

const HIGH_PLACES = ['mountain', 'mountains', 'peak', 'hill', 'hills', 'hilltop', 'mountaintop']
const EDGES = ['cliff', 'cliffs', 'rock', 'rocks', 'island']

/** Finds the building that the words put on a mountain or cliff, and moves the horizon so that both are seen. */
export function seatBuilding(recipe: Recipe, layout: Layout, frame: Frame): { seat: Seat | null; layout: Layout } {
  const { subjects } = recipe.reading
  const index = subjects.findIndex((subject) => subjectTraits(subject.name)?.habitat === 'structure')
  const subject = subjects[index]
  if (subject === undefined || subject.count > 1) return { seat: null, layout }
  const kind = seatKind(recipe, subject)
  if (kind === null) return { seat: null, layout }
  const { size, feetY, horizon } = frameSeat(recipe, layout, { frame, kind })
  const z = kind === 'cliff' ? 9 : 26
  const aspect = subjectTraits(subject.name)?.aspect ?? 0.6
  const side: 1 | -1 = layout.focus > frame.width / 2 ? 1 : -1
  const seat: Seat = {
    kind,
    x: ((layout.focus - frame.width / 2) * z) / layout.focal,
    z,
    height: 1 + ((horizon - feetY) * z) / layout.focal,
    radius: ((size * aspect * 0.5) / layout.focal) * z * (kind === 'cliff' ? 1.9 : 0.96),
    side,
    steep: 0.95,
    subject: index,
    feet: { x: layout.focus, y: feetY },
    size,
  }
  const raised = { horizon, feet: Math.max(layout.feet, horizon + frame.height * 0.06), eye: 1, tilt: 0, blur: 0 }
  return { seat, layout: { ...layout, ...raised } }
}

/** Height of the building, its feet and the horizon, so that the rise under it is seen whole. */
function frameSeat(
  recipe: Recipe,
  layout: Layout,
  { frame, kind }: { frame: Frame; kind: Seat['kind'] },
): { size: number; feetY: number; horizon: number } {
  const size = Math.min(layout.subject * (kind === 'cliff' ? 1 : 0.84), frame.height * 0.5)
  const rise = kind === 'cliff' ? 0.36 : 0.42
  const feetY = Math.max(layout.feet - frame.height * rise, frame.height * 0.1 + size)
  const low = kind === 'cliff' ? Math.max(0.14, 0.3 - (size / frame.height) * 0.3) : 0.36
  const horizon = Math.min(
    frame.height * (recipe.reading.setting === 'sea' ? 0.8 : 0.93),
    Math.max(layout.horizon, feetY + frame.height * low),
  )
  return { size, feetY, horizon }
}

function seatKind(recipe: Recipe, subject: SubjectWord): Seat['kind'] | null {
  const { setting, features } = recipe.reading
  const target = subject.relation?.kind === 'on' ? subject.relation.target : ''
  if (EDGES.includes(target) || features.includes('cliff')) return 'cliff'
  if (HIGH_PLACES.includes(target)) return 'peak'
  return setting === 'mountains' && subject.name === 'castle' ? 'peak' : null
}

import { subjectTraits } from '../subjects/draw-subject.ts'
import type { Actor, Draft } from './actor.ts'
import { measureOutline } from './outline.ts'
import type { Stage } from './stage.ts'

/** How a roof stands over what is under it: share of its height that is clear below, and of its width that covers. */
const ROOFS: Readonly<Record<string, { clear: number; covers: number }>> = {
  umbrella: { clear: 0.46, covers: 1.02 },
  tree: { clear: 0.3, covers: 0.9 },
  'cherry tree': { clear: 0.34, covers: 0.9 },
  palm: { clear: 0.5, covers: 0.8 },
  pine: { clear: 0.14, covers: 0.9 },
  bridge: { clear: 0.4, covers: 0.5 },
}
/** Room over the tallest head. */
const HEADROOM = 1.06

/** What leaves less free below it shelters nobody. */
const LOWEST_ROOF = 0.22

/** Known roofs, and whatever else stands on legs. */
function roofOf(roof: Draft): { clear: number; covers: number } | null {
  const roofShape = ROOFS[roof.name]
  if (roofShape || roof.footing !== 'ground') return roofShape ?? null
  const outline = measureOutline(roof)
  const places = [-0.5, -0.25, 0, 0.25, 0.5].map((share) => outline.bottomAt(share * outline.front) ?? 0)
  const clear = Math.min(...places)
  return clear < LOWEST_ROOF ? null : { clear: clear * 0.96, covers: 0.7 }
}

/** The first subject that others stand under, and those that do. */
export interface Shelter {
  roof: Draft
  guests: Draft[]
}

/** Finds "under an umbrella", "under a tree", "under a bridge" among what stands on the ground. */
export function findShelter(drafts: readonly Draft[]): Shelter | null {
  for (const roof of drafts) {
    const guests = drafts.filter(
      ({ subject }) => subject.relation?.kind === 'under' && subject.relation.target === roof.name,
    )
    if (guests.length > 0 && roofOf(roof) !== null) return { roof, guests }
  }
  return null
}

/** Guests draw together to be covered. */
const HUDDLE = 0.74
/** How far guests may grow towards a roof that the frame has room for. */
const GROW = 1.5

/** Puts the roof over its guests, and scales both to the frame. */
export function raiseRoof({ frame }: Stage, { roof }: Shelter, row: readonly Actor[]): Actor[] {
  const kind = roofOf(roof) ?? { clear: 0.4, covers: 0.9 }
  const aspect = subjectTraits(roof.name)?.aspect ?? 1
  const span = spanOf(row)
  const huddle = row.length > 1 ? HUDDLE : 1
  const tallest = Math.max(...row.map((guest) => guest.height))
  const natural = Math.max(
    (tallest * HEADROOM) / kind.clear,
    ((span.right - span.left) * huddle) / aspect / kind.covers,
  )
  const ground = Math.max(...row.map((guest) => guest.y))
  const fit = Math.min(
    GROW,
    (ground - frame.height * 0.05) / natural,
    (frame.width * 0.9) / (natural * aspect),
    (frame.width * 0.8) / ((span.right - span.left) * huddle),
  )
  const height = natural * fit
  const middle = (span.left + span.right) / 2
  const half = height * aspect * 0.5
  const x = Math.min(frame.width - half, Math.max(half, middle))
  const guests = row.map((guest) => ({
    ...guest,
    x: x + (guest.x - middle) * fit * huddle,
    height: guest.height * fit,
    width: guest.width * fit,
  }))
  const back = Math.max(...row.map((guest) => guest.z)) * 1.01
  const y = Math.min(...row.map((guest) => guest.y))
  return [...guests, { ...roof, x, y, z: back, height, width: height * aspect }]
}

function spanOf(row: readonly Actor[]): { left: number; right: number } {
  return {
    left: Math.min(...row.map((guest) => guest.x - guest.width * 0.5)),
    right: Math.max(...row.map((guest) => guest.x + guest.width * 0.5)),
  }
}

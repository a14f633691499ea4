import type { Frame } from '../base/frame.ts'
import type { Layout } from './layout.ts'
import type { Actor } from './actor.ts'
import { listEmbraced } from './bonds/whole-bodies.ts'
import { findHead } from './outline.ts'
import type { Stage } from './stage.ts'

/** Share of the frame's height at which heads stand, by how near they are. */
const EYE_LINE = { near: 0.47, far: 0.36 }
/** Heads at which a face begins to fill the frame. */
const NEAR_HEADS = 1.5
/** As many faces may fill the frame. */
const FACES = 3
/** Height over the ground, by the frame's, that a figure cut by the lower edge is taken to have at least. */
const STANDING = 0.12

/** Brings the composed figures so near that the frame is as tall as the plan says in heads; everything grows with them. */
export function aimLens(stage: Stage, actors: readonly Actor[]): { layout: Layout; actors: Actor[] } {
  const { layout, frame } = stage
  const { heads } = layout
  const plain = { layout, actors: [...actors] }
  if (heads === null) return plain
  const main = findMain(stage, actors)
  const aim = main.length === 0 ? null : frameHeads(main, heads, frame)
  if (aim === null || aim.factor <= 1.02) return plain
  return zoomTo(layout, actors, { ...aim, frame })
}

/** Those that the picture is about: of the subject that was named first, as many as fill a frame. */
function findMain({ recipe, seat }: Stage, actors: readonly Actor[]): Actor[] {
  if (seat !== null) return []
  for (const subject of recipe.reading.subjects) {
    const names = listEmbraced(subject, recipe.reading.subjects)
    const named = actors.filter(({ name, part }) => names.includes(name) && part === undefined)
    if (named.length > 0) return named.slice(0, FACES)
  }
  return actors.slice(0, 1)
}

interface Aim {
  factor: number
  /** What comes to stand at `to`. */
  from: { x: number; y: number }
  to: { x: number; y: number }
}

function frameHeads(main: readonly Actor[], heads: number, frame: Frame): Aim | null {
  const faces = main.map((actor) => {
    const head = findHead(actor)
    return {
      x: actor.x + actor.facing * head.x * actor.height,
      y: actor.y - head.y * actor.height,
      size: head.size * actor.height,
      facing: actor.facing,
    }
  })
  const size = Math.max(...faces.map((face) => face.size))
  const left = Math.min(...faces.map((face) => face.x))
  const right = Math.max(...faces.map((face) => face.x))
  const side = Math.min(frame.height, frame.width * 1.2)
  const wide = (frame.width * 0.94) / (right - left + size * 1.3)
  const line = heads < NEAR_HEADS ? EYE_LINE.near : EYE_LINE.far
  const [first] = faces
  if (first === undefined) return null
  // A lone face looks into the picture.
  const room = faces.length === 1 ? -first.facing * frame.width * (heads < NEAR_HEADS ? 0.02 : 0.07) : 0
  return {
    factor: faces.length === 1 ? side / (heads * size) : Math.min(side / (heads * size), wide),
    from: { x: (left + right) / 2, y: faces.reduce((sum, face) => sum + face.y, 0) / faces.length },
    to: { x: frame.width / 2 + room, y: frame.height * line },
  }
}

function zoomTo(
  layout: Layout,
  actors: readonly Actor[],
  { factor, from, to, frame }: Aim & { frame: Frame },
): { layout: Layout; actors: Actor[] } {
  const focal = layout.focal * Math.min(3, factor ** 0.6)
  const moved = actors.map((actor) => ({
    ...actor,
    x: (actor.x - from.x) * factor + to.x,
    y: (actor.y - from.y) * factor + to.y,
    height: actor.height * factor,
    width: actor.width * factor,
  }))
  const feet = (layout.feet - from.y) * factor + to.y
  const drop = Math.max(frame.height * STANDING, feet - layout.horizon)
  const nearest = focal / drop
  const before = layout.focal / Math.max(20, layout.feet - layout.horizon)
  const rescaled = moved.map((actor) => ({ ...actor, z: (actor.z * nearest) / before }))
  const main = rescaled[0]
  return {
    layout: { ...layout, feet, focal, subject: layout.subject * factor, focus: main ? to.x : layout.focus },
    actors: rescaled,
  }
}

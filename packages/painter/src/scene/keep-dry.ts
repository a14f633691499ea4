import { subjectTraits } from '../subjects/draw-subject.ts'
import type { Actor } from './actor.ts'
import type { Land } from './land.ts'
import type { Stage } from './stage.ts'

/** Steps and length, by the frame's width, of the way to dry ground. */
const STEPS = 12
const LONGEST = 0.36
/** Share of its width that a building stands on. */
const BASE = 0.5

/** Moves what is built and large off the water, as far aside as it must, and makes it smaller where even that leaves it wet. */
export function keepDry(stage: Stage, land: Land, actors: readonly Actor[]): Actor[] {
  const { waterAt } = land
  if (waterAt === null) return [...actors]
  return actors.map((actor) => (isWide(actor) ? moveAshore(stage, land, actor) : actor))
}

function isWide({ name, footing }: Actor): boolean {
  const traits = subjectTraits(name)
  return footing === 'ground' && traits !== null && (traits.large || traits.habitat === 'structure')
}

function moveAshore(stage: Stage, land: Land, actor: Actor): Actor {
  const { width } = stage.frame
  for (const size of [1, 0.86, 0.72]) {
    const sized = { ...actor, height: actor.height * size, width: actor.width * size }
    for (let step = 0; step <= STEPS; step++) {
      const by = (step / STEPS) * LONGEST * width
      for (const x of [actor.x + by, actor.x - by]) {
        const inside = x > sized.width * 0.4 && x < width - sized.width * 0.4
        if (inside && isDry(stage, land, { ...sized, x })) return { ...sized, x }
      }
    }
  }
  return actor
}

function isDry({ layout, frame }: Stage, land: Land, actor: Actor): boolean {
  return [-1, -0.5, 0, 0.5, 1].every((side) => {
    const x = ((actor.x + side * actor.width * BASE - frame.width / 2) * actor.z) / layout.focal
    return [1, 1.06].every((back) => land.groundAt(x, actor.z * back) > (land.waterAt?.(x, actor.z * back) ?? -1))
  })
}

import type { View } from '../base/frame.ts'
import { between, createRandom, deriveSeed, type Random } from '../base/chance.ts'
import { createCover, readMask } from '../recipe/read-mask.ts'
import type { Patch, SubjectWord } from '../recipe/recipe.ts'
import { subjectTraits } from '../subjects/draw-subject.ts'
import type { Actor } from './actor.ts'
import type { Stage } from './stage.ts'

/** Share of a figure that must lie in the mask before it is painted over. */
const GONE = 0.5
const PROBES = 9

/** Takes away who lies under the mask, and puts what the new words name inside it. */
export function recast(stage: Stage, patch: Patch, actors: readonly Actor[]): Actor[] {
  const covers = createCover(patch)
  const remaining = actors.filter((actor) => coveredShare(actor, covers) < GONE)
  const box = findBox(patch)
  if (box === null) return remaining
  const missing = patch.subjects.filter(
    ({ name }) => subjectTraits(name) && !remaining.some((actor) => actor.name === name),
  )
  const drafts = missing.flatMap((subject) => Array.from({ length: subject.count }, () => subject))
  const random = createRandom(deriveSeed(patch.seed, 'recast'))
  const lane = box.width / Math.max(1, drafts.length)
  const placed = drafts.map((subject, index) => {
    const room = { ...box, left: box.left + lane * index, width: lane }
    return placeIn(stage, subject, room, { random, seed: deriveSeed(patch.seed, `${subject.name}${index}`) })
  })
  return [...remaining, ...placed]
}

function coveredShare(actor: Actor, covers: (x: number, y: number) => boolean): number {
  let covered = 0
  for (let row = 0; row < PROBES; row++) {
    for (let column = 0; column < PROBES; column++) {
      const x = actor.x + ((column + 0.5) / PROBES - 0.5) * actor.width
      const y = actor.y - ((row + 0.5) / PROBES) * actor.height
      if (covers(x, y)) covered++
    }
  }
  return covered / (PROBES * PROBES)
}

/** The smallest rectangle around the white, in units; null when nothing is white. */
function findBox({ mask, view }: Patch): View | null {
  const bytes = readMask(mask)
  let [left, top, right, bottom] = [mask.width, mask.height, -1, -1]
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === 0) continue
    const column = at % mask.width
    const row = Math.floor(at / mask.width)
    left = Math.min(left, column)
    right = Math.max(right, column)
    top = Math.min(top, row)
    bottom = row
  }
  if (right < 0) return null
  const across = view.width / mask.width
  const down = view.height / mask.height
  return {
    left: view.left + left * across,
    top: view.top + top * down,
    width: (right + 1 - left) * across,
    height: (bottom + 1 - top) * down,
  }
}

const SIZES = { tiny: 0.5, natural: 0.86, giant: 0.95 } as const
/** Beyond its measure a figure has tails, flags and shadows. */
const MARGIN = 0.84

/** As large as the region allows, on the ground where there is any. */
function placeIn(
  { layout }: Stage,
  subject: SubjectWord,
  room: View,
  { random, seed }: { random: Random; seed: number },
): Actor {
  const aspect = subjectTraits(subject.name)?.aspect ?? 1
  const size = SIZES[subject.size] * between(random, 0.88, 1)
  const height = Math.min(room.height * size, (room.width * MARGIN) / aspect)
  const bottom = room.top + room.height
  const grounded = !isFlying(subject) && bottom > layout.horizon + 6
  const slack = Math.max(0, room.height - height)
  const y = grounded ? bottom - slack * 0.2 - room.height * 0.05 : bottom - slack * between(random, 0.35, 0.65)
  const sway = Math.max(0, room.width - height * aspect) * 0.5 * MARGIN
  const pose = subject.pose ?? (grounded ? undefined : 'flying')
  return {
    name: subject.name,
    colour: subject.colour,
    x: room.left + room.width / 2 + between(random, -sway, sway) * 0.6,
    y,
    height,
    width: height * aspect,
    z: grounded ? layout.focal / Math.max(14, y - layout.horizon) : 7,
    facing: random() < 0.5 ? 1 : -1,
    footing: grounded ? 'ground' : 'air',
    seed,
    ...(pose === undefined ? {} : { pose }),
  }
}

function isFlying({ name, pose }: SubjectWord): boolean {
  const habitat = subjectTraits(name)?.habitat
  return habitat === 'air' || habitat === 'sky' || pose === 'flying'
}

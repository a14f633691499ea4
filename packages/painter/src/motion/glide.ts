import { pixelAt } from '../base/frame.ts'
import { smoothStep } from '../base/noise.ts'
import type { Actor } from '../scene/actor.ts'
import type { Beat } from './beat.ts'
import type { Mover } from './layers.ts'
import type { SceneSet } from './scene-set.ts'

/** A body's place on the screen, in pixels. */
interface Place {
  x: number
  y: number
  height: number
}

/** Farther apart than so much of the picture's width, two are not taken for the same. */
const FARTHEST = 0.45

/**
 * Lets whoever both pictures show go from its place in the first to that in the last; gives whether there was anybody. `overAt`
 * says how much of the clip is over, 0 to 1, at a moment of the first picture and at one of the last.
 */
export function glideOver(
  first: SceneSet,
  last: SceneSet,
  overAt: { first: (beat: Beat) => number; last: (beat: Beat) => number },
): boolean {
  const waiting = listActors(last)
  let found = false
  for (const actor of listActors(first)) {
    const index = waiting.findIndex((other) => isSame(actor, other, first, last))
    const [other] = index < 0 ? [] : waiting.splice(index, 1)
    if (other === undefined) continue
    const [from, to] = [placeOf(actor, first), placeOf(other, last)]
    addMover(first, actor, (beat, x, y, out) =>
      carry({ own: from, there: to, share: ease(overAt.first(beat)) }, x, y, out),
    )
    addMover(last, other, (beat, x, y, out) =>
      carry({ own: to, there: from, share: 1 - ease(overAt.last(beat)) }, x, y, out),
    )
    found = true
  }
  return found
}

function listActors({ layers }: SceneSet): Actor[] {
  return [...new Set(layers.flatMap(({ actor }) => (actor === undefined ? [] : [actor])))]
}

function isSame(one: Actor, other: Actor, first: SceneSet, last: SceneSet): boolean {
  if (one.name !== other.name || one.facing !== other.facing) return false
  return Math.abs(placeOf(one, first).x - placeOf(other, last).x) < FARTHEST * first.width
}

function placeOf(actor: Actor, { seen }: SceneSet): Place {
  if (seen === null) return { x: 0, y: 0, height: 1 }
  const { column, row } = pixelAt(seen.stage.frame, actor.x, actor.y)
  return { x: column, y: row, height: actor.height * seen.stage.frame.scale }
}

function ease(share: number): number {
  return smoothStep(0.04, 0.96, share)
}

/** Seen `share` of the way to there, what is at a place lay here at first, by its own feet. */
function carry(
  { own, there, share }: { own: Place; there: Place; share: number },
  x: number,
  y: number,
  out: { x: number; y: number },
): void {
  const size = 1 + (there.height / own.height - 1) * share
  out.x += own.x + (x - own.x - (there.x - own.x) * share) / size - x
  out.y += own.y + (y - own.y - (there.y - own.y) * share) / size - y
}

/** Before its own moves; layers of one figure go on to share their list. */
function addMover(set: SceneSet, actor: Actor, mover: Mover): void {
  const own = set.layers.find((layer) => layer.actor === actor)
  const movers = [mover, ...(own?.movers ?? [])]
  set.layers = set.layers.map((layer) => (layer.actor === actor ? { ...layer, movers } : layer))
}

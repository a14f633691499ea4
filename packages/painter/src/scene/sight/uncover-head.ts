import type { Actor } from '../actor.ts'
import type { Stage } from '../stage.ts'
import { growAbout } from './bring-nearer.ts'
import { measureSight, wholeOf } from './measure-sight.ts'

export interface Mended {
  index: number
  actor: Actor
}

/** Of a face so much is seen above what its bearer holds. */
export const LEAST_HEAD = 0.72
/** How far down what is held is tried, by its own height, and how much smaller. */
const DOWN = [0.2, 0.4, 0.6, 0.8] as const
const SMALLER = 0.8

/** What somebody holds before the face, lower and a little smaller. */
export function uncoverHead(stage: Stage, actors: readonly Actor[], index: number): Mended | null {
  const bearer = actors[index]
  if (bearer === undefined) return null
  const isHeld = (one: Actor) =>
    one.footing === 'held' && one.z < bearer.z && Math.abs(one.x - bearer.x) < bearer.width && one.y < bearer.y
  const at = actors.findIndex((one, other) => other !== index && isHeld(one))
  const held = actors[at]
  if (held === undefined) return null
  for (const down of DOWN) {
    const lower = growAbout({ ...held, y: held.y + held.height * down }, SMALLER, { x: held.x, y: held.y })
    const [sight] = measureSight(wholeOf(stage), actors.with(at, lower)).slice(index, index + 1)
    if (sight !== undefined && sight.head >= LEAST_HEAD) return { index: at, actor: lower }
  }
  return null
}

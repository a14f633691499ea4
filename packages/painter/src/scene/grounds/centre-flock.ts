import type { Actor } from '../actor.ts'
import { kindOf } from '../settings/kinds.ts'
import type { Stage } from '../stage.ts'

/** Share of the frame that what flies fills where there is no sky above it. */
const FILLED = 0.66
const LARGEST = 2

/** Before a ground of colour nothing hangs at the upper edge: all that flies comes into the middle, as large as it has room. */
export function centreFlock({ frame, recipe }: Stage, flock: readonly Actor[], standing: number): Actor[] {
  if (!kindOf(recipe.reading.setting).bare || flock.length === 0 || standing > 0) return [...flock]
  const left = Math.min(...flock.map(({ x, width }) => x - width / 2))
  const right = Math.max(...flock.map(({ x, width }) => x + width / 2))
  const top = Math.min(...flock.map(({ y, height }) => y - height))
  const bottom = Math.max(...flock.map(({ y }) => y))
  const room = Math.min((frame.width * FILLED) / (right - left), (frame.height * FILLED) / (bottom - top))
  const factor = Math.min(LARGEST, room)
  return flock.map((actor) => ({
    ...actor,
    x: frame.width / 2 + (actor.x - (left + right) / 2) * factor,
    y: frame.height * 0.5 + (actor.y - (top + bottom) / 2) * factor,
    height: actor.height * factor,
    width: actor.width * factor,
  }))
}

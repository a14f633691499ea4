import type { Actor } from '../actor.ts'
import { kindOf } from '../settings/kinds.ts'
import type { Stage } from '../stage.ts'
import type { Sight } from './measure-sight.ts'

/** Nothing is made larger than this by its own size. */
export const MOST_GROWN = 1.9
/** The largest figure covers this share of the picture or stands this tall in it, or the picture looks empty. */
const LEAST_MAIN = { area: 0.05, height: 0.42 }
const FAR: readonly string[] = ['long', 'extra long', 'wide', 'ultra-wide']

/** Everybody as much larger as an empty frame has room for, about the place where the first of them stands. */
export function bringNearer(
  { layout, frame, recipe, seat }: Stage,
  actors: readonly Actor[],
  sights: readonly Sight[],
) {
  const { camera } = recipe.reading
  const asked = FAR.includes(camera?.shot ?? '') || camera?.angle === 'bird' || camera?.angle === 'top'
  if (asked || seat !== null || layout.heads !== null || actors.length === 0) return null
  const area = sights.reduce((sum, sight) => sum + sight.area, 0)
  const height = Math.max(...actors.map((actor) => actor.height)) / frame.height
  const wanted = Math.min(Math.sqrt(LEAST_MAIN.area / Math.max(0.001, area)), LEAST_MAIN.height / height)
  const factor = Math.min(MOST_GROWN, roomFor(frame, actors), wanted)
  if (factor < 1.06) return null
  const middle = layout.focus
  return actors.map((actor) => growAbout(actor, factor, { x: middle, y: actor.stem?.y ?? actor.y }))
}

export function growAbout(actor: Actor, factor: number, { x, y }: { x: number; y: number }): Actor {
  return {
    ...actor,
    x: x + (actor.x - x) * factor,
    y: y + (actor.y - y) * factor,
    height: actor.height * factor,
    width: actor.width * factor,
    ...(actor.stem
      ? { stem: { ...actor.stem, x: x + (actor.stem.x - x) * factor, height: actor.stem.height * factor } }
      : {}),
  }
}

/** How much all may grow before the widest or tallest of them leaves the frame. */
function roomFor(frame: { width: number; height: number }, actors: readonly Actor[]): number {
  const left = Math.min(...actors.map(({ x, width }) => x - width / 2))
  const right = Math.max(...actors.map(({ x, width }) => x + width / 2))
  const tallest = Math.max(
    ...actors.map(({ y, height, stem }) => height / Math.max(1, (stem?.y ?? y) - frame.height * 0.04)),
  )
  return Math.min((frame.width * 0.92) / Math.max(1, right - left), 1 / tallest)
}

/** Where those who hang in the air alone may have their middle, as shares of the frame's height. */
const ALOFT = { high: 0.36, low: 0.62 }

/** What flies where nothing stands is what the picture is about: it does not hang at the edge. */
export function centreAloft({ frame, recipe }: Stage, actors: readonly Actor[]): Actor[] | null {
  const [, ...more] = actors
  const isAloft = actors.every(({ footing }) => footing === 'air' || footing === 'held')
  if (!isAloft || actors.length === 0 || more.length > 3 || !kindOf(recipe.reading.setting).hanging) return null
  const top = Math.min(...actors.map(({ y, height }) => y - height))
  const bottom = Math.max(...actors.map(({ y }) => y))
  const middle = (top + bottom) / 2 / frame.height
  const by = (Math.min(ALOFT.low, Math.max(ALOFT.high, middle)) - middle) * frame.height
  if (Math.abs(by) < frame.height * 0.03) return null
  return actors.map((actor) => ({
    ...actor,
    y: actor.y + by,
    ...(actor.stem ? { stem: { ...actor.stem, y: actor.stem.y + by } } : {}),
  }))
}

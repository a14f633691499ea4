import type { SubjectWord } from '../recipe/recipe.ts'
import type { Actor } from './actor.ts'
import type { Stage } from './stage.ts'

/** Share of a figure, or of its upper quarter where the head is, that must lie in the frame before it counts as seen. */
const SEEN = 0.4
const HEAD = 0.25

/**
 * The words of those subjects of which fewer stand in this one picture than were asked for: without a place in it, or out of the
 * frame. Of a region that was painted anew, those of its own words.
 */
export function listUnplaced(stage: Stage, actors: readonly Actor[]): string[] {
  const { patches, reading } = stage.recipe
  const requested = (patches?.at(-1)?.subjects ?? reading.subjects).filter(({ weight = 1 }) => weight >= 0)
  const missing = requested.filter(({ name }) => countSeen(stage, actors, name) < countAsked(requested, name))
  return [...new Set(missing.map(({ word }) => word))]
}

function countAsked(asked: readonly SubjectWord[], name: string): number {
  return asked.filter((one) => one.name === name).reduce((sum, { count }) => sum + count, 0)
}

function countSeen(stage: Stage, actors: readonly Actor[], name: string): number {
  return actors.filter((actor) => actor.name === name && actor.part === undefined && isSeen(stage, actor)).length
}

function isSeen(stage: Stage, actor: Actor): boolean {
  const { y, height } = actor
  return (
    shareSeen(stage, actor) >= SEEN ||
    shareSeen(stage, { ...actor, y: y - height * (1 - HEAD), height: height * HEAD }) >= SEEN
  )
}

function shareSeen({ frame: { view } }: Stage, { x, y, width, height }: Actor): number {
  const across = Math.min(x + width / 2, view.left + view.width) - Math.max(x - width / 2, view.left)
  const down = Math.min(y, view.top + view.height) - Math.max(y - height, view.top)
  return across > 0 && down > 0 ? (across * down) / (width * height) : 0
}

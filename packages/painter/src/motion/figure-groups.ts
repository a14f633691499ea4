import type { Actor } from '../scene/actor.ts'
import type { Survey } from '../scene/survey.ts'

/** Figures that move as one, because they hold, ride or hug each other. */
export interface FigureGroup {
  /** The largest of them, which the others follow. */
  main: Actor
  actors: Actor[]
  /** 0 to 255 of each pixel. */
  cover: Uint8Array
}

/** What carries something, is carried, or acts on another, joins whom it touches; far ones first. */
export function groupFigures({ figures }: Survey): FigureGroup[] {
  const groups: (FigureGroup & { joins: boolean })[] = []
  for (const { actor, cover } of figures) {
    const joins = actor.footing === 'held' || actor.bound === true || actor.part !== undefined
    const host = groups.findLast((group) => (joins || group.joins) && touches(group.cover, cover))
    if (host === undefined) {
      groups.push({ main: actor, actors: [actor], cover: cover.slice(), joins })
      continue
    }
    for (let at = 0; at < cover.length; at++) host.cover[at] = Math.max(host.cover[at] ?? 0, cover[at] ?? 0)
    host.actors.push(actor)
    if (joins && actor.footing !== 'held') host.joins = true
    if (isMore(actor, host.main)) host.main = actor
  }
  return groups
}

function isMore(actor: Actor, main: Actor): boolean {
  return actor.part === undefined && actor.footing !== 'held' && actor.height * actor.width > main.height * main.width
}

/** Pixels that two have in common before they count as touching. */
const TOUCHING = 12

function touches(one: Uint8Array, other: Uint8Array): boolean {
  let shared = 0
  for (let at = 0; at < one.length && shared < TOUCHING; at++) {
    if ((one[at] ?? 0) > 60 && (other[at] ?? 0) > 60) shared++
  }
  return shared >= TOUCHING
}

import { findAgent, isPerson } from '../animate.ts'
import type { Entry } from '../lexicon.ts'
import type { Mark } from '../meaning.ts'
import { takeNoun } from './take-noun.ts'
import { dropLook, noPending, type Walk } from './walk-state.ts'

export function takeMark(
  walk: Walk,
  { kind }: Exclude<Mark, { kind: 'not' }>,
  { word, entry }: { word: string; entry: Entry },
): void {
  if (kind === 'undrawn') walk.notDrawn.add(word)
  if (kind === 'part') takePart(walk)
  if (kind === 'garment') takeGarment(walk, { word, entry })
  if (kind === 'wear') walk.wearerComes = walk.next.count !== null || walk.joining || walk.clause.length === 0
}

/** "blue-eyed" is no blue cat, and "with blue eyes" nothing that the cat stands beside. */
function takePart(walk: Walk): void {
  dropLook(walk)
  if (walk.relation) walk.next.count = null
  walk.next.doubtful = true
  walk.relation = null
  walk.copula = null
  walk.named = null
}

/** "a girl in a red dress": the red is hers, and the dress is no place. */
function takeGarment(walk: Walk, { word, entry }: { word: string; entry: Entry }): void {
  const { colour } = walk.next
  if (walk.wearerComes) return tellPlain(walk, word)
  const by = walk.relation?.of ?? findAgent(walk.clause) ?? walk.subjects.findLast(({ name }) => isPerson(name)) ?? null
  if (by === null)
    return entry.noun ? takeNoun(walk, entry.noun, { word, plural: entry.plural }) : tellPlain(walk, word)
  walk.relation = null
  tellPlain(walk, word)
  if (colour && by.colour === null) {
    by.colour = colour.value
    walk.worn = { by, colour }
  } else if (colour) walk.notDrawn.add(colour.word)
  walk.next = noPending()
}

/** Clothes of no colour are those that the figure wears anyway. */
function tellPlain(walk: Walk, word: string): void {
  if (walk.next.colour === null) walk.notDrawn.add(word)
}

import type { SubjectWord } from '../../recipe/recipe.ts'
import { findAgent, isPerson } from '../animate.ts'
import { findClothes } from '../lexicon/wardrobe.ts'
import type { Entry } from '../lexicon.ts'
import type { Mark } from '../meaning.ts'
import { addLook, awaitLook } from './take-look.ts'
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
  const clothes = findClothes(word)
  if (walk.wearerComes) return clothes === undefined ? tellPlain(walk, word) : awaitLook(walk, clothes, word)
  const by = walk.relation?.of ?? findAgent(walk.clause) ?? walk.subjects.findLast(({ name }) => isPerson(name)) ?? null
  if (by === null)
    return entry.noun ? takeNoun(walk, entry.noun, { word, plural: entry.plural }) : tellPlain(walk, word)
  walk.relation = null
  if (clothes !== undefined && isPerson(by.name)) addLook(by, clothes)
  else tellPlain(walk, word)
  dye(walk, by)
  walk.next = noPending()
}

/** The colour of clothes is that of their wearer. */
function dye(walk: Walk, by: SubjectWord): void {
  const { colour } = walk.next
  if (colour && by.colour === null) {
    by.colour = colour.value
    walk.worn = { by, colour }
  } else if (colour) walk.notDrawn.add(colour.word)
}

/** Clothes of no colour are those that the figure wears anyway. */
function tellPlain(walk: Walk, word: string): void {
  if (walk.next.colour === null) walk.notDrawn.add(word)
}

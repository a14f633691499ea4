import type { Entry } from '../lexicon.ts'
import { isCondition, isLink, isQuality, type Meaning, type Named } from '../meaning.ts'
import type { Piece } from '../piece.ts'
import { listForbiddenNames } from '../unwanted.ts'
import { takeNegated } from './negate.ts'
import { takeCondition } from './take-condition.ts'
import { takeLink } from './take-link.ts'
import { takeMark } from './take-mark.ts'
import { endNamed, nameTarget, takeFeature, takeMoon, takeNoun } from './take-noun.ts'
import { giveBack, takeQuality } from './take-quality.ts'
import { linkTo } from './link-to.ts'
import { dropPending, type Walk } from './walk-state.ts'
import { MAX_COUNT } from '../../recipe/vocabulary.ts'

/** Larger numbers are years and sizes, not counts. */
const LARGEST_NUMBER = 999

export function takePiece(walk: Walk, piece: Piece): void {
  if (takeNegated(walk, piece)) return
  if (piece.kind === 'stop') endClause(walk)
  else if (piece.kind === 'number') takeNumber(walk, piece)
  else if (piece.kind === 'unknown') takeUnknown(walk, piece.word)
  else if (piece.kind === 'known') takeKnown(walk, piece)
}

function takeNumber(walk: Walk, { value, word }: { value: number; word: string }): void {
  if (value > LARGEST_NUMBER || value === 0) return takeUnknown(walk, word)
  walk.copula = null
  walk.next.count = Math.min(MAX_COUNT, value)
}

function takeUnknown(walk: Walk, word: string): void {
  walk.notDrawn.add(word)
  walk.next.doubtful = true
}

function takeKnown(walk: Walk, { entry, word }: { entry: Entry; word: string }): void {
  let idle = entry.meanings.length > 0
  for (const meaning of entry.meanings) if (takeMeaning(walk, meaning, { entry, word })) idle = false
  if (idle) walk.notDrawn.add(word)
  const kinds = entry.meanings.map(({ kind }) => kind)
  if (kinds.some((kind) => kind === 'feature' || kind === 'place' || kind === 'moon')) endNamed(walk)
  if (kinds.includes('time') || kinds.includes('season')) endHour(walk)
}

/** "in the morning a fox": the relation is dropped, or the fox would become its target. */
function endHour(walk: Walk): void {
  endNamed(walk)
  walk.relation = null
}

/** @returns whether the word was used; a quality that never finds its noun is reported at the end */
function takeMeaning(walk: Walk, meaning: Meaning, { entry, word }: { entry: Entry; word: string }): boolean {
  switch (meaning.kind) {
    case 'noun':
      takeNoun(walk, meaning, { word, plural: entry.plural })
      return true
    case 'place':
      walk.places.push({ setting: meaning.setting, firm: meaning.firm, word, alone: entry.meanings.length === 1 })
      if (entry.meanings[0]?.kind !== 'noun') nameTarget(walk, meaning.setting)
      return true
    case 'feature':
      takeFeature(walk, meaning.feature, { word, soft: meaning.soft === true })
      return true
    case 'moon':
      takeMoon(walk, word)
      return true
    default:
      return takeSaid(walk, meaning, { entry, word })
  }
}

type Saying = Exclude<Meaning, Named>

function takeSaid(walk: Walk, meaning: Saying, { entry, word }: { entry: Entry; word: string }): boolean {
  if (isCondition(meaning)) return takeCondition(walk, meaning, word)
  if (isQuality(meaning)) takeQuality(walk, meaning, word)
  else if (isLink(meaning)) takeLink(walk, meaning, word)
  else if (meaning.kind === 'not') beginNegation(walk, meaning.named)
  else takeMark(walk, meaning, { entry, word })
  return true
}

function beginNegation(walk: Walk, named: readonly string[]): void {
  dropPending(walk)
  walk.relation = null
  for (const name of named) for (const meant of listForbiddenNames(name)) walk.unwanted.add(meant)
  walk.negating = { named: named.length > 0 }
}

/** A colour or pose at the end of a clause is that of the noun before it. */
function endClause(walk: Walk): void {
  const last = walk.subjects.at(-1)
  if (walk.clause.length === 0 && last) walk.clause.push(last)
  walk.next.count = null
  walk.next.definite = false
  giveBack(walk)
  if (walk.softTarget) linkTo(walk, walk.softTarget, null)
  const said = walk.next.pose
  const waiting = said && (said.later || walk.subjects.length === 0) ? { value: said.value, word: said.word } : null
  if (waiting) walk.next.pose = null
  dropPending(walk)
  walk.next.pose = waiting
  walk.relation = null
  walk.softTarget = null
  walk.joining = false
  walk.at = null
  walk.named = null
  walk.copula = null
  walk.worn = null
  walk.wearerComes = false
  walk.clause = []
}

export function closeWalk(walk: Walk): void {
  walk.negating = null
  endClause(walk)
  dropPending(walk)
  const last = walk.subjects.at(-1)
  if (last && walk.awaiting && walk.awaiting.target !== last.name) last.relation ??= walk.awaiting
}

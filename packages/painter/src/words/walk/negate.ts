import type { Piece } from '../piece.ts'
import { listForbiddenNames, listNames, listUnwanted } from '../unwanted.ts'
import type { Walk } from './walk-state.ts'

const ENDING = ['relation', 'with', 'after', 'is', 'but', 'of', 'time', 'season', 'medium', 'mood', 'light', 'not']
const JOINING = ['and', 'filler']

/** "no trees or people" forbids each name. @returns whether the piece belongs to the negation */
export function takeNegated(walk: Walk, piece: Piece): boolean {
  const { negating } = walk
  if (negating === null) return false
  if (piece.kind === 'known') return takeKnown(walk, piece, negating)
  if (piece.kind === 'unknown') {
    for (const name of listForbiddenNames(piece.word)) walk.unwanted.add(name)
    negating.named = true
  }
  if (piece.kind === 'unknown' || piece.kind === 'number') return true
  walk.negating = null
  return false
}

function takeKnown(walk: Walk, piece: Extract<Piece, { kind: 'known' }>, negating: { named: boolean }): boolean {
  const kinds = piece.entry.meanings.map(({ kind }) => kind)
  const names = listNames(piece)
  if (negating.named && (names.length > 0 || kinds.some((kind) => ENDING.includes(kind)))) {
    walk.negating = null
    return false
  }
  if (kinds.some((kind) => JOINING.includes(kind))) negating.named = false
  if (names.length > 0) negating.named = true
  for (const name of listUnwanted(piece)) walk.unwanted.add(name)
  return true
}

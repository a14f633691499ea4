import type { Meaning } from './meaning.ts'
import type { Piece } from './piece.ts'

const BLACK = '#26242a'
/** What a colour can be said of. */
const COLOURED: readonly Meaning['kind'][] = ['noun', 'garment', 'part', 'feature', 'place', 'moon']
const PASSED: readonly Meaning['kind'][] = ['filler', 'measure', 'colour', 'size', 'and', 'pose', 'of']

/** Words that are a colour before a thing and something else elsewhere ("orange", "black and white"). */
export function settlePieces(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    if (piece.kind !== 'known') return piece
    const { entry } = piece
    if (entry.colour !== undefined && isSaidOf(pieces, at, COLOURED)) return colouring(piece, entry.colour)
    if (entry.meanings[0]?.kind !== 'black and white') return piece
    if (isSaidOf(pieces, at, ['noun', 'garment', 'part'])) return colouring(piece, BLACK)
    return { ...piece, entry: { ...entry, meanings: [{ kind: 'mood', mood: 'monochrome' }] } }
  })
}

function colouring(piece: Extract<Piece, { kind: 'known' }>, hex: string): Piece {
  return { ...piece, entry: { meanings: [{ kind: 'colour', hex }], plural: false } }
}

/** How far ahead of a colour its thing may stand. */
const REACH = 5

/** Whether a thing of these kinds follows before the clause ends, or "is" and "in" stand before. */
function isSaidOf(pieces: readonly Piece[], at: number, kinds: readonly Meaning['kind'][]): boolean {
  for (let next = at + 1; next <= at + REACH; next++) {
    const piece = pieces[next]
    if (piece?.kind === 'unknown') return true
    if (piece?.kind !== 'known') break
    const nextKinds = piece.entry.meanings.map(({ kind }) => kind)
    if (nextKinds.some((kind) => kinds.includes(kind))) return true
    if (!nextKinds.every((kind) => PASSED.includes(kind))) break
  }
  return isPredicate(pieces[at - 1])
}

function isPredicate(before: Piece | undefined): boolean {
  if (before?.kind !== 'known') return false
  return before.entry.meanings.some(
    (meaning) =>
      meaning.kind === 'is' || meaning.kind === 'wear' || (meaning.kind === 'relation' && meaning.relation === 'in'),
  )
}

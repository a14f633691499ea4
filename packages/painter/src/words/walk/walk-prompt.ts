import type { Piece } from '../piece.ts'
import { scanPrompt } from '../scan.ts'
import { takeTexts } from '../take-texts.ts'
import { settlePieces } from '../settle-pieces.ts'
import { listUnwanted } from '../unwanted.ts'
import { closeWalk, takePiece } from './walk.ts'
import { startWalk, type Walk } from './walk-state.ts'

/** Characters of a prompt that are read; what stands behind them is not looked at. */
const MAX_PROMPT_LENGTH = 6000
const LARGEST_WEIGHT = 10

interface Part {
  pieces: Piece[]
  weight: number
}

/** All that a prompt says. The parts of `fox::2 forest::1` are read heaviest first, what weighs less than nothing is forbidden. */
export function walkPrompt(prompt: string): Walk {
  const walk = startWalk()
  const { texts, rest } = takeTexts(prompt.slice(0, MAX_PROMPT_LENGTH))
  walk.texts = texts
  const parts = splitParts(settlePieces(scanPrompt(rest)))
  parts.sort((a, b) => b.weight - a.weight)
  for (const { pieces, weight } of parts) {
    walk.weight = Math.min(LARGEST_WEIGHT, weight)
    if (weight > 0) for (const piece of [...pieces, { kind: 'stop' } as const]) takePiece(walk, piece)
    if (weight < 0) for (const piece of pieces) forbidPiece(walk, piece)
  }
  closeWalk(walk)
  return walk
}

function splitParts(pieces: readonly Piece[]): Part[] {
  const parts: Part[] = []
  let part: Piece[] = []
  for (const piece of pieces) {
    if (piece.kind !== 'weight') part.push(piece)
    else {
      parts.push({ pieces: part, weight: piece.value })
      part = []
    }
  }
  return [...parts, { pieces: part, weight: 1 }]
}

function forbidPiece(walk: Walk, piece: Piece): void {
  if (piece.kind !== 'known') return
  for (const name of listUnwanted(piece)) walk.unwanted.add(name)
  for (const meaning of piece.entry.meanings) if (meaning.kind === 'colour') walk.unwantedColours.add(meaning.hex)
}

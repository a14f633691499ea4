import { readPrompt } from '@easel/painter/words/read-prompt'
import { GRAMMAR_KINDS } from '@easel/painter/words/meaning'
import type { Piece } from '@easel/painter/words/piece'
import { scanPrompt } from '@easel/painter/words/scan'
import { settlePieces } from '@easel/painter/words/settle-pieces'
import { english } from './prompts-english.ts'
import { simplified } from './prompts-simplified.ts'
import { traditional } from './prompts-traditional.ts'

const prompts = { english, simplified, traditional }

/** How many of the content words change something, and which do not. */
export interface Coverage {
  /** 0 to 1. */
  share: number
  words: number
  /** Words that change nothing with how often they stand in the prompts, most frequent first. */
  missing: (readonly [word: string, count: number])[]
}

/** The share of content words understood, for all prompts or those of one kind of writing. */
export function measureCoverage(kinds = Object.keys(prompts) as (keyof typeof prompts)[]): Coverage {
  const missed = new Map<string, number>()
  let words = 0
  for (const prompt of kinds.flatMap((kind) => prompts[kind].split('\n'))) {
    const content = listContent(prompt)
    const notDrawn = new Set(readPrompt(prompt.replace(/ --.*$/, ''), []).notDrawn)
    words += content.length
    for (const word of content)
      if (notDrawn.has(word)) missed.set(word.toLowerCase(), (missed.get(word.toLowerCase()) ?? 0) + 1)
  }
  const missing = [...missed].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  const lost = missing.reduce((sum, [, count]) => sum + count, 0)
  return { share: words === 0 ? 1 : 1 - lost / words, words, missing }
}

/** Words that speak of something to see, as they were written. */
function listContent(prompt: string): string[] {
  return settlePieces(scanPrompt(prompt.replace(/ --.*$/, ''))).flatMap((piece) =>
    isContent(piece) ? [piece.word] : [],
  )
}

function isContent(piece: Piece): piece is Extract<Piece, { word: string }> {
  if (piece.kind === 'unknown') return true
  return piece.kind === 'known' && !piece.entry.meanings.every(({ kind }) => GRAMMAR_KINDS.includes(kind))
}

import { lexicon } from './lexicon.ts'
import { LONGEST_CHINESE } from './phrase-length.ts'
import type { Piece } from './piece.ts'
import type { Token } from './tokenize.ts'

/** Characters that never begin or end a noun. */
const PARTICLES = '的了着是在和与有很都也它他她我被把这那正请'
/** What one character says weakly: beside an unknown one it is part of the unknown word. */
const WEAK = ['filler', 'measure', 'pose', 'part', 'after', 'undrawn', 'not', 'look']

/** Words of a run of Chinese characters, longest first. */
export function scanChinese(prompt: string, plain: string, { start, end }: Token): Piece[] {
  const pieces: Piece[] = []
  let unknownFrom = -1
  let i = start
  const closeUnknown = (to: number): void => {
    if (unknownFrom >= 0) pieces.push({ kind: 'unknown', word: prompt.slice(unknownFrom, to), start: unknownFrom })
    unknownFrom = -1
  }
  while (i < end) {
    const length = longestChinese(plain, i, end)
    if (length === 0 || (length === 1 && isPartOfUnknown(plain, [i, end], unknownFrom >= 0))) {
      if (unknownFrom < 0) unknownFrom = i
      i++
      continue
    }
    closeUnknown(i)
    const entry = lexicon().get(plain.slice(i, i + length))
    if (entry) pieces.push({ kind: 'known', entry, word: prompt.slice(i, i + length), start: i })
    i += length
  }
  closeUnknown(end)
  return pieces
}

function longestChinese(plain: string, from: number, end: number): number {
  for (let length = Math.min(LONGEST_CHINESE, end - from); length > 0; length--) {
    if (lexicon().has(plain.slice(from, from + length))) return length
  }
  return 0
}

/** 地 in 地铁 is no particle: one weak character beside an unknown one is part of the unknown word. */
function isPartOfUnknown(plain: string, [at, end]: readonly [number, number], afterUnknown: boolean): boolean {
  const char = plain.charAt(at)
  const kinds =
    lexicon()
      .get(char)
      ?.meanings.map(({ kind }) => kind) ?? []
  if (PARTICLES.includes(char) || !kinds.every((kind) => WEAK.includes(kind))) return false
  const beforeUnknown = at + 1 < end && longestChinese(plain, at + 1, end) === 0
  return afterUnknown ? !kinds.includes('after') : beforeUnknown && (kinds.includes('filler') || kinds.includes('part'))
}

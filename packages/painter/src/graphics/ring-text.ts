import type { SKRSContext2D } from '@napi-rs/canvas'
import { setLine } from '../lettering/set-line.ts'
import { writeArc } from '../lettering/write-line.ts'
import { capitals, faceFor, isHan, type Voice } from './faces-for.ts'

export interface Ring {
  x: number
  y: number
  /** Inner and outer edge of the band that is written in. */
  inner: number
  outer: number
}

/** The widest angle that a text may take of the ring, so that the other half keeps its room. */
const WIDEST = { alone: 4.6, both: 2.65 }

/** Two texts, or the halves of a long one, above and below. */
export function splitForRing(texts: readonly string[]): { top: string; foot: string } {
  const [first = '', second = ''] = texts
  if (second !== '' || isHan(first)) return { top: first, foot: second }
  const words = first.split(' ')
  if (words.length < 3 || first.length < 15) return { top: first, foot: '' }
  const cut = words.findIndex((_, index) => words.slice(0, index + 1).join(' ').length >= first.length * 0.5)
  return { top: words.slice(0, cut + 1).join(' '), foot: words.slice(cut + 1).join(' ') }
}

/** Writes in the band; the context's own fill is the colour. @returns how much of a turn each text takes */
export function writeRing(
  ctx: SKRSContext2D,
  ring: Ring,
  { top, foot }: { top: string; foot: string },
  voice: Voice,
): { top: number; foot: number } {
  const widest = foot === '' ? WIDEST.alone : WIDEST.both
  return {
    top: writeSide(ctx, ring, { text: top, side: 'top', widest }, voice),
    foot: writeSide(ctx, ring, { text: foot, side: 'foot', widest }, voice),
  }
}

function writeSide(
  ctx: SKRSContext2D,
  { x, y, inner, outer }: Ring,
  { text, side, widest }: { text: string; side: 'top' | 'foot'; widest: number },
  voice: Voice,
): number {
  if (text === '') return 0
  const line = setLine(capitals(text), { face: faceFor(text, voice), tracking: isHan(text) ? 0.18 : 0.09 })
  const middle = (inner + outer) / 2
  const tall = Math.max(0.6, line.ascent)
  const size = Math.min(
    ((outer - inner) * (isHan(text) ? 0.74 : 0.6)) / tall,
    (widest * middle) / Math.max(0.1, line.width),
  )
  const radius = side === 'top' ? middle - (line.ascent * size) / 2 : middle + (line.ascent * size) / 2
  writeArc(ctx, line, { x, y, radius, size, side })
  return (line.width * size) / middle
}

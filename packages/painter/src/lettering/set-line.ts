import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { type FaceName, familyOf } from './faces.ts'

/** One character; measures are for a size of 1. */
export interface Glyph {
  char: string
  family: string
  /** Its left edge in the line. */
  x: number
  /** How far the next one begins from it. */
  advance: number
}

/** A line of text in one face; measures are for a size of 1, heights of its ink above and below the base line. */
export interface Line {
  glyphs: readonly Glyph[]
  width: number
  ascent: number
  descent: number
}

export interface LineStyle {
  face: FaceName
  /** Space between letters, as a share of the size. */
  tracking?: number
}

/** Measured at this size, so that no rounding shows. */
const MEASURED = 200

let measuring: SKRSContext2D | undefined

/** Sets a text; what no shipped font has is left out, see `listMissing`. */
export function setLine(text: string, { face, tracking = 0 }: LineStyle): Line {
  measuring ??= createCanvas(8, 8).getContext('2d')
  const glyphs: Glyph[] = []
  let [x, ascent, descent] = [0, 0, 0]
  const chars = [...text].flatMap((char) => {
    const family = familyOf(char, face)
    return family === null ? [] : [{ char, family }]
  })
  for (const [index, { char, family }] of chars.entries()) {
    const box = measure(measuring, char, family)
    const advance = box.width + kerning(measuring, chars[index], chars[index + 1])
    glyphs.push({ char, family, x, advance })
    ascent = Math.max(ascent, box.ascent)
    descent = Math.max(descent, box.descent)
    x += advance + tracking
  }
  return { glyphs, width: Math.max(0, x - tracking), ascent, descent }
}

/** Characters that no shipped font has. */
export function listMissing(text: string): string[] {
  return [...text].filter((char) => char.trim() !== '' && familyOf(char, 'brush') === null)
}

function measure(ctx: SKRSContext2D, text: string, family: string) {
  ctx.font = `${MEASURED}px "${family}"`
  const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } = ctx.measureText(text)
  return {
    width: width / MEASURED,
    ascent: actualBoundingBoxAscent / MEASURED,
    descent: actualBoundingBoxDescent / MEASURED,
  }
}

type Char = Pick<Glyph, 'char' | 'family'>

function kerning(ctx: SKRSContext2D, one: Char | undefined, next: Char | undefined): number {
  if (one === undefined || next === undefined || one.family !== next.family) return 0
  const [both, left, right] = [one.char + next.char, one.char, next.char].map(
    (text) => measure(ctx, text, one.family).width,
  )
  return (both ?? 0) - (left ?? 0) - (right ?? 0)
}

import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Line } from './set-line.ts'

/** `stroke` takes the context's own line; both take its own colour. */
export type Ink = 'fill' | 'stroke'

/** Writes a line from its left end on the base line. */
export function writeLine(
  ctx: SKRSContext2D,
  { glyphs }: Line,
  { x, y, size, ink = 'fill' }: { x: number; y: number; size: number; ink?: Ink },
): void {
  for (const glyph of glyphs) {
    ctx.font = fontOf(size, glyph.family)
    inkGlyph(ctx, { char: glyph.char, x: x + glyph.x * size, y }, ink)
  }
}

export interface Arc {
  x: number
  y: number
  /** Of the base line. */
  radius: number
  size: number
  /** Letters stand outward at the top of the circle, or inward at its foot, so that both are read from left to right. */
  side: 'top' | 'foot'
  ink?: Ink
}

/** Writes a line along a circle, its middle at the top or at the foot. */
export function writeArc(ctx: SKRSContext2D, { glyphs, width }: Line, arc: Arc): void {
  const { x, y, radius, size, side, ink = 'fill' } = arc
  const turn = side === 'top' ? 1 : -1
  for (const glyph of glyphs) {
    const middle = (glyph.x + glyph.advance / 2 - width / 2) * size
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate((turn * middle) / radius)
    ctx.font = fontOf(size, glyph.family)
    inkGlyph(ctx, { char: glyph.char, x: (-glyph.advance * size) / 2, y: -turn * radius }, ink)
    ctx.restore()
  }
}

/** Writes a line from top to bottom, as Chinese is written: each character in the middle of a cell of `pitch`. */
export function writeColumn(
  ctx: SKRSContext2D,
  { glyphs, ascent, descent }: Line,
  column: { x: number; y: number; size: number; pitch: number; ink?: Ink },
): void {
  const { x, y, size, pitch, ink = 'fill' } = column
  const base = pitch / 2 + ((ascent - descent) / 2) * size
  for (const [index, glyph] of glyphs.entries()) {
    ctx.font = fontOf(size, glyph.family)
    inkGlyph(ctx, { char: glyph.char, x: x - (glyph.advance * size) / 2, y: y + index * pitch + base }, ink)
  }
}

function fontOf(size: number, family: string): string {
  return `${size.toFixed(2)}px "${family}"`
}

function inkGlyph(ctx: SKRSContext2D, { char, x, y }: { char: string; x: number; y: number }, ink: Ink): void {
  if (ink === 'fill') ctx.fillText(char, x, y)
  else ctx.strokeText(char, x, y)
}

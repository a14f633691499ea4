import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Block } from './fit-text.ts'
import { type Ink, writeLine } from './write-line.ts'

/** Writes a block from the top of its ink; `x` is its left edge, middle or right edge. */
export function writeBlock(
  ctx: SKRSContext2D,
  { lines, size, leading }: Block,
  at: { x: number; y: number; align: 'left' | 'middle' | 'right'; ink?: Ink },
): void {
  const base = at.y + (lines[0]?.ascent ?? 0) * size
  const share = at.align === 'left' ? 0 : at.align === 'middle' ? 0.5 : 1
  for (const [index, line] of lines.entries()) {
    const x = at.x - line.width * size * share
    writeLine(ctx, line, { x, y: base + index * leading, size, ...(at.ink ? { ink: at.ink } : {}) })
  }
}

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Random } from '@easel/painter/base/chance'
import type { Box } from '../../geometry/extend-canvas.ts'
import type { Pixels } from '../../geometry/pixels.ts'

/** Half lengths of strokes by the canvas's longer side, coarse to fine; their colours stray by so many levels. */
const PASSES = [
  { length: 0.034, stray: 10 },
  { length: 0.019, stray: 8 },
  { length: 0.01, stray: 7 },
  { length: 0.005, stray: 6 },
] as const
const SLENDER = 0.42
const OPAQUE = 0.78
/** Share of a stroke's own area in which there is one stroke. */
const DENSE = 0.55

/** Paints over everything outside the box with short level strokes of the colours that are there, and lets others in between. */
export async function layStrokes(canvas: Pixels, box: Box, random: Random): Promise<void> {
  const side = Math.max(canvas.width, canvas.height)
  for (const { length, stray } of PASSES) {
    const half = Math.max(2, side * length)
    const below = { ...canvas, rgba: canvas.rgba.slice() }
    const step = Math.max(2, half * SLENDER * 2 * DENSE)
    for (let y = step / 2; y < canvas.height; y += step) {
      await nextTurn()
      for (let x = step / 2; x < canvas.width; x += half) {
        const place = { x: x + (random() - 0.5) * half, y: y + (random() - 0.5) * step }
        const lift = (random() - 0.5) * 2 * stray
        const lean = (random() - 0.5) * 0.5
        if (isInside(place, box, half)) continue
        layStroke(canvas, { ...place, half, lean, colour: colourAt(below, place, lift) })
      }
    }
  }
}

function isInside({ x, y }: { x: number; y: number }, box: Box, margin: number): boolean {
  const acrossIn = x > box.x + margin && x < box.x + box.width - margin
  return acrossIn && y > box.y + margin && y < box.y + box.height - margin
}

type Colour = readonly [number, number, number]

function colourAt({ rgba, width, height }: Pixels, { x, y }: { x: number; y: number }, lift: number): Colour {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)))
  const row = Math.min(height - 1, Math.max(0, Math.round(y)))
  const at = (row * width + column) * 4
  return [(rgba[at] ?? 0) + lift, (rgba[at + 1] ?? 0) + lift, (rgba[at + 2] ?? 0) + lift]
}

interface Stroke {
  x: number
  y: number
  half: number
  /** Slope. */
  lean: number
  colour: Colour
}

/** An ellipse that is soft at its rim. */
function layStroke({ rgba, width, height }: Pixels, { x, y, half, lean, colour }: Stroke): void {
  const thick = half * SLENDER
  const reach = thick + half * Math.abs(lean)
  for (let row = Math.max(0, Math.floor(y - reach)); row <= Math.min(height - 1, y + reach); row++) {
    for (let column = Math.max(0, Math.floor(x - half)); column <= Math.min(width - 1, x + half); column++) {
      const along = (column - x) / half
      const off = (row - y - lean * (column - x)) / thick
      const inside = 1 - along * along - off * off
      if (inside <= 0) continue
      const share = OPAQUE * Math.min(1, inside * 3)
      const at = (row * width + column) * 4
      for (const channel of [0, 1, 2] as const) {
        const was = rgba[at + channel] ?? 0
        rgba[at + channel] = Math.min(255, Math.max(0, Math.round(was + (colour[channel] - was) * share)))
      }
    }
  }
}

import { createRandom, deriveSeed } from '@easel/painter/base/chance'
import { createNoise } from '@easel/painter/base/noise'
import type { Size } from '../../geometry/extend-canvas.ts'
import { createPixels, pastePixels, type Pixels } from '../../geometry/pixels.ts'
import { layStrokes } from './lay-strokes.ts'

/** Share of the kept picture's side that lies next to an edge and is seen beyond it. */
const BAND = 0.17
/** How far, by the band, what is seen beyond an edge is moved along it, so that nobody sees a mirror. */
const STRAY = 0.16
/** Waves of that to a side of the canvas. */
const WAVES = 5

/**
 * A canvas on which a picture goes on beyond its edges, in strokes of the colours next to them: sky above, ground below, and the
 * horizon level at both sides. The kept pixels are the same, every byte.
 */
export async function continuePixels(
  kept: Pixels,
  { at, size, seed }: { at: { x: number; y: number }; size: Size; seed: number },
): Promise<Pixels> {
  const canvas = mirrorBands(kept, { at, size, seed })
  pastePixels(canvas, kept, at)
  const box = { ...at, width: kept.width, height: kept.height }
  await layStrokes(canvas, box, createRandom(deriveSeed(seed, 'strokes')))
  pastePixels(canvas, kept, at)
  return canvas
}

/** Beyond each edge the band that lies before it, forth and back. */
function mirrorBands(
  kept: Pixels,
  { at, size, seed }: { at: { x: number; y: number }; size: Size; seed: number },
): Pixels {
  const canvas = createPixels(size)
  const noise = createNoise(deriveSeed(seed, 'stray'))
  const wave = Math.max(size.width, size.height) / WAVES
  const across = Math.max(1, Math.round(kept.width * BAND))
  const down = Math.max(1, Math.round(kept.height * BAND))
  for (let row = 0; row < size.height; row++) {
    for (let column = 0; column < size.width; column++) {
      const x = column - at.x
      const y = row - at.y
      const beyondX = beyond(x, kept.width)
      const beyondY = beyond(y, kept.height)
      if (beyondX === 0 && beyondY === 0) continue
      const stray = noise(column / wave, row / wave) * STRAY
      // What is beside the picture keeps its row, or the horizon would not be level.
      const fromX = fold(x, kept.width, across) + stray * Math.min(across, beyondY)
      const fromY = fold(y, kept.height, down) + stray * 0.1 * Math.min(down, beyondX)
      const from = (clamp(fromY, kept.height) * kept.width + clamp(fromX, kept.width)) * 4
      canvas.rgba.set(kept.rgba.subarray(from, from + 4), (row * size.width + column) * 4)
    }
  }
  return canvas
}

/** How far outside of 0 to `side` a place is. */
function beyond(place: number, side: number): number {
  return place < 0 ? -place : Math.max(0, place - side + 1)
}

/** The place inside that is seen at one outside: forth and back over the band at that edge. */
function fold(place: number, side: number, band: number): number {
  if (place >= 0 && place < side) return place
  const away = place < 0 ? -place - 1 : place - side
  const turn = away % (band * 2)
  const inside = turn < band ? turn : band * 2 - 1 - turn
  return place < 0 ? inside : side - 1 - inside
}

function clamp(place: number, side: number): number {
  return Math.min(side - 1, Math.max(0, Math.round(place)))
}

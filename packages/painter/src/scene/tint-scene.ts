import type { Rgb } from '../base/colour.ts'
import { readPixels, writePixels } from '../base/canvas-pixels.ts'
import { placeAt } from '../base/frame.ts'
import { createTintings, type Tinting } from '../look/tint.ts'
import type { Stage } from './stage.ts'

/** Share of the frame's height over which the colours of the ground go over into those of the sky. */
const CROSSING = 0.08

/** Gives land and sky the colours of other pictures; figures keep most of their own. */
export function tintScene(stage: Stage): void {
  const { recipe, picture, frame, layout } = stage
  if (recipe.tint === undefined) return
  const { sky, ground } = createTintings(recipe.tint)
  const pixels = readPixels(picture.canvas)
  const figures = readPixels(stage.cover.canvas)
  for (let row = 0; row < frame.heightPx; row++) {
    const { y } = placeAt(frame, 0, row + 0.5)
    const below = Math.min(1, Math.max(0, (y - layout.horizon) / (frame.height * CROSSING) + 0.5))
    for (let column = 0; column < frame.widthPx; column++) {
      const at = (row * frame.widthPx + column) * 4
      const weight = 1 - ((figures[at + 3] ?? 0) / 255) * KEPT_BY_FIGURES
      const before: Rgb = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
      const after = tintBetween({ sky, ground }, before, below, weight)
      for (const channel of [0, 1, 2] as const) pixels[at + channel] = after[channel]
    }
  }
  writePixels(picture.canvas, pixels)
}

const KEPT_BY_FIGURES = 0.8

function tintBetween(tint: { sky: Tinting; ground: Tinting }, colour: Rgb, below: number, weight: number): Rgb {
  if (below === 0) return tint.sky(colour, weight)
  if (below === 1) return tint.ground(colour, weight)
  const [above, under] = [tint.sky(colour, weight), tint.ground(colour, weight)]
  const mix = (channel: 0 | 1 | 2) => Math.round(above[channel] + (under[channel] - above[channel]) * below)
  return [mix(0), mix(1), mix(2)]
}

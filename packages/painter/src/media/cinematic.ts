import { deriveSeed } from '../chance.ts'
import { toCss } from '../colour.ts'
import type { Layer } from '../frame.ts'
import type { Stage } from '../scene/stage.ts'
import { readPixels, writePixels } from './canvas-pixels.ts'
import { addBloom, addVignette } from './glow.ts'
import { type MediumStep, setEasel } from './medium.ts'
import { layPass, type Pass } from './strokes.ts'

const PASSES: readonly Pass[] = [
  { width: 24, threshold: 0, steps: 7, opacity: 1, jitter: 10, spacing: 0.5 },
  { width: 11, threshold: 9, steps: 8, opacity: 0.85, jitter: 9, spacing: 0.6 },
  { width: 5, threshold: 9, steps: 8, opacity: 0.85, jitter: 7, spacing: 0.66 },
  { width: 2.4, threshold: 13, steps: 7, opacity: 0.85, jitter: 5, spacing: 0.85 },
  { width: 1.3, threshold: 23, steps: 6, opacity: 0.85, jitter: 3, spacing: 1.3 },
]

/** Film still in fine strokes: cool shadows, warm lights, glow, dark corners, grain. */
export function* paintCinematic(stage: Stage): Generator<MediumStep, Layer> {
  const easel = setEasel(stage, toCss(stage.palette.shade), { radius: 2, relief: false })
  for (const [index, pass] of PASSES.entries()) {
    layPass(easel, pass)
    yield { share: (index + 1) / (PASSES.length + 1), layer: easel.picture }
  }
  addBloom(easel.picture, stage.frame, { radius: 16, strength: 0.42, threshold: 150 })
  gradeFilm(easel.picture, stage, { cool: 13, warm: 13, contrast: 1.1, grain: 5 })
  addVignette(easel.picture, stage.frame, '#04050c', 0.55)
  return easel.picture
}

export interface Grade {
  /** Blue in the shadows and orange in the lights, 0..30. */
  cool: number
  warm: number
  contrast: number
  grain: number
}

/** Contrast, split tone and grain by pixel. */
export function gradeFilm(layer: Layer, stage: Stage, grade: Grade): void {
  const pixels = readPixels(layer.canvas)
  let noise = deriveSeed(stage.recipe.seed, 'grain') | 1
  for (let at = 0; at < pixels.length; at += 4) {
    const luma = 0.3 * (pixels[at] ?? 0) + 0.59 * (pixels[at + 1] ?? 0) + 0.11 * (pixels[at + 2] ?? 0)
    const light = luma / 255
    noise = (Math.imul(noise, 1664525) + 1013904223) | 0
    const grain = ((noise >>> 16) / 65535 - 0.5) * grade.grain
    const curve = (value: number) => (value - 118) * grade.contrast + 118 + grain
    pixels[at] = curve(pixels[at] ?? 0) + grade.warm * light * light - grade.cool * 0.5 * (1 - light) ** 3
    pixels[at + 1] = curve(pixels[at + 1] ?? 0) + grade.warm * 0.35 * light
    pixels[at + 2] = curve(pixels[at + 2] ?? 0) - grade.warm * light * 0.6 + grade.cool * (1 - light) ** 2
  }
  writePixels(layer.canvas, pixels)
}

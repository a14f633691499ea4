import { toCss } from '../colour.ts'
import type { Layer } from '../frame.ts'
import type { Stage } from '../scene/stage.ts'
import { readPixels, writePixels } from './canvas-pixels.ts'
import { gradeFilm } from './cinematic.ts'
import { addBloom, addVignette } from './glow.ts'
import { type MediumStep, setEasel } from './medium.ts'
import { layPass, type Pass } from './strokes.ts'

const PASSES: readonly Pass[] = [
  { width: 22, threshold: 0, steps: 6, opacity: 1, jitter: 12, spacing: 0.5 },
  { width: 9, threshold: 10, steps: 7, opacity: 0.9, jitter: 10, spacing: 0.62 },
  { width: 4, threshold: 10, steps: 7, opacity: 0.9, jitter: 7, spacing: 0.7 },
  { width: 1.9, threshold: 13, steps: 6, opacity: 0.9, jitter: 4, spacing: 1 },
]

/** Light tubes at night: pure colour, wide glow, black corners. */
export function* paintNeon(stage: Stage): Generator<MediumStep, Layer> {
  const easel = setEasel(stage, toCss(stage.palette.shade), { radius: 2, relief: false })
  for (const [index, pass] of PASSES.entries()) {
    layPass(easel, pass)
    yield { share: (index + 1) / (PASSES.length + 1), layer: easel.picture }
  }
  purify(easel.picture)
  addBloom(easel.picture, stage.frame, { radius: 7, strength: 0.55, threshold: 120 })
  addBloom(easel.picture, stage.frame, { radius: 30, strength: 0.5, threshold: 150 })
  gradeFilm(easel.picture, stage, { cool: 16, warm: 4, contrast: 1.14, grain: 6 })
  addVignette(easel.picture, stage.frame, '#05020f', 0.6)
  return easel.picture
}

function purify(layer: Layer): void {
  const pixels = readPixels(layer.canvas)
  for (let at = 0; at < pixels.length; at += 4) {
    const luma = 0.3 * (pixels[at] ?? 0) + 0.59 * (pixels[at + 1] ?? 0) + 0.11 * (pixels[at + 2] ?? 0)
    for (let channel = 0; channel < 3; channel++) {
      pixels[at + channel] = luma + ((pixels[at + channel] ?? 0) - luma) * 1.22
    }
  }
  writePixels(layer.canvas, pixels)
}

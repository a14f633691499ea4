import { freeCanvas, type Layer } from '../frame.ts'
import { toCss } from '../colour.ts'
import type { Stage } from '../scene/stage.ts'
import { type MediumStep, setEasel } from './medium.ts'
import { lightRelief } from './relief.ts'
import { layPass, type Pass } from './strokes.ts'

const PASSES: readonly Pass[] = [
  { width: 34, threshold: 0, steps: 7, opacity: 1, jitter: 22, spacing: 0.55 },
  { width: 17, threshold: 15, steps: 8, opacity: 0.95, jitter: 24, spacing: 0.62 },
  { width: 9, threshold: 17, steps: 8, opacity: 0.92, jitter: 20, spacing: 0.7 },
  { width: 4.6, threshold: 17, steps: 7, opacity: 0.9, jitter: 15, spacing: 0.75 },
  { width: 2.4, threshold: 21, steps: 6, opacity: 0.9, jitter: 10, spacing: 0.95 },
]

/** Oil on canvas: loaded brushes from broad to fine, each only where the last one missed, then light on the thick paint. */
export function* paintOil(stage: Stage): Generator<MediumStep, Layer> {
  const easel = setEasel(stage, toCss(stage.palette.shade), { radius: 3, relief: true })
  const hand = 0.8 + stage.recipe.stylize / 500
  for (const [index, pass] of PASSES.entries()) {
    layPass(easel, { ...pass, jitter: pass.jitter * hand, threshold: pass.threshold * hand })
    yield { share: (index + 1) / (PASSES.length + 1), layer: easel.picture }
  }
  lightRelief(easel, 0.9 * hand)
  if (easel.relief) freeCanvas(easel.relief.canvas)
  return easel.picture
}

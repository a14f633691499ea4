import { createLayer, freeCanvas, type Layer } from '../base/frame.ts'
import { toCss } from '../base/colour.ts'
import { fromLab, toLab } from '../look/oklab.ts'
import { isPaintedAs } from '../recipe/version.ts'
import type { Stage } from '../scene/stage.ts'
import { readPixels, writePixels } from '../base/canvas-pixels.ts'
import { mediumStrength } from './medium-strength.ts'
import { flattenCanvas } from './kuwahara.ts'
import { type MediumStep, setEasel } from './medium.ts'
import { lightRelief } from './relief.ts'
import { layPass, type Pass, withFinest } from './strokes.ts'

const PASSES: readonly Pass[] = [
  { width: 40, threshold: 0, steps: 6, opacity: 1, jitter: 26, spacing: 0.5 },
  { width: 22, threshold: 20, steps: 7, opacity: 1, jitter: 30, spacing: 0.52 },
  { width: 12, threshold: 27, steps: 8, opacity: 0.97, jitter: 28, spacing: 0.6 },
  { width: 6.5, threshold: 31, steps: 8, opacity: 0.95, jitter: 20, spacing: 0.68 },
  { width: 3.4, threshold: 34, steps: 7, opacity: 0.95, jitter: 12, spacing: 0.8 },
  { width: 1.9, threshold: 52, steps: 6, opacity: 0.95, jitter: 6, spacing: 1 },
]

/** From this version on figures are painted with more care than what lies about them. */
const CAREFUL = 4

/** Oil on canvas: loaded brushes from broad to fine, each only where the last one missed, then light on the thick paint. */
export function* paintOil(stage: Stage): Generator<MediumStep, Layer> {
  const motif = mixPaint(stage)
  const careful = isPaintedAs(CAREFUL, stage.recipe)
  const easel = {
    ...setEasel({ ...stage, picture: motif }, toCss(stage.palette.shade), { radius: 5, relief: true }),
    ...(careful ? { figures: readPixels(stage.cover.canvas) } : {}),
  }
  const hand = mediumStrength(stage.recipe)
  const stray = careful ? 0.72 : 1
  const passes = withFinest(stage.recipe, PASSES)
  for (const [index, pass] of passes.entries()) {
    // A bolder hand leaves broad strokes standing.
    layPass(easel, { ...pass, jitter: pass.jitter * hand * stray, threshold: pass.threshold * (0.55 + 0.45 * hand) })
    yield { share: (index + 1) / (passes.length + 1), layer: easel.picture }
  }
  lightRelief(easel, 0.5 + 1.15 * hand)
  if (easel.relief) freeCanvas(easel.relief.canvas)
  freeCanvas(motif.canvas)
  return easel.picture
}

/** What the painter sees: masses instead of detail, and purer colour; figures stay as they are. */
function mixPaint({ frame, picture, cover }: Stage): Layer {
  const motif = createLayer(frame)
  const masses = flattenCanvas(picture.canvas, 3.2 * frame.scale)
  const own = readPixels(picture.canvas)
  const figures = readPixels(cover.canvas)
  for (let i = 0; i < masses.length; i += 4) {
    const seen = (figures[i + 3] ?? 0) > 100 ? own : masses
    const [lightness, a, b] = toLab(seen[i] ?? 0, seen[i + 1] ?? 0, seen[i + 2] ?? 0)
    masses.set(fromLab([0.52 + (lightness - 0.52) * 1.08, a * 1.22, b * 1.22 + 0.006]), i)
    masses[i + 3] = 255
  }
  writePixels(motif.canvas, masses)
  return motif
}

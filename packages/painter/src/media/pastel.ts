import { readPixels, writePixels } from '../base/canvas-pixels.ts'
import { deriveSeed } from '../base/chance.ts'
import { createLayer, freeCanvas, type Layer } from '../base/frame.ts'
import { createNoise, smoothStep, sumOctaves } from '../base/noise.ts'
import { fromLab, toLab } from '../look/oklab.ts'
import type { Stage } from '../scene/stage.ts'
import { flattenCanvas } from './kuwahara.ts'
import { type MediumStep, setEasel } from './medium.ts'
import { mediumStrength } from './medium-strength.ts'
import { readField, type SmoothField, sampleField } from './noise-field.ts'
import { layPass, type Pass } from './strokes.ts'

/** Warm grey paper; chalk never covers it quite. */
const PAPER = [206, 192, 170] as const
/** The side of the chalk first, then its edge, then its point. */
const PASSES: readonly Pass[] = [
  { width: 15, threshold: 0, steps: 5, opacity: 0.9, jitter: 20, spacing: 0.6 },
  { width: 6, threshold: 15, steps: 7, opacity: 0.78, jitter: 34, spacing: 0.75 },
  { width: 2.4, threshold: 24, steps: 8, opacity: 0.85, jitter: 26, spacing: 1 },
  { width: 1.3, threshold: 44, steps: 6, opacity: 0.9, jitter: 8, spacing: 1.1 },
]

/** Pastel: soft strokes of coloured chalk that follow the form, caught by the tooth of a tinted paper and open towards its edges. */
export function* paintPastel(stage: Stage): Generator<MediumStep, Layer> {
  const motif = mixChalk(stage)
  const easel = {
    ...setEasel({ ...stage, picture: motif }, `rgb(${PAPER.join(',')})`, { radius: 4, relief: false }),
    figures: readPixels(stage.cover.canvas),
  }
  const hand = mediumStrength(stage.recipe)
  for (const [index, pass] of PASSES.entries()) {
    layPass(easel, { ...pass, jitter: pass.jitter * hand, threshold: pass.threshold * (0.6 + 0.4 * hand) })
    yield { share: (index + 1) / (PASSES.length + 1), layer: easel.picture }
  }
  catchGrain(stage, easel.picture)
  freeCanvas(motif.canvas)
  return easel.picture
}

/** Chalk is bright and matte: no blacks, and colours as pure as the stick. */
function mixChalk({ frame, picture, cover }: Stage): Layer {
  const motif = createLayer(frame)
  const masses = flattenCanvas(picture.canvas, 3 * frame.scale)
  const own = readPixels(picture.canvas)
  const figures = readPixels(cover.canvas)
  for (let i = 0; i < masses.length; i += 4) {
    const seen = (figures[i + 3] ?? 0) > 100 ? own : masses
    const [lightness, a, b] = toLab(seen[i] ?? 0, seen[i + 1] ?? 0, seen[i + 2] ?? 0)
    masses.set(fromLab([0.17 + lightness * 0.82, a * 1.2 + 0.003, b * 1.15 + 0.006]), i)
    masses[i + 3] = 255
  }
  writePixels(motif.canvas, masses)
  return motif
}

/** The heights of the paper take the chalk and its hollows stay bare, more so where it was only brushed over. */
function catchGrain({ frame, recipe, cover }: Stage, picture: Layer): void {
  const { widthPx, scale, view } = frame
  const pixels = readPixels(picture.canvas)
  const figures = readPixels(cover.canvas)
  const tooth = createNoise(deriveSeed(recipe.seed, 'tooth'))
  const open = openEdges({ frame, recipe })
  const hand = Math.min(1.5, mediumStrength(recipe))
  for (let at = 0; at < pixels.length / 4; at++) {
    const [x, y] = [(at % widthPx) / scale + view.left, Math.floor(at / widthPx) / scale + view.top]
    const height = tooth(x / 1.3, y / 1.3) * 0.6 + tooth(x / 3.1 + 30, y / 2.6) * 0.4
    const firm = 0.72 + 0.5 * ((figures[at * 4 + 3] ?? 0) / 255)
    const caught = smoothStep(-0.75, 0.05, height + (firm - 0.62) / hand) * readField(open, x, y)
    const i = at * 4
    for (let channel = 0; channel < 3; channel++) {
      const paper = (PAPER[channel] ?? 0) + height * 7
      pixels[i + channel] = paper + ((pixels[i + channel] ?? 0) + height * 5 - paper) * caught
    }
  }
  writePixels(picture.canvas, pixels)
}

/** Towards the sheet's edges the strokes stop, here sooner and there later. */
function openEdges({ frame, recipe }: Pick<Stage, 'frame' | 'recipe'>): SmoothField {
  const ragged = createNoise(deriveSeed(recipe.seed, 'edge'))
  const { left, top, width, height } = frame.view
  return sampleField(frame, 2, (x, y) => {
    const edge = Math.min(x - left, y - top, left + width - x, top + height - y)
    const stray = sumOctaves(ragged, (x + y) / 60, (x - y) / 9, 2)
    return smoothStep(8, 17, edge + stray * 12)
  })
}

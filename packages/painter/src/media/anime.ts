import { createLayer, type Layer } from '../base/frame.ts'
import { smoothStep } from '../base/noise.ts'
import { isPaintedAs } from '../recipe/version.ts'
import type { Stage } from '../scene/stage.ts'
import { readLuma, readPixels, writePixels } from '../base/canvas-pixels.ts'
import { addBloom } from './glow.ts'
import { flattenCanvas } from './kuwahara.ts'
import type { MediumStep } from './medium.ts'
import { findOutline } from './outline.ts'

/** Cel: a landscape in flat clean patches of few tones, and before it figures that were drawn with their own line. */
export function* paintAnime(stage: Stage): Generator<MediumStep, Layer> {
  const { frame } = stage
  const picture = createLayer(frame)
  const scene = readPixels(stage.picture.canvas)
  const figures = readPixels(stage.cover.canvas)
  for (const [index, patch] of PATCHES.entries()) {
    const isLast = index === PATCHES.length - 1
    const flat = flattenCanvas(stage.picture.canvas, patch * frame.scale)
    const line = isLast ? findOutline(readLuma(flat), frame.widthPx, 1.6 * frame.scale, SHARP) : null
    // Patches have stepped rims; the scene's own smooth edges are kept where there are any.
    if (isLast) keepEdges(flat, scene, frame.widthPx)
    const cel = paintCel(flat, line, isPaintedAs(PAINTERLY, stage.recipe) ? 0.3 : 0.66)
    keepFigures(cel, scene, figures)
    writePixels(picture.canvas, cel)
    yield { share: (index + 1) / (PATCHES.length + 0.4), layer: picture }
  }
  addBloom(picture, frame, { radius: 14, strength: 0.24, threshold: 190 })
  return picture
}

/** From this version on backgrounds keep the soft tones of a painted plate, and only figures are in two. */
const PAINTERLY = 4
/** Half widths of the patches in units, coarse to fine. */
const PATCHES = [13, 6, 3.4]
/** Steps of brightness that a landscape's edge must make to get a line. */
const SHARP = 8

function keepEdges(flat: Uint8ClampedArray, scene: Uint8ClampedArray, width: number): void {
  const luma = readLuma(scene)
  for (let at = width; at < luma.length - width; at++) {
    const across = Math.abs((luma[at + 1] ?? 0) - (luma[at - 1] ?? 0))
    const down = Math.abs((luma[at + width] ?? 0) - (luma[at - width] ?? 0))
    const edge = smoothStep(18, 52, across + down)
    for (let i = at * 4; i < at * 4 + 3; i++) flat[i] = (flat[i] ?? 0) + ((scene[i] ?? 0) - (flat[i] ?? 0)) * edge
  }
}

/** Figures stand as they were drawn, a little purer in colour. */
function keepFigures(cel: Uint8ClampedArray, scene: Uint8ClampedArray, figures: Uint8ClampedArray): void {
  for (let i = 0; i < cel.length; i += 4) {
    const cover = (figures[i + 3] ?? 0) / 255
    if (cover === 0) continue
    const luma = 0.3 * (scene[i] ?? 0) + 0.59 * (scene[i + 1] ?? 0) + 0.11 * (scene[i + 2] ?? 0)
    for (let at = i; at < i + 3; at++) {
      const pure = luma + ((scene[at] ?? 0) - luma) * 1.12
      cel[at] = (cel[at] ?? 0) * (1 - cover) + (pure * 1.05 + 5) * cover
    }
  }
}

const STEPS = 8

/** Few steps of brightness with short soft joints, `stepping` 0..1 of them, and purer colour; lines are of the land's own dark colour. */
function paintCel(flat: Uint8ClampedArray, line: Float32Array | null, stepping: number): Uint8ClampedArray {
  const out = new Uint8ClampedArray(flat.length)
  for (let at = 0; at < flat.length / 4; at++) {
    const i = at * 4
    const luma = 0.3 * (flat[i] ?? 0) + 0.59 * (flat[i + 1] ?? 0) + 0.11 * (flat[i + 2] ?? 0)
    const scaled = (luma / 255) * STEPS
    const step = Math.floor(scaled)
    const stepped = ((step + smoothStep(0.34, 0.66, scaled - step)) / STEPS) * 255
    const gain = luma > 1 ? (stepped * stepping + luma * (1 - stepping)) / luma : 1
    const ink = line === null ? 0 : (line[at] ?? 0) * (1 - smoothStep(150, 215, luma)) * 0.6
    for (let channel = 0; channel < 3; channel++) {
      const pure = luma + ((flat[i + channel] ?? 0) - luma) * 1.24
      const lifted = pure * gain * 1.07 + 8
      const dark = (channel === 2 ? 38 : 20) + lifted * 0.3
      out[i + channel] = lifted * (1 - ink) + dark * ink
    }
    out[i + 3] = 255
  }
  return out
}

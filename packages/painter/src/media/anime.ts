import { createLayer, type Layer } from '../frame.ts'
import { smoothStep } from '../noise.ts'
import type { Stage } from '../scene/stage.ts'
import { readLuma, readPixels, writePixels } from './canvas-pixels.ts'
import { addBloom } from './glow.ts'
import { flattenCanvas } from './kuwahara.ts'
import type { MediumStep } from './medium.ts'
import { findOutline } from './outline.ts'

/** Cel: flat patches in few steps of light, bright clean colour, ink line at the edges. */
export function* paintAnime(stage: Stage): Generator<MediumStep, Layer> {
  const { frame } = stage
  const picture = createLayer(frame)
  for (const [index, patch] of [13, 6, 2.2].entries()) {
    const flat = flattenCanvas(stage.picture.canvas, patch * frame.scale)
    const line = index === 2 ? findOutline(readLuma(flat), frame.widthPx, 1.5 * frame.scale, 5) : null
    // Patches have stepped rims; the scene's own smooth edges are kept where there are any.
    if (index === 2) keepEdges(flat, readPixels(stage.picture.canvas), frame.widthPx)
    writePixels(picture.canvas, paintCel(flat, line))
    yield { share: (index + 1) / 3.4, layer: picture }
  }
  addBloom(picture, frame, { radius: 14, strength: 0.32, threshold: 175 })
  return picture
}

function keepEdges(flat: Uint8ClampedArray, scene: Uint8ClampedArray, width: number): void {
  const luma = readLuma(scene)
  for (let at = width; at < luma.length - width; at++) {
    const across = Math.abs((luma[at + 1] ?? 0) - (luma[at - 1] ?? 0))
    const down = Math.abs((luma[at + width] ?? 0) - (luma[at - width] ?? 0))
    const edge = smoothStep(7, 30, across + down)
    for (let i = at * 4; i < at * 4 + 3; i++) flat[i] = (flat[i] ?? 0) + ((scene[i] ?? 0) - (flat[i] ?? 0)) * edge
  }
}

const STEPS = 9

/** Few steps of brightness with short soft joints, and purer colour. */
function paintCel(flat: Uint8ClampedArray, line: Float32Array | null): Uint8ClampedArray {
  const out = new Uint8ClampedArray(flat.length)
  for (let at = 0; at < flat.length / 4; at++) {
    const i = at * 4
    const luma = 0.3 * (flat[i] ?? 0) + 0.59 * (flat[i + 1] ?? 0) + 0.11 * (flat[i + 2] ?? 0)
    const scaled = (luma / 255) * STEPS
    const step = Math.floor(scaled)
    const stepped = ((step + smoothStep(0.32, 0.68, scaled - step)) / STEPS) * 255
    const gain = luma > 1 ? (stepped * 0.7 + luma * 0.3) / luma : 1
    const ink = line === null ? 0 : (line[at] ?? 0) * 0.85
    for (let channel = 0; channel < 3; channel++) {
      const pure = luma + ((flat[i + channel] ?? 0) - luma) * 1.3
      const lifted = pure * gain * 1.06 + 6
      const dark = (channel === 2 ? 46 : 24) + lifted * 0.12
      out[i + channel] = lifted * (1 - ink) + dark * ink
    }
    out[i + 3] = 255
  }
  return out
}

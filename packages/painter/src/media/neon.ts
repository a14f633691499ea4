import { fromLab, toLab } from '../look/oklab.ts'
import { createLayer, freeCanvas, type Layer, layOver } from '../base/frame.ts'
import { smoothStep } from '../base/noise.ts'
import type { Stage } from '../scene/stage.ts'
import { readLuma, writePixels } from '../base/canvas-pixels.ts'
import { sampleCells } from './cells.ts'
import { gradeFilm } from './cinematic.ts'
import { drawLoops, traceContours } from './contours.ts'
import { addBloom, addVignette } from './glow.ts'
import { mediumStrength } from './medium-strength.ts'
import { flattenCanvas } from './kuwahara.ts'
import type { MediumStep } from './medium.ts'
import { findOutline } from './outline.ts'

/** Neon: the scene sinks into violet night, its edges burn as tubes of light in pure colours, and glow over all. */
export function* paintNeon(stage: Stage): Generator<MediumStep, Layer> {
  const picture = createLayer(stage.frame)
  const flat = flattenCanvas(stage.picture.canvas, 2 * stage.frame.scale)
  writePixels(picture.canvas, sinkScene(flat))
  yield { share: 0.3, layer: picture }
  const tubes = bendTubes(stage, flat)
  const hand = mediumStrength(stage.recipe)
  for (const [index, radius] of [22, 7, 2.4].entries()) {
    shine(stage, picture, tubes, { radius, strength: (0.5 + index * 0.16) * hand })
    yield { share: 0.45 + index * 0.15, layer: picture }
  }
  shine(stage, picture, tubes, { radius: 0, strength: 1 })
  freeCanvas(tubes.canvas)
  addBloom(picture, stage.frame, { radius: 26, strength: Math.min(0.9, 0.42 * hand), threshold: 165 })
  gradeFilm(picture, stage, { cool: 12, warm: 2, contrast: 1.08, grain: 6 })
  addVignette(picture, stage.frame, '#05020f', 0.6)
  return picture
}

/** Only lights keep their strength; everything else is seen by the glow of the tubes. */
function sinkScene(flat: Uint8ClampedArray): Uint8ClampedArray {
  const out = new Uint8ClampedArray(flat.length)
  // A scene that is night already sinks no further.
  const bright = readLuma(flat).reduce((sum, luma) => sum + luma, 0) / (flat.length / 4)
  const dim = Math.min(0.85, Math.max(0.36, 46 / (bright + 1)))
  for (let i = 0; i < flat.length; i += 4) {
    const [red, green, blue] = [flat[i] ?? 0, flat[i + 1] ?? 0, flat[i + 2] ?? 0]
    const luma = 0.3 * red + 0.59 * green + 0.11 * blue
    const level = luma * dim + smoothStep(205, 255, luma) * 16
    out[i] = level * 0.8 + (red - luma) * 0.62 + 16
    out[i + 1] = level * 0.5 + (green - luma) * 0.42 + 5
    out[i + 2] = level * 1.16 + (blue - luma) * 0.66 + 38
    out[i + 3] = 255
  }
  return out
}

/** Edges as lines of light: each in the purest form of the colour about it, figures in a closed tube of their own. */
function bendTubes(stage: Stage, flat: Uint8ClampedArray): Layer {
  const { frame } = stage
  const tubes = createLayer(frame)
  const line = findOutline(readLuma(flat), frame.widthPx, 1.7 * frame.scale, 4)
  const pixels = new Uint8ClampedArray(flat.length)
  for (let at = 0; at < line.length; at++) {
    const lit = line[at] ?? 0
    if (lit < 0.04) continue
    const i = at * 4
    const [red, green, blue] = burn(flat[i] ?? 0, flat[i + 1] ?? 0, flat[i + 2] ?? 0)
    pixels.set([red, green, blue, lit * 255], i)
  }
  writePixels(tubes.canvas, pixels)
  const cells = sampleCells(stage, 2)
  const figures = cells.cover.map((share) => (share > 128 ? 1 : 0))
  const outline = drawLoops(cells, traceContours(cells, figures, 4))
  tubes.ctx.lineJoin = 'round'
  for (const [width, colour] of [
    [4, 'rgba(255,40,170,0.9)'],
    [1.5, 'rgba(255,224,246,1)'],
  ] as const) {
    tubes.ctx.lineWidth = width
    tubes.ctx.strokeStyle = colour
    tubes.ctx.stroke(outline)
  }
  return tubes
}

/** Gas has no grey: what has no hue burns cyan. */
function burn(red: number, green: number, blue: number): readonly [number, number, number] {
  const [, a, b] = toLab(red, green, blue)
  const chroma = Math.hypot(a, b)
  if (chroma < 0.035) return [60, 226, 255]
  return fromLab([0.78, (a / chroma) * 0.21, (b / chroma) * 0.21])
}

function shine({ frame }: Stage, { ctx }: Layer, tubes: Layer, glow: { radius: number; strength: number }): void {
  ctx.save()
  ctx.globalCompositeOperation = glow.radius === 0 ? 'source-over' : 'lighter'
  if (glow.radius > 0) ctx.filter = `blur(${(glow.radius * frame.scale).toFixed(2)}px)`
  layOver({ canvas: tubes.canvas, ctx }, tubes.canvas, Math.min(1, glow.strength))
  ctx.restore()
  ctx.filter = 'none'
}

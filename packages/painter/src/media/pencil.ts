import { createRandom, deriveSeed } from '../chance.ts'
import { type Rgb, toCss } from '../colour.ts'
import { createLayer, type Layer } from '../frame.ts'
import { createNoise } from '../noise.ts'
import type { Stage } from '../scene/stage.ts'
import { readLuma, readPixels, writePixels } from './canvas-pixels.ts'
import { flattenCanvas } from './kuwahara.ts'
import type { MediumStep } from './medium.ts'
import { findOutline } from './outline.ts'
import { spreadTones } from './tones.ts'

/** One direction of hatching, laid where the scene is darker than `below`. */
const HATCHES = [
  { angle: -0.75, below: 215, spacing: 3 },
  { angle: -0.45, below: 160, spacing: 2.6 },
  { angle: 0.7, below: 115, spacing: 2.4 },
  { angle: -1.2, below: 78, spacing: 2.2 },
  { angle: 0.15, below: 45, spacing: 2 },
] as const

/** Pencil on toothed paper: hatching in more directions the darker it gets, then the contours. */
export function* paintPencil(stage: Stage): Generator<MediumStep, Layer> {
  const { frame } = stage
  const picture = createLayer(frame)
  picture.ctx.fillStyle = '#f6f3ea'
  picture.ctx.fillRect(0, 0, frame.width, frame.height)
  const flat = flattenCanvas(stage.picture.canvas, 1.6 * frame.scale)
  const luma = spreadTones(readLuma(flat))
  for (const [index, hatch] of HATCHES.entries()) {
    hatchTone(stage, picture, { flat, luma }, hatch)
    yield { share: (index + 1) / (HATCHES.length + 1), layer: picture }
  }
  drawContours(stage, picture, luma)
  return picture
}

function hatchTone(
  stage: Stage,
  picture: Layer,
  scene: { flat: Uint8ClampedArray; luma: Float32Array },
  hatch: { angle: number; below: number; spacing: number },
): void {
  const { frame, recipe } = stage
  const { ctx } = picture
  const random = createRandom(deriveSeed(recipe.seed, `hatch${hatch.below}`))
  const reachX = Math.cos(hatch.angle)
  const reachY = Math.sin(hatch.angle)
  ctx.lineCap = 'round'
  for (let y = 0; y < frame.height; y += hatch.spacing) {
    for (let x = 0; x < frame.width; x += hatch.spacing * 1.7) {
      const atX = x + random() * hatch.spacing * 2
      const atY = y + random() * hatch.spacing
      const half = 1.8 + random() * 2.6
      const column = Math.min(frame.widthPx - 1, Math.floor(atX * frame.scale))
      const row = Math.min(frame.heightPx - 1, Math.floor(atY * frame.scale))
      const from = row * frame.widthPx + column
      const lack = hatch.below - (scene.luma[from] ?? 255)
      if (lack < random() * 60) continue
      ctx.strokeStyle = toCss(leadColour(scene, from), 0.3 + Math.min(0.34, lack / 260))
      ctx.lineWidth = 0.5 + random() * 0.6
      ctx.beginPath()
      ctx.moveTo(atX - reachX * half, atY - reachY * half)
      ctx.quadraticCurveTo(atX + random() - 0.5, atY + random() - 0.5, atX + reachX * half, atY + reachY * half)
      ctx.stroke()
    }
  }
}

/** Coloured lead: mostly graphite, with as much of the scene's hue as a crayon leaves. */
function leadColour(scene: { flat: Uint8ClampedArray; luma: Float32Array }, at: number): Rgb {
  const i = at * 4
  const own: Rgb = [scene.flat[i] ?? 0, scene.flat[i + 1] ?? 0, scene.flat[i + 2] ?? 0]
  const luma = 0.3 * own[0] + 0.59 * own[1] + 0.11 * own[2]
  return [60 + (own[0] - luma) * 0.95, 60 + (own[1] - luma) * 0.95, 66 + (own[2] - luma) * 0.95]
}

function drawContours(stage: Stage, picture: Layer, luma: Float32Array): void {
  const { frame, recipe } = stage
  const pixels = readPixels(picture.canvas)
  const line = findOutline(luma, frame.widthPx, 1.3 * frame.scale, 6)
  const tooth = createNoise(deriveSeed(recipe.seed, 'tooth'))
  for (let at = 0; at < line.length; at++) {
    const x = (at % frame.widthPx) / frame.scale
    const y = Math.floor(at / frame.widthPx) / frame.scale
    const grain = tooth(x / 1.3, y / 1.3)
    const ink = (line[at] ?? 0) * (0.72 + grain * 0.3)
    for (let channel = 0; channel < 3; channel++) {
      const paper = (pixels[at * 4 + channel] ?? 0) + grain * 4
      pixels[at * 4 + channel] = paper * (1 - ink) + (channel === 2 ? 52 : 44) * ink
    }
  }
  writePixels(picture.canvas, pixels)
}

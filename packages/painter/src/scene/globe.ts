import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { mixColours, type Rgb } from '../base/colour.ts'
import { smoothStep, sumOctaves } from '../base/noise.ts'
import type { Stage } from './stage.ts'

const DEEP: Rgb = [16, 62, 140]
const SHALLOW: Rgb = [46, 128, 190]
const GREEN: Rgb = [76, 122, 58]
const DRY: Rgb = [178, 148, 96]
const WHITE: Rgb = [250, 252, 255]

/** A square canvas with the face of the Earth; the corners are left open. `radius` in units. */
export function drawGlobe(stage: Stage, turn: number, radius: number): Canvas {
  const side = Math.max(8, Math.ceil(radius * 2 * stage.frame.scale))
  const canvas = createCanvas(side, side)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(side, side)
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const x = ((column + 0.5) / side) * 2 - 1
      const y = ((row + 0.5) / side) * 2 - 1
      const depth = 1 - x * x - y * y
      if (depth <= 0) continue
      const colour = colourAt(stage, { x, y, z: Math.sqrt(depth) }, turn)
      const at = (row * side + column) * 4
      for (let channel = 0; channel < 3; channel++) image.data[at + channel] = colour[channel] ?? 0
      image.data[at + 3] = 255
    }
  }
  ctx.putImageData(image, 0, 0)
  return canvas
}

/** Seas, lands, ice and swirled cloud bands at a point of the unit sphere. */
function colourAt(stage: Stage, point: { x: number; y: number; z: number }, turn: number): Rgb {
  const { form, grain } = stage
  // The axis leans, so that the bands of cloud run aslant.
  const up = point.y * 0.92 + point.x * 0.39
  const lng = Math.atan2(point.x * 0.92 - point.y * 0.39, point.z) + turn
  const land = sumOctaves(form, lng * 0.85, up * 1.35 + 4, 6)
  const dry = smoothStep(-0.2, 0.3, grain(lng * 1.3, up * 2.4) - Math.abs(up) * 0.5 + 0.1)
  const sea = mixColours(DEEP, SHALLOW, smoothStep(-0.25, 0.08, land))
  let colour = mixColours(sea, mixColours(GREEN, DRY, dry), smoothStep(0.06, 0.11, land))
  colour = mixColours(colour, WHITE, smoothStep(0.86, 0.93, Math.abs(up) + land * 0.08))
  const bend = grain(lng * 1.1, up * 1.6) * 0.9
  const cloud = sumOctaves(grain, lng * 1.2 + bend, up * 3.1 + bend * 0.6, 5)
  return mixColours(colour, WHITE, 0.92 * smoothStep(0.1, 0.42, cloud))
}

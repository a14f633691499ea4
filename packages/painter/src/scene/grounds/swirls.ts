import { createCanvas } from '@napi-rs/canvas'
import { createRandom, deriveSeed, pickOne } from '../../base/chance.ts'
import { dimColour, mixColours, parseHex, type Rgb } from '../../base/colour.ts'
import { drawWhole, freeCanvas } from '../../base/frame.ts'
import { smoothStep, sumOctaves } from '../../base/noise.ts'
import { hasFeature, type Stage } from '../stage.ts'
import type { Backdrop } from './backdrop.ts'

/** Colours that go together, for words that name none. */
const SCALES = [
  ['#0f2a3f', '#1f6f78', '#e7c98f', '#f4efe2', '#c4583c'],
  ['#2a1a3e', '#6b3f7c', '#e08a8a', '#f6d9b8', '#3f6fa0'],
  ['#16302a', '#3f7f5c', '#c9d8a4', '#f2eedc', '#d8943c'],
  ['#1c1c22', '#5a5048', '#c8a050', '#f0e6d0', '#8c3a30'],
]

/** Where there is nothing but colour: bands of it that flow around each other, with light along their edges. */
export function paintSwirls(stage: Stage, { wall, floor, glow }: Backdrop): void {
  const { frame, picture, form, grain } = stage
  const graded = hasFeature(stage, 'gradient')
  const lean = stage.layout.facing * 0.6
  const scale = chooseScale(stage, [wall, floor, glow])
  const { view } = frame
  const [columns, rows] = [frame.widthPx, frame.heightPx]
  const small = createCanvas(columns, rows)
  const ctx = small.getContext('2d')
  const image = ctx.createImageData(columns, rows)
  for (let row = 0; row < rows; row++) {
    const v = (view.top + ((row + 0.5) / rows) * view.height) / 260
    for (let column = 0; column < columns; column++) {
      const u = (view.left + ((column + 0.5) / columns) * view.width) / 260
      const bend = grain(u * 0.7, v * 0.7)
      const colour = graded
        ? gradeAt(scale, (u * lean + v) * 1.1 + bend * 0.35 + form(u * 0.5, v * 0.5) * 0.5)
        : bandAt(scale, sumOctaves(form, u * 0.8 + bend * 0.9, v * 0.8 - bend * 0.6, 2) * 2.2 + v * 0.5 + bend)
      const at = (row * columns + column) * 4
      for (const channel of [0, 1, 2] as const) image.data[at + channel] = colour[channel]
      image.data[at + 3] = 255
    }
  }
  ctx.putImageData(image, 0, 0)
  picture.ctx.imageSmoothingQuality = 'high'
  drawWhole(picture.ctx, frame, small)
  freeCanvas(small)
}

/** Each band runs from its own shade into light, and ends in a thin bright edge. */
function bandAt(scale: readonly Rgb[], flow: number): Rgb {
  const whole = Math.floor(flow)
  const share = flow - whole
  const own = scale[((whole % scale.length) + scale.length) % scale.length] ?? scale[0] ?? [128, 128, 128]
  const next = scale[(((whole + 1) % scale.length) + scale.length) % scale.length] ?? own
  const shaded = dimColour(own, 0.72 + share * 0.38)
  const edge = smoothStep(0.8, 0.9, share) * (1 - smoothStep(0.9, 1, share))
  return mixColours(mixColours(shaded, dimColour(next, 0.72), smoothStep(0.86, 1, share)), [255, 246, 224], edge * 0.5)
}

/** One colour runs into the next without an edge. */
function gradeAt(scale: readonly Rgb[], along: number): Rgb {
  const turned = ((along % scale.length) + scale.length) % scale.length
  const from = Math.floor(turned)
  const own = scale[from] ?? [128, 128, 128]
  return mixColours(own, scale[(from + 1) % scale.length] ?? own, smoothStep(0, 1, turned - from))
}

function chooseScale({ recipe }: Stage, [wall, floor, glow]: readonly [Rgb, Rgb, Rgb]): Rgb[] {
  const { featureColours = {} } = recipe.reading
  if (featureColours['backdrop'] === undefined) {
    const random = createRandom(deriveSeed(recipe.layoutSeed, 'scale'))
    return pickOne(SCALES, random).map(parseHex)
  }
  const deep = mixColours(wall, [10, 14, 24], 0.6)
  return [deep, wall, glow, floor, mixColours(floor, [250, 244, 232], 0.55)]
}

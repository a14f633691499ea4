import { createCanvas } from '@napi-rs/canvas'
import { dimColour, mixColours, type Rgb } from '../../base/colour.ts'
import { drawWhole, freeCanvas } from '../../base/frame.ts'
import { smoothStep, sumOctaves } from '../../base/noise.ts'
import type { Stage } from '../stage.ts'
import { type Backdrop, chooseBackdrop } from './backdrop.ts'
import { paintTabletop } from './tabletop.ts'

/** Nothing in it is sharp: one pixel of the shader is as wide as so many of the picture. */
const COARSE = 3

/** A ground that is no place: colour and light behind the subject, and something to stand on. */
export function paintGround(stage: Stage): void {
  const { setting } = stage.recipe.reading
  const backdrop = chooseBackdrop(stage)
  shade(stage, setting === 'paper' ? paperOf(stage, backdrop) : wallOf(stage, backdrop))
  if (setting === 'tabletop') paintTabletop(stage)
}

export type Shader = (x: number, y: number) => Rgb

function shade(stage: Stage, colourAt: Shader): void {
  const { frame, picture } = stage
  const { view } = frame
  const columns = Math.ceil(frame.widthPx / COARSE)
  const rows = Math.ceil(frame.heightPx / COARSE)
  const small = createCanvas(columns, rows)
  const ctx = small.getContext('2d')
  const image = ctx.createImageData(columns, rows)
  for (let row = 0; row < rows; row++) {
    const y = view.top + ((row + 0.5) / rows) * view.height
    for (let column = 0; column < columns; column++) {
      const [red, green, blue] = colourAt(view.left + ((column + 0.5) / columns) * view.width, y)
      const at = (row * columns + column) * 4
      image.data[at] = red
      image.data[at + 1] = green
      image.data[at + 2] = blue
      image.data[at + 3] = 255
    }
  }
  ctx.putImageData(image, 0, 0)
  picture.ctx.imageSmoothingQuality = 'high'
  drawWhole(picture.ctx, frame, small)
  freeCanvas(small)
}

/** A wall that bends into a floor without an edge, with a pool of light behind the subject. */
function wallOf({ frame, layout, form, grain }: Stage, { wall, floor, glow }: Backdrop): Shader {
  const { width, height } = frame
  const side = layout.light.x >= 0 ? 1 : -1
  const join = layout.horizon
  const middle = { x: layout.focus + side * width * 0.1, y: Math.min(join, layout.feet - layout.subject * 0.7) }
  return (x, y) => {
    const away = Math.hypot((x - middle.x) / width, (y - middle.y) / height)
    const pool = Math.exp(-away * away * 5)
    const across = ((x - width / 2) / width) * side
    const weave = sumOctaves(form, x / 150, y / 190, 3) * 0.05 + grain(x / 34, y / 34) * 0.012
    const lit = mixColours(dimColour(wall, 0.8 + across * 0.14 + weave), glow, pool * 0.85)
    const under = smoothStep(-0.09, 0.1, (y - join) / height)
    if (under === 0) return lit
    const near = Math.max(0, (y - join) / Math.max(1, height - join))
    const ground = mixColours(dimColour(floor, 1.02 - near * 0.2 + across * 0.1 + weave * 0.6), glow, pool * 0.5)
    return mixColours(lit, ground, under)
  }
}

/** Paper is lit evenly; its fibres are hardly seen. */
function paperOf({ grain, form }: Stage, { glow }: Backdrop): Shader {
  return (x, y) => dimColour(glow, 0.985 + grain(x / 5, y / 5) * 0.008 + form(x / 160, y / 160) * 0.012)
}

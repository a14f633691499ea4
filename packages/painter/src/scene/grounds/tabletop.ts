import { createCanvas } from '@napi-rs/canvas'
import { pickInTurn } from '../../recipe/pick-in-turn.ts'
import { dimColour, lightColour, mixColours, parseHex, type Rgb } from '../../base/colour.ts'
import { drawWhole, freeCanvas } from '../../base/frame.ts'
import { type Noise, smoothStep, sumOctaves } from '../../base/noise.ts'
import type { Stage } from '../stage.ts'

type Kind = 'planks' | 'stone' | 'cloth'
interface Top {
  kind: Kind
  colour: Rgb
}

const TOPS: readonly Top[] = [
  { kind: 'planks', colour: parseHex('#a3764a') },
  { kind: 'planks', colour: parseHex('#7a5236') },
  { kind: 'planks', colour: parseHex('#c49c6c') },
  { kind: 'stone', colour: parseHex('#dcd8d0') },
  { kind: 'stone', colour: parseHex('#4c5056') },
  { kind: 'cloth', colour: parseHex('#e4dac6') },
  { kind: 'cloth', colour: parseHex('#8fa3ac') },
]
/** How far above the table's far edge its lines meet, by the frame's height. */
const RISE = 0.55
/** Planks across a frame at the place of the subject. */
const PLANKS = 4.6

/** The top of a table from its far edge to below the frame: what stands on it throws its shadow there. */
export function paintTabletop(stage: Stage): void {
  const { frame, picture } = stage
  const { view } = frame
  const edge = stage.layout.horizon
  const colourAt = topOf(stage)
  const small = createCanvas(frame.widthPx, frame.heightPx)
  const ctx = small.getContext('2d')
  const image = ctx.createImageData(frame.widthPx, frame.heightPx)
  for (let row = 0; row < frame.heightPx; row++) {
    const y = view.top + ((row + 0.5) / frame.heightPx) * view.height
    const alpha = smoothStep(-1.5, 1.5, y - edge) * 255
    if (alpha === 0) continue
    for (let column = 0; column < frame.widthPx; column++) {
      const colour = colourAt(view.left + ((column + 0.5) / frame.widthPx) * view.width, y)
      const at = (row * frame.widthPx + column) * 4
      for (const channel of [0, 1, 2] as const) image.data[at + channel] = colour[channel]
      image.data[at + 3] = alpha
    }
  }
  ctx.putImageData(image, 0, 0)
  drawWhole(picture.ctx, frame, small)
  freeCanvas(small)
}

function topOf(stage: Stage): (x: number, y: number) => Rgb {
  const { frame, layout, palette, recipe, form, grain } = stage
  const { kind, colour } = pickInTurn(TOPS, recipe, 'tabletop')
  const meet = layout.horizon - frame.height * RISE
  const unit = layout.feet - meet
  const { time } = recipe.reading
  const lamp: Rgb = time === 'night' ? [232, 186, 128] : palette.light
  const light = mixColours(mixColours(palette.ambient, lamp, 0.85), [255, 250, 242], time === 'day' ? 0.6 : 0.2)
  const side = layout.light.x >= 0 ? 1 : -1
  const material = MATERIALS[kind]
  return (x, y) => {
    const deep = unit / Math.max(1, y - meet)
    const u = ((x - frame.width / 2) / frame.width) * deep * PLANKS
    const v = deep * PLANKS
    const near = (y - layout.horizon) / Math.max(1, frame.height - layout.horizon)
    const across = ((x - frame.width / 2) / frame.width) * side
    const fall = Math.hypot((x - layout.focus) / frame.width, (y - layout.feet) / frame.height)
    const lit = 0.74 + 0.3 * Math.exp(-fall * fall * 6) + across * 0.12 - 0.06 * near
    return lightColour(dimColour(material(colour, { u, v, form, grain }), lit), light)
  }
}

interface Spot {
  u: number
  v: number
  form: Noise
  grain: Noise
}

const MATERIALS: Record<Kind, (colour: Rgb, spot: Spot) => Rgb> = {
  planks: (colour, { u, v, form, grain }) => {
    const plank = Math.floor(u)
    const seam = Math.min(u - plank, 1 - (u - plank))
    const own = 1 + grain(plank * 7.3, 2.1) * 0.16
    const fibre = sumOctaves(form, u * 9 + plank * 31, v * 0.9, 3) * 0.1 + grain(u * 46, v * 2.2) * 0.05
    return dimColour(colour, (own + fibre) * (0.6 + 0.4 * smoothStep(0, 0.035, seam)))
  },
  stone: (colour, { u, v, form, grain }) => {
    const bend = sumOctaves(form, u * 0.8, v * 0.8, 3)
    const vein = Math.abs(sumOctaves(grain, u * 0.4 + bend * 0.5, v * 0.4 - bend * 0.5, 2))
    const light = 1 - 0.07 * (1 - smoothStep(0, 0.16, vein)) + bend * 0.08
    return dimColour(colour, light + grain(u * 30, v * 30) * 0.012)
  },
  cloth: (colour, { u, v, form, grain }) => {
    const fold = sumOctaves(form, u * 0.5, v * 0.22, 2)
    const weave = (Math.sin(u * 150) + Math.sin(v * 150)) * 0.012
    return dimColour(colour, 1 + fold * 0.16 + weave + grain(u * 12, v * 12) * 0.02)
  },
}

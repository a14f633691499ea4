import { createRandom } from '../../base/chance.ts'
import type { Pen } from './pen.ts'
import type { Point, Shape } from './shape.ts'
import { boxOf, isInside, readPoints } from './shape.ts'

export interface FurOptions {
  /** Length of a hair in units. */
  length: number
  /** Direction the hair lies in, radians; 0 looks right, positive turns down. */
  flow: number
  /** Hairs inside the shape. */
  count?: number
  /** Tufts that break the outline, 0 to 1. */
  fringe?: number
  /** Where the hair grows away from, instead of lying in one direction: a face's nose. */
  from?: Point
}

/** From this many pixels to a unit on, a coat shows its single hairs. */
const CLOSE_PX = 3.4

/** Short hairs over a body and tufts along its edge, so that the outline is fur and not a cut-out. */
export function fur(pen: Pen, shape: Shape, hex: string, options: FurOptions): void {
  if (pen.niji) return
  fringe(pen, shape, hex, options)
  const { ctx, random } = pen
  const tones = pen.tones(hex)
  const box = boxOf(shape)
  ctx.save()
  ctx.clip(shape.path)
  ctx.lineCap = 'round'
  for (const colour of [tones.shade, tones.light, tones.deep, tones.rim]) {
    ctx.strokeStyle = colour
    ctx.globalAlpha = 0.34
    ctx.lineWidth = Math.min(0.5, options.length * 0.09)
    ctx.beginPath()
    for (let i = 0; i < (options.count ?? 120) / 4; i++) {
      const from: Point = [box.left + random() * (box.right - box.left), box.top + random() * (box.bottom - box.top)]
      if (isInside(shape, from))
        hair(pen, from, options.flow + (random() - 0.5) * 0.7, options.length * (0.5 + random() * 0.6))
    }
    ctx.stroke()
  }
  if (pen.px > CLOSE_PX) singleHairs(pen, shape, hex, options)
  ctx.restore()
}

/** The coat seen from near. Its chance is its own, so that a larger picture differs in nothing else. */
function singleHairs(pen: Pen, shape: Shape, hex: string, { length, flow, from }: FurOptions): void {
  const { ctx } = pen
  const box = boxOf(shape)
  const [wide, tall] = [box.right - box.left, box.bottom - box.top]
  const chance = createRandom(Math.round(wide * 977 + tall * 131))
  const long = Math.min(length, 4.5) * 0.75
  const count = Math.min(5200, Math.round((wide * tall * 9) / long))
  const { shade, light, base, deep, rim } = pen.tones(hex)
  ctx.lineWidth = Math.max(0.1, long * 0.055)
  for (const colour of [shade, light, base, deep, rim, light]) {
    ctx.strokeStyle = colour
    ctx.globalAlpha = colour === deep ? 0.22 : 0.36
    ctx.beginPath()
    for (let i = 0; i < count / 6; i++) {
      const at: Point = [box.left + chance() * wide, box.top + chance() * tall]
      const lie = from ? Math.atan2(at[1] - from[1], at[0] - from[0]) : flow
      hair(pen, at, lie + (chance() - 0.5) * 0.5, long * (0.55 + chance() * 0.7))
    }
    ctx.stroke()
  }
}

function hair({ ctx }: Pen, [x, y]: Point, angle: number, length: number): void {
  ctx.moveTo(x, y)
  ctx.quadraticCurveTo(
    x + Math.cos(angle) * length * 0.5,
    y + Math.sin(angle) * length * 0.5 - length * 0.06,
    x + Math.cos(angle) * length,
    y + Math.sin(angle) * length,
  )
}

function fringe(
  { ctx, random, tones }: Pen,
  shape: Shape,
  hex: string,
  { length, flow, fringe: share = 0.5 }: FurOptions,
): void {
  if (share === 0) return
  const { base, shade, light } = tones(hex)
  const tufts = [light, base, shade, base, light]
  const [fx, fy] = [Math.cos(flow), Math.sin(flow)]
  ctx.save()
  ctx.lineCap = 'round'
  ctx.lineWidth = Math.min(0.5, Math.max(0.28, length * 0.1))
  shape.edge.forEach((at, i) => {
    const before = shape.edge[i - 1] ?? at
    const long = Math.hypot(at[0] - before[0], at[1] - before[1])
    if (long === 0 || long > 8) return
    const along: Point = [(at[0] - before[0]) / long, (at[1] - before[1]) / long]
    const out = isInside(shape, [at[0] - along[1] * 0.4, at[1] + along[0] * 0.4]) ? -1 : 1
    const lie = along[0] * fx + along[1] * fy > 0 ? 1 : -1
    for (let k = 0; k < 4; k++) {
      if (random() > share) continue
      const part = random()
      const reach = length * (0.3 + random() * 0.4)
      const lift = 0.16 + random() * 0.22
      const [x, y] = [before[0] + (at[0] - before[0]) * part, before[1] + (at[1] - before[1]) * part]
      ctx.strokeStyle = tufts[Math.floor(random() * tufts.length)] ?? base
      ctx.beginPath()
      ctx.moveTo(x - along[0] * lie * reach * 0.4, y - along[1] * lie * reach * 0.4)
      ctx.quadraticCurveTo(
        x,
        y,
        x + (along[0] * lie - along[1] * out * lift) * reach,
        y + (along[1] * lie + along[0] * out * lift) * reach,
      )
      ctx.stroke()
    }
  })
  ctx.restore()
}

/** Fine lines in a colour of the ramp; widths in units. As text, strokes are set apart by ` | `. */
export function lines(pen: Pen, hex: string, width: number, drawn: string | readonly (readonly Point[])[]): void {
  const strokes = typeof drawn === 'string' ? drawn.split(' | ').map(readPoints) : drawn
  const { ctx } = pen
  ctx.strokeStyle = hex
  ctx.lineWidth = width
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.beginPath()
  for (const stroke of strokes) {
    stroke.forEach(([x, y], i) => {
      const next = stroke[i + 1]
      if (i === 0) ctx.moveTo(x, y)
      else if (next) ctx.quadraticCurveTo(x, y, (x + next[0]) / 2, (y + next[1]) / 2)
      else ctx.lineTo(x, y)
    })
  }
  ctx.stroke()
}

import type { SKRSContext2D } from '@napi-rs/canvas'
import { Path2D } from '@napi-rs/canvas'
import type { EyeSpot } from './eye-spots.ts'
import type { Hand } from './soft-shade.ts'
import type { Tones } from './tone.ts'
import type { Shape } from './shape.ts'
import { boxOf } from './shape.ts'
import { isSoft, shadeSoftly } from './soft-shade.ts'

/** What draws a subject: a context in the subject's own space (100 units tall, looking right) and the scene's light. */
export interface Pen {
  ctx: SKRSContext2D
  random: () => number
  /** Towards the light, length one, in the subject's own space. */
  light: { x: number; y: number }
  tones: (hex: string) => Tones
  /** The colour word bound to the noun, worn over the natural colour. */
  worn: (natural: string) => string
  niji: boolean
  /** Pixels in one unit; fine detail below a third of a pixel may be left out. */
  px: number
  pose: string
  /** A kitten, a foal: a large head on short limbs. */
  young: boolean
  hand: Hand
  /** Clothes, hair and face that a person was said to have. */
  looks?: readonly string[]
  /** Only this of a person is drawn. */
  part?: 'near arm'
  /** Open eyes are noted here as they are drawn. */
  eyes?: EyeSpot[]
}

export interface SculptOptions {
  /** How far the shade reaches in, in units. */
  depth?: number
  /** 0 dull to 1 glossy. */
  gloss?: number
  /** Strength of the light's edge, 0 to 1. */
  rim?: number
}

const SHADE_STEPS = 6

/** Fill a shape as a rounded body: a lit side, a shaded side, light from the ground, a bright edge. */
export function sculpt(pen: Pen, shape: Shape, hex: string, options: SculptOptions = {}): void {
  const { ctx, light } = pen
  const { depth = 6, gloss = 0, rim = 0.55 } = options
  const tones = pen.tones(hex)
  if (pen.niji) return sculptCel(pen, shape, tones, options)
  ctx.save()
  ctx.fillStyle = tones.base
  ctx.fill(shape.path)
  ctx.clip(shape.path)
  washAlongLight(pen, shape, tones)
  if (isSoft(pen)) {
    shadeSoftly(pen, shape, tones, { depth, rim })
    if (gloss > 0) glossOn(pen, shape, gloss)
    ctx.restore()
    return
  }
  // From near by the steps would be seen as rings.
  const steps = pen.px > 4 ? SHADE_STEPS * 2 : SHADE_STEPS
  for (let i = 1; i <= steps; i++) {
    const reach = (depth * i) / steps
    crescent(pen, shape, [light.x * reach, light.y * reach], [tones.shade, (0.24 * SHADE_STEPS) / steps])
  }
  crescent(pen, shape, [light.x * depth * 0.22, light.y * depth * 0.22], [tones.deep, 0.34])
  crescent(pen, shape, [0, -depth * 0.28], [tones.bounce, 0.34])
  crescent(pen, shape, [-light.x * depth * 0.5, -light.y * depth * 0.5], [tones.light, 0.42])
  crescent(pen, shape, [-light.x * depth * 0.13, -light.y * depth * 0.13], [tones.rim, rim])
  if (gloss > 0) glossOn(pen, shape, gloss)
  ctx.restore()
}

/** Two flat tones with a hard joint, a thin edge of light, and a line that is heavier on the shaded side. */
function sculptCel(pen: Pen, shape: Shape, tones: Tones, { depth = 6, gloss = 0, rim = 0.55 }: SculptOptions): void {
  const { ctx, light } = pen
  const line = lineWidth(pen)
  ctx.save()
  ctx.fillStyle = tones.line
  ctx.translate(-light.x * line * 0.55, -light.y * line * 0.55)
  ctx.fill(shape.path)
  ctx.restore()
  ctx.save()
  ctx.fillStyle = tones.base
  ctx.fill(shape.path)
  ctx.clip(shape.path)
  crescent(pen, shape, [light.x * depth * 0.62, light.y * depth * 0.62], [tones.shade, 0.92])
  crescent(pen, shape, [-light.x * depth * 0.16, -light.y * depth * 0.16], [tones.light, 0.5 + rim * 0.5])
  if (gloss > 0) glossOn(pen, shape, gloss)
  ctx.restore()
  ctx.strokeStyle = tones.line
  ctx.lineWidth = line
  ctx.lineJoin = 'round'
  ctx.stroke(shape.path)
}

/** Width of niji's line: a pen that stays a pen, from afar and from near by. */
function lineWidth({ px }: Pen): number {
  return Math.min(0.8, (0.72 + 0.17 * px ** 0.7) / px)
}

/** A flat patch with a slight turn of tone: markings, windows, panels. */
export function patch(pen: Pen, shape: Shape, hex: string, alpha = 1): void {
  const { ctx } = pen
  const tones = pen.tones(hex)
  ctx.save()
  ctx.globalAlpha = alpha
  ctx.fillStyle = tones.base
  ctx.fill(shape.path)
  ctx.clip(shape.path)
  washAlongLight(pen, shape, tones)
  ctx.restore()
}

/** What gives its own light: no shading, and a glow of `reach` units around it. */
export function glow(pen: Pen, shape: Shape, hex: string, reach = 4): void {
  const { ctx } = pen
  const box = boxOf(shape)
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const radius = Math.max(box.right - box.left, box.bottom - box.top) / 2 + reach
  const halo = ctx.createRadialGradient(x, y, 0, x, y, radius)
  halo.addColorStop(0, `${hex}aa`)
  halo.addColorStop(1, `${hex}00`)
  ctx.fillStyle = halo
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
  ctx.fill()
  ctx.fillStyle = hex
  ctx.fill(shape.path)
}

/** The outline that the niji hand draws. */
export function ink(pen: Pen, shape: Shape, hex: string, width = lineWidth(pen)): void {
  pen.ctx.strokeStyle = pen.tones(hex).line
  pen.ctx.lineWidth = width
  pen.ctx.lineJoin = 'round'
  pen.ctx.stroke(shape.path)
}

/** A darkening over what is already painted, inside a shape: one part's shadow on another. */
export function shadowOn(pen: Pen, within: Shape, caster: Shape, hex: string): void {
  const { ctx } = pen
  ctx.save()
  ctx.clip(within.path)
  ctx.fillStyle = pen.tones(hex).deep
  for (let i = 1; i <= 4; i++) {
    ctx.save()
    ctx.globalAlpha = 0.13
    ctx.translate(-pen.light.x * i * 0.8, 0.8 * i)
    ctx.fill(caster.path)
    ctx.restore()
  }
  ctx.restore()
}

/** Fill what lies in the clip but outside the shape moved by `by`: a crescent on the side away from `by`. */
function crescent(
  { ctx }: Pen,
  shape: Shape,
  by: readonly [number, number],
  [colour, alpha]: readonly [string, number],
): void {
  ctx.save()
  ctx.globalAlpha = alpha
  ctx.fillStyle = colour
  ctx.translate(by[0], by[1])
  const box = boxOf(shape)
  const around = new Path2D(shape.path)
  around.rect(box.left - 60, box.top - 60, box.right - box.left + 120, box.bottom - box.top + 120)
  ctx.fill(around, 'evenodd')
  ctx.restore()
}

function washAlongLight({ ctx, light, niji }: Pen, shape: Shape, tones: Tones): void {
  if (niji) return
  const box = boxOf(shape)
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const reach = Math.hypot(box.right - box.left, box.bottom - box.top) / 2
  const wash = ctx.createLinearGradient(
    x + light.x * reach,
    y + light.y * reach,
    x - light.x * reach,
    y - light.y * reach,
  )
  wash.addColorStop(0.1, tones.light)
  wash.addColorStop(0.5, tones.base)
  wash.addColorStop(0.95, tones.shade)
  ctx.globalAlpha *= 0.75
  ctx.fillStyle = wash
  ctx.fill(shape.path)
  ctx.globalAlpha /= 0.75
}

function glossOn({ ctx, light }: Pen, shape: Shape, gloss: number): void {
  const box = boxOf(shape)
  const [w, h] = [box.right - box.left, box.bottom - box.top]
  const [x, y] = [(box.left + box.right) / 2 + light.x * w * 0.26, (box.top + box.bottom) / 2 + light.y * h * 0.26]
  const spot = ctx.createRadialGradient(x, y, 0, x, y, Math.min(w, h) * 0.4)
  spot.addColorStop(0, `rgba(255,255,255,${0.75 * gloss})`)
  spot.addColorStop(1, 'rgba(255,255,255,0)')
  ctx.fillStyle = spot
  ctx.fillRect(box.left, box.top, w, h)
}

/** Dissolve the edge where a limb grows out of a body: a soft spot of the body's own colour, kept inside it. */
export function melt(
  { ctx, tones, niji }: Pen,
  within: Shape,
  [x, y, radius]: readonly [number, number, number],
  hex: string,
): void {
  const { base } = tones(hex)
  const spot = ctx.createRadialGradient(x, y, radius * 0.2, x, y, radius)
  spot.addColorStop(0, base)
  spot.addColorStop(0.55, `${base}cc`)
  spot.addColorStop(1, `${base}00`)
  ctx.save()
  ctx.clip(within.path)
  ctx.globalAlpha = niji ? 1 : 0.9
  ctx.fillStyle = spot
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
  ctx.fill()
  ctx.restore()
}

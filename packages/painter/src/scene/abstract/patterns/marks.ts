import type { SKRSContext2D } from '@napi-rs/canvas'
import { type Rgb, toCss } from '../../../base/colour.ts'

/** Small parts of which patterns are drawn, around 0, 0; leaves and petals point to the right. */

export function fillDisc(
  ctx: SKRSContext2D,
  place: readonly [x: number, y: number],
  radius: number,
  colour: Rgb,
): void {
  ctx.fillStyle = toCss(colour)
  ctx.beginPath()
  ctx.arc(place[0], place[1], radius, 0, Math.PI * 2)
  ctx.fill()
}

export function petalPath(ctx: SKRSContext2D, from: number, to: number, width: number): void {
  ctx.beginPath()
  ctx.moveTo(from, 0)
  ctx.bezierCurveTo(from + (to - from) * 0.3, -width, from + (to - from) * 0.86, -width, to, 0)
  ctx.bezierCurveTo(from + (to - from) * 0.86, width, from + (to - from) * 0.3, width, from, 0)
}

/** A petal with a fold: two tones and a vein. */
export function drawPetal(
  ctx: SKRSContext2D,
  { from, to, width }: { from: number; to: number; width: number },
  [own, edge]: readonly [Rgb, Rgb],
): void {
  petalPath(ctx, from, to, width)
  const tone = ctx.createLinearGradient(from, 0, to, 0)
  tone.addColorStop(0, toCss(edge))
  tone.addColorStop(0.7, toCss(own))
  tone.addColorStop(1, toCss(own))
  ctx.fillStyle = tone
  ctx.fill()
}

export function aroundTurns(ctx: SKRSContext2D, count: number, draw: (index: number) => void): void {
  for (let index = 0; index < count; index++) {
    ctx.save()
    ctx.rotate((index / count) * Math.PI * 2)
    draw(index)
    ctx.restore()
  }
}

export interface FlowerLook {
  radius: number
  petals: number
  own: Rgb
  edge: Rgb
  heart: Rgb
}

export function drawFlower(ctx: SKRSContext2D, { radius, petals, own, edge, heart }: FlowerLook): void {
  aroundTurns(ctx, petals, () =>
    drawPetal(ctx, { from: radius * 0.08, to: radius, width: radius * (2.7 / petals) }, [own, edge]),
  )
  ctx.rotate(Math.PI / petals)
  aroundTurns(ctx, petals, () =>
    drawPetal(ctx, { from: radius * 0.06, to: radius * 0.62, width: radius * (1.7 / petals) }, [edge, own]),
  )
  fillDisc(ctx, [0, 0], radius * 0.19, heart)
  aroundTurns(ctx, 8, () => fillDisc(ctx, [radius * 0.26, 0], radius * 0.035, heart))
}

/** A leaf with its vein. */
export function drawLeaf(ctx: SKRSContext2D, length: number, [own, vein]: readonly [Rgb, Rgb]): void {
  petalPath(ctx, 0, length, length * 0.3)
  ctx.fillStyle = toCss(own)
  ctx.fill()
  ctx.strokeStyle = toCss(vein, 0.8)
  ctx.lineWidth = Math.max(0.5, length * 0.035)
  ctx.beginPath()
  ctx.moveTo(0, 0)
  ctx.lineTo(length * 0.88, 0)
  for (const share of [0.28, 0.46, 0.64]) {
    ctx.moveTo(length * share, 0)
    ctx.lineTo(length * (share + 0.16), -length * 0.14)
    ctx.moveTo(length * share, 0)
    ctx.lineTo(length * (share + 0.16), length * 0.14)
  }
  ctx.stroke()
}

/** A scroll that rolls in from the outside; `turns` below 0 rolls the other way. */
export function spiralPath(ctx: SKRSContext2D, radius: number, turns: number): void {
  const steps = Math.ceil(Math.abs(turns) * 22)
  ctx.beginPath()
  for (let step = 0; step <= steps; step++) {
    const share = step / steps
    const away = radius * (1 - share * 0.9)
    const angle = share * turns * Math.PI * 2
    const [x, y] = [Math.cos(angle) * away, Math.sin(angle) * away]
    if (step === 0) ctx.moveTo(x, y)
    else ctx.lineTo(x, y)
  }
}

import { noteEye } from './eye-spots.ts'
import type { Pen } from './pen.ts'
import type { Point } from './shape.ts'

/** From this many pixels of radius on, an eye shows its lid, the rays of its iris and a second light. */
const CLOSE_PX = 4

/** An animal's eye, looking right: iris, pupil, one light. `radius` in units; niji makes it larger and rounder. */
export function eye(pen: Pen, [x, y]: Point, radius: number, iris: string): void {
  const { ctx, niji, tones } = pen
  const r = niji ? radius * 1.45 : radius
  if (pen.pose === 'sleeping') return closedEye(pen, [x, y], r)
  noteEye(pen, [x, y], [r * 1.12, r * 1.02])
  const close = r * pen.px >= CLOSE_PX
  const { deep, light } = tones(iris)
  ctx.fillStyle = '#1a1416'
  ctx.beginPath()
  ctx.ellipse(x, y, r * 1.12, r * 1.02, 0.2, 0, Math.PI * 2)
  ctx.fill()
  const colour = ctx.createLinearGradient(x, y - r, x, y + r)
  colour.addColorStop(0, deep)
  colour.addColorStop(1, light)
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.arc(x, y, r * 0.8, 0, Math.PI * 2)
  ctx.fill()
  if (close) irisRays(pen, [x, y], [r, light, deep])
  ctx.fillStyle = '#120d10'
  ctx.beginPath()
  ctx.arc(x + r * 0.08, y, r * 0.46, 0, Math.PI * 2)
  ctx.fill()
  if (close) lid(pen, [x, y], r)
  ctx.fillStyle = '#ffffff'
  ctx.beginPath()
  ctx.arc(x + r * 0.28, y - r * 0.32, r * (niji ? 0.34 : 0.24), 0, Math.PI * 2)
  ctx.fill()
}

/** Fine spokes in the iris and a glow where light leaves it below. */
function irisRays({ ctx }: Pen, [x, y]: Point, [r, light, deep]: readonly [number, string, string]): void {
  ctx.save()
  ctx.lineWidth = r * 0.05
  for (let i = 0; i < 28; i++) {
    const turn = (i / 28) * Math.PI * 2
    ctx.strokeStyle = i % 2 ? light : deep
    ctx.globalAlpha = 0.45
    ctx.beginPath()
    ctx.moveTo(x + Math.cos(turn) * r * 0.44, y + Math.sin(turn) * r * 0.44)
    ctx.lineTo(x + Math.cos(turn + 0.06) * r * 0.78, y + Math.sin(turn + 0.06) * r * 0.78)
    ctx.stroke()
  }
  const glow = ctx.createRadialGradient(x - r * 0.1, y + r * 0.5, 0, x - r * 0.1, y + r * 0.5, r * 0.5)
  glow.addColorStop(0, 'rgba(255,240,200,0.5)')
  glow.addColorStop(1, 'rgba(255,240,200,0)')
  ctx.globalAlpha = 1
  ctx.fillStyle = glow
  ctx.beginPath()
  ctx.arc(x, y, r * 0.8, 0, Math.PI * 2)
  ctx.fill()
  ctx.restore()
}

/** The upper lid's shadow over the eyeball, its dark line, and the sky's dim second light. */
function lid({ ctx, niji }: Pen, [x, y]: Point, r: number): void {
  ctx.save()
  const shade = ctx.createLinearGradient(x, y - r, x, y + r * 0.2)
  shade.addColorStop(0, 'rgba(16,10,14,0.7)')
  shade.addColorStop(1, 'rgba(16,10,14,0)')
  ctx.fillStyle = shade
  ctx.beginPath()
  ctx.arc(x, y, r * 0.82, 0, Math.PI * 2)
  ctx.fill()
  ctx.strokeStyle = '#1a1416'
  ctx.lineCap = 'round'
  ctx.lineWidth = r * (niji ? 0.34 : 0.26)
  ctx.beginPath()
  ctx.arc(x, y + r * 0.08, r * 1.08, Math.PI * 1.08, Math.PI * 1.9)
  ctx.stroke()
  ctx.fillStyle = 'rgba(220,235,255,0.55)'
  ctx.beginPath()
  ctx.ellipse(x - r * 0.3, y + r * 0.34, r * 0.16, r * 0.1, -0.6, 0, Math.PI * 2)
  ctx.fill()
  ctx.restore()
}

/** The lid of a sleeper: an arc that hangs. */
function closedEye({ ctx }: Pen, [x, y]: Point, r: number): void {
  ctx.strokeStyle = '#1a1416'
  ctx.lineWidth = r * 0.42
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.arc(x, y - r * 0.3, r * 1.05, 0.35, Math.PI - 0.35)
  ctx.stroke()
}

/** A wet nose, its two nostrils where it is seen from near. */
export function nose({ ctx, px }: Pen, [x, y]: Point, radius: number): void {
  const body = ctx.createRadialGradient(x, y - radius * 0.5, radius * 0.1, x, y, radius * 1.2)
  body.addColorStop(0, '#4c3c40')
  body.addColorStop(1, '#1c1416')
  ctx.fillStyle = body
  ctx.beginPath()
  ctx.ellipse(x, y, radius * 1.15, radius * 0.85, 0.15, 0, Math.PI * 2)
  ctx.fill()
  if (radius * px > CLOSE_PX) {
    ctx.fillStyle = '#0c080a'
    for (const side of [-1, 1]) {
      ctx.beginPath()
      ctx.ellipse(x + side * radius * 0.48, y + radius * 0.2, radius * 0.24, radius * 0.16, side * -0.5, 0, Math.PI * 2)
      ctx.fill()
    }
  }
  ctx.fillStyle = 'rgba(255,255,255,0.55)'
  ctx.beginPath()
  ctx.ellipse(x + radius * 0.1, y - radius * 0.4, radius * 0.4, radius * 0.16, 0, 0, Math.PI * 2)
  ctx.fill()
}

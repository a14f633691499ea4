import type { Hand } from './hand.ts'

/** An animal's eye, looking right: iris, pupil, one light. `radius` in units; niji makes it larger and rounder. */
export function eye({ ctx, niji, tones }: Hand, [x, y]: readonly [number, number], radius: number, iris: string): void {
  const r = niji ? radius * 1.45 : radius
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
  ctx.fillStyle = '#120d10'
  ctx.beginPath()
  ctx.arc(x + r * 0.08, y, r * 0.5, 0, Math.PI * 2)
  ctx.fill()
  ctx.fillStyle = '#ffffff'
  ctx.beginPath()
  ctx.arc(x + r * 0.28, y - r * 0.32, r * (niji ? 0.34 : 0.26), 0, Math.PI * 2)
  ctx.fill()
}

export function nose({ ctx }: Hand, [x, y]: readonly [number, number], radius: number): void {
  ctx.fillStyle = '#231a1c'
  ctx.beginPath()
  ctx.ellipse(x, y, radius * 1.15, radius * 0.85, 0.15, 0, Math.PI * 2)
  ctx.fill()
  ctx.fillStyle = 'rgba(255,255,255,0.55)'
  ctx.beginPath()
  ctx.ellipse(x + radius * 0.1, y - radius * 0.35, radius * 0.4, radius * 0.18, 0, 0, Math.PI * 2)
  ctx.fill()
}

import { sculpt } from './pen.ts'
import type { Pen } from './pen.ts'
import { oval } from './shape.ts'
import type { Point, Shape } from './shape.ts'
import { lines } from './texture.ts'

export const TYRE = '#2c2b30'

export const GLASS = '#8fb2c4'

/** A wheel standing on the ground line. */
export function wheel(pen: Pen, [x, radius]: Point, hub: string): void {
  sculpt(pen, oval(x, -radius, [radius, radius]), TYRE, { depth: radius * 0.4 })
  sculpt(pen, oval(x, -radius, [radius * 0.62, radius * 0.62]), hub, { depth: radius * 0.24, gloss: 0.4 })
  const spokes = [0, 1, 2, 3, 4].map((i): Point[] => [
    [x, -radius],
    [x + Math.cos(i * 1.257) * radius * 0.56, -radius + Math.sin(i * 1.257) * radius * 0.56],
  ])
  lines(pen, pen.tones(hub).deep, radius * 0.09, spokes)
  sculpt(pen, oval(x, -radius, [radius * 0.16, radius * 0.16]), hub, { depth: 0.6 })
}

/** Glass with the sky in it. */
export function pane(pen: Pen, shape: Shape): void {
  sculpt(pen, shape, GLASS, { depth: 3 })
  pen.ctx.save()
  pen.ctx.clip(shape.path)
  pen.ctx.globalAlpha = 0.4
  for (const x of [-70, -30, 10, 50])
    lines(pen, '#ffffff', 3, [
      [
        [x - 10, 0],
        [x + 30, -100],
      ],
    ])
  pen.ctx.restore()
}

/** Whatever is painted on a round thing turns into the shade with it. */
export function sideOf({ ctx, light, tones, niji }: Pen, shape: Shape): void {
  if (niji) return
  const { deep, rim } = tones('#8a8498')
  const wash = ctx.createRadialGradient(light.x * 14, -66 + light.y * 14, 4, light.x * 8, -64 + light.y * 8, 46)
  wash.addColorStop(0, `${rim}44`)
  wash.addColorStop(0.5, `${deep}00`)
  wash.addColorStop(1, `${deep}99`)
  ctx.fillStyle = wash
  ctx.fill(shape.path)
}

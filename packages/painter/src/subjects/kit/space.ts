import type { Pen } from './pen.ts'
import type { Point } from './shape.ts'

/** A space of its own inside the subject's: where its origin lies, how far it is turned (radians, clockwise) and scaled. */
export interface Space {
  at: Point
  turn?: number
  scale?: number | Point
}

/** Draw in another space; light and fineness are those of the place. */
export function within(pen: Pen, { at, turn = 0, scale = 1 }: Space, draw: (pen: Pen) => void): void {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale
  const { ctx, light } = pen
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  ctx.save()
  ctx.translate(at[0], at[1])
  ctx.rotate(turn)
  ctx.scale(sx, sy)
  draw({
    ...pen,
    px: pen.px * Math.abs(sy),
    light: { x: light.x * cos + light.y * sin, y: light.y * cos - light.x * sin },
  })
  ctx.restore()
}

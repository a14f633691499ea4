import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Point } from './shape.ts'

/** Where an open eye was drawn, in pixels of its canvas: half its width and height, and radians that it is turned by. */
export interface EyeSpot {
  x: number
  y: number
  wide: number
  tall: number
  turn: number
}

/** Notes an eye for whoever asked for them; half its width and height are in the pen's units. */
export function noteEye(
  { eyes, ctx }: { eyes?: EyeSpot[]; ctx: SKRSContext2D },
  [x, y]: Point,
  [wide, tall]: readonly [number, number],
): void {
  if (eyes === undefined) return
  const { a, b, c, d, e, f } = ctx.getTransform()
  eyes.push({
    x: a * x + c * y + e,
    y: b * x + d * y + f,
    wide: wide * Math.hypot(a, b),
    tall: tall * Math.hypot(c, d),
    turn: Math.atan2(b, Math.abs(a)) * Math.sign(a || 1),
  })
}

import type { Pose } from './pose.ts'
import type { Point, Shape } from './shape.ts'

/** A face as it is turned, and how much of it can be seen. */
export interface Sight {
  turn: number
  pose: Pose
  face: Shape
}

/** Where a place of the front face comes to lie when it turns: further right, the far side narrower. */
export function turned([x, y]: Point, turn: number, out = 0): Point {
  return [x * (x > 0 ? 1 - 0.3 * turn : 1 - 0.06 * turn) + turn * (2.3 + out), y]
}

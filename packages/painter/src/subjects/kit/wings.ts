import type { Pen } from './pen.ts'
import { sculpt } from './pen.ts'
import { leaf } from './foliage.ts'
import type { Point } from './shape.ts'
import { limb } from './shape.ts'
import { shift } from './tone.ts'

export interface SpreadWing {
  root: Point
  /** Length of the longest feather, in units. */
  long: number
  /** Direction of the arm from its root, radians; the feathers fan from it backwards and down. */
  from: number
  hex: string
  side: 'near' | 'far'
}

/** A raised wing of a large bird: an arm, long flight feathers fanned behind it, two rows of coverts over them. */
export function spread(pen: Pen, { root, long, from, hex, side }: SpreadWing): void {
  const reach = long * 0.52
  const wrist: Point = [root[0] + Math.cos(from + 0.55) * reach, root[1] + Math.sin(from + 0.55) * reach]
  const along = (part: number): Point => [root[0] + (wrist[0] - root[0]) * part, root[1] + (wrist[1] - root[1]) * part]
  const row = (count: number, [share, half, light]: readonly [number, number, number]): void => {
    for (let i = 0; i < count; i++) {
      const part = i / (count - 1)
      const start = along(0.1 + part * 0.9)
      const angle = from - 1.15 + part * 1.3
      const size = long * share * (0.55 + 0.45 * Math.sin(0.5 + part * 1.5))
      const tip: Point = [start[0] + Math.cos(angle) * size, start[1] + Math.sin(angle) * size]
      leaf(pen, [start, tip, long * half], shift(hex, light + (i % 2) * 0.02))
    }
  }
  const dim = side === 'far' ? -0.02 : 0
  row(13, [1, 0.06, dim - 0.05])
  row(11, [0.62, 0.062, dim - 0.01])
  row(9, [0.36, 0.06, dim + 0.02])
  sculpt(
    pen,
    limb([
      [...root, long * 0.09],
      [...along(0.5), long * 0.075],
      [...wrist, long * 0.04],
    ]),
    hex,
    { depth: long * 0.06 },
  )
}

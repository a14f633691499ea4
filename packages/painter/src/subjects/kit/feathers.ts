import { leaf } from './foliage.ts'
import type { Pen } from './pen.ts'
import type { Point } from './shape.ts'
import { lines } from './texture.ts'
import { shift } from './tone.ts'

/** Flight feathers as a fan from a wrist, the longest last. */
export function fan(
  pen: Pen,
  [x, y]: Point,
  [from, to, long, count]: readonly [number, number, number, number],
  hex: string,
): void {
  for (let i = 0; i < count; i++) {
    const part = i / (count - 1)
    const angle = from + (to - from) * part
    const reach = long * (0.62 + 0.38 * Math.sin(0.6 + part * 1.6))
    leaf(
      pen,
      [[x, y], [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach], long * 0.075],
      shift(hex, (i % 2) * 0.03),
    )
  }
}

/** A wing folded along the side: rows of feathers that overlap like tiles. */
export function folded(pen: Pen, [from, to, half]: readonly [Point, Point, number], hex: string): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const long = Math.hypot(dx, dy)
  const angle = Math.atan2(dy, dx)
  for (let row = 3; row >= 0; row--) {
    for (const side of [-1, 0, 1]) {
      const start: Point = [
        from[0] + dx * row * 0.14 - (dy / long) * side * half * 0.5,
        from[1] + dy * row * 0.14 + (dx / long) * side * half * 0.5,
      ]
      const reach = long * (0.5 + row * 0.13)
      const lean = angle - side * 0.12
      leaf(
        pen,
        [start, [start[0] + Math.cos(lean) * reach, start[1] + Math.sin(lean) * reach], half * 0.62],
        shift(hex, -row * 0.03),
      )
    }
  }
}

/** The water that a floating body parts. */
export function ripples(pen: Pen): void {
  pen.ctx.globalAlpha = 0.6
  lines(pen, '#f4fbff', 0.8, '-46,0.4 0,1.6 46,0 | -30,2.4 4,3.2 34,2 | 46,-1 54,0 62,-0.6')
  pen.ctx.globalAlpha = 1
}

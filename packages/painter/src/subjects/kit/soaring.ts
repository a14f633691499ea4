import { eye } from './face.ts'
import { fan } from './feathers.ts'
import { leaf } from './foliage.ts'
import type { Pen } from './pen.ts'
import { patch, sculpt } from './pen.ts'
import type { Point } from './shape.ts'
import { blob, limb, oval, overlap } from './shape.ts'
import { fur } from './texture.ts'
import { shift } from './tone.ts'

export interface SoaringLook {
  hex: string
  belly: string
  bill: string
  tail: string
  /** Head of another colour than the body. */
  head?: string
}

/** A bird seen from before and below, both wings spread. */
export function soaring(pen: Pen, look: SoaringLook): void {
  fan(pen, [0, -34], [1.15, 2, 34, 7], look.tail)
  for (const side of [-1, 1]) wing(pen, side, look.hex)
  const body = blob('-11,-40 -9,-58 0,-66 9,-58 11,-40 5,-24 0,-20 -5,-24')
  sculpt(pen, body, look.hex, { depth: 6 })
  patch(pen, overlap(body, blob('-8,-56 0,-60 8,-56 8,-36 0,-24 -8,-36')), look.belly, 0.9)
  fur(pen, body, look.belly, { length: 4, flow: 1.6, count: 60, fringe: 0.1 })
  const head = look.head ?? look.hex
  sculpt(pen, oval(0, -68, [8, 7.6]), head, { depth: 4 })
  fur(pen, oval(0, -68, [8, 7.6]), head, { length: 2, flow: 1.6, count: 30, fringe: 0.15 })
  sculpt(pen, blob('-3,-67! 0,-70 3,-67! 0.4,-60!'), look.bill, { depth: 1.4 })
  for (const x of [-4.4, 4.4]) eye(pen, [x, -70], 1.9, '#3a2418')
}

function wing(pen: Pen, side: number, hex: string): void {
  const arm = (part: number): Point => [side * (7 + part * 40), -52 - Math.sin(part * 2.2) * 15]
  const row = (count: number, long: number, [half, light]: Point): void => {
    for (let i = 0; i < count; i++) {
      const part = i / (count - 1)
      const start = arm(part)
      const angle = Math.PI / 2 - side * (0.1 + part * part * 1.65)
      const reach = long * (0.7 + part * 0.5)
      leaf(
        pen,
        [start, [start[0] + Math.cos(angle) * reach, start[1] + Math.sin(angle) * reach], half],
        shift(hex, light + (i % 2) * 0.025),
      )
    }
  }
  row(14, 27, [2.9, -0.07])
  row(11, 16, [2.9, -0.02])
  row(9, 9, [2.7, 0.03])
  const [a, b, c] = [arm(0), arm(0.5), arm(1)]
  sculpt(
    pen,
    limb([
      [...a, 4],
      [...b, 3],
      [...c, 1.6],
    ]),
    hex,
    { depth: 2 },
  )
}

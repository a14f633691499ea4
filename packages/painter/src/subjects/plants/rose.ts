import { FLOWER, STEM, stem } from '../kit/flower-parts.ts'
import { leaf } from '../kit/foliage.ts'
import type { Pen } from '../kit/pen.ts'
import { sculpt } from '../kit/pen.ts'
import type { PetalLook } from '../kit/petals.ts'
import { petal } from '../kit/petals.ts'
import { blob } from '../kit/shape.ts'
import type { Point } from '../kit/shape.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const rose: Plate = {
  ...FLOWER,
  poses: ['open', 'bud'],
  draw(pen) {
    const hex = pen.worn('#c4233a')
    const [x, y] = stem(pen, -66)
    for (const dx of [-9, -3, 4, 10]) leaf(pen, [[x, y + 3], [x + dx * 1.6, y - 5 + Math.abs(dx)], 2.2], STEM)
    const look: PetalLook = { hex, heart: shift(hex, -0.16), tip: 'notched' }
    if (pen.pose === 'bud') return bud(pen, [x, y], look)
    for (const [turn, long, half] of [
      [-2.75, 21, 11],
      [-0.4, 21, 11],
      [-2.2, 25, 12],
      [-0.94, 25, 12],
      [-1.57, 28, 13],
    ] as const)
      petal(pen, [x, y - 4, turn], [long, half], { ...look, hex: shift(hex, -0.05) })
    for (const [turn, long, half] of [
      [-2.5, 18, 10],
      [-0.64, 18, 10],
      [-1.9, 22, 10],
      [-1.24, 22, 10],
    ] as const)
      petal(pen, [x, y - 3, turn], [long, half], look)
    whorl(pen, [x, y - 16], hex)
    for (const [turn, long, half] of [
      [-2.86, 16, 9],
      [-0.28, 16, 9],
      [-2.1, 13, 9],
      [-1.04, 13, 9],
    ] as const)
      petal(pen, [x, y + 1, turn], [long, half], { ...look, hex: shift(hex, 0.03) })
  },
}

/** The turned petals of the heart, each half hidden by the next. */
function whorl(pen: Pen, [x, y]: Point, hex: string): void {
  for (let i = 0; i < 7; i++) {
    const size = 11 - i * 1.4
    const turn = i * 2.2
    const at = (angle: number, out: number): [number, number] => [
      x + Math.cos(turn + angle) * size * out,
      y + Math.sin(turn + angle) * size * out * 0.78,
    ]
    const fold = blob([at(0, 0.9), at(1, 1), at(2, 1), at(3, 0.9), at(4.4, 0.55), at(5.4, 0.55)])
    sculpt(pen, fold, shift(hex, i % 2 ? 0.03 : -0.07), { depth: 2.4, rim: 0.5 })
  }
}

function bud(pen: Pen, [x, y]: Point, look: PetalLook): void {
  for (const [turn, long, half] of [
    [-2, 24, 8],
    [-1.14, 24, 8],
    [-1.57, 28, 9],
  ] as const)
    petal(pen, [x, y + 2, turn], [long, half], { ...look, hex: shift(look.hex, -0.05) })
  petal(pen, [x - 2, y + 3, -1.75], [23, 8.4], look)
  petal(pen, [x + 2, y + 3, -1.36], [21, 7.6], { ...look, hex: shift(look.hex, 0.03) })
  for (const dx of [-8, 0, 8]) leaf(pen, [[x, y + 5], [x + dx, y - 6 + Math.abs(dx) * 0.3], 2], STEM)
}

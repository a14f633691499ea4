import { FLOWER } from '../kit/flower-parts.ts'
import type { Pen } from '../kit/pen.ts'
import { sculpt } from '../kit/pen.ts'
import { blossom, stamens } from '../kit/petals.ts'
import { limb, oval } from '../kit/shape.ts'
import type { Point } from '../kit/shape.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const plumBlossom: Plate = {
  ...FLOWER,
  height: 0.7,
  aspect: 1.05,
  poses: ['branch', 'weeping'],
  draw(pen) {
    const hex = pen.worn('#e8607c')
    const bark = '#4a3630'
    const twist = pen.pose === 'weeping' ? 12 : 0
    sculpt(
      pen,
      limb([
        [-36, 0, 4],
        [-26, -22, 3.4],
        [-30, -40, 2.8],
        [-8, -56, 2.4],
        [6, -78 + twist, 1.8],
        [34, -92 + twist * 2, 0.8],
      ]),
      bark,
      { depth: 3 },
    )
    for (const [a, b, c] of [
      [
        [-28, -30],
        [-6, -34],
        [24, -44 + twist],
      ],
      [
        [-10, -55],
        [-30, -72],
        [-44, -88],
      ],
      [
        [4, -74],
        [22, -66],
        [46, -70 + twist],
      ],
      [
        [-2, -66],
        [-6, -84],
        [2, -99],
      ],
    ] as const)
      sculpt(
        pen,
        limb([
          [...a, 1.9],
          [...b, 1.3],
          [...c, 0.4],
        ]),
        bark,
        { depth: 1.4 },
      )
    blooms(pen, hex, twist)
  },
}

/** Where the blossoms sit along the twigs. */
function blooms(pen: Pen, hex: string, twist: number): void {
  const at: Point[] = [
    [-14, -34],
    [6, -38],
    [22, -44 + twist],
    [-22, -64],
    [-36, -80],
    [-43, -88],
    [-4, -58],
    [8, -76],
    [22, -84],
    [34, -91 + twist],
    [14, -68],
    [32, -68],
    [45, -70 + twist],
    [-5, -80],
    [1, -97],
    [-31, -46],
  ]
  for (const [x, y] of at) {
    const open = pen.random() < 0.72
    const [px, py] = [x + (pen.random() - 0.5) * 4, y + (pen.random() - 0.5) * 4]
    if (!open) sculpt(pen, oval(px, py, [2.4, 2.6]), shift(hex, -0.06), { depth: 1.4 })
    else {
      blossom(pen, [px, py, 0.92], [[5, 6.2, 3.6, 0]], { hex, heart: shift(hex, -0.12), tip: 'round' })
      stamens(pen, [px, py], [7, 2.6], '#f0d060')
    }
  }
}

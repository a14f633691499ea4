import { bough, crown, tuft } from '../kit/foliage.ts'
import type { Clump } from '../kit/foliage.ts'
import { sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { limb } from '../kit/shape.ts'
import { shift } from '../kit/tone.ts'
import { BARK, GRASS, TREE } from '../kit/tree-traits.ts'
import type { Plate } from '../plate.ts'

export const tree: Plate = {
  ...TREE,
  poses: ['spreading', 'tall'],
  draw(pen) {
    const hex = pen.worn('#5f8f3c')
    const tall = pen.pose === 'tall'
    bough(
      pen,
      [
        [0, 1, 5.6],
        [-0.6, -16, 3.8],
        [0.8, -36, 3],
        [0, -60, 1.6],
      ],
      BARK,
    )
    for (const side of [-1, 1]) {
      bough(
        pen,
        [
          [0, -28, 2.4],
          [side * 10, -42, 1.9],
          [side * 20, -54, 1],
        ],
        BARK,
      )
      sculpt(
        pen,
        limb([
          [side * 3, -2, 2.4],
          [side * 9, 0.6, 1],
        ]),
        BARK,
        { depth: 1.6 },
      )
    }
    crown(pen, scatter(pen, tall ? [15, 26] : [24, 20]), shift(hex, -0.07))
    crown(pen, scatter(pen, tall ? [12, 22] : [19, 16]), hex)
    tuft(pen, [0, 9], GRASS)
  },
}

/** Clumps within an oval above the trunk, the upper ones last so that light lies on them. */
function scatter({ random }: Pen, [wide, high]: readonly [number, number]): Clump[] {
  const clumps: Clump[] = []
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * Math.PI * 2 + random() * 0.5
    clumps.push([Math.cos(angle) * wide * (0.8 + random() * 0.3), -66 + Math.sin(angle) * high, 11 + random() * 4])
  }
  return [...clumps, [0, -66, 15] as const].sort((a, b) => b[1] - a[1])
}

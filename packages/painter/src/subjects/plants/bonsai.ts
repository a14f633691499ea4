import { crown, tuft } from '../kit/foliage.ts'
import type { Clump } from '../kit/foliage.ts'
import { sculpt } from '../kit/pen.ts'
import { blob, limb, oval } from '../kit/shape.ts'
import { shift } from '../kit/tone.ts'
import { TREE } from '../kit/tree-traits.ts'
import type { Plate } from '../plate.ts'

export const bonsai: Plate = {
  ...TREE,
  height: 0.5,
  large: false,
  aspect: 1.15,
  poses: ['windswept', 'upright'],
  draw(pen) {
    const hex = pen.worn('#4f7f45')
    const bark = '#6b4a36'
    const { random } = pen
    const swept = pen.pose === 'windswept' ? 1 : 0.4
    sculpt(pen, blob('-36,-17! 36,-17! 32,-4! 27,0! -27,0! -32,-4!'), '#4a6a8a', { depth: 6, gloss: 0.35 })
    sculpt(pen, blob('-39,-20! 39,-20! 38,-15! -38,-15!'), '#557a9c', { depth: 2, gloss: 0.3 })
    sculpt(pen, oval(0, -20, [33, 3.4]), '#5f7a3c', { depth: 2 })
    sculpt(
      pen,
      limb([
        [-8, -19, 7],
        [-14 * swept, -34, 5],
        [4, -48, 4],
        [16 * swept, -62, 3],
        [10, -76, 2],
      ]),
      bark,
      { depth: 4 },
    )
    for (const way of [
      [
        [-10, -34, 2.6],
        [-24, -42, 1.8],
        [-36, -44, 1],
      ],
      [
        [8, -52, 2.6],
        [26, -56, 1.8],
        [38, -56, 1],
      ],
      [
        [12, -66, 2],
        [0, -74, 1.4],
        [-10, -76, 0.8],
      ],
    ] as const)
      sculpt(pen, limb(way), bark, { depth: 2 })
    for (const [x, y, wide] of [
      [-36, -48, 15],
      [38, -60, 16],
      [-8, -80, 15],
      [16, -86, 18],
      [4, -62, 9],
    ] as const) {
      const pads = Array.from(
        { length: 6 },
        (_, i): Clump => [
          x + ((i - 2.5) / 2.5) * wide * 0.8,
          y + (random() - 0.5) * 4 - (i % 2) * 3,
          5.4 + random() * 2,
        ],
      )
      crown(pen, pads, shift(hex, (random() - 0.5) * 0.05))
    }
    pen.ctx.save()
    pen.ctx.translate(0, -20)
    for (const x of [-20, 6, 20]) tuft(pen, [x, 4], '#7f9a4a')
    pen.ctx.restore()
  },
}

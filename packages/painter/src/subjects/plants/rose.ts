import { FLOWER, STEM, stem } from '../kit/flower-parts.ts'
import { leaf } from '../kit/foliage.ts'
import { sculpt } from '../kit/hand.ts'
import { blob, oval } from '../kit/shape.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const rose: Plate = {
  ...FLOWER,
  poses: ['open', 'bud'],
  draw(hand) {
    const hex = hand.worn('#c4233a')
    const [x, y] = stem(hand, -70)
    for (const dx of [-7, 0, 7]) leaf(hand, [[x, y + 2], [x + dx * 1.6, y - 4 + Math.abs(dx)], 2.2], STEM)
    const wide = hand.pose === 'bud' ? 0.72 : 1
    const petals: readonly (readonly [number, number, number, number, number])[] = [
      [-10, -10, 10, 11, -0.5],
      [10, -10, 10, 11, 0.5],
      [0, -20, 12, 9, 0],
      [-7, -6, 10, 9, 0.5],
      [7, -6, 10, 9, -0.5],
      [0, -12, 9.6, 9, 0],
    ]
    for (const [dx, dy, w, h, turn] of petals)
      sculpt(hand, oval(x + dx * wide, y + dy, [w * wide, h], turn), shift(hex, dy * 0.002), { depth: 4.4 })
    for (const [dx, dy, size, turn] of [
      [0, -13.6, 6.8, 0.3],
      [0.8, -14, 4.6, -0.5],
      [0, -14.4, 2.6, 0.4],
    ] as const) {
      sculpt(
        hand,
        blob([
          [x + dx - size, y + dy],
          [x + dx - size * 0.4, y + dy - size],
          [x + dx + size * 0.8, y + dy - size * 0.7 + turn],
          [x + dx + size, y + dy + size * 0.3],
          [x + dx, y + dy + size],
        ]),
        shift(hex, -0.05),
        { depth: 2.4 },
      )
    }
  },
}

import { FLOWER, stem } from '../kit/flower-parts.ts'
import { sculpt } from '../kit/hand.ts'
import { blob } from '../kit/shape.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const tulip: Plate = {
  ...FLOWER,
  aspect: 0.5,
  poses: ['closed', 'open'],
  draw(hand) {
    const hex = hand.worn('#e2557a')
    const [x, y] = stem(hand, -70)
    const wide = hand.pose === 'open' ? 1.2 : 1
    for (const side of [-1, 1])
      sculpt(
        hand,
        blob([
          [x, y + 3],
          [x + side * 9 * wide, y - 4],
          [x + side * 11 * wide, y - 16],
          [x + side * 8 * wide, y - 27, 'corner'],
          [x + side * 3, y - 18],
        ]),
        shift(hex, -0.05),
        { depth: 5 },
      )
    sculpt(
      hand,
      blob([
        [x, y + 4],
        [x - 8 * wide, y - 4],
        [x - 7, y - 18],
        [x, y - 29, 'corner'],
        [x + 7, y - 18],
        [x + 8 * wide, y - 4],
      ]),
      hex,
      { depth: 6 },
    )
  },
}

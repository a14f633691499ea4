import { FLOWER, petalRing, stem } from '../kit/flower-parts.ts'
import { patch, sculpt } from '../kit/hand.ts'
import { oval } from '../kit/shape.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const flower: Plate = {
  ...FLOWER,
  poses: ['daisy', 'poppy'],
  draw(hand) {
    const [x, y] = stem(hand, -78)
    if (hand.pose === 'poppy') {
      const hex = hand.worn('#e05a3c')
      for (const [dx, dy, w] of [
        [-8, -2, 12],
        [8, -2, 12],
        [0, -7, 13],
        [0, 5, 12],
      ] as const)
        sculpt(hand, oval(x + dx, y + dy, [w, w * 0.82]), shift(hex, dy * 0.006), { depth: 6 })
      patch(hand, oval(x, y, [4, 3.6]), '#2d2a22')
      return
    }
    const hex = hand.worn('#fbf6ee')
    petalRing(hand, [x, y], [15, 4, 20, 3], shift(hex, -0.05))
    petalRing(hand, [x, y], [12, 3, 17, 3], hex)
    sculpt(hand, oval(x, y, [6, 5.4]), '#e8b23a', { depth: 3 })
  },
}

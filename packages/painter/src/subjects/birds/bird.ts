import { eye } from '../kit/face.ts'
import { fan, folded } from '../kit/feathers.ts'
import { patch, sculpt } from '../kit/hand.ts'
import type { Hand } from '../kit/hand.ts'
import { blob, overlap } from '../kit/shape.ts'
import type { Point } from '../kit/shape.ts'
import { fur, lines } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const bird: Plate = {
  habitat: 'air',
  height: 0.28,
  aspect: 1.3,
  stand: 'stands',
  large: false,
  poses: ['standing', 'flying'],
  draw(hand) {
    const hex = hand.worn('#4f86b8')
    const breast = mix(hex, '#f2b070', 0.75)
    if (hand.pose === 'flying') return flying(hand, [hex, breast])
    legs(hand, [2, -16], '#7a5a44')
    fan(hand, [-30, -40], [2.4, 2.9, 40, 5], shift(hex, -0.08))
    const body = blob('-38,-38 -24,-58 -4,-72 8,-90 26,-96 40,-86 42,-70 40,-44 26,-22 2,-14 -20,-22')
    sculpt(hand, body, hex, { depth: 13 })
    patch(hand, overlap(body, blob('44,-74 30,-66 20,-46 10,-20 30,-14 50,-40')), breast, 0.95)
    fur(hand, body, hex, { length: 5, flow: 2.3, count: 150, fringe: 0.1 })
    folded(hand, [[10, -60], [-42, -30], 15], shift(hex, -0.05))
    sculpt(hand, blob('38,-82! 58,-75! 38,-70!'), '#d8963a', { depth: 2 })
    eye(hand, [29, -81], 3.4, '#3a2418')
  },
}

function legs(hand: Hand, [x, y]: Point, hex: string): void {
  for (const off of [-4, 5])
    lines(hand, hand.tones(hex).base, 1.3, [
      [
        [x + off, y],
        [x + off + 0.6, -2],
        [x + off, -0.8],
      ],
      [
        [x + off, -1],
        [x + off + 6, -0.6],
      ],
      [
        [x + off, -1],
        [x + off - 3.4, -0.4],
      ],
      [
        [x + off, -1.4],
        [x + off + 4, -2.4],
      ],
    ])
}

function flying(hand: Hand, [hex, breast]: readonly [string, string]): void {
  fan(hand, [6, -44], [-2.2, -1.4, 56, 9], hand.tones(hex).shade)
  fan(hand, [-30, -32], [2.6, 3.3, 34, 5], shift(hex, -0.08))
  const body = blob('-36,-32 -14,-44 14,-50 34,-58 48,-50 48,-38 30,-26 2,-20 -22,-24')
  sculpt(hand, body, hex, { depth: 8 })
  patch(hand, overlap(body, blob('50,-42 30,-36 0,-28 -10,-16 40,-16')), breast, 0.95)
  sculpt(hand, blob('46,-50! 62,-43! 46,-40!'), '#d8963a', { depth: 1.6 })
  eye(hand, [40, -47], 2.6, '#3a2418')
  fan(hand, [4, -40], [-2.9, -1.9, 62, 11], hex)
  sculpt(hand, blob('16,-42 6,-62 -8,-74 -14,-60 -6,-40 4,-36'), shift(hex, 0.03), { depth: 6 })
}

import { bough, tuft } from '../kit/foliage.ts'
import { sculpt } from '../kit/hand.ts'
import type { Hand } from '../kit/hand.ts'
import { blob } from '../kit/shape.ts'
import type { Dot } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { shift } from '../kit/tone.ts'
import { BARK, GRASS, TREE } from '../kit/tree-traits.ts'
import type { Plate } from '../plate.ts'

export const pine: Plate = {
  ...TREE,
  aspect: 0.5,
  poses: ['full', 'slender'],
  draw(hand) {
    const hex = hand.worn('#3c6650')
    const wide = hand.pose === 'full' ? 25 : 18
    bough(
      hand,
      [
        [0, 1, 3.2],
        [0, -30, 2],
        [0, -92, 0.6],
      ],
      BARK,
    )
    for (let layer = 0; layer < 9; layer++)
      branches(hand, [-10 - layer * 9.6, wide * (1 - layer / 9.6)], shift(hex, layer % 2 ? 0 : -0.04))
    sculpt(hand, blob('-3,-90 0,-100! 3,-90 0,-88'), hex, { depth: 2 })
    tuft(hand, [0, 7], GRASS)
  },
}

/** One skirt of a pine: hanging needles along a jagged hem. */
function branches(hand: Hand, [y, half]: readonly [number, number], hex: string): void {
  const dots: Dot[] = [[0, y - 13]]
  const teeth = 7
  for (let i = 0; i <= teeth * 2; i++) {
    const part = i / (teeth * 2)
    const x = half * (1 - part * 2)
    const droop = Math.abs(x / half) * 3.4
    dots.push(
      i % 2
        ? [x, y - 1.4 + droop - hand.random()]
        : [x * (1 + hand.random() * 0.08), y + 2.4 + droop + hand.random() * 1.6, 'corner'],
    )
  }
  const skirt = blob(dots)
  sculpt(hand, skirt, hex, { depth: 7, rim: 0.3 })
  hand.ctx.save()
  hand.ctx.clip(skirt.path)
  hand.ctx.globalAlpha = 0.45
  for (let i = 0; i < half * 2; i++) {
    const x = (hand.random() - 0.5) * half * 2
    const lit = x * hand.light.x > 0
    lines(hand, lit ? hand.tones(hex).light : hand.tones(hex).deep, 0.4, [
      [
        [x * 0.8, y - 4 - hand.random() * 4],
        [x * 0.95, y - 2],
        [x, y + 2],
      ],
    ])
  }
  hand.ctx.restore()
}

import { sculpt } from '../kit/hand.ts'
import type { Hand } from '../kit/hand.ts'
import { blob, polygon } from '../kit/shape.ts'
import type { Point } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { THING } from '../kit/thing-traits.ts'
import type { Plate } from '../plate.ts'

export const book: Plate = {
  ...THING,
  height: 0.22,
  aspect: 1.7,
  poses: ['open', 'stack'],
  draw(hand) {
    const cover = hand.worn('#9c3a34')
    if (hand.pose === 'stack') return stack(hand, cover)
    sculpt(hand, blob('-84,-6! -78,-62! 0,-52! 78,-62! 84,-6! 0,0!'), cover, { depth: 6 })
    for (const side of [-1, 1]) {
      for (const [lift, tone] of [
        [0, '#e2d5ba'],
        [4, '#f4ecd8'],
      ] as const)
        sculpt(
          hand,
          blob([
            [0, -6, 'corner'],
            [side * 36, -20 - lift],
            [side * 78, -12 - lift, 'corner'],
            [side * 72, -68 - lift, 'corner'],
            [side * 34, -78 - lift],
            [0, -62, 'corner'],
          ]),
          tone,
          { depth: 7 },
        )
      hand.ctx.globalAlpha = 0.55
      lines(
        hand,
        hand.tones('#8a7a64').base,
        0.9,
        [0, 1, 2, 3, 4].map((row): Point[] => [
          [side * 10, -58 + row * 10],
          [side * 36, -70 + row * 10.4],
          [side * 64, -64 + row * 10.4],
        ]),
      )
      hand.ctx.globalAlpha = 1
    }
    sculpt(hand, blob('-2,-62! 4,-62! 7,-6 10,6! 4,3! 0,8! 0,-30'), '#c9a04a', { depth: 1.6 })
  },
}

function stack(hand: Hand, cover: string): void {
  const colours = [cover, '#3f6a7a', '#c99a3c', '#5a7a4a', '#7a5a8a']
  colours.forEach((hex, i) => {
    const [y, off, half] = [-i * 19, (hand.random() - 0.5) * 14, 58 - hand.random() * 12]
    sculpt(
      hand,
      polygon([
        [off - half, y],
        [off - half, y - 18.4],
        [off + half, y - 18.4],
        [off + half, y],
      ]),
      hex,
      { depth: 5 },
    )
    sculpt(
      hand,
      polygon([
        [off + half * 0.86, y - 2.4],
        [off + half * 0.86, y - 16],
        [off + half - 1, y - 16],
        [off + half - 1, y - 2.4],
      ]),
      '#f2ead8',
      { depth: 2 },
    )
    lines(
      hand,
      hand.tones('#e8cf8a').base,
      1,
      [-0.8, -0.7, 0.6].map((part): Point[] => [
        [off + half * part, y - 1],
        [off + half * part, y - 17.6],
      ]),
    )
  })
}

import type { Hand } from '../kit/hand.ts'
import { glow, patch, sculpt } from '../kit/hand.ts'
import { blob, overlap, polygon } from '../kit/shape.ts'
import type { Point, Shape } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { sideOf } from '../kit/vehicle-parts.ts'
import type { Plate } from '../plate.ts'

export const balloon: Plate = {
  habitat: 'sky',
  height: 1.8,
  aspect: 0.72,
  stand: 'flies',
  large: true,
  poses: ['striped', 'banded'],
  draw(hand) {
    const cloth = hand.worn('#d2503c')
    const envelope = blob('-8,-24! -27,-46 -34,-66 -28,-88 0,-100 28,-88 34,-66 27,-46 8,-24!')
    sculpt(hand, envelope, cloth, { depth: 12 })
    pattern(hand, envelope, hand.pose === 'striped' ? '#f2d07a' : '#f4ece0')
    lines(
      hand,
      hand.tones(cloth).deep,
      0.4,
      [-0.9, -0.5, 0, 0.5, 0.9].map((part): Point[] => [
        [0, -100],
        [part * 34, -80],
        [part * 32, -54],
        [part * 8, -24],
      ]),
    )
    sideOf(hand, envelope)
    basket(hand)
  },
}

/** Gores or bands of a second colour. */
function pattern(hand: Hand, envelope: Shape, second: string): void {
  const gores = hand.pose === 'striped' ? [-0.72, -0.2, 0.34, 0.86] : []
  for (const part of gores)
    patch(
      hand,
      overlap(
        envelope,
        blob([
          [part * 4, -100],
          [part * 32 - 4, -82],
          [part * 35 - 4.5, -64],
          [part * 9 - 1, -22],
          [part * 9 + 1, -22],
          [part * 35 + 4.5, -64],
          [part * 32 + 4, -82],
        ]),
      ),
      second,
      0.95,
    )
  if (hand.pose === 'banded')
    for (const y of [-78, -58])
      patch(
        hand,
        overlap(
          envelope,
          blob([
            [-40, y],
            [0, y + 5],
            [40, y],
            [40, y - 8],
            [0, y - 3],
            [-40, y - 8],
          ]),
        ),
        second,
        0.95,
      )
}

function basket(hand: Hand): void {
  lines(
    hand,
    hand.tones('#5a4638').base,
    0.5,
    [-7, -3, 3, 7].map((x): Point[] => [
      [x, -24],
      [x * 0.8, -11],
    ]),
  )
  glow(hand, blob('-1.6,-16 0,-24 1.6,-16'), '#ffc05a', 5)
  const basketShape = polygon('-6.4,-11 6.4,-11 5.4,0 -5.4,0')
  sculpt(hand, basketShape, '#9a6a3c', { depth: 3 })
  lines(
    hand,
    hand.tones('#9a6a3c').deep,
    0.4,
    [-8.4, -6, -3.6, -1.4].map((y): Point[] => [
      [-6, y],
      [6, y],
    ]),
  )
  lines(hand, hand.tones('#6a4428').base, 1.3, '-6.8,-11 6.8,-11')
}

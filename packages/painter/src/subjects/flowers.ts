import { leaf } from './kit/foliage.ts'
import type { Hand } from './kit/hand.ts'
import { patch, sculpt } from './kit/hand.ts'
import type { Point } from './kit/shape.ts'
import { blob, limb, oval } from './kit/shape.ts'
import { shift } from './kit/tone.ts'
import type { Plate, SubjectTraits } from './plate.ts'

const STEM = '#4f7f3a'
const FLOWER: SubjectTraits = { habitat: 'ground', height: 0.42, aspect: 0.55, stand: 'stands', large: false }

/** A stem with two leaves, bent a little by chance; returns where the flower sits. */
function stem(hand: Hand, top: number): Point {
  const bend = (hand.random() - 0.5) * 9
  leaf(hand, [[-0.4, -14], [-19, -34], 4.6], STEM)
  leaf(hand, [[0.4, -24], [19, -44], 4.4], shift(STEM, 0.03))
  sculpt(
    hand,
    limb([
      [0, 0.6, 1.5],
      [bend * 0.2, top * 0.4, 1.3],
      [bend, top, 1.2],
    ]),
    STEM,
    { depth: 1.2 },
  )
  return [bend, top]
}

/** A ring of petals around a middle. */
function petalRing(
  hand: Hand,
  [x, y]: Point,
  [count, inner, outer, half]: readonly [number, number, number, number],
  hex: string,
): void {
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 + hand.random() * 0.12
    const [cx, cy] = [Math.cos(angle), Math.sin(angle) * 0.9]
    leaf(
      hand,
      [[x + cx * inner, y + cy * inner], [x + cx * outer, y + cy * outer], half],
      shift(hex, (hand.random() - 0.5) * 0.05),
    )
  }
}

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

export const sunflower: Plate = {
  ...FLOWER,
  height: 0.8,
  poses: ['open'],
  draw(hand) {
    const hex = hand.worn('#f2b827')
    const [x, y] = stem(hand, -76)
    petalRing(hand, [x, y], [20, 8, 23.4, 3.4], shift(hex, -0.08))
    petalRing(hand, [x, y], [17, 7, 20, 3.2], hex)
    sculpt(hand, oval(x, y, [10.4, 9.8]), '#5b3a22', { depth: 5 })
    const { ctx, tones } = hand
    for (let i = 0; i < 110; i++) {
      // Seeds stand in the golden angle.
      const [angle, out] = [i * 2.39996, Math.sqrt(i / 110) * 9.6]
      ctx.fillStyle = i % 3 ? tones('#5b3a22').deep : tones('#c08a3c').light
      ctx.fillRect(x + Math.cos(angle) * out - 0.3, y + Math.sin(angle) * out * 0.94 - 0.3, 0.6, 0.6)
    }
  },
}

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

export const lotus: Plate = {
  habitat: 'water',
  height: 0.4,
  aspect: 1.5,
  stand: 'floats',
  large: false,
  poses: ['open', 'half open'],
  draw(hand) {
    const hex = hand.worn('#ee9fb8')
    const open = hand.pose === 'open' ? 1 : 0.72
    for (const [x, y, w] of [
      [-34, -5, 38],
      [38, -4, 34],
      [4, -2, 44],
    ] as const)
      sculpt(hand, oval(x, y - 3, [w, 8]), '#4d8a56', { depth: 5 })
    const rows: readonly (readonly [number, number, number, number])[] = [
      [9, 1.25, 74, 0],
      [8, 1, 84, 0.03],
      [6, 0.66, 88, 0.05],
      [4, 0.36, 80, 0.07],
    ]
    for (const [count, spread, tall, bright] of rows) {
      for (let i = 0; i < count; i++) {
        const angle = -Math.PI / 2 + ((i + 0.5) / count - 0.5) * 2 * spread * open
        leaf(
          hand,
          [[Math.cos(angle) * 6, -12], [Math.cos(angle) * tall * 0.86, -10 + Math.sin(angle) * tall], 12],
          shift(hex, bright),
        )
      }
    }
    sculpt(hand, oval(0, -18, [9, 6]), '#e9c75a', { depth: 3 })
    for (let i = -3; i <= 3; i++)
      leaf(hand, [[i * 3, -6], [i * 15, -26 - (3 - Math.abs(i)) * 7], 7.4], shift(hex, 0.05))
  },
}

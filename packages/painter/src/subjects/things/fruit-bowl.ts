import { leaf } from '../kit/foliage.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { blob, limb, oval, overlap } from '../kit/shape.ts'
import { THING } from '../kit/thing-traits.ts'
import type { Plate } from '../plate.ts'

export const fruitBowl: Plate = {
  ...THING,
  height: 0.28,
  aspect: 1.5,
  poses: ['full'],
  draw(pen) {
    const clay = pen.worn('#4f7fa0')
    sculpt(pen, limb('-44,-52,5 -30,-74,7.4 -6,-86,7.6 18,-84,4'), '#f0cc4a', { depth: 6 })
    const fruit: readonly (readonly [number, number, number, string])[] = [
      [36, -58, 20, '#e8852e'],
      [-30, -52, 19, '#c23a30'],
      [8, -62, 21, '#86a83c'],
      [52, -46, 13, '#7a3f7c'],
    ]
    for (const [x, y, r, hex] of fruit) sculpt(pen, oval(x, y, [r, r * 0.95]), hex, { depth: r * 0.7, gloss: 0.5 })
    for (const [x, y] of [
      [-58, -46],
      [-50, -54],
      [-52, -42],
      [-62, -54],
    ] as const)
      sculpt(pen, oval(x, y, [6.4, 6.4]), '#5f3a78', { depth: 4, gloss: 0.6 })
    leaf(pen, [[8, -82], [28, -94], 5], '#5d8f3c')
    const bowl = blob('-72,-46! -60,-20 -32,-3 32,-3 60,-20 72,-46! 36,-40 0,-38 -36,-40')
    sculpt(pen, bowl, clay, { depth: 15, gloss: 0.3 })
    patch(pen, overlap(bowl, blob('-80,-30 0,-24 80,-30 80,-34 0,-28 -80,-34')), '#f0e8d8', 0.9)
  },
}

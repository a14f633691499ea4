import { glow, sculpt } from '../kit/pen.ts'
import { blob, limb, oval } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { THING } from '../kit/thing-traits.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const candle: Plate = {
  ...THING,
  height: 0.3,
  aspect: 0.6,
  poses: ['tall', 'dripping'],
  draw(pen) {
    const wax = pen.worn('#f2e6cc')
    sculpt(pen, oval(0, -5, [28, 5.4]), '#b08a4a', { depth: 4, gloss: 0.4 })
    const body = blob('-14,-6! -14,-62 -10,-66 4,-64 14,-67 14,-6! 0,-3')
    sculpt(pen, body, wax, { depth: 10 })
    for (const [x, low] of [
      [-10, -40],
      [-3, -52],
      [8, -34],
    ] as const)
      sculpt(
        pen,
        limb([
          [x, -63, 2.4],
          [x, low - 6, 2],
          [x, low, 2.6],
        ]),
        shift(wax, 0.02),
        { depth: 2 },
      )
    lines(pen, '#3a2c28', 1, '0,-64 0.6,-72')
    for (const [half, top, hex] of [
      [7.4, -99, '#ffa63c'],
      [5, -92, '#ffd76a'],
      [2.4, -84, '#fff7dc'],
    ] as const)
      glow(
        pen,
        blob([
          [0, -68],
          [-half, -76],
          [-half * 0.5, -86],
          [0, top, 'corner'],
          [half * 0.6, -86],
          [half, -76],
        ]),
        hex,
        half > 7 ? 24 : 3,
      )
  },
}

import { glow, patch, sculpt } from '../kit/pen.ts'
import { blob, limb, polygon } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { THING } from '../kit/thing-traits.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const fireplace: Plate = {
  ...THING,
  height: 1.1,
  aspect: 1.2,
  large: true,
  poses: ['burning'],
  draw(pen) {
    const brick = pen.worn('#a2533f')
    sculpt(pen, polygon('-54,-90 54,-90 54,0 -54,0'), brick, { depth: 7 })
    lines(
      pen,
      pen.tones(shift(brick, -0.14)).base,
      0.8,
      [-80, -70, -60, -50, -40, -30, -20, -10].flatMap((y, row) => [
        [
          [-54, y],
          [54, y],
        ] as const,
        ...[-48, -32, 32, 48].map(
          (x) =>
            [
              [x + (row % 2) * 7 - 3, y],
              [x + (row % 2) * 7 - 3, y - 10],
            ] as const,
        ),
      ]),
    )
    patch(pen, blob('-32,0! -32,-46 -18,-62 0,-66 18,-62 32,-46 32,0!'), '#1d1517')
    glow(pen, blob('-17,-8 -21,-22 -12,-36 -8,-28 -2,-52 8,-32 14,-40 20,-20 15,-8'), '#ff9a3c', 26)
    glow(pen, blob('-9,-8 -11,-18 -4,-28 0,-36 6,-24 11,-16 8,-8'), '#ffe08a', 8)
    sculpt(pen, limb('-24,-5,4 22,-8,4'), '#5a3a24', { depth: 2 })
    sculpt(pen, limb('-20,-9,3.6 24,-4,3.6'), '#6b452a', { depth: 2 })
    sculpt(pen, polygon('-60,-100 60,-100 58,-90 -58,-90'), '#6d4930', { depth: 3 })
    sculpt(pen, polygon('-60,-4 60,-4 60,0 -60,0'), '#8c8078', { depth: 1.4 })
  },
}

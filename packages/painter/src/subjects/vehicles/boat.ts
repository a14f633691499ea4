import { glow, sculpt } from '../kit/pen.ts'
import { blob, limb, oval, polygon } from '../kit/shape.ts'
import type { Point } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import type { Plate } from '../plate.ts'

export const boat: Plate = {
  habitat: 'water',
  height: 0.5,
  aspect: 2.5,
  stand: 'floats',
  large: false,
  poses: ['empty', 'lantern'],
  draw(pen) {
    const wood = pen.worn('#94603a')
    sculpt(pen, blob('-112,-58! -40,-42 40,-42 116,-64! 60,-30 -60,-30'), pen.tones(wood).deep, { depth: 5 })
    for (const x of [-46, 6, 54])
      sculpt(
        pen,
        polygon([
          [x - 10, -44],
          [x + 8, -44],
          [x + 10, -36],
          [x - 12, -36],
        ]),
        wood,
        { depth: 3 },
      )
    if (pen.pose === 'lantern') {
      sculpt(pen, limb('-86,-44,2 -84,-84,1.8 -72,-96,1.6 -62,-90,1.2'), wood, { depth: 1.6 })
      glow(pen, oval(-61, -79, [7, 9]), '#ffb84a', 18)
    }
    const hull = blob('-112,-58! -60,-38 0,-33 60,-40 116,-64! 98,-22 80,0! -76,0! -96,-22')
    sculpt(pen, hull, wood, { depth: 16 })
    lines(
      pen,
      pen.tones(wood).deep,
      1,
      [8, 17, 25].map((down): Point[] => [
        [-108 + down * 0.7, -56 + down * 1.1],
        [-50, -37 + down],
        [0, -33 + down],
        [56, -39 + down],
        [112 - down * 0.6, -61 + down * 1.2],
      ]),
    )
    lines(pen, pen.tones(wood).rim, 3.2, '-112,-58 -60,-39 0,-34 60,-41 116,-64')
    sculpt(pen, limb('-20,-60,1.8 20,-28,1.8 58,-2,1.8'), '#c79a62', { depth: 1.6 })
    sculpt(pen, limb('50,-8,3 70,3,4.6 78,8,2'), '#c79a62', { depth: 2 })
  },
}

import { FLOWER, stem } from '../kit/flower-parts.ts'
import { sculpt } from '../kit/pen.ts'
import { blossom, stamens } from '../kit/petals.ts'
import { oval } from '../kit/shape.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const flower: Plate = {
  ...FLOWER,
  poses: ['daisy', 'poppy'],
  draw(pen) {
    const [x, y] = stem(pen, -78)
    if (pen.pose === 'poppy') {
      const hex = pen.worn('#e05a3c')
      blossom(
        pen,
        [x, y, 0.82],
        [
          [4, 22, 15, -0.05],
          [4, 19, 13, 0.02],
        ],
        { hex, heart: '#3a2420', tip: 'notched' },
      )
      sculpt(pen, oval(x, y, [3.6, 3.2]), '#4a5a34', { depth: 1.6 })
      return stamens(pen, [x, y], [18, 6.4], '#2d2a22')
    }
    const hex = pen.worn('#fbf6ee')
    blossom(
      pen,
      [x, y, 0.9],
      [
        [14, 21, 3.6, -0.05],
        [12, 18, 3.4, 0],
      ],
      { hex, heart: shift(hex, -0.1), tip: 'round' },
    )
    sculpt(pen, oval(x, y, [6, 5.4]), '#e8b23a', { depth: 3 })
  },
}

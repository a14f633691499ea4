import { patch, sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { blob, boxOf, limb, oval, overlap } from '../kit/shape.ts'
import type { Point, Shape } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const butterfly: Plate = {
  habitat: 'air',
  height: 0.22,
  aspect: 1.15,
  stand: 'flies',
  large: false,
  poses: ['open', 'fluttering'],
  draw(pen) {
    const hex = pen.worn('#e8922c')
    const narrow = pen.pose === 'open' ? 1 : 0.6
    for (const side of [-1, 1]) {
      const w = side * (side < 0 ? 1 : narrow)
      wing(
        pen,
        [
          blob([
            [w * 3, -46],
            [w * 26, -44],
            [w * 42, -28],
            [w * 38, -8],
            [w * 22, -2],
            [w * 10, -16],
          ]),
          w,
        ],
        shift(hex, -0.03),
      )
      wing(
        pen,
        [
          blob([
            [w * 3, -50],
            [w * 14, -78],
            [w * 38, -98],
            [w * 54, -92],
            [w * 52, -70],
            [w * 38, -52],
            [w * 20, -44],
          ]),
          w,
        ],
        hex,
      )
    }
    sculpt(pen, limb('0,-66,3 0,-50,3.8 0,-30,2.6 0,-18,1'), '#2f2622', { depth: 2 })
    sculpt(pen, oval(0, -70, [3.6, 3.6]), '#2f2622', { depth: 1.6 })
    for (const side of [-1, 1]) {
      lines(pen, pen.tones('#2f2622').base, 0.8, [
        [
          [side, -72],
          [side * 6, -86],
          [side * 13, -93],
        ],
      ])
      patch(pen, oval(side * 13, -93, [1.4, 1.4]), '#2f2622')
    }
  },
}

function wing(pen: Pen, [shape, w]: readonly [Shape, number], hex: string): void {
  sculpt(pen, shape, '#2c2324', { depth: 3 })
  const box = boxOf(shape)
  const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const inner = blob(
    shape.edge
      .filter((_, i) => i % 8 === 0)
      .map(([x, y]): Point => [cx + (x - cx) * 0.82 - w * 1.2, cy + (y - cy) * 0.82]),
  )
  sculpt(pen, inner, hex, { depth: 6 })
  lines(
    pen,
    pen.tones('#2c2324').base,
    0.7,
    [0.2, 0.5, 0.8].map((part): Point[] => [
      [w * 4, -47],
      [cx, box.top + (box.bottom - box.top) * part],
      [cx + w * 16, box.top + (box.bottom - box.top) * part],
    ]),
  )
  const rim = shape.edge.filter((_, i) => i % 7 === 3)
  for (const [x, y] of rim)
    patch(pen, overlap(shape, oval(cx + (x - cx) * 0.92, cy + (y - cy) * 0.92, [1.3, 1.3])), '#f6efe2')
}

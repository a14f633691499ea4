import { leaf } from '../kit/foliage.ts'
import { sculpt } from '../kit/pen.ts'
import { oval } from '../kit/shape.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const lotus: Plate = {
  habitat: 'water',
  height: 0.4,
  aspect: 1.5,
  stand: 'floats',
  large: false,
  poses: ['open', 'half open'],
  draw(pen) {
    const hex = pen.worn('#ee9fb8')
    const open = pen.pose === 'open' ? 1 : 0.72
    for (const [x, y, w] of [
      [-34, -5, 38],
      [38, -4, 34],
      [4, -2, 44],
    ] as const)
      sculpt(pen, oval(x, y - 3, [w, 8]), '#4d8a56', { depth: 5 })
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
          pen,
          [[Math.cos(angle) * 6, -12], [Math.cos(angle) * tall * 0.86, -10 + Math.sin(angle) * tall], 12],
          shift(hex, bright),
        )
      }
    }
    sculpt(pen, oval(0, -18, [9, 6]), '#e9c75a', { depth: 3 })
    for (let i = -3; i <= 3; i++) leaf(pen, [[i * 3, -6], [i * 15, -26 - (3 - Math.abs(i)) * 7], 7.4], shift(hex, 0.05))
  },
}

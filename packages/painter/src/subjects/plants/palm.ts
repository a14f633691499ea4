import { bough, leaf, tuft } from '../kit/foliage.ts'
import { sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { oval } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { shift } from '../kit/tone.ts'
import { GRASS, TREE } from '../kit/tree-traits.ts'
import type { Plate } from '../plate.ts'

export const palm: Plate = {
  ...TREE,
  aspect: 0.8,
  poses: ['leaning', 'upright'],
  draw(pen) {
    const hex = pen.worn('#5b9440')
    const lean = pen.pose === 'leaning' ? 14 : 4
    bough(
      pen,
      [
        [-lean, 1, 3.6],
        [-lean * 0.9, -22, 2.5],
        [-lean * 0.3, -50, 2],
        [lean * 0.5, -72, 1.8],
      ],
      '#94754f',
    )
    const rings = [10, 18, 26, 34, 42, 50, 58, 66].map((up): [number, number][] => {
      const x = -lean + (up / 72) ** 1.7 * lean * 1.5
      return [
        [x - 2.8, -up],
        [x, -up + 1],
        [x + 2.8, -up],
      ]
    })
    lines(pen, pen.tones('#94754f').deep, 0.4, rings)
    const [x, y] = [lean * 0.5, -73]
    for (const angle of [-2.9, -0.3, -2.4, -0.8, 2.7, 0.45, -1.9, -1.2])
      frond(pen, [x, y, angle + (pen.random() - 0.5) * 0.2], hex)
    for (const off of [-1.6, 1.4, 0]) sculpt(pen, oval(x + off, y + 2.6, [1.6, 1.8]), '#6a4a2c', { depth: 1 })
    tuft(pen, [-lean, 7], GRASS)
  },
}

function frond(pen: Pen, [x, y, angle]: readonly [number, number, number], hex: string): void {
  const long = 27
  const spine = [0, 0.25, 0.5, 0.75, 1].map((part): [number, number] => [
    x + Math.cos(angle) * long * part,
    y + Math.sin(angle) * long * part * 0.9 + part * part * 14,
  ])
  spine.forEach(([px, py], i) => {
    const next = spine[i + 1]
    if (!next) return
    for (const part of [0, 0.33, 0.66]) {
      const [ax, ay] = [px + (next[0] - px) * part, py + (next[1] - py) * part]
      const size = 8.4 - (i + part) * 1.3
      leaf(pen, [[ax, ay], [ax + Math.cos(angle) * size * 0.6 - 1.4, ay + size], 0.9], shift(hex, -0.05))
      leaf(pen, [[ax, ay], [ax + Math.cos(angle) * size * 0.9, ay + size * 0.45 - 2.4], 0.8], hex)
    }
  })
  lines(pen, pen.tones(hex).light, 0.5, [spine])
}

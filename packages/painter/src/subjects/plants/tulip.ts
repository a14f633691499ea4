import { FLOWER, stem } from '../kit/flower-parts.ts'
import { petal } from '../kit/petals.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const tulip: Plate = {
  ...FLOWER,
  aspect: 0.5,
  poses: ['closed', 'open'],
  draw(pen) {
    const hex = pen.worn('#e2557a')
    const [x, y] = stem(pen, -68)
    const out = pen.pose === 'open' ? 1.35 : 1
    const look = { hex, heart: mix(hex, '#f4e08a', 0.6), tip: 'pointed' as const }
    for (const [lean, half] of [
      [-0.24, 10],
      [0.24, 10],
    ] as const)
      petal(pen, [x, y + 4, -1.57 + lean * out], [31, half], { ...look, hex: shift(hex, -0.07) })
    for (const [lean, half] of [
      [-0.42, 10.4],
      [0.42, 10.4],
    ] as const)
      petal(pen, [x, y + 5, -1.57 + lean * out], [29, half], { ...look, hex: shift(hex, -0.03) })
    petal(pen, [x, y + 6, -1.57], [30, 11], look)
  },
}

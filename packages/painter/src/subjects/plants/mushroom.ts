import { tuft } from '../kit/foliage.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { blob, oval, overlap } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import type { Plate } from '../plate.ts'

export const mushroom: Plate = {
  habitat: 'ground',
  height: 0.32,
  aspect: 0.95,
  stand: 'stands',
  large: false,
  poses: ['round', 'wide'],
  draw(pen) {
    const hex = pen.worn('#c5372c')
    const wide = pen.pose === 'wide' ? 1.12 : 0.96
    sculpt(pen, blob('-11,0 -9,-20 -8,-48 8,-48 9,-20 13,0 0,2'), '#efe4d2', { depth: 8 })
    sculpt(pen, blob('-12,-38 0,-44 12,-38 14,-31 5,-34 -3,-30 -13,-32'), '#e2d4bc', { depth: 2 })
    sculpt(pen, oval(0, -48, [40 * wide, 9]), '#d8c6a8', { depth: 4 })
    const gills = [-32, -24, -16, -8, 0, 8, 16, 24, 32].map((x): [number, number][] => [
      [x * 0.3, -46],
      [x * wide, -44],
    ])
    lines(pen, pen.tones('#d8c6a8').shade, 0.5, gills)
    const cap = blob([
      [-44 * wide, -48],
      [-38 * wide, -70],
      [-20, -92],
      [0, -99],
      [20, -93],
      [38 * wide, -72],
      [44 * wide, -48],
      [24, -53],
      [0, -55],
      [-24, -53],
    ])
    sculpt(pen, cap, hex, { depth: 13, gloss: 0.35 })
    for (const [x, y, w, h] of [
      [-22, -70, 7, 5.6],
      [4, -84, 8, 5],
      [24, -70, 6, 5.4],
      [0, -63, 6.4, 4.4],
      [-36, -56, 4, 4],
      [37, -57, 3.6, 3.8],
      [-12, -91, 4, 2.4],
    ] as const) {
      patch(pen, overlap(oval(x * wide, y, [w, h], x * 0.01), cap), '#f7efe0')
    }
    tuft(pen, [0, 20], '#6f8f45')
  },
}

import { FLOWER } from '../kit/flower-parts.ts'
import { leaf } from '../kit/foliage.ts'
import type { Pen } from '../kit/pen.ts'
import { sculpt } from '../kit/pen.ts'
import { blossom } from '../kit/petals.ts'
import { limb, oval } from '../kit/shape.ts'
import type { Point } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const lavender: Plate = {
  ...FLOWER,
  height: 0.45,
  aspect: 0.75,
  poses: ['bunch', 'spread'],
  draw(pen) {
    const hex = pen.worn('#8a6cc8')
    const wide = pen.pose === 'spread' ? 1.15 : 0.9
    const stalks = Array.from({ length: 11 }, (_, i) => ({
      lean: ((i - 5) / 5) * 30 * wide,
      top: -96 + Math.abs(i - 5) * 4 + pen.random() * 16,
    })).sort((a, b) => a.top - b.top)
    for (const { lean, top } of stalks) {
      lines(pen, pen.tones('#6f8f58').shade, 1.7, [
        [
          [lean * 0.25, 0],
          [lean * 0.5, top * 0.5],
          [lean, top + 26],
        ],
      ])
      if (pen.random() < 0.6) leaf(pen, [[lean * 0.35, -10], [lean * 0.8 + 6, -30], 1.3], '#8aa878')
      for (let k = 0; k < 8; k++) {
        const t = k / 7
        const y = top + 26 - t * 26
        const x = lean + lean * 0.18 * t
        for (const side of [-1, 1, 0]) {
          const size = 2.5 - t * 1
          sculpt(
            pen,
            oval(x + side * size * 0.95, y - (side === 0 ? 1 : 0), [size * 0.8, size], side * 0.5),
            shift(hex, (pen.random() - 0.5) * 0.14),
            { depth: 1, rim: 0.4 },
          )
        }
      }
    }
  },
}

export const dandelion: Plate = {
  ...FLOWER,
  aspect: 0.7,
  poses: ['clock', 'yellow'],
  draw(pen) {
    const yellow = pen.pose === 'yellow'
    const hex = pen.worn(yellow ? '#f2c22c' : '#f4f6f4')
    for (const [x, y] of [
      [-26, -12],
      [24, -14],
      [-16, -22],
      [15, -7],
    ] as const)
      leaf(pen, [[0, 0], [x, y], 3.6], '#5a8a3c')
    const bend = (pen.random() - 0.5) * 8
    const y = -70
    sculpt(
      pen,
      limb([
        [0, 0, 1.4],
        [bend * 0.3, -36, 1.2],
        [bend, y, 1.1],
      ]),
      '#8aa05a',
      { depth: 1 },
    )
    if (yellow)
      return blossom(
        pen,
        [bend, y - 2, 0.8],
        [
          [26, 20, 1.8, -0.06],
          [24, 16, 1.7, 0],
          [20, 12, 1.6, 0.02],
          [16, 8, 1.5, -0.03],
        ],
        { hex, heart: shift(hex, -0.12), tip: 'notched' },
      )
    clock(pen, [bend, y], hex)
  },
}

/** A globe of seeds, each with its own parachute; two have left. */
function clock(pen: Pen, [x, y]: Point, hex: string): void {
  const { ctx, random } = pen
  ctx.save()
  ctx.globalAlpha = 0.3
  sculpt(pen, oval(x, y, [23, 23]), hex, { depth: 9 })
  ctx.globalAlpha = 0.9
  for (let i = 0; i < 90; i++) {
    const [turn, out] = [i * 2.39996, Math.sqrt((i + 1) / 90) * 23]
    seed(
      pen,
      [x + Math.cos(turn) * out * 0.3, y + Math.sin(turn) * out * 0.3],
      [x + Math.cos(turn) * out, y + Math.sin(turn) * out],
      hex,
    )
  }
  for (const [dx, dy] of [
    [30, -16],
    [36, -2],
    [27, 9],
  ] as const)
    seed(pen, [x + dx - 3, y + dy + 6 + random() * 2], [x + dx, y + dy], hex)
  ctx.restore()
  sculpt(pen, oval(x, y, [2.6, 2.4]), '#8a7a4a', { depth: 1.2 })
}

function seed(pen: Pen, from: Point, [x, y]: Point, hex: string): void {
  lines(pen, pen.tones('#c8c0a8').base, 0.22, [[from, [x, y]]])
  const rays = Array.from({ length: 6 }, (_, i): Point[] => [
    [x, y],
    [x + Math.cos(i * 1.05 + 0.3) * 2.6, y + Math.sin(i * 1.05 + 0.3) * 2.6],
  ])
  lines(pen, pen.tones(hex).light, 0.3, rays)
}

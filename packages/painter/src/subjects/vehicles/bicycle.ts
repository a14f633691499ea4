import { sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { blob, limb, oval, polygon } from '../kit/shape.ts'
import type { Point } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { TYRE } from '../kit/vehicle-parts.ts'
import type { Plate } from '../plate.ts'

const TUBES = [
  '-46,-31,1.8 -4,-30,1.8',
  '-46,-31,1.8 -18,-68,1.8',
  '-4,-30,1.8 -20,-78,1.8',
  '-16,-66,1.8 30,-68,1.8',
  '-4,-30,1.8 32,-64,1.8',
  '28,-78,1.8 46,-31,1.8',
]

export const bicycle: Plate = {
  habitat: 'ground',
  height: 0.75,
  aspect: 1.6,
  stand: 'stands',
  large: false,
  poses: ['town', 'basket'],
  draw(pen) {
    const paint = pen.worn('#3f8a8a')
    for (const x of [-46, 46]) spokedWheel(pen, x)
    for (const tube of TUBES) sculpt(pen, limb(tube), paint, { depth: 1.8, gloss: 0.3 })
    sculpt(pen, limb('28,-76,1.4 27,-90,1.4 36,-95,1.5 38,-88,1.8'), '#4a4a52', { depth: 1.2 })
    sculpt(pen, blob('-34,-82 -28,-87 -12,-83 -6,-80 -14,-78 -26,-77'), '#5a3a28', { depth: 3 })
    sculpt(pen, oval(-4, -30, [6, 6]), '#8a8e96', { depth: 2 })
    lines(pen, pen.tones('#3a3c42').base, 1.6, '-4,-30 4,-16 | 1,-15 8,-16')
    if (pen.pose === 'basket') basket(pen, [42, -70])
  },
}

function spokedWheel(pen: Pen, x: number): void {
  lines(
    pen,
    pen.tones('#b8bcc4').shade,
    0.5,
    Array.from({ length: 14 }, (_, i): Point[] => [
      [x, -31],
      [x + Math.cos(i * 0.449) * 28, -31 + Math.sin(i * 0.449) * 28],
    ]),
  )
  for (const [r, width, hex] of [
    [29.4, 3.2, TYRE],
    [27.2, 1.2, '#c4c8ce'],
  ] as const) {
    pen.ctx.strokeStyle = pen.tones(hex).base
    pen.ctx.lineWidth = width
    pen.ctx.beginPath()
    pen.ctx.arc(x, -31, r, 0, 7)
    pen.ctx.stroke()
  }
  sculpt(pen, oval(x, -31, [2.6, 2.6]), '#a8acb4', { depth: 1 })
}

function basket(pen: Pen, [x, y]: Point): void {
  const shape = polygon([
    [x - 9, y],
    [x - 12, y - 20],
    [x + 14, y - 20],
    [x + 11, y],
  ])
  for (const [dx, hex] of [
    [-6, '#e0607a'],
    [1, '#f2c84a'],
    [8, '#f4f0ea'],
  ] as const)
    sculpt(pen, oval(x + dx, y - 22, [5, 4.6]), hex, { depth: 2.4 })
  sculpt(pen, shape, '#b98a54', { depth: 4 })
  lines(
    pen,
    pen.tones('#b98a54').deep,
    0.6,
    [4, 8, 12, 16].map((up): Point[] => [
      [x - 12, y - up],
      [x + 14, y - up],
    ]),
  )
}

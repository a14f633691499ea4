import { eye } from '../kit/face.ts'
import type { Pen } from '../kit/pen.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { blob, limb, oval, polygon } from '../kit/shape.ts'
import type { Dot, Point } from '../kit/shape.ts'
import { fur, lines } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const bat: Plate = {
  habitat: 'air',
  height: 0.36,
  aspect: 2,
  stand: 'flies',
  large: false,
  poses: ['flying', 'gliding'],
  asked: ['hanging', 'sleeping'],
  draw(pen) {
    const coat = pen.worn('#4f4048')
    const skin = mix(coat, '#2a2028', 0.4)
    if (pen.pose === 'hanging' || pen.pose === 'sleeping') return hanging(pen, [coat, skin])
    const lift = pen.pose === 'flying' ? 0 : 22
    for (const side of [-1, 1]) wing(pen, [side, lift], skin)
    const body = blob('-13,-40 -11,-60 0,-66 11,-60 13,-40 8,-22 0,-16 -8,-22')
    sculpt(pen, body, coat, { depth: 8 })
    fur(pen, body, coat, { length: 5, flow: 1.6, count: 90, fringe: 0.5 })
    for (const x of [-5, 5])
      sculpt(
        pen,
        limb([
          [x, -22, 2.4],
          [x * 1.4, -12, 1.4],
        ]),
        skin,
        { depth: 1 },
      )
    face(pen, [0, -70], [coat, skin])
  },
}

function wing(pen: Pen, [side, lift]: Point, hex: string): void {
  const at = (x: number, y: number, turn?: 'corner'): Dot => (turn ? [side * x, y, turn] : [side * x, y])
  const tips: Point[] = [
    [58, -92 + lift],
    [96, -66 + lift],
    [80, -34 + lift * 0.6],
    [46, -18],
  ]
  const shape = blob([
    at(8, -58, 'corner'),
    at(30, -74 + lift * 0.7),
    at(58, -92 + lift, 'corner'),
    at(82, -86 + lift),
    at(96, -66 + lift, 'corner'),
    at(82, -58 + lift * 0.8),
    at(80, -34 + lift * 0.6, 'corner'),
    at(62, -42 + lift * 0.4),
    at(46, -18, 'corner'),
    at(32, -32),
    at(14, -22, 'corner'),
    at(10, -40),
  ])
  sculpt(pen, shape, hex, { depth: 8 })
  for (const [x, y] of tips.slice(1)) {
    const joints = [
      [side * 58, -92 + lift, 1.6],
      [(side * (58 + x)) / 2 + side * 2, (-92 + lift + y) / 2 - 2, 1.2],
      [side * x, y, 0.4],
    ] as const
    sculpt(pen, limb(joints), shift(hex, 0.08), { depth: 0.8 })
  }
  sculpt(
    pen,
    limb([
      [side * 9, -56, 3],
      [side * 30, -70 + lift * 0.7, 2.2],
      [side * 58, -92 + lift, 1.5],
    ]),
    shift(hex, 0.08),
    { depth: 1.4 },
  )
  sculpt(
    pen,
    polygon([
      [side * 57, -92 + lift],
      [side * 60, -92 + lift],
      [side * 57, -100 + lift],
    ]),
    '#d8ccc0',
    { depth: 0.6 },
  )
}

function face(pen: Pen, [x, y]: Point, [coat, skin]: readonly [string, string]): void {
  for (const side of [-1, 1]) {
    sculpt(
      pen,
      blob([
        [x + side * 3, y - 8],
        [x + side * 8, y - 24],
        [x + side * 14, y - 28, 'corner'],
        [x + side * 16, y - 14],
        [x + side * 13, y - 2],
      ]),
      coat,
      { depth: 2 },
    )
    patch(
      pen,
      blob([
        [x + side * 6, y - 9],
        [x + side * 10, y - 19],
        [x + side * 13, y - 23, 'corner'],
        [x + side * 13.6, y - 12],
        [x + side * 11, y - 5],
      ]),
      mix(skin, '#c88a8a', 0.45),
      0.9,
    )
  }
  const head = oval(x, y, [14, 12.6])
  sculpt(pen, head, coat, { depth: 5 })
  fur(pen, head, coat, { length: 3.4, flow: 1.6, count: 60, fringe: 0.3 })
  patch(pen, oval(x, y + 5, [5, 4]), mix(skin, '#c89a90', 0.5), 0.9)
  for (const side of [-1, 1]) {
    eye(pen, [x + side * 5.4, y - 1.6], 3, '#7a4a24')
    patch(pen, oval(x + side * 1.7, y + 3.8, [0.9, 0.8]), '#241a1c')
    sculpt(
      pen,
      polygon([
        [x + side * 2.8 - 1, y + 7.4],
        [x + side * 2.8 + 1, y + 7.4],
        [x + side * 2.8, y + 11],
      ]),
      '#f8f4ea',
      { depth: 0.5 },
    )
  }
  lines(pen, '#241a1c', 0.7, [
    [
      [x - 4.4, y + 7],
      [x, y + 8],
      [x + 4.4, y + 7],
    ],
  ])
}

/** Head down under a bough, wrapped in its wings. */
function hanging(pen: Pen, [coat, skin]: readonly [string, string]): void {
  const { ctx } = pen
  sculpt(pen, limb('-70,-98,3 -20,-96,3.6 30,-98,3.2 74,-95,2.4'), '#5c4434', { depth: 3 })
  for (const x of [-6, 6])
    sculpt(
      pen,
      limb([
        [x * 0.6, -80, 2],
        [x, -96, 1.6],
      ]),
      skin,
      { depth: 1 },
    )
  for (const side of [-1, 1]) {
    sculpt(
      pen,
      blob([
        [side * 2, -88],
        [side * 17, -82],
        [side * 23, -58],
        [side * 18, -38],
        [side * 6, -24, 'corner'],
        [side * -3, -44],
      ]),
      skin,
      { depth: 7 },
    )
    lines(pen, pen.tones(skin).light, 0.7, [
      [
        [side * 4, -84],
        [side * 13, -62],
        [side * 7, -28],
      ],
      [
        [side * 8, -84],
        [side * 20, -60],
        [side * 12, -33],
      ],
    ])
  }
  ctx.save()
  ctx.translate(0, -18)
  ctx.rotate(Math.PI)
  face(pen, [0, 0], [coat, skin])
  ctx.restore()
}

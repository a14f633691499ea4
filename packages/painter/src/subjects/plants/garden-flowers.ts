import { FLOWER, STEM, stem } from '../kit/flower-parts.ts'
import { leaf } from '../kit/foliage.ts'
import type { Pen } from '../kit/pen.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { blossom, petal, stamens } from '../kit/petals.ts'
import { blob, oval } from '../kit/shape.ts'
import type { Point } from '../kit/shape.ts'
import { fur, lines } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const daisy: Plate = {
  ...FLOWER,
  poses: ['open', 'pair'],
  draw(pen) {
    const hex = pen.worn('#fbf8f2')
    if (pen.pose === 'pair') head(pen, [-15, -52, 0.78], hex)
    const [x, y] = stem(pen, -77)
    head(pen, [x, y, 1], hex)
  },
}

function head(pen: Pen, [x, y, size]: readonly [number, number, number], hex: string): void {
  if (size < 1)
    lines(pen, pen.tones(STEM).base, 1.6, [
      [
        [-2, -8],
        [-10, -30],
        [x, y],
      ],
    ])
  blossom(
    pen,
    [x, y, 0.9],
    [
      [14, 21 * size, 3.6 * size, -0.04],
      [12, 18 * size, 3.4 * size, 0],
    ],
    { hex, heart: shift(hex, -0.1), tip: 'round' },
  )
  const middle = oval(x, y, [6.4 * size, 5.6 * size])
  sculpt(pen, middle, '#e8b02c', { depth: 3 })
  fur(pen, middle, '#e8b02c', { length: 1.6, flow: 1.4, count: 60, fringe: 0.2 })
}

export const lily: Plate = {
  ...FLOWER,
  aspect: 0.62,
  poses: ['open', 'with bud'],
  draw(pen) {
    const hex = pen.worn('#f8f0ea')
    const heart = mix(hex, '#b8c86a', 0.5)
    if (pen.pose === 'with bud') bud(pen, [-17, -62], hex)
    const [x, y] = stem(pen, -72)
    const look = { hex, heart, tip: 'pointed' as const }
    for (const turn of [-2.7, -0.45, 1.45]) petal(pen, [x, y, turn], [25, 6.4], { ...look, hex: shift(hex, -0.05) })
    for (const turn of [-1.57, 0.5, 2.65]) petal(pen, [x, y, turn], [26, 7.4], look)
    for (const turn of [-1.9, -1.3, -0.7, -2.4, -1.6, -1.05]) {
      const tip: Point = [x + Math.cos(turn) * 13, y + Math.sin(turn) * 12]
      lines(pen, pen.tones('#c8d88a').base, 0.7, [[[x, y], [x + Math.cos(turn) * 6, y + Math.sin(turn) * 7], tip]])
      patch(pen, oval(...tip, [2.2, 0.9], turn + 1.5), '#a8502c')
    }
  },
}

function bud(pen: Pen, [x, y]: Point, hex: string): void {
  lines(pen, pen.tones(STEM).base, 1.5, [
    [
      [0, -30],
      [-10, -44],
      [x, y],
    ],
  ])
  sculpt(
    pen,
    blob([
      [x - 4, y + 2],
      [x - 5, y - 8],
      [x - 2, y - 20, 'corner'],
      [x + 4, y - 9],
      [x + 4, y + 1],
    ]),
    mix(hex, '#a8c070', 0.35),
    { depth: 3 },
  )
}

export const peony: Plate = {
  ...FLOWER,
  aspect: 0.72,
  poses: ['full', 'opening'],
  draw(pen) {
    const hex = pen.worn('#ee8fac')
    const [x, y] = stem(pen, -66)
    const full = pen.pose === 'full' ? 1 : 0.82
    const look = { hex, heart: shift(hex, -0.14), tip: 'notched' as const }
    blossom(
      pen,
      [x, y, 0.86],
      [
        [8, 31 * full, 14, -0.06],
        [8, 27 * full, 13, -0.02],
        [7, 22 * full, 11, 0.01],
        [7, 17, 9, 0.04],
        [6, 12, 7, 0.02],
        [5, 8, 5, -0.03],
      ],
      look,
    )
    if (full === 1) stamens(pen, [x, y], [14, 5], '#f0c040')
  },
}

export const chrysanthemum: Plate = {
  ...FLOWER,
  aspect: 0.66,
  poses: ['full', 'loose'],
  draw(pen) {
    const hex = pen.worn('#e8b02c')
    const [x, y] = stem(pen, -68)
    const loose = pen.pose === 'loose' ? 'round' : 'pointed'
    const rows = [
      [22, 29, 3],
      [21, 25, 3],
      [19, 21, 2.9],
      [17, 17, 2.7],
      [14, 13, 2.5],
      [11, 9, 2.2],
      [8, 5, 1.8],
    ] as const
    blossom(
      pen,
      [x, y, 0.9],
      rows.map(([count, long, half], i) => [count, long, half, -0.08 + i * 0.022] as const),
      { hex, heart: shift(hex, -0.2), tip: loose },
    )
  },
}

export const orchid: Plate = {
  ...FLOWER,
  height: 0.5,
  aspect: 0.85,
  poses: ['arching', 'upright'],
  draw(pen) {
    const hex = pen.worn('#d88ad8')
    for (const [tip, bend] of [
      [[-34, -14], -8],
      [[30, -16], 6],
      [[-18, -24], -2],
    ] as const)
      leaf(pen, [[bend * 0.2, 0], [...tip], 6], STEM)
    const arch = pen.pose === 'arching'
    const way: Point[] = arch
      ? [
          [0, 0],
          [-8, -40],
          [-2, -76],
          [20, -90],
          [36, -78],
        ]
      : [
          [0, 0],
          [-3, -36],
          [2, -68],
          [4, -96],
        ]
    lines(pen, pen.tones('#6a7a3c').base, 1.8, [way])
    const places: Point[] = arch
      ? [
          [-9, -52],
          [-3, -76],
          [12, -88],
          [27, -88],
          [37, -74],
        ]
      : [
          [-10, -44],
          [10, -56],
          [-8, -70],
          [9, -82],
          [0, -95],
        ]
    places.forEach((at, i) => orchidFlower(pen, [at[0], at[1], 1.05 - (i === 4 ? 0.35 : i * 0.05)], hex))
  },
}

function orchidFlower(pen: Pen, [x, y, size]: readonly [number, number, number], hex: string): void {
  const look = { hex, heart: '#f8ecf4', tip: 'round' as const }
  for (const turn of [-1.57, 0.75, 2.4])
    petal(pen, [x, y, turn], [11 * size, 4 * size], { ...look, hex: shift(hex, -0.03), tip: 'pointed' })
  for (const turn of [-0.3, 3.44]) petal(pen, [x, y, turn], [12 * size, 7 * size], look)
  sculpt(
    pen,
    blob([
      [x - 2.6 * size, y],
      [x - 4 * size, y + 4 * size],
      [x, y + 7.4 * size, 'corner'],
      [x + 4 * size, y + 4 * size],
      [x + 2.6 * size, y],
    ]),
    shift(hex, -0.22),
    { depth: 1.6 },
  )
  patch(pen, oval(x, y + 0.6, [1.7 * size, 1.3 * size]), '#f0c848')
}

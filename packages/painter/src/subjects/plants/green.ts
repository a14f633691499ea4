import { crown, leaf, tuft } from '../kit/foliage.ts'
import type { Clump } from '../kit/foliage.ts'
import { ABOVE, GREEN, lobed } from '../kit/greenery.ts'
import type { Pen } from '../kit/pen.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { petal } from '../kit/petals.ts'
import { blob, limb, oval, overlap } from '../kit/shape.ts'
import type { Joint, Point, Shape } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { shift } from '../kit/tone.ts'
import { GRASS } from '../kit/tree-traits.ts'
import type { Plate } from '../plate.ts'

export const bamboo: Plate = {
  ...GREEN,
  height: 1.8,
  aspect: 0.7,
  large: true,
  poses: ['grove', 'leaning'],
  draw(pen) {
    const hex = pen.worn('#7aa448')
    const lean = pen.pose === 'leaning' ? 7 : 2
    for (const [x, top, half, dim] of [
      [-18, -86, 1.5, 0.08],
      [18, -90, 1.6, 0.07],
      [-8, -99, 2.2, 0],
      [9, -95, 2, 0.02],
      [-26, -72, 1.4, 0.03],
    ] as const)
      cane(pen, [x, top, half], [shift(hex, -dim), lean])
    tuft(pen, [-6, 16], GRASS)
  },
}

function cane(
  pen: Pen,
  [x, top, half]: readonly [number, number, number],
  [hex, lean]: readonly [string, number],
): void {
  const count = 8
  const at = (part: number): Point => [x + lean * part * part, top * part]
  for (let i = 0; i < count; i++) {
    const [a, b] = [at(i / count), at((i + 1) / count)]
    const knot = overlap(
      limb([
        [a[0], a[1] + 0.5, half * 1.12],
        [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, half * 0.9],
        [b[0], b[1] + 0.4, half * 1.08],
      ]),
      ABOVE,
    )
    sculpt(pen, knot, shift(hex, (i % 2) * 0.02), { depth: half * 1.3, gloss: 0.2 })
    lines(pen, pen.tones(hex).deep, 0.5, [
      [
        [b[0] - half, b[1]],
        [b[0], b[1] + 0.5],
        [b[0] + half, b[1]],
      ],
    ])
    if (i < 3) continue
    const side = (i % 2 ? 1 : -1) * (0.8 + pen.random() * 0.4)
    const twig: Point = [b[0] + side * 9, b[1] - 5]
    lines(pen, pen.tones(hex).base, 0.6, [[b, twig]])
    for (const turn of [-0.5, 0.1, 0.6, 1.1]) {
      const long = 9 + pen.random() * 5
      leaf(
        pen,
        [twig, [twig[0] + Math.cos(turn) * long * Math.sign(side), twig[1] + Math.sin(turn) * long], 1.3],
        shift('#5f9440', (pen.random() - 0.5) * 0.1),
      )
    }
  }
}

export const cactus: Plate = {
  ...GREEN,
  height: 0.9,
  aspect: 0.75,
  poses: ['saguaro', 'blooming'],
  draw(pen) {
    const hex = pen.worn('#5a8f52')
    const arms: Joint[][] = [
      [
        [-2, -40, 7],
        [-20, -40, 7.4],
        [-27, -50, 7],
        [-27, -70, 6.4],
      ],
      [
        [2, -28, 6.4],
        [18, -29, 6.6],
        [25, -38, 6.4],
        [25, -56, 5.8],
      ],
    ]
    for (const arm of arms) ribbed(pen, limb(arm), [hex, arm])
    const trunk: Joint[] = [
      [0, 2, 11],
      [0, -30, 12.4],
      [0, -70, 11.4],
      [0, -88, 10.4],
    ]
    ribbed(pen, overlap(limb(trunk), ABOVE), [hex, trunk])
    if (pen.pose === 'blooming')
      for (const [x, y] of [
        [0, -98],
        [-27, -77],
        [25, -62],
        [6, -94],
      ] as const)
        for (const turn of [-2.7, -2.1, -1.57, -1, -0.4])
          petal(pen, [x, y, turn], [7.4, 2.6], { hex: '#e8609c', heart: '#f4d060', tip: 'pointed' })
    tuft(pen, [0, 14], '#a89858')
  },
}

function ribbed(pen: Pen, shape: Shape, [hex, joints]: readonly [string, readonly Joint[]]): void {
  sculpt(pen, shape, hex, { depth: 9 })
  const { ctx } = pen
  ctx.save()
  ctx.clip(shape.path)
  for (const part of [-0.66, -0.33, 0, 0.33, 0.66]) {
    ctx.globalAlpha = 0.55
    const rib = joints.map(([x, y, half], i): Point => {
      const level = i === 1 && joints.length === 4 && Math.abs(x) > 5
      return level ? [x, y + half * part] : [x + half * part, y]
    })
    lines(pen, pen.tones(hex).deep, 0.8, [rib])
    ctx.globalAlpha = 0.9
    rib.forEach((from, i) => {
      const to = rib[i + 1]
      if (!to) return
      for (let k = 0; k < 6; k++) {
        const [x, y] = [from[0] + ((to[0] - from[0]) * k) / 6, from[1] + ((to[1] - from[1]) * k) / 6]
        lines(pen, '#f0e8cc', 0.3, [
          [
            [x - 1.5, y - 1],
            [x, y],
            [x + 1.5, y - 1],
          ],
        ])
      }
    })
  }
  ctx.restore()
}

export const fern: Plate = {
  ...GREEN,
  aspect: 1.5,
  poses: ['spreading', 'young'],
  draw(pen) {
    pen.ctx.save()
    pen.ctx.scale(1.35, 1.35)
    const hex = pen.worn('#4f8a3c')
    for (const [turn, long, dim] of [
      [-2.8, 60, 0.06],
      [-0.35, 60, 0.06],
      [-2.45, 74, 0.03],
      [-0.7, 74, 0.03],
      [-2.05, 86, 0],
      [-1.1, 86, 0],
      [-1.62, 92, -0.02],
    ] as const)
      frond(pen, [turn, long], shift(hex, -dim))
    if (pen.pose === 'young')
      for (const x of [-6, 8])
        sculpt(
          pen,
          limb([
            [x, 0, 1.6],
            [x + 2, -24, 1.5],
            [x + 8, -34, 1.4],
            [x + 12, -28, 1.2],
            [x + 8, -26, 0.9],
          ]),
          shift(hex, 0.08),
          { depth: 1 },
        )
    pen.ctx.restore()
  },
}

function frond(pen: Pen, [turn, long]: Point, hex: string): void {
  const way = (part: number): Point => [
    Math.cos(turn) * long * part * (0.8 + part * 0.2),
    Math.sin(turn) * long * part + part * part * long * 0.22,
  ]
  lines(pen, pen.tones(hex).shade, 1, [[0, 0.3, 0.6, 1].map(way)])
  for (let i = 2; i < 22; i++) {
    const part = i / 22
    const [at, next] = [way(part), way(part + 0.03)]
    const along = Math.atan2(next[1] - at[1], next[0] - at[0])
    const size = Math.sin(Math.min(1, part * 1.4 + 0.12) * Math.PI * 0.82) * long * 0.17 + 1
    for (const side of [-1, 1]) {
      const angle = along + side * 1.15
      leaf(
        pen,
        [at, [at[0] + Math.cos(angle) * size, at[1] + Math.sin(angle) * size + 1], 1.25],
        shift(hex, side * 0.02),
      )
    }
  }
}

export const ivy: Plate = {
  ...GREEN,
  height: 0.8,
  aspect: 0.8,
  poses: ['hanging', 'climbing'],
  draw(pen) {
    const hex = pen.worn('#3f7a3c')
    const hangs = pen.pose === 'hanging'
    for (const [x, y0, low, sway] of [
      [-28, -94, -20, 6],
      [-14, -97, -6, -5],
      [0, -99, -26, 5],
      [14, -97, -2, -6],
      [28, -94, -30, 5],
    ] as const) {
      const at = (t: number): Point => [
        x + Math.sin(t * 5 + x) * sway,
        hangs ? y0 + (low - y0) * t : -t * -y0 * (low < -20 ? 0.8 : 1),
      ]
      lines(pen, pen.tones('#6a5a3c').base, 0.9, [[0, 0.2, 0.4, 0.6, 0.8, 1].map(at)])
      for (let i = 0; i < 17; i++) {
        const [px, py] = at(i / 16)
        lobed(
          pen,
          [px + (i % 2 ? 4 : -4), Math.min(-3, py), 5.4 - (i / 16) * 2],
          shift(hex, (pen.random() - 0.5) * 0.12),
        )
      }
    }
  },
}

export const bush: Plate = {
  ...GREEN,
  aspect: 1.4,
  poses: ['round', 'flowering'],
  draw(pen) {
    const hex = pen.worn('#557f3c')
    const { random } = pen
    const heap = (count: number, reach: number): Clump[] =>
      Array.from({ length: count }, (_, i): Clump => {
        const x = ((i + 0.5) / count - 0.5) * 104 * reach
        return [x, -22 - (1 - (x / 62) ** 2) * 44 * reach * (0.7 + random() * 0.4), 18 + random() * 6]
      })
    crown(pen, [[-46, -16, 18], [46, -16, 18], [-16, -16, 20], [18, -16, 20], ...heap(7, 1)], shift(hex, -0.06))
    crown(pen, heap(6, 0.8), hex)
    if (pen.pose === 'flowering')
      for (let i = 0; i < 26; i++) {
        const at: Point = [(random() - 0.5) * 110, -12 - random() * 66]
        for (let k = 0; k < 5; k++)
          patch(pen, oval(at[0] + Math.cos(k * 1.26) * 2.2, at[1] + Math.sin(k * 1.26) * 2.2, [1.8, 1.5]), '#f0a8c0')
        patch(pen, oval(...at, [1.2, 1.2]), '#f4d860')
      }
    tuft(pen, [0, 40], GRASS)
  },
}

export const hedge: Plate = {
  ...GREEN,
  aspect: 2.4,
  poses: ['clipped', 'grown'],
  draw(pen) {
    const hex = pen.worn('#47763a')
    const { random } = pen
    const rough = pen.pose === 'grown' ? 1 : 0.3
    sculpt(pen, blob('-116,0! -116,-84 -100,-92 100,-92 116,-84 116,0!'), shift(hex, -0.08), { depth: 14 })
    const clumps: Clump[] = []
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 11; i++)
        clumps.push([
          -104 + i * 20.8 + (row % 2) * 9 + (random() - 0.5) * 16,
          -12 - row * 21 - random() * (8 + 9 * rough),
          13 + random() * 3 * rough,
        ])
    crown(pen, clumps, hex)
    tuft(pen, [0, 110], GRASS)
  },
}

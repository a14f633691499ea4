import { eye } from '../kit/face.ts'
import type { Pen } from '../kit/pen.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { blob, limb, oval, overlap, polygon } from '../kit/shape.ts'
import type { Point, Shape } from '../kit/shape.ts'
import { fur, lines } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate, SubjectTraits } from '../plate.ts'

const DARK = '#2c2422'
const AIRY: SubjectTraits = { habitat: 'air', height: 0.2, aspect: 1.3, stand: 'flies', large: false }

export const bee: Plate = {
  ...AIRY,
  poses: ['flying', 'hovering'],
  draw(pen) {
    const hex = pen.worn('#f0b428')
    const { ctx } = pen
    ctx.save()
    if (pen.pose === 'hovering') ctx.rotate(-0.12)
    for (const x of [10, 0, -12])
      lines(pen, DARK, 1.6, [
        [
          [x, -28],
          [x + 4, -16],
          [x - 2, -8],
        ],
      ])
    membrane(pen, blob('4,-58 8,-84 22,-100 34,-94 28,-74 12,-58'), 0.5)
    const tail = blob('8,-54 -14,-64 -36,-60 -52,-46 -58,-36! -48,-28 -26,-22 0,-26')
    sculpt(pen, polygon('-56,-40 -66,-33 -54,-34'), DARK, { depth: 1 })
    sculpt(pen, tail, hex, { depth: 9 })
    for (const [x, w] of [
      [-42, 5],
      [-26, 6],
      [-10, 5.4],
    ] as const)
      patch(
        pen,
        overlap(
          tail,
          limb([
            [x + 2, -70, w],
            [x - 2, -44, w],
            [x + 2, -16, w],
          ]),
        ),
        DARK,
        0.95,
      )
    fur(pen, tail, hex, { length: 3.4, flow: 2.9, count: 80, fringe: 0.2 })
    const chest = oval(14, -44, [19, 18])
    sculpt(pen, chest, shift(hex, -0.06), { depth: 7 })
    fur(pen, chest, mix(hex, '#fff0c0', 0.3), { length: 5, flow: 2.6, count: 120, fringe: 0.6 })
    sculpt(pen, oval(38, -42, [13, 14]), DARK, { depth: 4 })
    lines(pen, DARK, 1.5, '42,-54 50,-68 58,-72 | 38,-55 42,-70 49,-78')
    eye(pen, [43, -44], 5.4, '#4a3226')
    membrane(pen, blob('10,-56 -4,-84 -22,-99 -38,-94 -34,-76 -12,-58'), 0.72)
    ctx.restore()
  },
}

function membrane(pen: Pen, wing: Shape, alpha: number): void {
  pen.ctx.save()
  pen.ctx.globalAlpha = alpha
  sculpt(pen, wing, '#e4f0f4', { depth: 4, gloss: 0.5 })
  pen.ctx.globalAlpha = alpha * 0.8
  const [root] = wing.edge
  if (root)
    lines(
      pen,
      '#7a8a90',
      0.5,
      [0.3, 0.45, 0.6].map((part): Point[] => [root, wing.edge[Math.floor(wing.edge.length * part)] ?? root]),
    )
  lines(pen, '#7a8a90', 0.6, [wing.edge])
  pen.ctx.restore()
}

export const dragonfly: Plate = {
  ...AIRY,
  height: 0.22,
  aspect: 1.5,
  poses: ['flying', 'resting'],
  draw(pen) {
    const hex = pen.worn('#2f8f9c')
    const lift = pen.pose === 'flying' ? 0 : 10
    membrane(pen, blob(`26,-54 40,${-80 + lift} 56,${-98 + lift} 66,${-94 + lift} 58,${-74 + lift} 38,-52`), 0.5)
    membrane(pen, blob(`14,-54 6,${-80 + lift} 8,${-99 + lift} 20,${-98 + lift} 28,${-76 + lift} 24,-54`), 0.5)
    const tail = limb('14,-48,6 -10,-46,4.6 -40,-40,3.6 -66,-30,3.2 -76,-26,2.4')
    sculpt(pen, tail, hex, { depth: 3, gloss: 0.3 })
    for (let i = 0; i < 9; i++)
      patch(pen, overlap(tail, oval(-70 + i * 9, -28 - i * 2.2, [1.3, 8], 0.25)), shift(hex, -0.18), 0.8)
    for (const x of [18, 26, 32])
      lines(pen, DARK, 1.1, [
        [
          [x, -42],
          [x + 6, -30],
          [x + 2, -22],
        ],
      ])
    sculpt(pen, oval(26, -48, [14, 10.4], -0.15), hex, { depth: 5, gloss: 0.3 })
    sculpt(pen, oval(42, -50, [9, 9]), shift(hex, -0.1), { depth: 3 })
    sculpt(pen, oval(46, -53, [7.4, 8]), '#7a3c3c', { depth: 3, gloss: 0.7 })
    membrane(
      pen,
      blob(`30,-52 6,${-50 - 6 + lift} -30,${-66 + lift} -46,${-72 + lift} -48,${-62 + lift} -28,-50 10,-42`),
      0.7,
    )
    membrane(pen, blob('24,-44 0,-36 -24,-18 -34,-6 -26,-2 -6,-14 18,-36'), 0.7)
  },
}

export const ladybug: Plate = {
  ...AIRY,
  habitat: 'ground',
  stand: 'stands',
  height: 0.14,
  aspect: 1.35,
  poses: ['walking', 'flying'],
  draw(pen) {
    const hex = pen.worn('#d8342c')
    const flies = pen.pose === 'flying'
    if (flies)
      for (const shape of ['-2,-56 -30,-80 -58,-88 -62,-76 -40,-58', '-4,-50 -36,-60 -62,-58 -60,-46 -34,-40'])
        membrane(pen, blob(shape), 0.6)
    for (const x of [-28, -4, 22])
      sculpt(
        pen,
        limb([
          [x, -18, 3.4],
          [x + 6, -10, 2.6],
          [x + 4, -1, 1.4],
        ]),
        DARK,
        { depth: 1 },
      )
    sculpt(pen, blob('-52,-14 0,-20 44,-16 30,-6 -36,-6'), DARK, { depth: 3 })
    sculpt(pen, blob('32,-16 34,-42 46,-50 60,-40 64,-24 54,-14'), DARK, { depth: 5, gloss: 0.3 })
    patch(pen, oval(52, -40, [4.6, 4]), '#f4efe4', 0.95)
    eye(pen, [57, -29], 4.4, '#4a3a30')
    lines(pen, DARK, 1.5, '54,-46 62,-58 70,-58 | 48,-48 53,-62 61,-66')
    const dome = blob('-56,-14 -56,-40 -40,-66 -10,-80 18,-74 38,-54 42,-30 38,-16 0,-12')
    pen.ctx.save()
    if (flies) {
      pen.ctx.translate(14, -16)
      pen.ctx.rotate(0.34)
      pen.ctx.translate(-14, 10)
    }
    sculpt(pen, dome, hex, { depth: 16, gloss: 0.65 })
    for (const [x, y, w, h] of [
      [-36, -40, 7, 8],
      [-14, -62, 8, 6.4],
      [-8, -32, 8, 8.4],
      [18, -52, 7, 7],
      [20, -26, 6.4, 6.6],
      [-34, -18, 6, 4],
    ] as const)
      patch(pen, overlap(dome, oval(x, y, [w, h])), DARK, 0.95)
    lines(pen, shift(hex, -0.24), 1, '38,-50 10,-70 -30,-64')
    pen.ctx.restore()
  },
}

export const snail: Plate = {
  ...AIRY,
  habitat: 'ground',
  stand: 'stands',
  height: 0.2,
  aspect: 1.5,
  poses: ['crawling', 'hidden'],
  asked: ['sleeping'],
  draw(pen) {
    const shell = pen.worn('#b8783c')
    const skin = '#c8b088'
    const out = pen.pose === 'crawling'
    if (out) {
      sculpt(pen, limb('58,-50,2.6 66,-68,1.9 70,-80,1.6'), pen.tones(skin).shade, { depth: 1 })
      sculpt(pen, oval(70, -82, [3.4, 3.4]), DARK, { depth: 1, gloss: 0.6 })
      const body = blob('-72,0! -56,-8 -20,-14 20,-20 36,-38 48,-54 62,-52 68,-38 60,-20 50,-6 40,0! -30,1')
      sculpt(pen, body, skin, { depth: 8, gloss: 0.3 })
      sculpt(pen, limb('52,-50,2.8 54,-70,2 55,-84,1.7'), skin, { depth: 1 })
      sculpt(pen, oval(55, -86, [3.6, 3.6]), DARK, { depth: 1, gloss: 0.6 })
      lines(pen, pen.tones(skin).deep, 0.9, '66,-36 61,-34 57,-36')
    } else sculpt(pen, blob('-44,0! -30,-10 20,-10 36,0!'), skin, { depth: 3 })
    const whorl = blob('-54,-34 -50,-64 -28,-86 0,-88 24,-72 32,-44 20,-18 -6,-8 -36,-12')
    sculpt(pen, whorl, shell, { depth: 15, gloss: 0.4 })
    const spiral = Array.from({ length: 46 }, (_, i): Point => {
      const reach = 39 * (1 - i / 47)
      return [-11 + Math.cos(0.6 - i * 0.36) * reach, -47 + Math.sin(0.6 - i * 0.36) * reach * 0.95]
    })
    lines(pen, pen.tones(shell).deep, 2.2, [spiral])
    pen.ctx.globalAlpha = 0.7
    lines(pen, pen.tones(shell).rim, 0.9, [spiral.map(([x, y]): Point => [x + pen.light.x * 2, y + pen.light.y * 2])])
    pen.ctx.globalAlpha = 1
  },
}

export const spider: Plate = {
  ...AIRY,
  habitat: 'ground',
  stand: 'stands',
  height: 0.16,
  aspect: 1.6,
  poses: ['standing'],
  asked: ['hanging'],
  draw(pen) {
    const hex = pen.worn('#3a3032')
    const hangs = pen.pose === 'hanging'
    if (hangs) lines(pen, '#f0f2f4', 0.7, '-14,-72 -14,-100 -14,-128')
    for (const far of [true, false]) {
      for (const [knee, foot] of [
        [-46, -78],
        [-22, -44],
        [34, 44],
        [52, 78],
      ] as const) {
        const tone = far ? pen.tones(hex).deep : hex
        const root: Point = [8 + knee * 0.14, -42]
        const [kx, fx] = [knee + (far ? 8 : 0), foot + (far ? 12 : 0)]
        const low = hangs ? -18 : -1
        sculpt(
          pen,
          limb([
            [...root, 3.6],
            [kx, hangs ? -66 : -80 + (far ? 8 : 0), 3],
            [(kx + fx) / 2 + foot * 0.1, -46, 2.2],
            [fx, low, 0.9],
          ]),
          tone,
          { depth: 1.6 },
        )
      }
    }
    const rear = oval(-22, -46, [27, 24], -0.1)
    sculpt(pen, rear, hex, { depth: 10, gloss: 0.3 })
    fur(pen, rear, hex, { length: 5, flow: 2.8, count: 120, fringe: 0.4 })
    patch(pen, overlap(rear, blob('-26,-60! -18,-50 -26,-42! -34,-50')), '#c8443c', 0.9)
    const front = oval(16, -42, [16, 14])
    sculpt(pen, front, hex, { depth: 6 })
    fur(pen, front, hex, { length: 3, flow: 2.8, count: 60, fringe: 0.3 })
    for (const y of [-32, -30])
      sculpt(
        pen,
        limb([
          [28, y, 3],
          [34, y + 6, 2.4],
          [31, y + 12, 0.6],
        ]),
        shift(hex, -0.06),
        { depth: 1 },
      )
    for (const [x, y, r] of [
      [22, -46, 3.6],
      [29, -44, 3],
      [25, -52, 1.8],
      [18, -51, 1.6],
    ] as const)
      eye(pen, [x, y], r, '#5a1c1c')
  },
}

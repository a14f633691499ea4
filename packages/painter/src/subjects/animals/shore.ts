import { eye } from '../kit/face.ts'
import { patch, sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { blob, limb, oval, overlap, polygon } from '../kit/shape.ts'
import type { Dot, Joint, Point } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate, SubjectTraits } from '../plate.ts'

const SMALL: SubjectTraits = { habitat: 'water', height: 0.4, aspect: 1, stand: 'floats', large: false }

export const crab: Plate = {
  habitat: 'ground',
  height: 0.26,
  aspect: 1.6,
  stand: 'stands',
  large: false,
  poses: ['standing', 'threatening'],
  asked: ['walking'],
  draw(pen) {
    const shell = pen.worn('#d8502c')
    const pale = mix(shell, '#f8e0c0', 0.6)
    const up = pen.pose === 'threatening' ? 18 : 0
    for (const side of [-1, 1]) {
      for (const [root, knee, foot] of [
        [20, 62, 72],
        [26, 58, 58],
        [28, 50, 44],
      ] as const)
        sculpt(
          pen,
          limb([
            [side * root, -30, 5],
            [side * knee, -38 + (72 - foot) * 0.3, 4],
            [side * (knee + 4), -22, 3],
            [side * foot, -1, 0.6],
          ]),
          side < 0 ? shell : pen.tones(shell).shade,
          { depth: 2.4 },
        )
      claw(pen, [side, up], shell)
      sculpt(
        pen,
        limb([
          [side * 10, -56, 2.4],
          [side * 12, -70, 2],
        ]),
        shell,
        { depth: 1.4 },
      )
      eye(pen, [side * 12, -73], 5, '#3a2a20')
    }
    const body = blob('-40,-38 -30,-54 -12,-62 12,-62 30,-54 40,-38 32,-22 14,-14 -14,-14 -32,-22')
    sculpt(pen, body, shell, { depth: 12, gloss: 0.3 })
    patch(pen, overlap(body, blob('-40,-24 0,-20 40,-24 20,-8 -20,-8')), pale, 0.7)
    for (const [x, y] of [
      [-18, -48],
      [16, -50],
      [-2, -54],
      [24, -40],
      [-26, -38],
    ] as const)
      patch(pen, oval(x, y, [2.4, 1.8]), mix(shell, '#ffd8a8', 0.5), 0.7)
    lines(pen, pen.tones(shell).deep, 1.1, '-9,-30 0,-27 9,-30')
  },
}

function claw(pen: Pen, [side, up]: Point, shell: string): void {
  const at = (x: number, y: number, turn?: 'corner'): Dot => (turn ? [side * x, y - up, turn] : [side * x, y - up])
  sculpt(
    pen,
    limb([
      [side * 32, -44, 6],
      [side * 52, -52 - up * 0.5, 6],
      [side * 54, -62 - up, 6],
    ]),
    shell,
    { depth: 3 },
  )
  sculpt(
    pen,
    blob([at(50, -58), at(42, -70), at(44, -86), at(54, -98, 'corner'), at(54, -84), at(58, -76), at(58, -62)]),
    shell,
    { depth: 4, gloss: 0.2 },
  )
  sculpt(
    pen,
    blob([at(56, -58), at(68, -66), at(72, -82), at(62, -96, 'corner'), at(62, -84), at(56, -76), at(52, -64)]),
    shift(shell, 0.02),
    { depth: 4, gloss: 0.2 },
  )
}

export const seahorse: Plate = {
  ...SMALL,
  height: 0.42,
  aspect: 0.6,
  poses: ['upright', 'drifting'],
  draw(pen) {
    const hex = pen.worn('#e0a04a')
    pen.ctx.save()
    if (pen.pose === 'drifting') pen.ctx.rotate(0.1)
    const fin = mix(hex, '#fff2d8', 0.5)
    sculpt(pen, blob('-14,-62 -26,-66 -30,-54 -26,-44 -13,-46'), fin, { depth: 3 })
    lines(pen, pen.tones(fin).deep, 0.5, '-13,-60 -26,-62 | -13,-55 -28,-54 | -13,-50 -25,-46')
    const body: Joint[] = [
      [4, -82, 8],
      [-2, -70, 9.4],
      [-1, -54, 13],
      [0, -38, 11],
      [-4, -24, 7],
      [-4, -12, 5],
      [4, -3, 4],
      [13, -6, 3.2],
      [13, -14, 2.4],
      [7, -14, 1.6],
    ]
    const trunk = limb(body)
    sculpt(pen, trunk, hex, { depth: 8 })
    rings(pen, body, hex)
    for (const [x, y] of [
      [-4, -97],
      [0, -99],
      [4, -97],
    ] as const)
      sculpt(
        pen,
        polygon([
          [x - 2, -91],
          [x, y - 1],
          [x + 2.4, -91],
        ]),
        fin,
        { depth: 1 },
      )
    sculpt(pen, blob('-8,-84 -4,-93 6,-94 12,-88 22,-85 27,-86 27,-80 20,-79 10,-78 2,-75 -6,-77'), hex, { depth: 5 })
    eye(pen, [7, -86], 3.2, '#3a2418')
    sculpt(pen, oval(2, -66, [3, 5], 0.5), fin, { depth: 1.4 })
    pen.ctx.restore()
  },
}

export const starfish: Plate = {
  habitat: 'ground',
  height: 0.18,
  aspect: 1.05,
  stand: 'stands',
  large: false,
  poses: ['flat', 'leaning'],
  draw(pen) {
    const hex = pen.worn('#e8703c')
    const tilt = pen.pose === 'leaning' ? 0.3 : 0
    const dots: Dot[] = []
    for (let i = 0; i < 5; i++) {
      const angle = -Math.PI / 2 + tilt + (i / 5) * Math.PI * 2
      const at = (turn: number, out: number): Dot => [
        Math.cos(angle + turn) * out,
        -48 + Math.sin(angle + turn) * out * 0.94,
      ]
      dots.push(at(-0.16, 40), at(0, 51), at(0.16, 40), at(0.63, 19))
    }
    const body = blob(dots)
    sculpt(pen, body, hex, { depth: 8 })
    for (let i = 0; i < 5; i++) {
      const angle = -Math.PI / 2 + tilt + (i / 5) * Math.PI * 2
      for (let k = 1; k <= 7; k++) {
        const [x, y] = [Math.cos(angle) * k * 6.2, -48 + Math.sin(angle) * k * 5.8]
        sculpt(pen, oval(x, y, [2.3 - k * 0.16, 2.1 - k * 0.15]), mix(hex, '#ffe8c8', 0.55), { depth: 1 })
        for (const side of [-1, 1])
          patch(
            pen,
            overlap(
              body,
              oval(x - Math.sin(angle) * side * (7 - k * 0.7), y + Math.cos(angle) * side * (7 - k * 0.7), [1, 1]),
            ),
            mix(hex, '#ffe8c8', 0.5),
            0.8,
          )
      }
    }
  },
}

/** Bony rings around a body, with a spine on each of the upper ones. */
function rings(pen: Pen, body: readonly Joint[], hex: string): void {
  for (let i = 0; i < 26; i++) {
    const at = (i / 26) * (body.length - 1)
    const [a, b] = [body[Math.floor(at)], body[Math.ceil(at)]]
    if (!a || !b) continue
    const t = at % 1
    const [x, y, half] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
    pen.ctx.globalAlpha = 0.5
    lines(pen, pen.tones(hex).deep, 0.6, [
      [
        [x - half, y + 1],
        [x, y + 2.6],
        [x + half, y + 1],
      ],
    ])
    pen.ctx.globalAlpha = 1
    if (i < 15)
      sculpt(
        pen,
        polygon([
          [x - half - 2.6, y],
          [x - half + 1, y - 1.6],
          [x - half + 1, y + 1.6],
        ]),
        hex,
        { depth: 0.8 },
      )
  }
}

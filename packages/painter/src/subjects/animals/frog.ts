import { eye } from '../kit/face.ts'
import type { Pen } from '../kit/pen.ts'
import { patch, sculpt } from '../kit/pen.ts'
import type { Joint, Point, Shape } from '../kit/shape.ts'
import { blob, boxOf, isInside, limb, oval, overlap } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const frog: Plate = {
  habitat: 'ground',
  height: 0.26,
  aspect: 1.4,
  stand: 'stands',
  large: false,
  poses: ['sitting', 'jumping'],
  asked: ['sleeping'],
  draw(pen) {
    const skin = pen.worn('#6fae3c')
    const belly = mix(skin, '#f4f0c8', 0.8)
    const { ctx } = pen
    const leaps = pen.pose === 'jumping'
    ctx.save()
    farLegs(pen, pen.tones(skin).shade, leaps)
    const body = blob(
      '-46,-20 -40,-44 -18,-62 8,-72 20,-86 34,-90 44,-80 56,-66 60,-54 50,-42 38,-26 16,-10 -20,-4 -40,-8',
    )
    sculpt(pen, oval(46, -80, [10, 10]), pen.tones(skin).shade, { depth: 3 })
    eye(pen, [49, -81], 6.6, '#e8b83c')
    sculpt(pen, body, skin, { depth: 13, gloss: 0.25 })
    patch(pen, overlap(body, blob('64,-56 44,-50 30,-40 12,-22 -20,-8 10,4 50,-16')), belly, 0.9)
    spots(pen, body, skin)
    lines(pen, pen.tones(skin).deep, 1.2, '59,-55 44,-52 28,-55')
    patch(pen, oval(55, -64, [1.2, 0.9]), shift(skin, -0.3), 0.9)
    sculpt(pen, oval(28, -82, [11.6, 11.4]), skin, { depth: 4 })
    eye(pen, [30, -82], 7.4, '#e8b83c')
    nearLegs(pen, skin, leaps)
    ctx.restore()
  },
}

function farLegs(pen: Pen, dim: string, leaps: boolean): void {
  const { ctx } = pen
  if (leaps) {
    ctx.translate(8, -38)
    ctx.scale(0.78, 0.78)
    ctx.rotate(-0.3)
    stretched(pen, dim, 5)
    foreleg(
      pen,
      [
        [34, -30, 8],
        [48, -22, 5.4],
        [62, -26, 4],
      ],
      dim,
    )
  } else {
    foreleg(
      pen,
      [
        [36, -34, 8],
        [42, -16, 5.4],
        [46, -3, 4],
      ],
      dim,
    )
  }
}

function nearLegs(pen: Pen, skin: string, leaps: boolean): void {
  if (leaps) {
    stretched(pen, skin, 0)
    foreleg(
      pen,
      [
        [26, -26, 9],
        [42, -14, 6],
        [58, -14, 4.4],
      ],
      skin,
    )
  } else {
    crouched(pen, skin)
    foreleg(
      pen,
      [
        [22, -34, 9.4],
        [28, -16, 6],
        [31, -3, 4.4],
      ],
      skin,
    )
  }
}

function foreleg(pen: Pen, joints: readonly Joint[], hex: string): void {
  sculpt(pen, limb(joints), hex, { depth: 4 })
  const [x, y] = joints[joints.length - 1] ?? [0, 0]
  webbed(pen, [x, y], hex)
}

function webbed(pen: Pen, [x, y]: Point, hex: string): void {
  for (const [dx, dy] of [
    [-4, 1.6],
    [5, 2],
    [12, 1.6],
  ] as const) {
    sculpt(
      pen,
      limb([
        [x, y, 3],
        [x + dx, y + dy, 1.8],
      ]),
      hex,
      { depth: 1.4 },
    )
    sculpt(pen, oval(x + dx, y + dy, [2.6, 2]), hex, { depth: 1 })
  }
}

function crouched(pen: Pen, skin: string): void {
  const thigh = blob('-46,-10 -50,-30 -36,-46 -14,-44 2,-28 4,-14 -8,-6 -30,-3')
  sculpt(pen, thigh, skin, { depth: 9 })
  spots(pen, thigh, skin)
  sculpt(
    pen,
    limb([
      [0, -14, 6],
      [-20, -5, 5],
      [-30, -4, 4.4],
      [-8, -3, 3.6],
      [12, -3, 3],
    ]),
    skin,
    { depth: 3 },
  )
  webbed(pen, [12, -3], skin)
}

function stretched(pen: Pen, hex: string, off: number): void {
  sculpt(
    pen,
    limb([
      [-22, -26 + off, 14],
      [-46, -4 + off, 9],
      [-56, 2 + off, 6],
      [-60, 8 + off, 5],
      [-78, 26 + off, 4],
    ]),
    hex,
    { depth: 5 },
  )
  for (const [dx, dy] of [
    [-14, 4],
    [-12, 11],
    [-4, 13],
  ] as const)
    sculpt(
      pen,
      limb([
        [-78, 26 + off, 3.4],
        [-78 + dx, 26 + off + dy, 1.8],
      ]),
      hex,
      { depth: 1.4 },
    )
}

function spots(pen: Pen, body: Shape, skin: string): void {
  const box = boxOf(body)
  for (let i = 0; i < 16; i++) {
    const at: Point = [
      box.left + pen.random() * (box.right - box.left),
      box.top + pen.random() * (box.bottom - box.top) * 0.6,
    ]
    if (isInside(body, at))
      patch(pen, overlap(body, oval(...at, [3.4 + pen.random() * 2, 2.6], pen.random())), shift(skin, -0.12), 0.7)
  }
}

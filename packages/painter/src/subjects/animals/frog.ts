import { eye } from '../kit/face.ts'
import type { Hand } from '../kit/hand.ts'
import { patch, sculpt } from '../kit/hand.ts'
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
  draw(hand) {
    const skin = hand.worn('#6fae3c')
    const belly = mix(skin, '#f4f0c8', 0.8)
    const { ctx } = hand
    const leaps = hand.pose === 'jumping'
    ctx.save()
    farLegs(hand, hand.tones(skin).shade, leaps)
    const body = blob(
      '-46,-20 -40,-44 -18,-62 8,-72 20,-86 34,-90 44,-80 56,-66 60,-54 50,-42 38,-26 16,-10 -20,-4 -40,-8',
    )
    sculpt(hand, oval(46, -80, [10, 10]), hand.tones(skin).shade, { depth: 3 })
    eye(hand, [49, -81], 6.6, '#e8b83c')
    sculpt(hand, body, skin, { depth: 13, gloss: 0.25 })
    patch(hand, overlap(body, blob('64,-56 44,-50 30,-40 12,-22 -20,-8 10,4 50,-16')), belly, 0.9)
    spots(hand, body, skin)
    lines(hand, hand.tones(skin).deep, 1.2, '59,-55 44,-52 28,-55')
    patch(hand, oval(55, -64, [1.2, 0.9]), shift(skin, -0.3), 0.9)
    sculpt(hand, oval(28, -82, [11.6, 11.4]), skin, { depth: 4 })
    eye(hand, [30, -82], 7.4, '#e8b83c')
    nearLegs(hand, skin, leaps)
    ctx.restore()
  },
}

function farLegs(hand: Hand, dim: string, leaps: boolean): void {
  const { ctx } = hand
  if (leaps) {
    ctx.translate(8, -38)
    ctx.scale(0.78, 0.78)
    ctx.rotate(-0.3)
    stretched(hand, dim, 5)
    foreleg(
      hand,
      [
        [34, -30, 8],
        [48, -22, 5.4],
        [62, -26, 4],
      ],
      dim,
    )
  } else {
    foreleg(
      hand,
      [
        [36, -34, 8],
        [42, -16, 5.4],
        [46, -3, 4],
      ],
      dim,
    )
  }
}

function nearLegs(hand: Hand, skin: string, leaps: boolean): void {
  if (leaps) {
    stretched(hand, skin, 0)
    foreleg(
      hand,
      [
        [26, -26, 9],
        [42, -14, 6],
        [58, -14, 4.4],
      ],
      skin,
    )
  } else {
    crouched(hand, skin)
    foreleg(
      hand,
      [
        [22, -34, 9.4],
        [28, -16, 6],
        [31, -3, 4.4],
      ],
      skin,
    )
  }
}

function foreleg(hand: Hand, joints: readonly Joint[], hex: string): void {
  sculpt(hand, limb(joints), hex, { depth: 4 })
  const [x, y] = joints[joints.length - 1] ?? [0, 0]
  webbed(hand, [x, y], hex)
}

function webbed(hand: Hand, [x, y]: Point, hex: string): void {
  for (const [dx, dy] of [
    [-4, 1.6],
    [5, 2],
    [12, 1.6],
  ] as const) {
    sculpt(
      hand,
      limb([
        [x, y, 3],
        [x + dx, y + dy, 1.8],
      ]),
      hex,
      { depth: 1.4 },
    )
    sculpt(hand, oval(x + dx, y + dy, [2.6, 2]), hex, { depth: 1 })
  }
}

function crouched(hand: Hand, skin: string): void {
  const thigh = blob('-46,-10 -50,-30 -36,-46 -14,-44 2,-28 4,-14 -8,-6 -30,-3')
  sculpt(hand, thigh, skin, { depth: 9 })
  spots(hand, thigh, skin)
  sculpt(
    hand,
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
  webbed(hand, [12, -3], skin)
}

function stretched(hand: Hand, hex: string, off: number): void {
  sculpt(
    hand,
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
      hand,
      limb([
        [-78, 26 + off, 3.4],
        [-78 + dx, 26 + off + dy, 1.8],
      ]),
      hex,
      { depth: 1.4 },
    )
}

function spots(hand: Hand, body: Shape, skin: string): void {
  const box = boxOf(body)
  for (let i = 0; i < 16; i++) {
    const at: Point = [
      box.left + hand.random() * (box.right - box.left),
      box.top + hand.random() * (box.bottom - box.top) * 0.6,
    ]
    if (isInside(body, at))
      patch(hand, overlap(body, oval(...at, [3.4 + hand.random() * 2, 2.6], hand.random())), shift(skin, -0.12), 0.7)
  }
}

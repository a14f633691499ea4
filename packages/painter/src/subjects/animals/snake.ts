import { eye } from '../kit/face.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { hide } from '../kit/hide.ts'
import type { Pen } from '../kit/pen.ts'
import { blob, limb, overlap, polygon } from '../kit/shape.ts'
import type { Joint } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const snake: Plate = {
  habitat: 'ground',
  height: 0.34,
  aspect: 1.5,
  stand: 'stands',
  large: false,
  poses: ['coiled', 'crawling'],
  asked: ['sleeping'],
  draw(pen) {
    const skin = pen.worn('#5f8a3a')
    const pattern = shift(skin, -0.17)
    const coils: Joint[][] =
      pen.pose === 'crawling'
        ? [
            [
              [-76, -8, 1.6],
              [-56, -14, 5],
              [-34, -30, 7.6],
              [-12, -16, 9],
              [8, -10, 9.4],
              [28, -26, 9.4],
              [40, -50, 9],
              [44, -72, 8.6],
            ],
          ]
        : [
            [
              [-64, -10, 1.6],
              [-56, -6, 4],
              [-30, -11, 8],
              [10, -11, 10],
              [44, -13, 10.6],
              [50, -24, 10.4],
            ],
            [
              [50, -22, 10.4],
              [20, -30, 10.4],
              [-20, -30, 10.4],
              [-44, -28, 10],
            ],
            [
              [-44, -30, 10],
              [-28, -44, 10],
              [2, -48, 10],
              [22, -50, 9.4],
              [24, -66, 8.6],
              [16, -80, 8.4],
            ],
          ]
    for (const joints of coils) snakeBody(pen, joints, [skin, pattern])
    const [x, y, turn] = pen.pose === 'crawling' ? [46, -80, 0] : [20, -86, -0.04]
    const { ctx } = pen
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(turn)
    lines(pen, '#c83c3c', 1.2, '22,2 32,3 37,0 | 32,3 37,6')
    const head = blob('-11,4 -10,-6 0,-11 12,-9 23,-3 25,2 20,6 8,9 -4,9')
    sculpt(pen, head, skin, { depth: 5 })
    hide(pen, head, skin)
    patch(pen, overlap(head, blob('0,7 14,4 26,3 22,12 0,14')), mix(skin, '#f2e8b8', 0.6), 0.8)
    lines(pen, pen.tones(skin).deep, 0.9, '24,2.6 14,4 4,3')
    eye(pen, [10, -3.6], 3, '#e8b83c')
    ctx.restore()
  },
}

function snakeBody(pen: Pen, joints: readonly Joint[], [skin, pattern]: readonly [string, string]): void {
  const body = limb(joints)
  sculpt(pen, body, skin, { depth: 8 })
  const count = (joints.length - 1) * 4
  for (let i = 1; i < count; i++) {
    const at = (i / count) * (joints.length - 1)
    const [a, b] = [joints[Math.floor(at)], joints[Math.ceil(at)]]
    if (!a || !b) continue
    const t = at % 1
    const [x, y, half] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
    const mark = polygon([
      [x - half * 0.7, y - half * 0.2],
      [x, y - half * 1.2],
      [x + half * 0.7, y - half * 0.2],
      [x, y + half * 0.5],
    ])
    patch(pen, overlap(body, mark), pattern, 0.6)
  }
  hide(pen, body, skin)
}

import { eye } from '../kit/face.ts'
import { leaf } from '../kit/foliage.ts'
import { patch, sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { blob, boxOf, oval, overlap } from '../kit/shape.ts'
import type { Point, Shape } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { mix } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const fish: Plate = {
  habitat: 'water',
  height: 0.36,
  aspect: 1.7,
  stand: 'floats',
  large: false,
  poses: ['goldfish', 'koi'],
  draw(pen) {
    const skin = pen.worn(pen.pose === 'koi' ? '#f2eee6' : '#e8842c')
    const fin = mix(skin, '#fbe4c0', 0.35)
    for (const [dx, dy] of [
      [-84, -92],
      [-92, -64],
      [-86, -22],
      [-78, -8],
    ] as const)
      leaf(pen, [[-38, -50], [dx, dy], 9], fin)
    fins(pen, [[-20, -76], [30, -78], [-24, -99], 7], fin)
    fins(pen, [[-6, -26], [22, -22], [-22, -2], 4], fin)
    const body = blob('-44,-50 -20,-72 18,-82 52,-72 74,-54 70,-42 46,-26 14,-18 -20,-30')
    sculpt(pen, body, skin, { depth: 15, gloss: 0.3 })
    if (pen.pose === 'koi')
      for (const [x, y, w, h] of [
        [18, -78, 18, 13],
        [-16, -58, 13, 10],
        [52, -66, 12, 9],
      ] as const)
        patch(pen, overlap(body, oval(x, y, [w, h], 0.3)), '#d8502c', 0.92)
    fishScales(pen, body, skin)
    patch(pen, overlap(body, blob('10,-14 60,-30 76,-44 60,-12')), '#fbf2e2', 0.5)
    lines(pen, pen.tones(skin).deep, 1.1, '44,-72 38,-54 45,-34 | 72,-45 66,-42 61,-42.4')
    leaf(pen, [[34, -44], [6, -26], 8], fin)
    eye(pen, [56, -57], 4.2, '#c8a03c')
  },
}

function fins(pen: Pen, [from, to, tip, count]: readonly [Point, Point, Point, number], hex: string): void {
  for (let i = 0; i < count; i++) {
    const part = i / Math.max(1, count - 1)
    const root: Point = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    leaf(
      pen,
      [root, [tip[0] + (root[0] - from[0]) * 0.9, tip[1] + (root[1] - from[1]) + Math.abs(part - 0.4) * 8], 4.6],
      hex,
    )
  }
}

function fishScales(pen: Pen, body: Shape, skin: string): void {
  const { ctx } = pen
  const box = boxOf(body)
  ctx.save()
  ctx.clip(body.path)
  ctx.globalAlpha = 0.4
  ctx.lineWidth = 0.7
  for (let row = 0; row < 11; row++) {
    for (let i = 0; i < 14; i++) {
      ctx.strokeStyle = row < 5 ? pen.tones(skin).deep : pen.tones(skin).shade
      ctx.beginPath()
      ctx.arc(box.left + i * 7 + (row % 2) * 3.5, box.top + row * 6, 4.4, -1.2, 1.2)
      ctx.stroke()
    }
  }
  ctx.restore()
}

import type { Pen } from '../kit/pen.ts'
import { patch, sculpt } from '../kit/pen.ts'
import type { Point, Shape } from '../kit/shape.ts'
import { blob, oval } from '../kit/shape.ts'
import { fur, lines } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const hedgehog: Plate = {
  habitat: 'ground',
  height: 0.28,
  aspect: 1.45,
  stand: 'stands',
  large: false,
  poses: ['standing', 'walking'],
  asked: ['sleeping'],
  draw(pen) {
    const coat = pen.worn('#7a5c44')
    const face = mix('#e2c49c', coat, 0.12)
    const asleep = pen.pose === 'sleeping'
    const step = pen.pose === 'walking' ? 5 : 0
    if (!asleep)
      for (const [x, dim] of [
        [28 + step, 1],
        [-26 - step, 1],
        [16 - step, 0],
        [-36 + step, 0],
      ] as const) {
        sculpt(
          pen,
          blob([
            [x - 6, -14],
            [x + 5, -14],
            [x + 6, -4],
            [x + 12, -1.4],
            [x + 10, 0],
            [x - 6, 0],
          ]),
          dim ? shift(face, -0.16) : shift(face, -0.06),
          { depth: 3 },
        )
      }
    const dome = blob(
      asleep
        ? '-48,-14 -44,-44 -20,-72 10,-76 40,-56 50,-24 40,0 -36,0'
        : '-58,-8 -56,-36 -38,-66 -6,-80 24,-72 40,-52 40,-26 28,-10 -20,-6',
    )
    sculpt(pen, dome, shift(coat, -0.12), { depth: 14 })
    if (!asleep) {
      sculpt(pen, blob('18,-52 30,-56 42,-46 56,-32 66,-22 63,-16 48,-11 28,-7 12,-10 12,-34'), face, { depth: 7 })
      fur(pen, blob('24,-48 36,-46 46,-32 40,-14 22,-14'), face, { length: 4, flow: 2.6, count: 50, fringe: 0.1 })
      longEar(pen, face)
    }
    spines(pen, dome, coat)
    if (!asleep) faceOf(pen, face)
  },
}

function longEar(pen: Pen, face: string): void {
  sculpt(pen, oval(28, -46, [7, 8], 0.2), shift(face, -0.1), { depth: 3 })
  patch(pen, oval(29, -45, [4, 5], 0.2), '#c8908a', 0.7)
}

function faceOf(pen: Pen, face: string): void {
  sculpt(pen, oval(65, -20, [3.4, 3]), '#2a1f20', { depth: 1.4, gloss: 0.5 })
  lines(pen, pen.tones(face).deep, 0.7, '60,-13.6 54,-13.6 49,-17')
  const { ctx } = pen
  const r = pen.niji ? 4.6 : 3.2
  ctx.fillStyle = '#1a1416'
  ctx.beginPath()
  ctx.arc(47, -30, r, 0, 7)
  ctx.fill()
  ctx.fillStyle = '#ffffff'
  ctx.beginPath()
  ctx.arc(48.2, -31.4, r * 0.32, 0, 7)
  ctx.fill()
}

/** Spines in rows that overlap from the rump forward, each with a pale tip. */
function spines(pen: Pen, dome: Shape, coat: string): void {
  const { random } = pen
  const [dark, tip] = [pen.tones(shift(coat, -0.14)), pen.tones(mix(coat, '#f0e0c4', 0.6))]
  const rows = 11
  for (let row = rows; row >= 1; row--) {
    const part = row / rows
    const roots = dome.edge
      .filter((_, i) => i % 2 === row % 2)
      .map(([x, y]): Point => [x * part - 4 * (1 - part), (y + 26) * part - 26])
    for (const [x, y] of roots) {
      if (y > -8 || (pen.pose !== 'sleeping' && x > 34 * part + 2)) continue
      const angle = Math.atan2(y + 20, x + 6) * 0.6 + Math.PI * -0.36 + (random() - 0.5) * 0.4 - (x > 0 ? 0.1 : 0.5)
      const long = 9 + random() * 5
      const end: Point = [x + Math.cos(angle) * long, y + Math.sin(angle) * long]
      lines(pen, random() < 0.5 ? dark.base : dark.light, 1.1, [[[x, y], end]])
      lines(pen, random() < 0.5 ? tip.base : tip.light, 0.6, [
        [[x + (end[0] - x) * 0.55, y + (end[1] - y) * 0.55], end],
      ])
    }
  }
}

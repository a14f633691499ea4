import { eye } from '../kit/face.ts'
import { fan, folded } from '../kit/feathers.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { soaring } from '../kit/soaring.ts'
import type { Pen } from '../kit/pen.ts'
import { blob, limb, oval, overlap } from '../kit/shape.ts'
import type { Point, Shape } from '../kit/shape.ts'
import { fur, lines } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const owl: Plate = {
  habitat: 'ground',
  height: 0.42,
  aspect: 0.72,
  stand: 'stands',
  large: false,
  poses: ['perched', 'alert'],
  asked: ['flying', 'sleeping', 'standing'],
  draw(pen) {
    const hex = pen.worn('#8a6446')
    const pale = mix(hex, '#f2e4cc', 0.72)
    if (pen.pose === 'flying') return soaringOwl(pen, [hex, pale])
    fan(pen, [-4, -14], [1.3, 1.9, 16, 5], shift(hex, -0.1))
    const body = blob(
      '-30,-44 -30,-70 -24,-88 -21,-100! -10,-92 2,-91 14,-93 24,-100! 27,-86 32,-68 32,-42 22,-14 2,-6 -20,-14',
    )
    sculpt(pen, body, hex, { depth: 13 })
    fur(pen, body, hex, { length: 4.5, flow: 1.6, count: 160, fringe: 0.12 })
    const breast = overlap(body, blob('-14,-58 2,-62 20,-58 24,-34 14,-12 2,-8 -12,-14 -18,-34'))
    patch(pen, breast, pale)
    scales(pen, breast, shift(hex, -0.05))
    for (const side of [-1, 1]) folded(pen, [[1 + side * 23, -60], [1 + side * 20, -16], 11], shift(hex, -0.04))
    for (const x of [-11, 15]) {
      const disc = oval(x, -74, [13.6, 14])
      sculpt(pen, disc, pale, { depth: 4 })
      fur(pen, disc, pale, { length: 4, flow: 1.6, count: 60, fringe: 0.3, from: [x, -74] })
      const rays = Array.from({ length: 16 }, (_, i): Point[] => [
        [x + Math.cos(i * 0.39) * 7, -74 + Math.sin(i * 0.39) * 7],
        [x + Math.cos(i * 0.39) * 12, -74 + Math.sin(i * 0.39) * 12],
      ])
      lines(pen, pen.tones(hex).light, 0.6, rays)
      eye(pen, [x + 1, -74], pen.pose === 'alert' ? 6.4 : 5.6, '#f0a82c')
    }
    sculpt(pen, blob('-1,-70! 5,-70! 3.4,-60!'), '#d89a3c', { depth: 1.6 })
    for (const x of [-9, 11])
      for (const off of [-3, 0, 3])
        sculpt(
          pen,
          limb([
            [x + off, -7, 1.8],
            [x + off * 1.3, -0.8, 1.2],
          ]),
          '#d89a3c',
          { depth: 1 },
        )
  },
}

function scales(pen: Pen, shape: Shape, hex: string): void {
  pen.ctx.save()
  pen.ctx.clip(shape.path)
  const marks: Point[][] = []
  for (let row = 0; row < 8; row++)
    for (let i = 0; i < 7; i++)
      marks.push([
        [-20 + i * 7 + (row % 2) * 3.5, -56 + row * 6],
        [-17.4 + i * 7 + (row % 2) * 3.5, -52.6 + row * 6],
        [-15 + i * 7 + (row % 2) * 3.5, -56 + row * 6],
      ])
  lines(pen, pen.tones(hex).base, 0.9, marks)
  pen.ctx.restore()
}

function soaringOwl(pen: Pen, [hex, pale]: readonly [string, string]): void {
  soaring(pen, { hex, belly: pale, bill: '#d89a3c', tail: shift(hex, -0.06) })
  sculpt(pen, blob('-13,-62 -14,-74 -12,-82! -4,-78 4,-78 12,-82! 14,-74 13,-62 0,-56'), hex, { depth: 5 })
  for (const x of [-5.6, 5.6]) {
    sculpt(pen, oval(x, -68, [6, 6.2]), pale, { depth: 2 })
    eye(pen, [x, -68], 2.9, '#f0a82c')
  }
  sculpt(pen, blob('-1.6,-66! 1.6,-66! 0,-60!'), '#d89a3c', { depth: 1 })
}

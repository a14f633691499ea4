import { sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { blob, limb } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import type { Plate } from '../plate.ts'

export const island: Plate = {
  habitat: 'water',
  height: 1.2,
  aspect: 2.2,
  stand: 'floats',
  large: true,
  poses: ['sandy'],
  draw(pen) {
    const sand = pen.worn('#e3c98f')
    palmOn(pen, [-14, -26, -9])
    palmOn(pen, [10, -30, 12])
    sculpt(pen, blob('-108,0! -80,-12 -40,-24 0,-34 40,-24 84,-10 110,0!'), sand, { depth: 9 })
    sculpt(pen, blob('-46,-20 -20,-34 8,-37 40,-22 12,-24 -12,-22'), '#7a9c4c', { depth: 5 })
    for (const [x, r] of [
      [54, 8],
      [66, 5],
      [-62, 7],
    ] as const)
      sculpt(
        pen,
        blob([
          [x - r * 1.3, -8],
          [x - r, -8 - r],
          [x, -10 - r],
          [x + r * 1.2, -9 - r * 0.4],
          [x + r * 1.4, -6],
        ]),
        '#8a857e',
        { depth: 4 },
      )
    pen.ctx.globalAlpha = 0.7
    lines(pen, '#f6fbff', 1.2, '-110,0 -60,2 0,1 60,2 112,0')
    pen.ctx.globalAlpha = 1
  },
}

function palmOn(pen: Pen, [x, y, lean]: readonly [number, number, number]): void {
  sculpt(
    pen,
    limb([
      [x, y, 2.8],
      [x + lean * 0.3, y - 22, 2.1],
      [x + lean, y - 46, 1.7],
    ]),
    '#8f6f4a',
    { depth: 2 },
  )
  for (const angle of [-2.9, -0.3, -2.2, -0.9, 2.8, 0.3]) {
    const [cx, cy] = [Math.cos(angle), Math.sin(angle)]
    const [tx, ty] = [x + lean, y - 46]
    sculpt(
      pen,
      limb([
        [tx, ty, 0.8],
        [tx + cx * 11, ty + cy * 9, 3.2],
        [tx + cx * 22, ty + cy * 11 + 7, 2.2],
        [tx + cx * 28, ty + cy * 10 + 15, 0.2],
      ]),
      '#4f8a40',
      { depth: 2.4 },
    )
  }
}

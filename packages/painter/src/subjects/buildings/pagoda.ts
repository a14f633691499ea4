import { glow, sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { blob, oval, polygon, tower } from '../kit/shape.ts'
import type { Point } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import type { Plate } from '../plate.ts'

export const pagoda: Plate = {
  habitat: 'structure',
  height: 2.8,
  aspect: 0.62,
  stand: 'stands',
  large: true,
  poses: ['five storeys', 'three storeys'],
  draw(pen) {
    const red = pen.worn('#a8392c')
    const storeys = pen.pose === 'five storeys' ? 5 : 3
    sculpt(pen, tower(0, 0, 5, [28, 26]), '#b5aca0', { depth: 3 })
    const high = 78 / storeys
    for (let i = 0; i < storeys; i++) storey(pen, [-5 - i * high, 19 - i * (11 / storeys), high], red)
    lines(pen, pen.tones('#c9a24a').base, 1.4, '0,-83 0,-100')
    for (const y of [-88, -91, -94]) sculpt(pen, oval(0, y, [2.4 + (y + 94) * 0.2, 0.9]), '#c9a24a', { depth: 0.8 })
  },
}

function storey(pen: Pen, [base, half, high]: readonly [number, number, number], red: string): void {
  const wall = high * 0.56
  sculpt(pen, tower(0, base, wall + 1, [half, half * 0.97]), '#efe6d6', { depth: 6 })
  const posts = [-1, -0.5, 0.5, 1].map((part): Point[] => [
    [half * part * 0.96, base],
    [half * part * 0.96, base - wall],
  ])
  lines(pen, pen.tones(red).base, 1.3, [
    ...posts,
    [
      [-half, base - 0.8],
      [half, base - 0.8],
    ],
  ])
  glow(
    pen,
    polygon([
      [-half * 0.24, base - 1],
      [-half * 0.24, base - wall * 0.8],
      [half * 0.24, base - wall * 0.8],
      [half * 0.24, base - 1],
    ]),
    '#ffc766',
    2,
  )
  const [eave, y] = [half * 1.62, base - wall]
  const roof = blob([
    [-eave, y - 2.4, 'corner'],
    [-half, y + 1],
    [0, y + 2],
    [half, y + 1],
    [eave, y - 2.4, 'corner'],
    [half * 1.02, y - high * 0.24],
    [half * 0.72, y - high * 0.46, 'corner'],
    [-half * 0.72, y - high * 0.46, 'corner'],
    [-half * 1.02, y - high * 0.24],
  ])
  sculpt(pen, roof, '#3f5550', { depth: 4 })
  pen.ctx.globalAlpha = 0.5
  lines(
    pen,
    pen.tones('#3f5550').light,
    0.4,
    [-0.8, -0.5, -0.2, 0.2, 0.5, 0.8].map((part): Point[] => [
      [half * 0.7 * part, y - high * 0.44],
      [half * part, y - high * 0.2],
      [eave * part * 0.9, y],
    ]),
  )
  pen.ctx.globalAlpha = 1
}

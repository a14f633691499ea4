import { glow, patch, sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { blob, oval, overlap, polygon } from '../kit/shape.ts'
import { sideOf } from '../kit/vehicle-parts.ts'
import type { Plate } from '../plate.ts'

export const rocket: Plate = {
  habitat: 'sky',
  height: 1.9,
  aspect: 0.5,
  stand: 'stands',
  large: true,
  poses: ['standing', 'launching'],
  draw(pen) {
    const paint = pen.worn('#d2463a')
    if (pen.pose === 'launching') flame(pen)
    for (const side of [-1, 1])
      sculpt(
        pen,
        blob([
          [side * 10, -40],
          [side * 23, -22],
          [side * 25, -4, 'corner'],
          [side * 10, -14, 'corner'],
        ]),
        paint,
        { depth: 4 },
      )
    sculpt(pen, polygon('-7,-12 7,-12 9.4,-5 -9.4,-5'), '#5a5f6a', { depth: 3 })
    const body = blob('-10,-12! -15,-36 -14,-64 -8,-86 0,-100! 8,-86 14,-64 15,-36 10,-12!')
    sculpt(pen, body, '#e9e6e0', { depth: 10, gloss: 0.3 })
    patch(pen, overlap(body, blob('-20,-78 0,-74 20,-78 20,-110 -20,-110')), paint)
    patch(pen, overlap(body, blob('-20,-20 0,-17 20,-20 20,-25 0,-22 -20,-25')), paint)
    sideOf(pen, body)
    sculpt(pen, oval(0, -58, [7, 7]), '#8a9099', { depth: 2 })
    sculpt(pen, oval(0, -58, [5, 5]), '#3f6a9c', { depth: 2.4, gloss: 0.7 })
    sculpt(pen, oval(0, -38, [3.6, 3.6]), '#8a9099', { depth: 1.4 })
    sculpt(pen, oval(0, -38, [2.4, 2.4]), '#3f6a9c', { depth: 1.4, gloss: 0.7 })
    sculpt(pen, blob('-2.6,-30 0,-33 2.6,-30 2,-4! -2,-4!'), paint, { depth: 2 })
  },
}

function flame(pen: Pen): void {
  for (const [half, low, hex] of [
    [9, 13, '#ff8a3c'],
    [6, 8, '#ffc24a'],
    [3, 3, '#fff2c0'],
  ] as const)
    glow(
      pen,
      blob([
        [-half, -9],
        [-half * 0.8, -1],
        [0, low, 'corner'],
        [half * 0.8, -1],
        [half, -9],
      ]),
      hex,
      4,
    )
}

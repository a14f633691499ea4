import type { Pen } from '../kit/pen.ts'
import { glow, patch, sculpt } from '../kit/pen.ts'
import { blob, overlap, polygon } from '../kit/shape.ts'
import type { Point, Shape } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { sideOf } from '../kit/vehicle-parts.ts'
import type { Plate } from '../plate.ts'

export const balloon: Plate = {
  habitat: 'sky',
  height: 1.8,
  aspect: 0.72,
  stand: 'flies',
  large: true,
  poses: ['striped', 'banded'],
  draw(pen) {
    const cloth = pen.worn('#d2503c')
    const envelope = blob('-8,-24! -27,-46 -34,-66 -28,-88 0,-100 28,-88 34,-66 27,-46 8,-24!')
    sculpt(pen, envelope, cloth, { depth: 12 })
    pattern(pen, envelope, pen.pose === 'striped' ? '#f2d07a' : '#f4ece0')
    lines(
      pen,
      pen.tones(cloth).deep,
      0.4,
      [-0.9, -0.5, 0, 0.5, 0.9].map((part): Point[] => [
        [0, -100],
        [part * 34, -80],
        [part * 32, -54],
        [part * 8, -24],
      ]),
    )
    sideOf(pen, envelope)
    basket(pen)
  },
}

/** Gores or bands of a second colour. */
function pattern(pen: Pen, envelope: Shape, second: string): void {
  const gores = pen.pose === 'striped' ? [-0.72, -0.2, 0.34, 0.86] : []
  for (const part of gores)
    patch(
      pen,
      overlap(
        envelope,
        blob([
          [part * 4, -100],
          [part * 32 - 4, -82],
          [part * 35 - 4.5, -64],
          [part * 9 - 1, -22],
          [part * 9 + 1, -22],
          [part * 35 + 4.5, -64],
          [part * 32 + 4, -82],
        ]),
      ),
      second,
      0.95,
    )
  if (pen.pose === 'banded')
    for (const y of [-78, -58])
      patch(
        pen,
        overlap(
          envelope,
          blob([
            [-40, y],
            [0, y + 5],
            [40, y],
            [40, y - 8],
            [0, y - 3],
            [-40, y - 8],
          ]),
        ),
        second,
        0.95,
      )
}

function basket(pen: Pen): void {
  lines(
    pen,
    pen.tones('#5a4638').base,
    0.5,
    [-7, -3, 3, 7].map((x): Point[] => [
      [x, -24],
      [x * 0.8, -11],
    ]),
  )
  glow(pen, blob('-1.6,-16 0,-24 1.6,-16'), '#ffc05a', 5)
  const basketShape = polygon('-6.4,-11 6.4,-11 5.4,0 -5.4,0')
  sculpt(pen, basketShape, '#9a6a3c', { depth: 3 })
  lines(
    pen,
    pen.tones('#9a6a3c').deep,
    0.4,
    [-8.4, -6, -3.6, -1.4].map((y): Point[] => [
      [-6, y],
      [6, y],
    ]),
  )
  lines(pen, pen.tones('#6a4428').base, 1.3, '-6.8,-11 6.8,-11')
}

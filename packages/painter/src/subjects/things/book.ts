import { sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { blob, polygon } from '../kit/shape.ts'
import type { Point } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { THING } from '../kit/thing-traits.ts'
import type { Plate } from '../plate.ts'

export const book: Plate = {
  ...THING,
  height: 0.22,
  aspect: 1.7,
  poses: ['open', 'stack'],
  draw(pen) {
    const cover = pen.worn('#9c3a34')
    if (pen.pose === 'stack') return stack(pen, cover)
    sculpt(pen, blob('-84,-6! -78,-62! 0,-52! 78,-62! 84,-6! 0,0!'), cover, { depth: 6 })
    for (const side of [-1, 1]) {
      for (const [lift, tone] of [
        [0, '#e2d5ba'],
        [4, '#f4ecd8'],
      ] as const)
        sculpt(
          pen,
          blob([
            [0, -6, 'corner'],
            [side * 36, -20 - lift],
            [side * 78, -12 - lift, 'corner'],
            [side * 72, -68 - lift, 'corner'],
            [side * 34, -78 - lift],
            [0, -62, 'corner'],
          ]),
          tone,
          { depth: 7 },
        )
      pen.ctx.globalAlpha = 0.55
      lines(
        pen,
        pen.tones('#8a7a64').base,
        0.9,
        [0, 1, 2, 3, 4].map((row): Point[] => [
          [side * 10, -58 + row * 10],
          [side * 36, -70 + row * 10.4],
          [side * 64, -64 + row * 10.4],
        ]),
      )
      pen.ctx.globalAlpha = 1
    }
    sculpt(pen, blob('-2,-62! 4,-62! 7,-6 10,6! 4,3! 0,8! 0,-30'), '#c9a04a', { depth: 1.6 })
  },
}

function stack(pen: Pen, cover: string): void {
  const colours = [cover, '#3f6a7a', '#c99a3c', '#5a7a4a', '#7a5a8a']
  colours.forEach((hex, i) => {
    const [y, off, half] = [-i * 19, (pen.random() - 0.5) * 14, 58 - pen.random() * 12]
    sculpt(
      pen,
      polygon([
        [off - half, y],
        [off - half, y - 18.4],
        [off + half, y - 18.4],
        [off + half, y],
      ]),
      hex,
      { depth: 5 },
    )
    sculpt(
      pen,
      polygon([
        [off + half * 0.86, y - 2.4],
        [off + half * 0.86, y - 16],
        [off + half - 1, y - 16],
        [off + half - 1, y - 2.4],
      ]),
      '#f2ead8',
      { depth: 2 },
    )
    lines(
      pen,
      pen.tones('#e8cf8a').base,
      1,
      [-0.8, -0.7, 0.6].map((part): Point[] => [
        [off + half * part, y - 1],
        [off + half * part, y - 17.6],
      ]),
    )
  })
}

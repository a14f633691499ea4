import { sculpt } from '../kit/pen.ts'
import { blob } from '../kit/shape.ts'
import type { Point } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { THING } from '../kit/thing-traits.ts'
import type { Plate } from '../plate.ts'

export const lantern: Plate = {
  ...THING,
  height: 0.45,
  aspect: 0.66,
  poses: ['paper', 'round'],
  draw(pen) {
    const paper = pen.worn('#d23a2e')
    lines(pen, pen.tones('#5a4030').base, 1.4, '0,-100 0,-86')
    const body = blob('-12,-84 -30,-70 -33,-52 -28,-34 -12,-22 12,-22 28,-34 33,-52 30,-70 12,-84')
    sculpt(pen, body, paper, { depth: 9 })
    const { ctx } = pen
    const inner = ctx.createRadialGradient(0, -50, 2, 0, -52, 34)
    inner.addColorStop(0, '#fff2b0dd')
    inner.addColorStop(0.5, '#ffb65a77')
    inner.addColorStop(1, '#ff8a3c00')
    ctx.fillStyle = inner
    ctx.fill(body.path)
    lines(
      pen,
      pen.tones(paper).shade,
      0.8,
      [-0.8, -0.45, 0, 0.45, 0.8].map((part): Point[] => [
        [part * 12, -84],
        [part * 33, -62],
        [part * 33, -44],
        [part * 12, -22],
      ]),
    )
    for (const y of [-86, -20])
      sculpt(
        pen,
        blob([
          [-13, y + 3],
          [-13, y - 3],
          [13, y - 3],
          [13, y + 3],
        ]),
        '#c99a3c',
        { depth: 2, gloss: 0.4 },
      )
    lines(
      pen,
      pen.tones('#e0b04a').base,
      1,
      [-5, -2.5, 0, 2.5, 5].map((x): Point[] => [
        [x * 0.4, -17],
        [x, -8],
        [x * 1.1, 0],
      ]),
    )
  },
}

import { leaf } from '../kit/foliage.ts'
import { sculpt } from '../kit/pen.ts'
import { blob, limb, oval } from '../kit/shape.ts'
import { THING } from '../kit/thing-traits.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const teapot: Plate = {
  ...THING,
  aspect: 1.5,
  poses: ['round', 'painted'],
  draw(pen) {
    const glaze = pen.worn('#6f9488')
    sculpt(pen, limb('34,-34,9 54,-44,6.4 64,-64,5 72,-72,4'), glaze, { depth: 6, gloss: 0.2 })
    const { ctx, tones } = pen
    ctx.strokeStyle = tones(glaze).shade
    ctx.lineWidth = 7.4
    ctx.beginPath()
    ctx.ellipse(-46, -46, 20, 21, -0.2, 1.5, 4.9)
    ctx.stroke()
    const body = blob('-28,-4 -46,-22 -48,-46 -34,-66 0,-72 34,-66 48,-46 46,-22 28,-4 0,-1')
    sculpt(pen, body, glaze, { depth: 17, gloss: 0.45 })
    if (pen.pose === 'painted')
      for (const x of [-16, 0, 16])
        for (let i = 0; i < 5; i++)
          leaf(
            pen,
            [
              [x, -36 + Math.abs(x) * 0.2],
              [x + Math.cos(i * 1.257) * 7, -36 + Math.abs(x) * 0.2 + Math.sin(i * 1.257) * 7],
              2.4,
            ],
            '#f2ece0',
          )
    sculpt(pen, blob('-24,-68 -16,-79 0,-84 16,-79 24,-68 0,-64'), shift(glaze, 0.02), { depth: 6, gloss: 0.3 })
    sculpt(pen, oval(0, -88, [5.4, 5]), glaze, { depth: 3, gloss: 0.4 })
  },
}

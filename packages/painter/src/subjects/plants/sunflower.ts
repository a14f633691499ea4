import { FLOWER, stem } from '../kit/flower-parts.ts'
import { sculpt } from '../kit/pen.ts'
import { blossom } from '../kit/petals.ts'
import { oval } from '../kit/shape.ts'
import type { Plate } from '../plate.ts'

export const sunflower: Plate = {
  ...FLOWER,
  height: 0.8,
  poses: ['open'],
  draw(pen) {
    const hex = pen.worn('#f2b827')
    const [x, y] = stem(pen, -76)
    blossom(
      pen,
      [x, y, 0.92],
      [
        [22, 24, 3.6, -0.08],
        [18, 21, 3.4, 0],
      ],
      { hex, heart: '#c8741c', tip: 'pointed' },
    )
    sculpt(pen, oval(x, y, [10.4, 9.8]), '#5b3a22', { depth: 5 })
    const { ctx, tones } = pen
    for (let i = 0; i < 110; i++) {
      // Seeds stand in the golden angle.
      const [angle, out] = [i * 2.39996, Math.sqrt(i / 110) * 9.6]
      ctx.fillStyle = i % 3 ? tones('#5b3a22').deep : tones('#c08a3c').light
      ctx.fillRect(x + Math.cos(angle) * out - 0.3, y + Math.sin(angle) * out * 0.94 - 0.3, 0.6, 0.6)
    }
  },
}

import { bough, tuft } from '../kit/foliage.ts'
import { sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { blob } from '../kit/shape.ts'
import type { Dot } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { shift } from '../kit/tone.ts'
import { BARK, GRASS, TREE } from '../kit/tree-traits.ts'
import type { Plate } from '../plate.ts'

export const pine: Plate = {
  ...TREE,
  aspect: 0.5,
  poses: ['full', 'slender'],
  draw(pen) {
    const hex = pen.worn('#3c6650')
    const wide = pen.pose === 'full' ? 25 : 18
    bough(
      pen,
      [
        [0, 1, 3.2],
        [0, -30, 2],
        [0, -92, 0.6],
      ],
      BARK,
    )
    for (let layer = 0; layer < 9; layer++)
      branches(pen, [-10 - layer * 9.6, wide * (1 - layer / 9.6)], shift(hex, layer % 2 ? 0 : -0.04))
    sculpt(pen, blob('-3,-90 0,-100! 3,-90 0,-88'), hex, { depth: 2 })
    tuft(pen, [0, 7], GRASS)
  },
}

/** One skirt of a pine: hanging needles along a jagged hem. */
function branches(pen: Pen, [y, half]: readonly [number, number], hex: string): void {
  const dots: Dot[] = [[0, y - 13]]
  const teeth = 7
  for (let i = 0; i <= teeth * 2; i++) {
    const part = i / (teeth * 2)
    const x = half * (1 - part * 2)
    const droop = Math.abs(x / half) * 3.4
    dots.push(
      i % 2
        ? [x, y - 1.4 + droop - pen.random()]
        : [x * (1 + pen.random() * 0.08), y + 2.4 + droop + pen.random() * 1.6, 'corner'],
    )
  }
  const skirt = blob(dots)
  sculpt(pen, skirt, hex, { depth: 7, rim: 0.3 })
  pen.ctx.save()
  pen.ctx.clip(skirt.path)
  pen.ctx.globalAlpha = 0.45
  for (let i = 0; i < half * 2; i++) {
    const x = (pen.random() - 0.5) * half * 2
    const lit = x * pen.light.x > 0
    lines(pen, lit ? pen.tones(hex).light : pen.tones(hex).deep, 0.4, [
      [
        [x * 0.8, y - 4 - pen.random() * 4],
        [x * 0.95, y - 2],
        [x, y + 2],
      ],
    ])
  }
  pen.ctx.restore()
}

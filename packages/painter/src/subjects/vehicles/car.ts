import { glow, patch, sculpt } from '../kit/pen.ts'
import { blob, oval, overlap, polygon } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { pane, wheel } from '../kit/vehicle-parts.ts'
import type { Plate } from '../plate.ts'

export const car: Plate = {
  habitat: 'ground',
  height: 0.85,
  aspect: 2.3,
  stand: 'stands',
  large: false,
  poses: ['classic', 'sedan'],
  draw(pen) {
    const paint = pen.worn('#c23a34')
    const old = pen.pose === 'classic'
    const body = old
      ? blob('-108,-22! -106,-46 -92,-60 -72,-68 -52,-94 -8,-99 22,-92 42,-66 80,-60 102,-48 108,-22!')
      : blob('-110,-22! -112,-50 -92,-62 -64,-66 -36,-94 10,-98 42,-88 62,-64 98,-54 112,-40 110,-22!')
    sculpt(pen, body, paint, { depth: 17, gloss: 0.35 })
    pane(pen, blob('-56,-66! -42,-87 -12,-91! -12,-65!'))
    pane(pen, blob('-4,-65! -4,-91! 16,-86 34,-65!'))
    lines(pen, pen.tones(paint).deep, 1.2, '-8,-92 -8,-26 | -58,-62 -62,-44 -50,-26 | 36,-62 38,-26')
    lines(pen, pen.tones(paint).rim, 1, '-104,-52 -40,-58 40,-57 104,-46')
    for (const x of [-22, 26])
      lines(pen, pen.tones('#d8dce0').light, 2, [
        [
          [x, -54],
          [x - 9, -54],
        ],
      ])
    sculpt(pen, polygon('-114,-26 114,-26 112,-17 -112,-17'), '#c8ccd2', { depth: 4, gloss: 0.5 })
    glow(pen, oval(102, -42, [5, 6]), '#fff0b8', 7)
    glow(pen, oval(-106, -42, [3, 5]), '#ff5a48', 4)
    for (const x of [-66, 68]) {
      patch(pen, overlap(oval(x, -20, [26, 27]), polygon('-120,-60 120,-60 120,-14 -120,-14')), '#2a2226')
      wheel(pen, [x, 21], '#c4c8ce')
    }
  },
}

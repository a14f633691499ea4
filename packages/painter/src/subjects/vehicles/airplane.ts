import { patch, sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { blob, limb, oval, overlap } from '../kit/shape.ts'
import type { Point } from '../kit/shape.ts'
import type { Plate } from '../plate.ts'

export const airplane: Plate = {
  habitat: 'sky',
  height: 0.9,
  aspect: 2.5,
  stand: 'flies',
  large: true,
  poses: ['airliner', 'propeller'],
  draw(pen) {
    const paint = pen.worn('#3f77b8')
    const propeller = pen.pose === 'propeller'
    sculpt(pen, blob('-8,-46! -42,-74 -58,-82! -44,-80 30,-50!'), '#b9c0ca', { depth: 4 })
    sculpt(pen, blob('-104,-52! -122,-96! -104,-98! -76,-58!'), paint, { depth: 5 })
    const hull = blob('-122,-50 -96,-60 -20,-64 70,-64 106,-56 120,-44 104,-34 60,-28 -20,-30 -90,-42')
    sculpt(pen, hull, '#f0eeea', { depth: 11, gloss: 0.3 })
    patch(pen, overlap(hull, blob('-130,-46 0,-43 126,-44 126,-36 0,-35 -130,-40')), paint, 0.95)
    for (let i = 0; i < 12; i++) patch(pen, oval(-56 + i * 11, -52, [2.2, 2.8]), '#33455c')
    patch(pen, overlap(hull, blob('94,-60 108,-57 114,-50 96,-50')), '#33455c')
    sculpt(pen, blob('-104,-48! -126,-62! -112,-62 -82,-49!'), '#cdd2da', { depth: 3 })
    sculpt(pen, blob('-6,-40! -56,-6 -74,0! -52,-2 40,-36!'), '#dfe2e6', { depth: 6 })
    if (propeller) propellerOn(pen, [121, -44])
    else sculpt(pen, blob('-14,-24 -12,-31 14,-31 20,-24 14,-17 -12,-18'), '#c3c8d0', { depth: 5 })
  },
}

function propellerOn(pen: Pen, [x, y]: Point): void {
  pen.ctx.globalAlpha = 0.3
  patch(pen, oval(x, y, [3.4, 24]), '#c8ccd2', 0.4)
  pen.ctx.globalAlpha = 1
  sculpt(
    pen,
    limb([
      [x, y - 22, 1],
      [x, y, 2],
      [x, y + 22, 1],
    ]),
    '#5a4638',
    { depth: 1.4 },
  )
  sculpt(pen, oval(x, y, [4, 4]), '#c23a34', { depth: 2, gloss: 0.4 })
}

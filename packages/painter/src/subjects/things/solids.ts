import { patch, sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { blob, oval, polygon } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { THING } from '../kit/thing-traits.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

const SOLID = { ...THING, height: 0.42, aspect: 1, poses: ['resting'] }

/** Seen over an edge: its lid, the side in the light and the side in the shade. */
function drawCube(pen: Pen): void {
  const hex = pen.worn('#3f7ac4')
  patch(pen, polygon('0,0 -46,-14 -46,-76 0,-62'), shift(hex, 0.02))
  patch(pen, polygon('0,0 46,-14 46,-76 0,-62'), shift(hex, -0.14))
  patch(pen, polygon('0,-62 46,-76 0,-98 -46,-76'), shift(hex, 0.14))
  lines(pen, shift(hex, 0.22), 0.9, '0,-62 0,-1 | -46,-76 0,-62 | 0,-62 46,-76')
}

const cube: Plate = { ...SOLID, aspect: 0.94, draw: drawCube }

const sphere: Plate = {
  ...SOLID,
  draw(pen) {
    const hex = pen.worn('#c8402c')
    sculpt(pen, oval(0, -49, [49, 49]), hex, { depth: 30, gloss: 0.5 })
  },
}

const cone: Plate = {
  ...SOLID,
  height: 0.5,
  aspect: 0.8,
  draw(pen) {
    sculpt(pen, blob('0,-99! 38,-8 30,-3 0,0 -30,-3 -38,-8'), pen.worn('#e0a02c'), { depth: 24, gloss: 0.3 })
  },
}

const cylinder: Plate = {
  ...SOLID,
  height: 0.5,
  aspect: 0.7,
  draw(pen) {
    const hex = pen.worn('#3f9c6c')
    sculpt(pen, blob('-33,-90! -33,-9 -24,-3 0,0 24,-3 33,-9 33,-90! 0,-84'), hex, { depth: 22, gloss: 0.3 })
    sculpt(pen, oval(0, -90, [33, 9]), shift(hex, 0.12), { depth: 3 })
  },
}

/** Courses of stone; one side lies in the shade. */
const pyramid: Plate = {
  ...SOLID,
  habitat: 'structure',
  height: 2.4,
  aspect: 1.7,
  large: true,
  draw(pen) {
    const hex = pen.worn('#d8b070')
    patch(pen, polygon('8,-99 -84,0 22,0'), shift(hex, 0.06))
    patch(pen, polygon('8,-99 22,0 84,0'), shift(hex, -0.2))
    pen.ctx.save()
    pen.ctx.globalAlpha = 0.4
    for (let course = 1; course < 17; course++) {
      const down = course / 17
      const y = -99 + 99 * down
      const [left, edge, right] = [8 - 92 * down, 8 + 14 * down, 8 + 76 * down]
      lines(pen, shift(hex, -0.16), 0.7, `${left},${y} ${edge},${y}`)
      lines(pen, shift(hex, -0.32), 0.7, `${edge},${y} ${right},${y}`)
    }
    pen.ctx.restore()
  },
}

/** What is named in studies of shape. */
export const solids: Readonly<Record<string, Plate>> = { cube, sphere, cone, cylinder, pyramid }

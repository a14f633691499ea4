import { HORSE_POSES_ON_REQUEST, drawHorse } from '../kit/horse-body.ts'
import type { Pen } from '../kit/pen.ts'
import { sculpt } from '../kit/pen.ts'
import { polygon } from '../kit/shape.ts'
import type { Shape } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import type { Plate } from '../plate.ts'

export const unicorn: Plate = {
  habitat: 'ground',
  height: 1.2,
  aspect: 1.2,
  stand: 'stands',
  large: false,
  poses: ['standing', 'walking', 'rearing'],
  asked: [...HORSE_POSES_ON_REQUEST, 'grazing'],
  draw(pen) {
    pen.ctx.save()
    // The horn adds to the horse, the whole stays 100 units tall.
    pen.ctx.scale(0.92, 0.92)
    const coat = pen.worn('#f4f0f2')
    drawHorse(pen, {
      coat,
      hoof: '#b79a5c',
      mane: ['#e9a6cf', '#b79be6', '#8fc4ee'],
      muzzle: '#e8c4c4',
      brow: horn,
    })
    pen.ctx.restore()
  },
}

function horn(pen: Pen, at: (shape: Shape) => Shape): void {
  const spike = at(polygon('5.4,-6.4 9,-4 19,-24'))
  sculpt(pen, spike, '#ecc868', { depth: 1.6, gloss: 0.4 })
  const [left, right, tip] = spike.edge
  if (!left || !right || !tip) return
  const turns = [0.16, 0.34, 0.52, 0.7].map((part): [number, number][] => [
    [left[0] + (tip[0] - left[0]) * part, left[1] + (tip[1] - left[1]) * part],
    [right[0] + (tip[0] - right[0]) * (part + 0.06), right[1] + (tip[1] - right[1]) * (part + 0.06)],
  ])
  lines(pen, pen.tones('#a8782c').base, 0.45, turns)
}

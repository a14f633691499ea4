import { eye } from '../kit/face.ts'
import { fan, folded, ripples } from '../kit/feathers.ts'
import type { Pen } from '../kit/pen.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { blob, limb, polygon } from '../kit/shape.ts'
import { fur } from '../kit/texture.ts'
import { shift } from '../kit/tone.ts'
import { spread } from '../kit/wings.ts'
import type { Plate } from '../plate.ts'

export const swan: Plate = {
  habitat: 'water',
  height: 0.6,
  aspect: 1.1,
  stand: 'floats',
  large: false,
  poses: ['gliding', 'proud'],
  asked: ['flying', 'sleeping'],
  draw(pen) {
    const hex = pen.worn('#f6f3ee')
    if (pen.pose === 'flying') return flying(pen, hex)
    fan(pen, [-28, -22], [2.7, 3.5, 30, 6], shift(hex, -0.05))
    const neck = limb('30,-22,9 40,-36,6.4 32,-56,4.8 22,-72,4.4 26,-88,5 36,-91,5.4 42,-87,4')
    sculpt(pen, neck, hex, { depth: 6 })
    const body = blob('-48,-20 -36,-32 -10,-36 18,-32 40,-24 46,-10 38,0! -34,0! -44,-10')
    sculpt(pen, body, hex, { depth: 10 })
    folded(pen, [[18, -26], [-48, -26], 14], hex)
    if (pen.pose === 'proud') fan(pen, [14, -18], [-2.9, -1.9, 48, 9], hex)
    fur(pen, body, hex, { length: 5, flow: 3, count: 60, fringe: 0.1 })
    sculpt(pen, blob('40,-91! 54,-85 55,-82! 42,-83!'), '#e2852e', { depth: 1.6 })
    patch(pen, polygon('38,-90 43,-90 43,-84.6 39,-86'), '#24202a')
    eye(pen, [36.4, -90], 1.4, '#2a1e1a')
    ripples(pen)
  },
}

/** Neck stretched out, wings raised. */
function flying(pen: Pen, hex: string): void {
  spread(pen, { root: [4, -38], long: 44, from: -1.6, hex: pen.tones(hex).shade, side: 'far' })
  sculpt(pen, limb('8,-36,7 26,-42,4.6 44,-50,3.6 52,-53,4'), hex, { depth: 4 })
  sculpt(pen, blob('54,-57! 64,-53 65,-50! 54,-50!'), '#e2852e', { depth: 1.4 })
  eye(pen, [52, -55], 1.3, '#2a1e1a')
  fan(pen, [-26, -32], [2.8, 3.4, 18, 5], shift(hex, -0.04))
  sculpt(pen, blob('-32,-32 -14,-42 10,-44 20,-38 10,-28 -12,-26'), hex, { depth: 6 })
  spread(pen, { root: [2, -36], long: 56, from: -2.1, hex, side: 'near' })
}

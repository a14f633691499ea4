import { walkingLegs } from '../kit/bird-legs.ts'
import { eye } from '../kit/face.ts'
import { fan, folded } from '../kit/feathers.ts'
import { soaring } from '../kit/soaring.ts'
import { patch, sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { blob, limb, overlap } from '../kit/shape.ts'
import { fur } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import { spread } from '../kit/wings.ts'
import type { Plate } from '../plate.ts'

export const bird: Plate = {
  habitat: 'air',
  height: 0.28,
  aspect: 1.3,
  stand: 'stands',
  large: false,
  poses: ['standing', 'flying'],
  asked: ['perched', 'sitting', 'walking', 'sleeping', 'soaring', 'gliding'],
  draw(pen) {
    const hex = pen.worn('#4f86b8')
    const breast = mix(hex, '#f2b070', 0.75)
    if (pen.pose === 'soaring' || pen.pose === 'gliding')
      return soaring(pen, { hex, belly: breast, bill: '#d8963a', tail: shift(hex, -0.08) })
    if (pen.pose === 'flying')
      return pen.random() < 0.3
        ? soaring(pen, { hex, belly: breast, bill: '#d8963a', tail: shift(hex, -0.08) })
        : flying(pen, [hex, breast])
    const perched = pen.pose === 'perched' || pen.pose === 'sitting' || pen.pose === 'sleeping'
    if (perched) sculpt(pen, limb('-60,-1,3 -10,-4,3.6 60,-1,2.8'), '#6b4c36', { depth: 3 })
    walkingLegs(pen, { hips: [-2, 7], y: -18, hex: '#7a5a44', step: pen.pose === 'walking' ? 6 : 1 })
    fan(pen, [-30, -40], [2.4, 2.9, 40, 5], shift(hex, -0.08))
    const body = blob('-38,-38 -24,-58 -4,-72 8,-90 26,-96 40,-86 42,-70 40,-44 26,-22 2,-14 -20,-22')
    sculpt(pen, body, hex, { depth: 13 })
    patch(pen, overlap(body, blob('44,-74 30,-66 20,-46 10,-20 30,-14 50,-40')), breast, 0.95)
    fur(pen, body, hex, { length: 5, flow: 2.3, count: 190, fringe: 0.12 })
    folded(pen, [[10, -60], [-42, -30], 15], shift(hex, -0.05))
    sculpt(pen, blob('38,-82! 58,-75! 38,-70!'), '#d8963a', { depth: 2 })
    sculpt(pen, blob('38,-75! 55,-74! 38,-70!'), '#b8762c', { depth: 1.4 })
    eye(pen, [29, -81], 3.4, '#3a2418')
  },
}

function flying(pen: Pen, [hex, breast]: readonly [string, string]): void {
  spread(pen, { root: [10, -44], long: 40, from: -1.35, hex: pen.tones(hex).shade, side: 'far' })
  fan(pen, [-30, -32], [2.6, 3.3, 34, 5], shift(hex, -0.08))
  const body = blob('-36,-32 -14,-44 14,-50 34,-58 48,-50 48,-38 30,-26 2,-20 -22,-24')
  sculpt(pen, body, hex, { depth: 8 })
  patch(pen, overlap(body, blob('50,-42 30,-36 0,-28 -10,-16 40,-16')), breast, 0.95)
  fur(pen, body, hex, { length: 4, flow: 2.9, count: 90, fringe: 0.1 })
  sculpt(pen, blob('46,-50! 62,-43! 46,-40!'), '#d8963a', { depth: 1.6 })
  eye(pen, [40, -47], 2.6, '#3a2418')
  spread(pen, { root: [8, -42], long: 58, from: -1.95, hex, side: 'near' })
}

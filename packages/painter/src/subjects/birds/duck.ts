import { walkingLegs } from '../kit/bird-legs.ts'
import { eye } from '../kit/face.ts'
import { fan, folded, ripples } from '../kit/feathers.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { soaring } from '../kit/soaring.ts'
import { blob, overlap, polygon } from '../kit/shape.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const duck: Plate = {
  habitat: 'water',
  height: 0.32,
  aspect: 1.35,
  stand: 'floats',
  large: false,
  poses: ['drake', 'duckling'],
  asked: ['flying', 'standing', 'walking', 'sleeping'],
  draw(pen) {
    const young = pen.pose === 'duckling'
    const hex = pen.worn(young ? '#f0c23c' : '#9a8a78')
    if (pen.pose === 'flying')
      return soaring(pen, { hex, belly: shift(hex, 0.1), bill: '#e0a030', tail: shift(hex, -0.06), head: '#2f6a4a' })
    const ashore = pen.pose === 'standing' || pen.pose === 'walking'
    pen.ctx.save()
    if (ashore) {
      walkingLegs(pen, { hips: [-8, 4], y: -20, hex: '#e0852c', step: pen.pose === 'walking' ? 7 : 1, stout: 1.8 })
      pen.ctx.translate(0, -14)
    }
    fan(pen, [-42, -36], [3, 3.8, 26, 5], shift(hex, -0.06))
    const body = blob('-58,-44! -36,-46 -8,-46 16,-50 34,-42 41,-24 36,-8 26,0! -26,0! -46,-8 -56,-26')
    sculpt(pen, body, hex, { depth: 13 })
    if (!young) patch(pen, overlap(body, blob('46,-52 18,-50 14,-24 24,2 50,2')), '#6a3c2c', 0.9)
    folded(pen, [[10, -36], [-46, -34], 15], shift(hex, -0.05))
    const head = blob('12,-46 10,-66 14,-86 30,-97 46,-88 48,-72 40,-58 38,-44 24,-38')
    sculpt(pen, head, young ? hex : '#2f6a4a', { depth: 8, gloss: young ? 0 : 0.3 })
    if (!young) patch(pen, overlap(head, polygon('0,-52 60,-52 60,-48 0,-48')), '#f4f0e8')
    sculpt(pen, blob('44,-80! 58,-73 68,-69 66,-64 46,-66!'), '#e0a030', { depth: 3 })
    eye(pen, [36, -79], 3, '#2a1c14')
    pen.ctx.restore()
    if (!ashore) ripples(pen)
  },
}

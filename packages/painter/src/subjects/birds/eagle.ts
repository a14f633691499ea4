import { eye } from '../kit/face.ts'
import { fan, folded } from '../kit/feathers.ts'
import type { Pen } from '../kit/pen.ts'
import { sculpt } from '../kit/pen.ts'
import { soaring } from '../kit/soaring.ts'
import { blob, limb } from '../kit/shape.ts'
import { fur, lines } from '../kit/texture.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const eagle: Plate = {
  habitat: 'air',
  height: 0.6,
  aspect: 1.5,
  stand: 'flies',
  large: false,
  poses: ['soaring', 'gliding'],
  asked: ['perched', 'standing', 'sitting', 'flying'],
  draw(pen) {
    const hex = pen.worn('#5a4030')
    const resting = pen.pose === 'perched' || pen.pose === 'standing' || pen.pose === 'sitting'
    if (resting) return perched(pen, hex)
    const white = '#f4efe6'
    if (pen.pose === 'gliding')
      return soaring(pen, { hex, belly: shift(hex, 0.06), bill: '#e0a832', tail: white, head: white })
    fan(pen, [12, -50], [-1.7, -0.85, 54, 9], pen.tones(hex).shade)
    sculpt(pen, blob('4,-46 4,-62 14,-80 24,-76 22,-60 18,-46'), pen.tones(hex).shade, { depth: 5 })
    fan(pen, [-26, -30], [2.4, 3.4, 30, 7], '#efe8dc')
    const body = blob('-32,-32 -18,-46 8,-56 34,-58 46,-48 42,-36 20,-24 -10,-22')
    sculpt(pen, body, hex, { depth: 9 })
    fur(pen, body, hex, { length: 5, flow: 2.9, count: 90, fringe: 0.1 })
    fan(pen, [-2, -48], [-3.02, -1.85, 66, 13], hex)
    fan(pen, [2, -46], [-2.9, -1.95, 44, 11], shift(hex, 0.05))
    sculpt(pen, blob('16,-46 6,-62 -8,-78 -18,-80 -18,-66 -10,-46 4,-36'), shift(hex, 0.04), { depth: 7 })
    const head = blob('34,-58 46,-64 57,-58 59,-48 50,-40 38,-40')
    sculpt(pen, head, '#f4efe6', { depth: 5 })
    fur(pen, head, '#f4efe6', { length: 3, flow: 2.9, count: 40, fringe: 0.2 })
    sculpt(pen, blob('56,-56! 66,-53 69,-44! 62,-46 56,-45!'), '#e0a832', { depth: 2 })
    eye(pen, [51, -53], 2.2, '#d8a83c')
    lines(pen, '#3a2a22', 0.9, '47,-56 51,-56.6 54.6,-55')
    for (const x of [-4, 4])
      sculpt(
        pen,
        limb([
          [x, -24, 3],
          [x - 4, -16, 1.6],
          [x - 2, -11, 1.2],
        ]),
        '#d8a032',
        { depth: 1.4 },
      )
  },
}

/** Upright on a crag, wings folded. */
function perched(pen: Pen, hex: string): void {
  const white = '#f4efe6'
  sculpt(pen, blob('-34,0! -28,-12 -6,-17 20,-14 34,-6 38,0!'), '#7d7a78', { depth: 5 })
  fan(pen, [-12, -26], [1.75, 2.3, 30, 6], '#efe8dc')
  const body = blob('-20,-24 -22,-46 -12,-66 2,-78 18,-74 24,-58 22,-38 12,-22 -4,-18')
  sculpt(pen, body, hex, { depth: 11 })
  fur(pen, body, hex, { length: 6, flow: 1.9, count: 170, fringe: 0.12 })
  for (const x of [2, 13]) {
    fur(
      pen,
      limb([
        [x, -26, 5],
        [x + 1, -18, 3.4],
      ]),
      hex,
      { length: 5, flow: 1.6, count: 30, fringe: 0.4 },
    )
    for (const off of [-3, 1, 5])
      sculpt(
        pen,
        limb([
          [x, -17, 2],
          [x + off, -12, 1.3],
        ]),
        '#d8a032',
        { depth: 1 },
      )
  }
  folded(pen, [[6, -66], [-18, -16], 13], shift(hex, 0.03))
  const head = blob('2,-74 2,-90 12,-99 23,-96 28,-87 24,-77 14,-71')
  sculpt(pen, head, white, { depth: 5 })
  fur(pen, head, white, { length: 4, flow: 1.9, count: 60, fringe: 0.25 })
  sculpt(pen, blob('26,-93! 35,-91 40,-84 39,-76! 33,-80 26,-83!'), '#e0a832', { depth: 2.4, gloss: 0.3 })
  eye(pen, [21, -89], 2.5, '#d8a83c')
  lines(pen, '#3a2a22', 1, '15,-92.6 20,-93 25,-91')
}

import { eye } from './face.ts'
import type { Pen } from './pen.ts'
import { patch, sculpt } from './pen.ts'
import type { HeadPlace } from './head-place.ts'
import { spotIn } from './long-heads.ts'
import type { Shape } from './shape.ts'
import { blob, moved, oval, overlap } from './shape.ts'
import { fur, lines } from './texture.ts'

export interface ApeLook {
  coat: string
  face: string
  iris: string
  /** Small and low as a gorilla's, or large at the sides as a monkey's. */
  ears: number
  /** How far the brow and the crown rise: 0 a monkey's, 1 a gorilla's. */
  heavy: number
}

/** Head of a monkey or an ape, nearly from the front. */
export function apeHead(pen: Pen, place: HeadPlace, look: ApeLook): void {
  const at = (shape: Shape): Shape => moved(shape, place)
  const spot = spotIn(place)
  for (const [x, side] of [
    [19, 'far'],
    [-16, 'near'],
  ] as const) {
    sculpt(
      pen,
      at(oval(x, 0, [6 * look.ears, 7 * look.ears])),
      side === 'far' ? pen.tones(look.face).shade : look.face,
      { depth: 2 },
    )
    patch(pen, at(oval(x, 0.4, [3.4 * look.ears, 4.4 * look.ears])), pen.tones(look.face).shade, 0.6)
  }
  const top = -15 - look.heavy * 7
  const skull = at(
    blob([
      [-16, 2],
      [-15, -8],
      [-6, top],
      [8, top],
      [17, -8],
      [18, 2],
      [15, 11],
      [8, 16],
      [-4, 16],
      [-13, 11],
    ]),
  )
  sculpt(pen, skull, look.coat, { depth: 6.4 * place.scale })
  fur(pen, skull, look.coat, { length: 2.8, flow: -1.5, count: 110, fringe: 0.3 })
  const mask = at(blob('1,-7 6,-9.6 12,-8.4 15,-2 13,4 16,9 12,15.4 2,17 -8,15 -11,9 -8,4 -10,-2 -7,-8.4 -3,-9.6'))
  sculpt(pen, overlap(mask, at(oval(2, 3, [40, 40]))), look.face, { depth: 3.4 })
  sculpt(pen, at(oval(2.4, 10.4, [10.4, 6.4])), look.face, { depth: 3, rim: 0.3 })
  if (look.heavy > 0.5)
    sculpt(pen, at(blob('-10,-4 -6,-8 2,-6.4 10,-8 15,-4 8,-4.4 2,-3.4 -4,-4.4')), look.coat, { depth: 2 })
  eye(pen, spot([-3.4, -1.4]), 2.5 * place.scale, look.iris)
  eye(pen, spot([8.4, -1.4]), 2.3 * place.scale, look.iris)
  const dark = pen.tones(look.face).deep
  const broad = 1 + look.heavy
  for (const x of [1 - broad * 0.6, 3.8 + broad * 0.6])
    patch(pen, at(oval(x, 5.6, [0.9 * broad, 0.7 * broad], x > 2 ? -0.4 : 0.4)), dark, 0.9)
  lines(pen, dark, 0.6 * place.scale, [[spot([-5, 11]), spot([2.4, 13.6]), spot([9.6, 11])]])
}

import type { SubjectTraits } from '../plate.ts'
import { leaf } from './foliage.ts'
import { sculpt } from './pen.ts'
import type { Pen } from './pen.ts'
import { limb } from './shape.ts'
import type { Point } from './shape.ts'
import { shift } from './tone.ts'

export const STEM = '#4f7f3a'

export const FLOWER: SubjectTraits = { habitat: 'ground', height: 0.42, aspect: 0.55, stand: 'stands', large: false }

/** A stem with two leaves, bent a little by chance; returns where the flower sits. */
export function stem(pen: Pen, top: number): Point {
  const bend = (pen.random() - 0.5) * 9
  leaf(pen, [[-0.4, -14], [-19, -34], 4.6], STEM)
  leaf(pen, [[0.4, -24], [19, -44], 4.4], shift(STEM, 0.03))
  sculpt(
    pen,
    limb([
      [0, 0.6, 1.5],
      [bend * 0.2, top * 0.4, 1.3],
      [bend, top, 1.2],
    ]),
    STEM,
    { depth: 1.2 },
  )
  return [bend, top]
}

import type { Hairdo } from './hair.ts'
import { paintStrands } from './hair.ts'
import type { Pen } from './pen.ts'
import { sculpt } from './pen.ts'
import type { PersonLook } from './person-look.ts'
import { blob } from './shape.ts'

/** Outlines from the side, in the head's space: looking right. */
const CAPS: Readonly<Record<Hairdo['front'], string | null>> = {
  short:
    '6.6,-16.6 5.6,-20 1,-22.2 -5,-21.4 -9.4,-17 -10,-11 -8.4,-5.6 -6,-4.2 -4.6,-6.6 -2.2,-8.2 -1.6,-10.6 0.2,-11.4 1,-8.6 1.9,-12 3.2,-14.6',
  swept:
    '8.4,-17.6 6.6,-21.2 1,-23 -5,-21.8 -9.4,-17 -10,-11 -8.4,-5.6 -6,-4.2 -4.6,-6.6 -2.2,-8.2 -1.6,-10.6 0.2,-11.4 1,-8.6 1.9,-12 3.6,-15.4 6,-15',
  parted:
    '6.8,-17 5,-20.6 0.6,-22.2 -5,-21.4 -9.6,-17 -10.4,-10 -9.4,-3 -6.4,-0.6 -3,-0.4 -0.2,-2.6 1.4,-6 1.8,-10 3,-13 4.8,-15',
  fringe:
    '7.9,-12.4 7.8,-17 5,-21 0.6,-22.4 -5,-21.4 -9.6,-17 -10.4,-10 -9.4,-3 -6.4,-0.6 -3,-0.4 -0.2,-2.6 1.4,-6 1.8,-10 3,-12.4! 4.4,-11.2 5.4,-12.8! 6.6,-11.6',
  curls:
    '7.6,-15.4 7.4,-20 3,-23.4 -2,-23.8 -7.6,-21.8 -11,-17 -11.4,-11 -9.6,-5.6 -6,-4 -3.4,-5 -1.4,-8 0.6,-9 1.8,-12 4,-14.4',
  thin: '-1.6,-16.6 -5,-18.4 -8.6,-15.6 -9.6,-11 -8,-5.6 -5.8,-4.4 -4,-7 -1.8,-8.4 -1.6,-10.4 0.4,-11 0.4,-13.6',
  none: null,
}

/** Hair over the skull; what hangs behind is that of the other views. */
export function drawProfileHair(pen: Pen, { hairdo, hair }: PersonLook): void {
  const outline = CAPS[hairdo.front]
  if (outline === null) return
  const cap = blob(outline)
  sculpt(pen, cap, hair, { depth: 3.2, rim: 0.3 })
  paintStrands(pen, cap, [hair, 0, 22])
}

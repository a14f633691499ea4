import type { Pen } from './pen.ts'
import { sculpt } from './pen.ts'
import { limb } from './shape.ts'
import type { Point } from './shape.ts'

export interface BirdLegs {
  /** Where the far and the near leg leave the body. */
  hips: readonly [far: number, near: number]
  y: number
  hex: string
  /** Half the length of a step, in units. */
  step: number
  /** Half width of the shank. */
  stout?: number
}

/** Two bare legs with three toes forward and one back. */
export function walkingLegs(pen: Pen, { hips, y, hex, step, stout = 1.3 }: BirdLegs): void {
  hips.forEach((x, i) => {
    const way = i === 0 ? -1 : 1
    const foot: Point = [x + way * step, -1]
    const tone = i === 0 ? pen.tones(hex).shade : hex
    const knee: Point = [x - 2.4 + way * step * 0.4, y * 0.48]
    sculpt(
      pen,
      limb([
        [x, y, stout * 1.25],
        [...knee, stout * 1.1],
        [...foot, stout * 0.9],
      ]),
      tone,
      { depth: stout },
    )
    const toe = stout * 5
    for (const [dx, dy] of [
      [toe, 0.4],
      [toe * 0.86, -stout],
      [toe * 0.5, 0.8],
      [-toe * 0.5, 0.2],
    ] as const)
      sculpt(
        pen,
        limb([
          [foot[0], foot[1] - 0.4, stout * 0.85],
          [foot[0] + dx, foot[1] + dy, stout * 0.4],
        ]),
        tone,
        { depth: stout * 0.6 },
      )
  })
}

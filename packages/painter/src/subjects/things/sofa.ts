import { sculpt } from '../kit/pen.ts'
import { blob, tower } from '../kit/shape.ts'
import { THING } from '../kit/thing-traits.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const sofa: Plate = {
  ...THING,
  height: 0.8,
  aspect: 2.15,
  large: true,
  poses: ['two seats', 'three seats'],
  draw(pen) {
    const cloth = pen.worn('#4f6f8f')
    const seats = pen.pose === 'two seats' ? 2 : 3
    for (const x of [-84, -30, 30, 84]) sculpt(pen, tower(x, 0, 14, [2.4, 3.4]), '#5a3d28', { depth: 1.5 })
    sculpt(pen, blob('-92,-12! -94,-60 -88,-92 -70,-99 0,-96 70,-99 88,-92 94,-60 92,-12!'), cloth, { depth: 12 })
    const wide = 148 / seats
    for (let i = 0; i < seats; i++) {
      const left = -74 + i * wide
      const right = left + wide - 2
      sculpt(
        pen,
        blob([
          [left + 2, -44],
          [left, -66],
          [left + 6, -88],
          [(left + right) / 2, -91],
          [right - 6, -88],
          [right, -66],
          [right - 2, -44],
        ]),
        shift(cloth, 0.03),
        { depth: 7 },
      )
      sculpt(
        pen,
        blob([
          [left, -28],
          [left - 1, -44],
          [left + 6, -49],
          [right - 6, -49],
          [right + 1, -44],
          [right, -28],
        ]),
        shift(cloth, 0.05),
        { depth: 5 },
      )
    }
    sculpt(pen, blob('-78,-12! -78,-30 0,-32 78,-30 78,-12!'), cloth, { depth: 5 })
    for (const side of [-1, 1])
      sculpt(
        pen,
        blob([
          [side * 78, -11],
          [side * 76, -50],
          [side * 82, -64],
          [side * 96, -65],
          [side * 105, -56],
          [side * 104, -11],
        ]),
        shift(cloth, 0.01),
        { depth: 7 },
      )
  },
}

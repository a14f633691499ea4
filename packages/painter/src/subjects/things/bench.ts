import { sculpt } from '../kit/pen.ts'
import { limb, polygon } from '../kit/shape.ts'
import { THING } from '../kit/thing-traits.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const bench: Plate = {
  ...THING,
  height: 0.6,
  aspect: 1.9,
  poses: ['park'],
  draw(pen) {
    const wood = pen.worn('#9a6a3e')
    const iron = '#3a3f46'
    for (const x of [-78, 78]) {
      sculpt(pen, limb(`${x},0,3 ${x * 0.98},-42,3 ${x * 0.96},-98,2.6`), iron, { depth: 2 })
      sculpt(pen, limb(`${x * 1.08},0,3 ${x * 1.06},-40,3`), iron, { depth: 2 })
    }
    for (const y of [-96, -80, -64])
      sculpt(pen, polygon(`-88,${y} 88,${y} 88,${y + 11} -88,${y + 11}`), shift(wood, 0.02), { depth: 3.5 })
    for (const [y, wide] of [
      [-50, 88],
      [-42, 91],
    ] as const)
      sculpt(pen, polygon(`-${wide},${y} ${wide},${y} ${wide + 3},${y + 7} -${wide + 3},${y + 7}`), wood, {
        depth: 2.6,
      })
    for (const x of [-84, 84])
      sculpt(pen, limb(`${x},-62,2.4 ${x * 1.06},-60,2.6 ${x * 1.08},-40,2.4`), iron, { depth: 1.6 })
  },
}

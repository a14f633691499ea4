import { mark } from './beast-heads.ts'
import type { BeastBuild } from './beast.ts'
import type { Pen } from './pen.ts'
import { boxOf, limb } from './shape.ts'
import type { Shape } from './shape.ts'

export const LONG_TAIL: BeastBuild['tail'] = {
  standing: [
    [-33, -50, 3.4],
    [-47, -48, 3.2],
    [-58, -58, 3],
    [-60, -74, 2.8],
    [-53, -83, 2.2],
  ],
  sitting: [
    [-16, -5, 3.4],
    [-32, -4, 3.4],
    [-42, -10, 3.2],
    [-44, -22, 3],
    [-38, -29, 2.4],
  ],
  tip: null,
  bushy: 0.2,
}

export function stripes(pen: Pen, body: Shape, hex: string, count: number): void {
  const box = boxOf(body)
  for (let i = 0; i < count; i++) {
    const x = box.left + ((i + 0.6) / count) * (box.right - box.left) + (pen.random() - 0.5) * 3
    const low = box.top + (box.bottom - box.top) * (0.5 + pen.random() * 0.25)
    mark(
      pen,
      body,
      limb([
        [x + 2, box.top - 2, 1.5],
        [x - 1, (box.top + low) / 2, 1.7],
        [x + 2 + pen.random() * 2, low, 0.1],
      ]),
      hex,
    )
  }
}

export function forehead(pen: Pen, skull: Shape, [at, hex]: readonly [(shape: Shape) => Shape, string]): void {
  for (const [x, tilt] of [
    [-3, -1.5],
    [4, 0],
    [11, 1.5],
  ] as const)
    mark(
      pen,
      skull,
      at(
        limb([
          [x + tilt, -16, 1.1],
          [x, -10, 1],
          [x, -6, 0.1],
        ]),
      ),
      hex,
    )
  for (const y of [2, 6]) {
    mark(
      pen,
      skull,
      at(
        limb([
          [-18, y - 1, 1],
          [-14, y, 0.9],
          [-10, y - 0.6, 0.1],
        ]),
      ),
      hex,
    )
    mark(
      pen,
      skull,
      at(
        limb([
          [19, y - 1, 1],
          [17, y, 0.8],
          [15.4, y - 0.6, 0.1],
        ]),
      ),
      hex,
    )
  }
}

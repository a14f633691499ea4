import { between, type Random } from '../../../base/chance.ts'
import { cell, grain, grains } from '../grain.ts'
import { blend, paint, type Point, seenAt } from '../material.ts'
import type { Mesh } from '../mesh.ts'
import { addSheet } from '../solids.ts'

/** A wooded slope from far off: crowns that overlap, each lit above and dark where it meets the next. */
export function woods(point: Point): void {
  const { x, y, z, colour } = point
  const size = 3.6
  const [across, away] = [(x + y * 0.2) / size, (z + y * 0.9) / size]
  const [left, near] = [Math.floor(across - 0.5), Math.floor(away - 0.5)]
  let [dome, dx, dz, tree] = [0, 0, 0, 0.5]
  for (let part = 0; part < 4; part++) {
    const [column, row] = [left + (part & 1), near + (part >> 1)]
    const own = cell(column, row)
    const [ox, oz] = [
      across - column - 0.5 - (own - 0.5) * 0.8,
      away - row - 0.5 - (cell(column + 50, row + 9) - 0.5) * 0.8,
    ]
    const high = 1 - (ox * ox + oz * oz) * (1.1 + own)
    if (high <= dome) continue
    dome = high
    ;[dx, dz, tree] = [ox, oz, own]
  }
  const seen = seenAt(point, size)
  const leaf = grain(x * 2.3 + y, z * 2.3 + y * 1.7) - 0.5
  paint(
    point,
    colour,
    0.86 +
      ((tree - 0.5) * 0.4 + (dome - 0.55) * 0.8 + leaf * 0.3) * seen +
      (grains(x * 0.02, z * 0.02 + y * 0.03) - 0.5) * 0.4,
  )
  blend(point, [136, 140, 80], Math.max(0, tree - 0.7) * 1.2 * seen)
  point.nx += dx * 0.9 * seen
  point.nz += dz * 0.9 * seen
}

/** Ridges one behind the other, paler with the distance by the air before them. */
export function addHills(
  mesh: Mesh,
  random: Random,
  { from = 130, rows = 3, height = 15, colour = [66, 88, 66] as readonly [number, number, number], reach = 460 } = {},
): void {
  for (let row = 0; row < rows; row++) {
    const z = from * 1.7 ** row
    const tall = height * 1.55 ** row
    const shift = between(random, 0, 90)
    const wide = reach * 1.5 ** row
    addSheet(
      mesh,
      (s, t) => {
        const x = (s * 2 - 1) * wide
        const ridge = 0.3 + 1.1 * grains(x / (tall * 3.2) + shift, row * 7 + 3) ** 1.4
        const slope = t < 0.5 ? t * 2 : 2 - t * 2
        return [x, tall * ridge * slope * (2 - slope) - 1, z + (t - 0.5) * tall * 2.4]
      },
      [70, 6],
      { material: woods, colour, airy: true },
    )
  }
}

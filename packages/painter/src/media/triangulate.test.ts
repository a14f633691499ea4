import { expect, it } from 'vitest'
import { createRandom } from '../base/chance.ts'
import { triangulate } from './triangulate.ts'

it('cuts the hull of all points into triangles whose circles hold no other point', () => {
  const random = createRandom(7)
  const points = Float64Array.from({ length: 120 }, () => random() * 100)
  points.set([0, 0, 100, 0, 0, 100, 100, 100])
  const corners = triangulate(points)
  const at = (index: number) => [points[index * 2] ?? 0, points[index * 2 + 1] ?? 0] as const
  let area = 0
  for (let i = 0; i < corners.length; i += 3) {
    const [a, b, c] = [at(corners[i] ?? 0), at(corners[i + 1] ?? 0), at(corners[i + 2] ?? 0)]
    area += Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2
    for (let index = 0; index < points.length / 2; index++) expect(isInCircle([a, b, c], at(index))).toBe(false)
  }
  expect(area).toBeCloseTo(10_000, 3)
})

type Point = readonly [number, number]

function isInCircle([a, b, c]: [Point, Point, Point], point: Point): boolean {
  const row = ([x, y]: Point) => [x - point[0], y - point[1], (x - point[0]) ** 2 + (y - point[1]) ** 2] as const
  const [[ax, ay, aa], [bx, by, bb], [cx, cy, cc]] = [row(a), row(b), row(c)]
  const inside = aa * (bx * cy - by * cx) - bb * (ax * cy - ay * cx) + cc * (ax * by - ay * bx)
  const turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
  return inside * Math.sign(turn) > 1e-3
}

import type { SubjectTraits } from '../plate.ts'
import type { Pen } from './pen.ts'
import { sculpt } from './pen.ts'
import type { Point } from './shape.ts'
import { polygon } from './shape.ts'
import { lines } from './texture.ts'

export const GREEN: SubjectTraits = { habitat: 'ground', height: 0.5, aspect: 1.1, stand: 'stands', large: false }

/** What lies over the ground line. */
export const ABOVE = polygon('-150,-150 150,-150 150,0 -150,0')

/** A leaf of ivy or vine, its stalk above. */
export function lobed(pen: Pen, [x, y, size]: readonly [number, number, number], hex: string): void {
  const turn = (pen.random() - 0.5) * 0.9
  const dots = [
    [0, 1.1],
    [-0.5, 0.5],
    [-1.05, 0.3],
    [-0.7, -0.3],
    [-0.5, -0.7],
    [0, -0.4],
    [0.5, -0.7],
    [0.7, -0.3],
    [1.05, 0.3],
    [0.5, 0.5],
  ].map(
    ([dx = 0, dy = 0]): Point => [
      x + (dx * Math.cos(turn) - dy * Math.sin(turn)) * size,
      y + (dx * Math.sin(turn) + dy * Math.cos(turn)) * size,
    ],
  )
  sculpt(pen, polygon(dots), hex, { depth: size * 0.5 })
  lines(pen, pen.tones(hex).rim, 0.3, [
    [
      [x, y - size * 0.4],
      [x + Math.sin(-turn) * size * 0.8, y + size * 0.8],
    ],
  ])
}

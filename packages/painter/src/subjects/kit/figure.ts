import type { Pen } from './pen.ts'
import { sculpt } from './pen.ts'
import type { Joint, Point, Shape } from './shape.ts'
import { limb } from './shape.ts'

/** Where the joints of a standing figure are; looking right, feet at 0, the crown at -100. */
export interface Stance {
  hip: Point
  neck: Point
  head: Point
  nearArm: readonly [shoulder: Point, elbow: Point, hand: Point]
  farArm: readonly [shoulder: Point, elbow: Point, hand: Point]
  nearLeg: readonly [hip: Point, knee: Point, foot: Point]
  farLeg: readonly [hip: Point, knee: Point, foot: Point]
}

/** Ways to stand; a plate names those that suit its costume. */
export const stances = {
  standing: stance(
    [
      [-5, -58],
      [-8, -46],
    ],
    [
      [9, -58],
      [11, -46],
    ],
    [
      [-4.6, -25],
      [-7, -4],
    ],
    [
      [5.4, -25],
      [7.6, -4],
    ],
  ),
  walking: stance(
    [
      [-10, -60],
      [-15, -48],
    ],
    [
      [11, -60],
      [17, -51],
    ],
    [
      [9, -27],
      [13, -4],
    ],
    [
      [-1, -25],
      [-13, -6],
    ],
  ),
  waving: stance(
    [
      [-6, -58],
      [-8, -46],
    ],
    [
      [17, -70],
      [21, -86],
    ],
    [
      [-5, -25],
      [-8, -4],
    ],
    [
      [6, -25],
      [9, -4],
    ],
  ),
  reaching: stance(
    [
      [4, -60],
      [15, -63],
    ],
    [
      [14, -68],
      [24, -74],
    ],
    [
      [-4, -25],
      [-7, -4],
    ],
    [
      [6, -26],
      [9, -4],
    ],
  ),
  // Both legs hang at the near side; the mount hides the others.
  riding: stance(
    [
      [1, -61],
      [12, -56],
    ],
    [
      [13, -62],
      [20, -57],
    ],
    [
      [8, -36],
      [5, -17],
    ],
    [
      [6, -36],
      [4, -18],
    ],
  ),
  carrying: stance(
    [
      [2, -62],
      [12, -66],
    ],
    [
      [10, -58],
      [13, -46],
    ],
    [
      [-4.6, -25],
      [-7, -4],
    ],
    [
      [5.4, -25],
      [7.6, -4],
    ],
  ),
} as const satisfies Record<string, Stance>

/** Stances that a figure takes only when the prompt asks for them. */
export const STANCES_ON_REQUEST = ['riding', 'carrying'] as const

export type StanceName = keyof typeof stances

function stance(
  near: readonly [Point, Point],
  far: readonly [Point, Point],
  nearLeg: readonly [Point, Point],
  farLeg: readonly [Point, Point],
): Stance {
  return {
    hip: [0, -46],
    neck: [0.5, -79],
    head: [1.5, -88],
    nearArm: [[-6.5, -73], ...near],
    farArm: [[7, -73], ...far],
    nearLeg: [[-4.2, -46], ...nearLeg],
    farLeg: [[4.2, -46], ...farLeg],
  }
}

export function stanceOf(pose: string): Stance {
  return stances[pose as StanceName] ?? stances.standing
}

/** A clothed limb through three joints, with its half widths. */
export function sleeve([root, middle, end]: Stance['nearArm'], [a, b, c]: readonly [number, number, number]): Shape {
  const joints: Joint[] = [
    [root[0], root[1], a],
    [middle[0], middle[1], b],
    [end[0], end[1], c],
  ]
  return limb(joints)
}

/** Sculpt a limb; the far one lies in the body's shade. */
export function drawSleeve(pen: Pen, shape: Shape, hex: string, side: 'near' | 'far'): void {
  const far = side === 'far'
  sculpt(pen, shape, far ? pen.tones(hex).shade : hex, { depth: far ? 3 : 4.4, rim: far ? 0.2 : 0.55 })
}

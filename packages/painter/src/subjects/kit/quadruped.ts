import type { HeadPlace } from './head-place.ts'
import { ripples } from './feathers.ts'
import type { Gait } from './gaits.ts'
import { gaitOf } from './gaits.ts'
import type { Pen } from './pen.ts'
import { melt, patch, sculpt } from './pen.ts'
import { drawLeg } from './quadruped-legs.ts'
import type { LegBuild } from './quadruped-legs.ts'
import type { Joint, Point, Shape } from './shape.ts'
import { blob, join, limb, overlap, polygon } from './shape.ts'
import { fur } from './texture.ts'

/** A four-legged animal standing, in units; every pose is bent out of it. */
export interface Quadruped extends LegBuild {
  belly: string | null
  /** Middle of the trunk over the hind and over the fore legs. */
  hip: Point
  shoulder: Point
  /** Half depth of the trunk at the rump, the loin and the chest. */
  girth: readonly [rump: number, loin: number, chest: number]
  /** From the middle of the shoulder to the head, against the shoulder. */
  neck: readonly Joint[]
  /** From the end of the neck to the head's own middle. */
  headAt: HeadPlace
  head: (pen: Pen, place: HeadPlace) => void
  /** How high the head's middle stays over the ground when it grazes or sleeps. */
  graze: number
  /** Against the hip. */
  tail: readonly Joint[]
  drawTail?: (pen: Pen, joints: readonly Joint[]) => void
  tuft?: string
  /** A hump, a mane of wool: joined to the trunk, with its middle at the shoulder and at the hip. */
  more?: (hip: Point, shoulder: Point) => readonly Shape[]
  /** Stripes, patches, a saddle: on trunk and neck after their shading. */
  marks?: (pen: Pen, body: Shape) => void
  /** Its wool or hair hangs over the roots of the legs. */
  shaggy?: true
  mane?: (pen: Pen, neck: readonly Joint[]) => void
}

interface Stance {
  gait: Gait
  hip: Point
  shoulder: Point
  neck: readonly Joint[]
  place: HeadPlace
}

/** How much larger a young animal's head is against its body. */
export const YOUNG_HEAD = 1.3

const ABOVE_GROUND = polygon('-150,-190 150,-190 150,0 -150,0')

export function drawQuadruped(pen: Pen, build: Quadruped): void {
  const stance = standAs(pen, build)
  const { hip, shoulder, gait } = stance
  const swims = pen.pose === 'swimming'
  const root = { hind: hip, fore: shoulder }
  const leg = (side: 'far' | 'near', end: 'hind' | 'fore'): void => {
    if (swims) return
    const index = (side === 'far' ? 0 : 2) + (end === 'hind' ? 0 : 1)
    const shape = gait.legs[index]
    if (shape) drawLeg(pen, build, { root: root[end], shape, side, end, length: -build.hip[1] })
  }
  const nearLegs = (): void => {
    leg('near', 'hind')
    leg('near', 'fore')
  }
  leg('far', 'fore')
  leg('far', 'hind')
  tailOf(pen, build, stance)
  if (build.shaggy) nearLegs()
  const body = overlap(bodyOf(build, stance), ABOVE_GROUND)
  sculpt(pen, body, build.coat, { depth: build.girth[2] * 0.85 })
  if (build.belly) paleUnderside(pen, build, [body, stance])
  if (build.hair > 0) fur(pen, body, build.coat, { length: build.hair, flow: 2.75, count: 260, fringe: 0.3 })
  if (!build.shaggy) nearLegs()
  if (!swims && !build.limbs) {
    melt(pen, body, [hip[0] + 2, hip[1] - build.girth[0] * 0.3, build.girth[0] * 1.1], build.coat)
    melt(pen, body, [shoulder[0] - 1, shoulder[1] - build.girth[2] * 0.25, build.girth[2] * 0.9], build.coat)
  }
  build.marks?.(pen, body)
  build.mane?.(pen, stance.neck)
  build.head(pen, stance.place)
  if (swims) ripples(pen)
}

function standAs(pen: Pen, build: Quadruped): Stance {
  const gait = gaitOf(pen.pose, build.foot !== 'paw')
  const [rump, , chest] = build.girth
  const sinks = pen.pose === 'swimming' ? 0.35 : 1
  const [hipRise, shoulderRise] =
    gait.rise === 'down'
      ? [(-rump * 0.9 * sinks) / build.hip[1], (-chest * 1.04 * sinks) / build.shoulder[1]]
      : gait.rise
  const hip: Point = [build.hip[0], build.hip[1] * hipRise]
  const shoulder: Point = [build.shoulder[0], build.shoulder[1] * shoulderRise]
  const turn = gait.neck === 'ground' ? lowerHead(build, shoulder, pen.pose === 'sleeping' ? 0.7 : 1) : gait.neck
  const neck = build.neck.map(([x, y, half]): Joint => [...turned([x, y], turn, shoulder), half])
  const [endX, endY] = build.neck[build.neck.length - 1] ?? [0, 0]
  const { headAt } = build
  const [x, y] = turned([endX + headAt.x, endY + headAt.y], turn, shoulder)
  const scale = headAt.scale * (pen.young ? YOUNG_HEAD : 1)
  return { gait, hip, shoulder, neck, place: { x, y, scale, turn: headAt.turn + gait.head } }
}

/** The lean of the neck that brings the head down to the ground. */
function lowerHead(build: Quadruped, shoulder: Point, share: number): number {
  const [endX, endY] = build.neck[build.neck.length - 1] ?? [0, 0]
  const end: Point = [endX + build.headAt.x, endY + build.headAt.y]
  for (let turn = 0; turn < 2.2; turn += 0.05) if (turned(end, turn, shoulder)[1] > -build.graze * share) return turn
  return 2.2
}

function turned([x, y]: Point, turn: number, [cx, cy]: Point): Point {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return [cx + x * cos - y * sin, cy + x * sin + y * cos]
}

function bodyOf(build: Quadruped, { hip, shoulder, neck }: Stance): Shape {
  const [rump, loin, chest] = build.girth
  const at = (part: number, up: number): Point => [
    hip[0] + (shoulder[0] - hip[0]) * part,
    hip[1] + (shoulder[1] - hip[1]) * part - up,
  ]
  const trunk = limb([
    [...at(-0.1, -rump * 0.05), rump * 0.78],
    [...at(0.06, rump * 0.06), rump],
    [...at(0.42, (chest - loin) * 0.25), loin],
    [...at(0.8, 0), chest],
    [...at(1.04, chest * 0.04), chest * 0.88],
  ])
  return join(trunk, limb(neck), ...(build.more?.(hip, shoulder) ?? []))
}

function paleUnderside(pen: Pen, build: Quadruped, [body, stance]: readonly [Shape, Stance]): void {
  if (!build.belly) return
  const { hip, shoulder, neck } = stance
  const [, loin, chest] = build.girth
  const throat = neck.map(([x, y, half]): Point => [x + half * 0.75, y + half * 0.5])
  const under = blob([
    [hip[0], hip[1] + loin * 0.75],
    [(hip[0] + shoulder[0]) / 2, (hip[1] + shoulder[1]) / 2 + loin * 0.5],
    [shoulder[0] - chest * 0.3, shoulder[1] + chest * 0.5],
    ...throat,
    [(throat.at(-1)?.[0] ?? 0) + 14, throat.at(-1)?.[1] ?? 0],
    [shoulder[0] + chest * 1.6, shoulder[1] + chest * 1.4],
    [hip[0], hip[1] + loin * 1.8],
  ])
  patch(pen, overlap(under, body), build.belly, 0.9)
}

function tailOf(pen: Pen, build: Quadruped, { hip, gait }: Stance): void {
  const lies = gait.rise === 'down'
  const joints = build.tail.map(([x, y, half], i): Joint => {
    const [tx, ty] = turned([x, y], -gait.tail * Math.sign(x || -1), hip)
    // On the ground it trails behind the rump.
    return lies && ty > -half - 1 ? [tx - i * 3, -half - 0.4, half] : [tx, ty, half]
  })
  if (joints.length === 0) return
  if (build.drawTail) return build.drawTail(pen, joints)
  sculpt(pen, limb(joints), build.coat, { depth: 4 })
  if (build.tuft) tuftOf(pen, build.tuft, joints)
}

function tuftOf(pen: Pen, hex: string, joints: readonly Joint[]): void {
  const end = joints[joints.length - 1]
  const before = joints[joints.length - 2]
  if (!end || !before) return
  const [dx, dy] = [end[0] - before[0], end[1] - before[1]]
  const long = Math.hypot(dx, dy) || 1
  const size = 0.4 + end[2] * 0.5
  const out = (along: number, half: number): Joint => [
    end[0] + (dx / long) * along * size,
    end[1] + (dy / long) * along * size,
    half * size,
  ]
  const tuft = limb([out(-3, 1.4), out(3, 3.4), out(9, 2.6), out(14, 0.3)])
  sculpt(pen, tuft, hex, { depth: 2 })
  fur(pen, tuft, hex, { length: 4 * size, flow: Math.atan2(dy, dx), count: 30, fringe: 0.5 })
}

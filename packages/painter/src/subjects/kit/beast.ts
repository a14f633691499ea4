import type { Pen } from './pen.ts'
import type { HeadPlace } from './head-place.ts'
import { melt, patch, sculpt } from './pen.ts'
import type { Dot, Joint, Point, Shape } from './shape.ts'
import { blob, join, limb, overlap, polygon, readPoints } from './shape.ts'
import type { Quadruped } from './quadruped.ts'
import { YOUNG_HEAD, drawQuadruped } from './quadruped.ts'
import { fur } from './texture.ts'

/** A four-legged animal with paws; numbers are against a fox, which is 1 everywhere. */
export interface BeastBuild {
  coat: string
  belly: string | null
  sock: string | null
  /** Legs of another colour than the trunk. */
  limbs?: string
  /** Thickness of the trunk and of the legs. */
  stout: number
  legs: number
  /** Length of its hairs, in units. */
  hair: number
  tail: { standing: readonly Joint[]; sitting: readonly Joint[]; tip: string | null; bushy: number; rings?: string }
  headAt: { standing: HeadPlace; sitting: HeadPlace }
  head: (pen: Pen, place: HeadPlace) => void
  /** Stripes, spots, a saddle: painted on the trunk after its shading. */
  marks?: (pen: Pen, body: Shape) => void
}

/** Poses of what has paws, beside those that are in its own list. */
export const BEAST_POSES = ['running', 'jumping', 'lying', 'sleeping', 'swimming']

export function drawBeast(pen: Pen, build: BeastBuild): void {
  if (pen.pose === 'sitting') drawSitting(pen, build)
  else if (pen.pose === 'sleeping') drawCurled(pen, build)
  else drawQuadruped(pen, asQuadruped(build))
}

const HIP: Point = [-27, -47]
const SHOULDER: Point = [28, -48]

const SEATED = readPoints('-26,-10 -28,-24 -20,-40 -6,-56 4,-70 22,-72 27,-58 27,-42 22,-26 18,-8 0,-2 -18,-2')

/** The build as a body that can be bent into every gait. */
function asQuadruped(build: BeastBuild): Quadruped {
  const { stout, legs, headAt, tail } = build
  const k = Math.sqrt(legs)
  const { x, y, scale, turn } = headAt.standing
  return {
    ...build,
    hip: HIP,
    shoulder: SHOULDER,
    girth: [12.4 * stout, 11.4 * stout, 13.8 * stout],
    legs: [11.4 * k, 6.6 * legs, 2.8 * legs],
    foot: 'paw',
    neck: [
      [3, -3 * stout, 11.5 * stout],
      [9, -12, 9.6 * k],
      [(x - SHOULDER[0]) * 0.75, (y - SHOULDER[1]) * 0.82, 8.4 * scale],
    ],
    headAt: { x: (x - SHOULDER[0]) * 0.25, y: (y - SHOULDER[1]) * 0.18, scale, turn },
    graze: 17 * scale,
    tail: tail.standing.map(([tx, ty, half]): Joint => [tx - HIP[0], ty - HIP[1], half]),
    drawTail: (pen, joints) => drawTail(pen, build, joints),
  }
}

function drawSitting(pen: Pen, build: BeastBuild): void {
  const { coat, legs, stout } = build
  const wide = (joints: readonly Joint[]): Joint[] =>
    joints.map(([x, y, half], i) => [x, y, half * (i === 0 ? Math.sqrt(legs) * 0.96 : legs)])
  drawTail(pen, build, build.tail.sitting)
  drawPaw(pen, build, [
    wide([
      [20, -36, 6],
      [21, -18, 4],
      [23 + legs * 2, -2, 3],
    ]),
    'far',
  ])
  const trunk = blob(SEATED.map(([x, y]): Dot => [4 + (x - 4) * (0.6 + stout * 0.4), y]))
  sculpt(pen, trunk, coat, { depth: 12 })
  if (build.belly) {
    const chest = overlap(blob('14,-72 27,-62 29,-46 24,-30 16,-16 11,-32 12,-52'), trunk)
    patch(pen, chest, build.belly, 0.95)
    fur(pen, chest, build.belly, { length: build.hair, flow: 1.75, count: 60, fringe: 0 })
  }
  fur(pen, trunk, coat, { length: build.hair, flow: 1.9, count: 240, fringe: 0.35 })
  build.marks?.(pen, trunk)
  const haunch = blob('-22,-6 -23,-20 -12,-32 4,-28 10,-14 8,-4 18,-3 20,0 -12,0')
  sculpt(pen, haunch, build.limbs ?? coat, { depth: 8 })
  fur(pen, haunch, build.limbs ?? coat, { length: build.hair * 0.9, flow: 1.2, count: 90, fringe: 0.2 })
  if (!build.limbs) build.marks?.(pen, haunch)
  drawPaw(pen, build, [
    wide([
      [14, -42, 7],
      [15.5, -20, 4.4],
      [17, -2, 3],
    ]),
    'near',
  ])
  melt(pen, trunk, [12, -46, 11], build.limbs ?? coat)
  build.head(pen, youngHead(pen, build.headAt.sitting))
}

function drawPaw(pen: Pen, build: BeastBuild, [joints, side]: readonly [readonly Joint[], 'far' | 'near']): void {
  const [x, y] = joints[joints.length - 1] ?? [0, 0]
  const k = build.legs
  const paw = blob([
    [x - 3 * k, -4.2 * k],
    [x + 3 * k, -4.6 * k],
    [x + 7 * k, -1.8 * k],
    [x + 6.4 * k, 0],
    [x - 3.2 * k, 0],
  ])
  const above = overlap(limb(joints), polygon('-90,-90 90,-90 90,0 -90,0'))
  const shape = join(above, paw)
  const own = build.limbs ?? build.coat
  const tone = side === 'far' ? pen.tones(own).shade : own
  sculpt(pen, shape, tone, { depth: side === 'far' ? 4 : 6, rim: side === 'far' ? 0.2 : 0.5 })
  if (build.sock) {
    const sock = polygon([
      [x - 14, y - 14],
      [x - 4, y - 11],
      [x + 14, y - 15],
      [x + 14, 2],
      [x - 14, 2],
    ])
    patch(pen, overlap(shape, sock), build.sock, 0.85)
  }
  fur(pen, shape, tone, { length: build.hair * 0.5, flow: 1.7, count: 30, fringe: 0.1 })
  toes(pen, build.sock ?? tone, x + 3.4 * k)
}

function youngHead(pen: Pen, place: HeadPlace): HeadPlace {
  return pen.young ? { ...place, scale: place.scale * YOUNG_HEAD } : place
}

/** Asleep in a ring: back above, the tail around the feet, the head laid on it. */
function drawCurled(pen: Pen, build: BeastBuild): void {
  const { coat, stout, hair, headAt } = build
  const tall = 34 + stout * 10
  const ring = blob([
    [-46, -tall * 0.3],
    [-40, -tall * 0.72],
    [-18, -tall],
    [10, -tall * 1.02],
    [34, -tall * 0.8],
    [46, -tall * 0.4],
    [40, 0],
    [-34, 0],
  ])
  sculpt(pen, ring, coat, { depth: 13 })
  fur(pen, ring, coat, { length: hair, flow: 2.4, count: 260, fringe: 0.35 })
  build.marks?.(pen, ring)
  const haunch = blob([
    [-44, -4],
    [-42, -tall * 0.46],
    [-28, -tall * 0.68],
    [-10, -tall * 0.5],
    [-6, -tall * 0.16],
    [-12, 0],
    [-38, 0],
  ])
  sculpt(pen, haunch, build.limbs ?? coat, { depth: 8 })
  fur(pen, haunch, build.limbs ?? coat, { length: hair, flow: 2, count: 90, fringe: 0.15 })
  if (!build.limbs) build.marks?.(pen, haunch)
  const { bushy } = build.tail
  const wide = (build.tail.standing[2]?.[2] ?? 4) * 1.1
  drawTail(pen, build, [
    [-42, -wide * 0.8, wide * 0.7],
    [-24, -wide * 0.8, wide],
    [-2, -wide * 0.9, wide * (0.8 + bushy * 0.2)],
    [14, -wide * 0.9, wide * 0.5],
  ])
  const { scale } = youngHead(pen, headAt.standing)
  build.head(pen, { x: 26, y: -15 * scale, scale, turn: 0.24 })
}

/** Bands across a tail. */
function ringed(pen: Pen, brush: Shape, [joints, hex]: readonly [readonly Joint[], string]): void {
  for (let i = 0; i < (joints.length - 1) * 2; i++) {
    const [a, b] = [joints[Math.floor(i / 2)], joints[Math.floor(i / 2) + 1]]
    if (!a || !b) continue
    const t = (i % 2) * 0.5 + 0.25
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [nx, ny] = [-(b[1] - a[1]) / long, (b[0] - a[0]) / long]
    const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
    const band = limb([
      [x - nx * 14, y - ny * 14, long * 0.13],
      [x + nx * 14, y + ny * 14, long * 0.13],
    ])
    patch(pen, overlap(brush, band), hex, 0.85)
  }
}

function toes({ ctx, tones }: Pen, hex: string, x: number): void {
  ctx.strokeStyle = tones(hex).deep
  ctx.globalAlpha = 0.6
  ctx.lineWidth = 0.5
  ctx.beginPath()
  for (const off of [-1, 1.4]) {
    ctx.moveTo(x + off, -2.6)
    ctx.quadraticCurveTo(x + off + 0.9, -1.6, x + off + 0.7, -0.4)
  }
  ctx.stroke()
  ctx.globalAlpha = 1
}

function drawTail(pen: Pen, build: BeastBuild, joints: readonly Joint[]): void {
  const brush = limb(joints)
  sculpt(pen, brush, build.coat, { depth: 7 })
  const [tipX, tipY] = joints[joints.length - 1] ?? [0, 0]
  const [x, y] = joints[joints.length - 2] ?? [0, 0]
  const flow = Math.atan2(tipY - y, tipX - x)
  fur(pen, brush, build.coat, { length: 3 + build.tail.bushy * 4, flow, count: 70, fringe: build.tail.bushy })
  if (build.tail.rings) ringed(pen, brush, [joints, build.tail.rings])
  if (!build.tail.tip) return
  const [dx, dy] = [Math.cos(flow), Math.sin(flow)]
  const corner = (along: number, out: number): Dot => [x + dx * along - dy * out, y + dy * along + dx * out]
  const tip = overlap(
    brush,
    blob([
      corner(2, 16),
      corner(-3, 7),
      corner(3, 2),
      corner(-2, -3),
      corner(3, -8),
      corner(2, -16),
      corner(40, -16),
      corner(40, 16),
    ]),
  )
  patch(pen, tip, build.tail.tip, 0.95)
  fur(pen, tip, build.tail.tip, { length: 5, flow, count: 24, fringe: build.tail.bushy })
}

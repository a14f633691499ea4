import type { Hand } from './hand.ts'
import { melt, patch, sculpt } from './hand.ts'
import type { Dot, Joint, Shape } from './shape.ts'
import { blob, join, limb, overlap, polygon, readPoints } from './shape.ts'
import { fur } from './texture.ts'

export interface HeadPlace {
  x: number
  y: number
  scale: number
  turn: number
}

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
  tail: { standing: readonly Joint[]; sitting: readonly Joint[]; tip: string | null; bushy: number }
  headAt: { standing: HeadPlace; sitting: HeadPlace }
  head: (hand: Hand, place: HeadPlace) => void
  /** Stripes, spots, a saddle: painted on the trunk after its shading. */
  marks?: (hand: Hand, body: Shape) => void
}

export function drawBeast(hand: Hand, build: BeastBuild): void {
  if (hand.pose === 'sitting') drawSitting(hand, build)
  else drawStanding(hand, build)
}

const TRUNK = readPoints(
  '-38,-46 -34,-57 -18,-62 4,-60 22,-64 36,-72 48,-74 50,-62 44,-48 38,-36 26,-33 6,-35 -14,-39 -28,-36 -37,-38',
)
const SEATED = readPoints('-26,-10 -28,-24 -20,-40 -6,-56 4,-70 22,-72 27,-58 27,-42 22,-26 18,-8 0,-2 -18,-2')

function drawStanding(hand: Hand, build: BeastBuild): void {
  const { coat, stout, legs } = build
  const step = hand.pose === 'walking' ? 7 : 1.5
  const wide = (joints: readonly Joint[]): Joint[] =>
    joints.map(([x, y, half], i) => [x, y, half * (i === 0 ? Math.sqrt(legs) * 0.96 : legs)])
  drawPaw(hand, build, [
    wide([
      [30, -42, 7],
      [28 - step, -24, 4],
      [31 - step * 1.4, -2, 2.6],
    ]),
    'far',
  ])
  drawPaw(hand, build, [
    wide([
      [-26, -42, 9],
      [-26 + step, -27, 5.4],
      [-33 + step, -15, 2.8],
      [-29 + step * 1.4, -2, 2.6],
    ]),
    'far',
  ])
  drawTail(hand, build, build.tail.standing)
  const trunk = blob(TRUNK.map(([x, y]): Dot => [x, -50 + (y + 50) * stout]))
  sculpt(hand, trunk, coat, { depth: 11 })
  if (build.belly) paleUnderside(hand, trunk, [build.belly, stout])
  fur(hand, trunk, coat, { length: build.hair, flow: 2.75, count: 260, fringe: 0.35 })
  build.marks?.(hand, trunk)
  drawPaw(hand, build, [
    wide([
      [-26, -46, 11.5],
      [-22 - step, -31, 7],
      [-32 - step, -16, 3],
      [-28 - step * 1.4, -2, 2.8],
    ]),
    'near',
  ])
  melt(hand, trunk, [-22, -51, 14], coat)
  drawPaw(hand, build, [
    wide([
      [35, -46, 8],
      [35 + step, -26, 4.4],
      [35 + step * 1.6, -2, 2.8],
    ]),
    'near',
  ])
  melt(hand, trunk, [33, -50, 12], build.limbs ?? coat)
  build.head(hand, build.headAt.standing)
}

function paleUnderside(hand: Hand, trunk: Shape, [hex, stout]: readonly [string, number]): void {
  const under = readPoints('50,-66 46,-50 40,-37 26,-33 0,-35 -20,-37 4,-39 26,-42 38,-52 43,-66')
  const shape = blob(under.map(([x, y]): Dot => [x, -50 + (y + 50) * stout]))
  patch(hand, overlap(shape, trunk), hex, 0.92)
}

function drawSitting(hand: Hand, build: BeastBuild): void {
  const { coat, legs, stout } = build
  const wide = (joints: readonly Joint[]): Joint[] =>
    joints.map(([x, y, half], i) => [x, y, half * (i === 0 ? Math.sqrt(legs) * 0.96 : legs)])
  drawTail(hand, build, build.tail.sitting)
  drawPaw(hand, build, [
    wide([
      [20, -36, 6],
      [21, -18, 4],
      [23 + legs * 2, -2, 3],
    ]),
    'far',
  ])
  const trunk = blob(SEATED.map(([x, y]): Dot => [4 + (x - 4) * (0.6 + stout * 0.4), y]))
  sculpt(hand, trunk, coat, { depth: 12 })
  if (build.belly) {
    const chest = overlap(blob('14,-72 27,-62 29,-46 24,-30 16,-16 11,-32 12,-52'), trunk)
    patch(hand, chest, build.belly, 0.95)
    fur(hand, chest, build.belly, { length: build.hair, flow: 1.75, count: 60, fringe: 0 })
  }
  fur(hand, trunk, coat, { length: build.hair, flow: 1.9, count: 240, fringe: 0.35 })
  build.marks?.(hand, trunk)
  const haunch = blob('-22,-6 -23,-20 -12,-32 4,-28 10,-14 8,-4 18,-3 20,0 -12,0')
  sculpt(hand, haunch, build.limbs ?? coat, { depth: 8 })
  fur(hand, haunch, build.limbs ?? coat, { length: build.hair * 0.9, flow: 1.2, count: 90, fringe: 0.2 })
  if (!build.limbs) build.marks?.(hand, haunch)
  drawPaw(hand, build, [
    wide([
      [14, -42, 7],
      [15.5, -20, 4.4],
      [17, -2, 3],
    ]),
    'near',
  ])
  melt(hand, trunk, [12, -46, 11], build.limbs ?? coat)
  build.head(hand, build.headAt.sitting)
}

function drawPaw(hand: Hand, build: BeastBuild, [joints, side]: readonly [readonly Joint[], 'far' | 'near']): void {
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
  const tone = side === 'far' ? hand.tones(own).shade : own
  sculpt(hand, shape, tone, { depth: side === 'far' ? 4 : 6, rim: side === 'far' ? 0.2 : 0.5 })
  if (build.sock) {
    const sock = polygon([
      [x - 14, y - 14],
      [x - 4, y - 11],
      [x + 14, y - 15],
      [x + 14, 2],
      [x - 14, 2],
    ])
    patch(hand, overlap(shape, sock), build.sock, 0.85)
  }
  fur(hand, shape, tone, { length: build.hair * 0.5, flow: 1.7, count: 30, fringe: 0.1 })
  toes(hand, build.sock ?? tone, x + 3.4 * k)
}

function toes({ ctx, tones }: Hand, hex: string, x: number): void {
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

function drawTail(hand: Hand, build: BeastBuild, joints: readonly Joint[]): void {
  const brush = limb(joints)
  sculpt(hand, brush, build.coat, { depth: 7 })
  const [tipX, tipY] = joints[joints.length - 1] ?? [0, 0]
  const [x, y] = joints[joints.length - 2] ?? [0, 0]
  const flow = Math.atan2(tipY - y, tipX - x)
  fur(hand, brush, build.coat, { length: 3 + build.tail.bushy * 4, flow, count: 70, fringe: build.tail.bushy })
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
  patch(hand, tip, build.tail.tip, 0.95)
  fur(hand, tip, build.tail.tip, { length: 5, flow, count: 24, fringe: build.tail.bushy })
}

import type { Leg } from './gaits.ts'
import type { Pen } from './pen.ts'
import { patch, sculpt } from './pen.ts'
import type { Joint, Point, Shape } from './shape.ts'
import { blob, join, limb, moved, oval, overlap, polygon } from './shape.ts'
import { fur, lines } from './texture.ts'

export interface LegBuild {
  coat: string
  /** Legs of another colour than the trunk. */
  limbs?: string
  /** Feet of another colour than the legs. */
  sock: string | null
  /** Length of its hairs in units, 0 for bare skin. */
  hair: number
  /** Half widths of the hind leg at the thigh, the knee and the ankle; the fore leg is a little finer. */
  legs: readonly [thigh: number, knee: number, ankle: number]
  foot: 'paw' | 'hoof' | 'pillar'
  hoof?: string
  /** Stripes and patches on a leg. */
  legMarks?: (pen: Pen, leg: Shape) => void
}

interface LegPlace {
  root: Point
  shape: Leg
  side: 'far' | 'near'
  end: 'hind' | 'fore'
  /** Length of a standing leg, in units. */
  length: number
}

const ABOVE_GROUND = polygon('-150,-190 150,-190 150,0 -150,0')

export function drawLeg(pen: Pen, build: LegBuild, place: LegPlace): void {
  const joints = jointsOf(build, place)
  const far = place.side === 'far'
  const hex = toneOf(pen, build, far)
  const { end, aloft, foot } = endOf(build, joints)
  const shank = overlap(limb(joints), ABOVE_GROUND)
  const shape = build.foot === 'hoof' ? shank : overlap(join(shank, foot), ABOVE_GROUND)
  sculpt(pen, shape, hex, { depth: build.legs[1] * 1.3, rim: far ? 0.2 : 0.5 })
  if (build.sock) patch(pen, overlap(shape, oval(end[0] + 1, end[1], [end[2] * 4, end[2] * 4.6])), build.sock, 0.85)
  if (build.hair > 0) fur(pen, shape, hex, { length: build.hair * 0.5, flow: 1.7, count: 30, fringe: 0.1 })
  build.legMarks?.(pen, shape)
  if (build.foot === 'hoof') sculpt(pen, foot, build.hoof ?? '#3a302c', { depth: 1.6, gloss: 0.2 })
  else if (build.foot === 'pillar') nails(pen, shape, end)
  else if (!aloft) toes(pen, build.sock ?? hex, [end[0], end[2]])
}

function toneOf(pen: Pen, { limbs, coat }: LegBuild, far: boolean): string {
  const own = limbs ?? coat
  return far ? pen.tones(own).shade : own
}

/** The foot at the end of a leg: flat where it stands, turned with the leg where it swings. */
function endOf(build: LegBuild, joints: readonly Joint[]): { end: Joint; aloft: boolean; foot: Shape } {
  const end = joints[joints.length - 1] ?? [0, 0, 2]
  const before = joints[joints.length - 2] ?? end
  const aloft = -end[1] - end[2] * 1.3 > 2.5
  const turn = aloft ? Math.atan2(end[1] - before[1], end[0] - before[0]) - Math.PI / 2 : 0
  return { end, aloft, foot: moved(footOf(build, end[2]), { x: end[0], y: aloft ? end[1] : 0, turn }) }
}

function jointsOf(build: LegBuild, { root, shape, end, length, side }: LegPlace): Joint[] {
  const [thigh, knee, ankle] = build.legs
  const widths = end === 'hind' ? [knee, ankle * 1.15, ankle] : [knee * 0.84, ankle * 1.1, ankle]
  const aside = side === 'far' ? length * 0.07 : 0
  const low = build.foot === 'hoof' ? ankle * 1.7 : ankle * 0.8
  const below = shape.map(([dx, dy], i): Joint => {
    const y = root[1] - root[1] * dy
    return [root[0] + dx * length + aside, Math.min(i === 2 ? -low : 0, y), widths[i] ?? ankle]
  })
  return [[root[0] + aside, root[1], end === 'hind' ? thigh : thigh * 0.72], ...below]
}

/** A foot of an ankle with this half width; its sole lies on the ground when it is not turned. */
function footOf({ foot }: LegBuild, k: number): Shape {
  if (foot === 'pillar')
    return polygon([
      [-k, -k],
      [k, -k],
      [k * 1.12, 0],
      [-k * 1.05, 0],
    ])
  if (foot === 'hoof') {
    return polygon([
      [-k * 1.15, -k * 2],
      [k * 1.05, -k * 2.1],
      [k * 2, 0],
      [-k * 1.3, 0],
    ])
  }
  return blob([
    [-k * 1.15, -k * 1.5],
    [k * 1.1, -k * 1.7],
    [k * 2.5, -k * 0.7],
    [k * 2.3, 0],
    [-k * 1.2, 0],
  ])
}

function toes({ ctx, tones }: Pen, hex: string, [x, k]: Point): void {
  ctx.strokeStyle = tones(hex).deep
  ctx.globalAlpha = 0.6
  ctx.lineWidth = 0.5
  ctx.beginPath()
  for (const off of [0.9, 1.7]) {
    ctx.moveTo(x + off * k, -k)
    ctx.quadraticCurveTo(x + off * k + 0.9, -k * 0.6, x + off * k + 0.7, -0.3)
  }
  ctx.stroke()
  ctx.globalAlpha = 1
}

function nails(pen: Pen, leg: Shape, [x, y, k]: Joint): void {
  for (const off of [-0.55, 0, 0.55, 1])
    patch(pen, overlap(leg, oval(x + k * off, y + k * 0.8, [k * 0.24, k * 0.34])), '#d8cfc0', 0.85)
  pen.ctx.globalAlpha = 0.3
  lines(pen, pen.tones('#5a5654').deep, 0.5, [
    [
      [x - k * 0.8, y - k * 1.2],
      [x, y - k],
      [x + k * 0.8, y - k * 1.2],
    ],
  ])
  pen.ctx.globalAlpha = 1
}

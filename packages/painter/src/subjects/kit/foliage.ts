import type { Pen } from './pen.ts'
import { sculpt } from './pen.ts'
import type { Dot, Joint, Point, Shape } from './shape.ts'
import { blob, limb, overlap, polygon } from './shape.ts'
import { lines } from './texture.ts'

/** A clump of leaves: its middle and its radius, in units. */
export type Clump = readonly [x: number, y: number, radius: number]

/** A crown of clumps, the far ones first; each gets a ragged edge and dabs of leaves lit from the light's side. */
export function crown(pen: Pen, clumps: readonly Clump[], hex: string): void {
  for (const clump of clumps) {
    sculpt(pen, ragged(pen, clump), hex, { depth: clump[2] * 0.9, rim: 0.2 })
    dabs(pen, clump, hex)
  }
}

function ragged({ random }: Pen, [x, y, radius]: Clump): Shape {
  const dots: Dot[] = []
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * Math.PI * 2
    const reach = radius * (0.84 + random() * 0.28)
    dots.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.86])
  }
  return blob(dots)
}

/** Tone of a leaf by how far it is turned to the light. */
const DABS = [
  ['rim', 0.72],
  ['light', 0.3],
  ['base', -0.2],
  ['shade', -0.6],
] as const

function dabs({ ctx, random, light, tones, niji }: Pen, [x, y, radius]: Clump, hex: string): void {
  const ramp = tones(hex)
  const count = niji ? 18 : Math.round(18 + radius * 4.2)
  for (let i = 0; i < count; i++) {
    const [angle, out] = [random() * Math.PI * 2, Math.sqrt(random()) * 1.1]
    const [dx, dy] = [Math.cos(angle) * out, Math.sin(angle) * out]
    const lit = dx * light.x + dy * light.y + (random() - 0.5) * 0.7
    ctx.fillStyle = ramp[DABS.find(([, from]) => lit > from)?.[0] ?? 'deep']
    ctx.globalAlpha = 0.75
    ctx.beginPath()
    ctx.ellipse(
      x + dx * radius,
      y + dy * radius * 0.86,
      0.7 + random() * 0.9,
      0.45 + random() * 0.4,
      random() * 3,
      0,
      7,
    )
    ctx.fill()
  }
  ctx.globalAlpha = 1
}

/** A trunk or bough with bark along it. */
export function bough(pen: Pen, joints: readonly Joint[], hex: string): void {
  // The foot is cut level with the ground.
  const shape = overlap(limb(joints), polygon('-90,-140 90,-140 90,0.6 -90,0.6'))
  sculpt(pen, shape, hex, { depth: Math.max(1.5, (joints[0]?.[2] ?? 2) * 1.1), rim: 0.35 })
  const { ctx, random } = pen
  ctx.save()
  ctx.clip(shape.path)
  ctx.globalAlpha = 0.4
  for (let i = 0; i < 14; i++) {
    const part = random() * (joints.length - 1)
    const [a, b] = [joints[Math.floor(part)], joints[Math.ceil(part)]]
    if (!a || !b) continue
    const t = part % 1
    const [x, y] = [a[0] + (b[0] - a[0]) * t + (random() - 0.5) * a[2] * 1.7, a[1] + (b[1] - a[1]) * t]
    const bark: Point[] = [
      [x, y],
      [x + (random() - 0.5), y - 2],
      [x + (b[0] - a[0]) * 0.2, y - 4 - random() * 3],
    ]
    lines(pen, random() < 0.6 ? pen.tones(hex).deep : pen.tones(hex).light, 0.4, [bark])
  }
  ctx.restore()
}

/** A leaf from its stalk to its tip. */
export function leaf(pen: Pen, [from, to, half]: readonly [Point, Point, number], hex: string): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const long = Math.hypot(dx, dy) || 1
  const [nx, ny] = [(-dy / long) * half, (dx / long) * half]
  const at = (part: number, out: number): Dot => [from[0] + dx * part + nx * out, from[1] + dy * part + ny * out]
  sculpt(
    pen,
    blob([[...from, 'corner'], at(0.35, 1), at(0.7, 0.7), [...to, 'corner'], at(0.7, -0.7), at(0.35, -1)]),
    hex,
    { depth: half * 0.8 },
  )
  pen.ctx.globalAlpha = 0.6
  lines(pen, pen.tones(hex).light, 0.3, [[from, [from[0] + dx * 0.5 + nx * 0.1, from[1] + dy * 0.5], to]])
  pen.ctx.globalAlpha = 1
}

/** Blades of grass at the foot, so that it grows out of the ground. */
export function tuft(pen: Pen, [x, half]: Point, hex: string): void {
  for (let i = 0; i < half * 1.6; i++) {
    const at = x + (pen.random() - 0.5) * half * 2
    const lean = (pen.random() - 0.5) * 3
    lines(pen, pen.random() < 0.5 ? pen.tones(hex).base : pen.tones(hex).light, 0.5, [
      [
        [at, 0.4],
        [at + lean * 0.3, -2],
        [at + lean, -3 - pen.random() * 2.6],
      ],
    ])
  }
}

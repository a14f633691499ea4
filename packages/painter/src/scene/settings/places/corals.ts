import { between, createRandom, pickOne, type Random } from '../../../base/chance.ts'
import { dimColour, mixColours, parseHex, type Rgb, toCss } from '../../../base/colour.ts'
import { type Mason, placeOf, unitAt } from '../kit/mason.ts'

export const CORALS = ['#ff6f61', '#ff9f5a', '#f15bb5', '#ffd166', '#b36ae2', '#ff8fab'].map(parseHex)
const KELP: readonly Rgb[] = [
  [92, 128, 48],
  [64, 104, 56],
  [126, 138, 52],
]

/** Something that grows, or swims, at a place of the sea floor. */
export interface Growth {
  x: number
  y: number
  z: number
  size: number
  seed: number
}

/** One of six kinds of coral. */
export function growCoral(mason: Mason, growth: Growth): void {
  const random = createRandom(growth.seed)
  const kind = pickOne(['branch', 'dome', 'tubes', 'fan', 'branch', 'weed'] as const, random)
  const tone = pickOne(CORALS, random)
  const foot = placeOf(mason, [growth.x, growth.y, growth.z])
  const unit = unitAt(mason, growth.z) * growth.size
  const shade = (share: number) =>
    toCss(mason.air(mason.light(dimColour(tone, share), [0, 0.7, -0.4]), foot.x, growth.z))
  const { ctx } = mason.stage.picture
  ctx.lineCap = 'round'
  if (kind === 'branch')
    return fork(
      mason,
      { ...foot, turn: -Math.PI / 2, long: unit * 0.42, thick: unit * 0.15, depth: 4 },
      { random, shade },
    )
  if (kind === 'fan') return spreadFan(mason, foot, unit, { random, shade })
  if (kind === 'weed') return growKelp(mason, { ...growth, size: growth.size * 1.6 })
  if (kind === 'dome') {
    for (let ring = 0; ring < 6; ring++) {
      ctx.fillStyle = shade(0.66 + ring * 0.1)
      ctx.beginPath()
      ctx.ellipse(
        foot.x - ring * unit * 0.02,
        foot.y - unit * 0.05 * ring,
        unit * (0.62 - ring * 0.09),
        unit * (0.52 - ring * 0.075),
        0,
        Math.PI,
        0,
      )
      ctx.fill()
    }
    return
  }
  for (let tube = 0; tube < 6; tube++) {
    const x = foot.x + (tube - 2.5) * unit * 0.17
    const high = unit * between(random, 0.4, 1)
    ctx.fillStyle = shade(0.7 + (tube % 3) * 0.16)
    ctx.beginPath()
    ctx.moveTo(x - unit * 0.07, foot.y)
    ctx.lineTo(x - unit * 0.1, foot.y - high)
    ctx.lineTo(x + unit * 0.1, foot.y - high)
    ctx.lineTo(x + unit * 0.07, foot.y)
    ctx.fill()
    ctx.fillStyle = shade(0.4)
    ctx.beginPath()
    ctx.ellipse(x, foot.y - high, unit * 0.1, unit * 0.04, 0, 0, 7)
    ctx.fill()
  }
}

interface Palette {
  random: Random
  shade: (share: number) => string
}

interface Twig {
  x: number
  y: number
  turn: number
  long: number
  thick: number
  depth: number
}

function fork(mason: Mason, { x, y, turn, long, thick, depth }: Twig, how: Palette): void {
  const { ctx } = mason.stage.picture
  const [endX, endY] = [x + Math.cos(turn) * long, y + Math.sin(turn) * long]
  ctx.strokeStyle = how.shade(0.6 + 0.12 * (5 - depth))
  ctx.lineWidth = Math.max(0.6, thick)
  ctx.beginPath()
  ctx.moveTo(x, y)
  ctx.lineTo(endX, endY)
  ctx.stroke()
  if (depth === 1) return
  for (const side of [-1, 0.1, 1]) {
    if (side === 0.1 && depth < 4) continue
    const bent = turn + side * between(how.random, 0.35, 0.75)
    fork(
      mason,
      {
        x: endX,
        y: endY,
        turn: bent,
        long: long * between(how.random, 0.6, 0.82),
        thick: thick * 0.7,
        depth: depth - 1,
      },
      how,
    )
  }
}

function spreadFan(mason: Mason, foot: { x: number; y: number }, unit: number, { random, shade }: Palette): void {
  const { ctx } = mason.stage.picture
  for (let rib = 0; rib < 17; rib++) {
    const turn = -Math.PI / 2 + (rib - 8) * 0.13
    const long = unit * between(random, 0.8, 1.05)
    ctx.strokeStyle = shade(rib % 2 === 0 ? 0.95 : 0.7)
    ctx.lineWidth = Math.max(0.5, unit * 0.045)
    ctx.beginPath()
    ctx.moveTo(foot.x, foot.y)
    ctx.quadraticCurveTo(
      foot.x + Math.cos(turn) * long * 0.4,
      foot.y - long * 0.6,
      foot.x + Math.cos(turn) * long,
      foot.y + Math.sin(turn) * long,
    )
    ctx.stroke()
  }
}

/** A ribbon that sways in the current. */
export function growKelp(mason: Mason, { x, y, z, size, seed }: Growth): void {
  const random = createRandom(seed)
  const { ctx } = mason.stage.picture
  const unit = unitAt(mason, z)
  const foot = placeOf(mason, [x, y, z])
  for (let blade = 0; blade < 4; blade++) {
    const tone = mixColours(pickOne(KELP, random), [180, 190, 80], random() * 0.4)
    const high = size * unit * between(random, 0.6, 1)
    const phase = random() * 6
    const start = foot.x + (blade - 1.5) * unit * 0.06
    const wide = unit * between(random, 0.025, 0.05)
    const at = (t: number) =>
      start + Math.sin(phase + t * 5) * unit * 0.09 * t + unit * 0.16 * t * t * mason.stage.layout.facing
    ctx.fillStyle = toCss(mason.air(mason.light(tone, [0, 0.7, -0.4]), foot.x, z))
    ctx.beginPath()
    for (let step = 0; step <= 12; step++)
      ctx.lineTo(at(step / 12) - wide * (1 - step / 13), foot.y - (high * step) / 12)
    for (let step = 12; step >= 0; step--)
      ctx.lineTo(at(step / 12) + wide * (1 - step / 13), foot.y - (high * step) / 12)
    ctx.fill()
    for (let leaf = 2; leaf < 11; leaf++) {
      const side = leaf % 2 === 0 ? 1 : -1
      ctx.beginPath()
      ctx.ellipse(
        at(leaf / 12) + side * wide * 2.4,
        foot.y - (high * leaf) / 12,
        wide * 2.3,
        wide * 0.8,
        side * -0.6,
        0,
        7,
      )
      ctx.fill()
    }
  }
}

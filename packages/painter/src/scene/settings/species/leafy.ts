import { between } from '../../../base/chance.ts'
import { dimColour, mixColours, toCss } from '../../../base/colour.ts'
import type { TreeBrush } from './tree-brush.ts'

/** A rounded mass of leaves: its middle and its half width and height, in units of the plate. */
type Mass = readonly [x: number, y: number, wide: number, high: number]

/** A broad crown of several masses on a strong trunk that forks; bare in winter and where it is dead. */
export function drawOak(brush: TreeBrush): void {
  const { random, wish } = brush
  const lean = between(random, -4, 4)
  const bare = wish.foliage === 'bare' || wish.kind === 'dead'
  grow(brush, { x: 0, y: 1, angle: -Math.PI / 2 + lean * 0.02, length: 27, width: 6.6, depth: bare ? 6 : 4 })
  if (wish.kind === 'dead') return hangMoss(brush)
  if (bare) return
  const masses: Mass[] = [
    [lean - 17, -52, 15, 12],
    [lean + 17, -54, 15, 12],
    [lean - 10, -68, 16, 13],
    [lean + 11, -70, 16, 13],
    [lean + between(random, -4, 4), -82, 15, 11],
    [lean, -60, 19, 13],
  ]
  for (const mass of masses) foliate(brush, mass, wish.snowy ? 26 : 44)
}

/** White bark with dark scars, a light hanging crown. */
export function drawBirch(brush: TreeBrush): void {
  const { ctx, random, tones, wish } = brush
  const lean = between(random, -3, 3)
  trunk(brush, lean, { high: 78, wide: 2.7 })
  for (let scar = 0; scar < 17; scar++) {
    const up = between(random, 2, 72)
    ctx.fillStyle = toCss(dimColour(tones.bark, 0.32), 0.8)
    ctx.fillRect((lean * up) / 78 - between(random, 0.1, 1.2), -up, between(random, 0.7, 1.9), 0.7)
  }
  for (let i = 0; i < 9; i++) {
    const side = i % 2 === 0 ? 1 : -1
    const y = -34 - i * 5.4
    const reach = (17 - i * 1.1) * between(random, 0.7, 1.1)
    twig(brush, [lean * 0.6, y], [side * reach, y - 9 + i * 0.4], 0.9)
    if (wish.foliage !== 'bare') foliate(brush, [side * reach * 0.72 + lean * 0.6, y - 5, 7.5, 8], 13)
  }
  if (wish.foliage !== 'bare') foliate(brush, [lean, -84, 9, 13], 26)
}

/** Long strands that hang to the ground. */
export function drawWillow(brush: TreeBrush): void {
  const { ctx, random, tones, wish } = brush
  const lean = between(random, -5, 5)
  grow(brush, { x: 0, y: 1, angle: -Math.PI / 2 + lean * 0.02, length: 30, width: 6, depth: 4 })
  if (wish.foliage !== 'bare') foliate(brush, [lean, -72, 24, 15], 60)
  const strands = wish.foliage === 'bare' ? 46 : 120
  for (let i = 0; i < strands; i++) {
    const across = between(random, -1, 1)
    const top = -84 + across * across * 22 + between(random, -3, 8)
    const x = lean + across * 28
    const long = between(random, 22, 54) * (1 - Math.abs(across) * 0.15)
    const lit = 0.5 + across * wish.lightSide * 0.5
    ctx.strokeStyle = toCss(random() < lit ? mixColours(tones.plain, tones.lit, random()) : tones.deep, 0.85)
    ctx.lineWidth = between(random, 0.5, wish.foliage === 'bare' ? 0.6 : 1.5)
    ctx.beginPath()
    ctx.moveTo(x * 0.86, top)
    ctx.quadraticCurveTo(x * 1.14, top + long * 0.3, x * 1.1 + between(random, -2, 2), Math.min(-3, top + long))
    ctx.stroke()
  }
}

/** A narrow upright crown. */
export function drawPoplar(brush: TreeBrush): void {
  trunk(brush, 0, { high: 88, wide: 2.6 })
  for (let level = 0; level < 9; level++) {
    const y = -20 - level * 8.4
    const wide = 9.5 * Math.sin(((level + 1.6) / 11) * Math.PI) + 1.5
    if (brush.wish.foliage === 'bare') {
      for (const side of [-1, 1]) twig(brush, [0, y + 8], [side * wide * 0.7, y - 8], 0.8)
    } else foliate(brush, [between(brush.random, -1, 1), y, wide, 8], 20)
  }
}

/** A giant of the rain forest: a bare tall trunk with roots like walls, a flat wide crown, creepers. */
export function drawGiant(brush: TreeBrush): void {
  const { ctx, random, tones } = brush
  const lean = between(random, -4, 4)
  ctx.fillStyle = toCss(mixColours(tones.bark, tones.deep, 0.35))
  for (const side of [-1, 1]) {
    ctx.beginPath()
    ctx.moveTo(side * 1.2, -24)
    ctx.quadraticCurveTo(side * 2.4, -7, side * between(random, 7, 11), 0.5)
    ctx.lineTo(0, 0.5)
    ctx.fill()
  }
  trunk(brush, lean, { high: 76, wide: 4.4 })
  for (const [x, y] of [
    [-20, -74],
    [19, -77],
    [-9, -84],
    [10, -88],
  ] as const) {
    twig(brush, [lean * 0.8, -58], [lean + x * 0.8, y], 1.7)
    foliate(brush, [lean + x, y, 16, 8], 52)
  }
  for (let i = 0; i < 7; i++) {
    const x = lean + between(random, -26, 26)
    ctx.strokeStyle = toCss(mixColours(tones.deep, tones.plain, random()), 0.8)
    ctx.lineWidth = between(random, 0.4, 0.9)
    ctx.beginPath()
    ctx.moveTo(x, -76)
    ctx.quadraticCurveTo(x + between(random, -4, 4), -50, x * 0.9, between(random, -46, -18))
    ctx.stroke()
  }
}

function trunk({ ctx, tones, wish }: TreeBrush, lean: number, size: { high: number; wide: number }): void {
  const { high, wide } = size
  const across = ctx.createLinearGradient(-wide, 0, wide, 0)
  const [near, far] = wish.lightSide > 0 ? [1, 0] : [0, 1]
  across.addColorStop(near, toCss(tones.bark))
  across.addColorStop(far, toCss(mixColours(tones.bark, tones.deep, 0.65)))
  ctx.fillStyle = across
  ctx.beginPath()
  ctx.moveTo(-wide, 1)
  ctx.quadraticCurveTo(-wide * 0.6 + lean * 0.2, -high * 0.5, lean - wide * 0.3, -high)
  ctx.lineTo(lean + wide * 0.3, -high)
  ctx.quadraticCurveTo(wide * 0.6 + lean * 0.2, -high * 0.5, wide, 1)
  ctx.fill()
}

function twig({ ctx, tones }: TreeBrush, from: readonly [number, number], to: readonly [number, number], wide: number) {
  ctx.strokeStyle = toCss(mixColours(tones.bark, tones.deep, 0.3))
  ctx.lineWidth = wide
  ctx.beginPath()
  ctx.moveTo(from[0], from[1])
  ctx.quadraticCurveTo(from[0] + (to[0] - from[0]) * 0.6, from[1] + (to[1] - from[1]) * 0.25, to[0], to[1])
  ctx.stroke()
}

interface Bough {
  x: number
  y: number
  angle: number
  length: number
  width: number
  depth: number
}

/** Forks again and again, ever finer; snow lies on what is level. */
function grow(brush: TreeBrush, bough: Bough): void {
  const { ctx, random, tones, wish } = brush
  const { x, y, angle, length, width, depth } = bough
  const endX = x + Math.cos(angle) * length
  const endY = y + Math.sin(angle) * length
  ctx.strokeStyle = toCss(mixColours(tones.bark, tones.deep, 0.15 + random() * 0.4))
  ctx.lineWidth = width
  ctx.beginPath()
  ctx.moveTo(x, y)
  ctx.lineTo(endX, endY)
  ctx.stroke()
  if (wish.snowy && depth < 5 && Math.abs(Math.cos(angle)) > 0.4) {
    ctx.strokeStyle = toCss(tones.snow)
    ctx.lineWidth = Math.max(0.4, width * 0.5)
    ctx.beginPath()
    ctx.moveTo(x, y - width * 0.4)
    ctx.lineTo(endX, endY - width * 0.4)
    ctx.stroke()
  }
  if (depth <= 1) return
  const forks = depth > 4 ? 3 : 2 + Math.floor(random() * 1.6)
  for (let fork = 0; fork < forks; fork++) {
    const spread = (fork / (forks - 1) - 0.5) * between(random, 1, 1.5)
    const bent = angle + spread + between(random, -0.16, 0.16)
    // Boughs never hang below the level.
    const turn = Math.min(-0.12, Math.max(-Math.PI + 0.12, bent))
    const next = length * between(random, 0.62, 0.8)
    grow(brush, { x: endX, y: endY, angle: turn, length: next, width: Math.max(0.35, width * 0.62), depth: depth - 1 })
  }
}

/** Grey beards on the boughs of a swamp. */
function hangMoss({ ctx, random, tones }: TreeBrush): void {
  for (let i = 0; i < 60; i++) {
    const x = between(random, -30, 30)
    const y = between(random, -76, -40)
    ctx.strokeStyle = toCss(mixColours(tones.plain, tones.lit, random() * 0.6), 0.55)
    ctx.lineWidth = between(random, 0.4, 1.1)
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.quadraticCurveTo(x + between(random, -1.5, 1.5), y + 8, x + between(random, -1, 1), y + between(random, 8, 22))
    ctx.stroke()
  }
}

/** Leaves in clumps over a dark ground: the later ones are nearer and better lit. */
export function foliate(brush: TreeBrush, [x, y, wide, high]: Mass, clumps: number): void {
  const { ctx, random, tones, wish } = brush
  ctx.fillStyle = toCss(mixColours(tones.deep, tones.plain, 0.25))
  for (let i = 0; i < 7; i++) {
    const turn = (i / 7) * Math.PI * 2
    ctx.beginPath()
    ctx.ellipse(x + Math.cos(turn) * wide * 0.42, y + Math.sin(turn) * high * 0.4, wide * 0.5, high * 0.5, 0, 0, 7)
    ctx.fill()
  }
  const seen = Math.max(5, Math.round(clumps * wish.detail))
  for (let i = 0; i < seen; i++) {
    const late = i / seen
    const turn = random() * Math.PI * 2
    const out = Math.sqrt(random())
    const [dx, dy] = [Math.cos(turn) * out, Math.sin(turn) * out]
    const sunny = 0.46 + dx * wish.lightSide * 0.34 - dy * 0.46
    const tone =
      late < 0.4 ? mixColours(tones.deep, tones.plain, sunny) : mixColours(tones.plain, tones.lit, sunny * late * 1.25)
    ctx.fillStyle = toCss(wish.snowy ? mixColours(tone, tones.snow, Math.max(0.2, sunny)) : tone)
    for (let leaf = 0; leaf < 5; leaf++) {
      ctx.beginPath()
      const [lx, ly] = [x + dx * wide + between(random, -3.4, 3.4), y + dy * high + between(random, -2.6, 2.6)]
      ctx.ellipse(lx, ly, between(random, 1.1, 2.7), between(random, 0.8, 1.8), turn, 0, 7)
      ctx.fill()
    }
  }
}

import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { between, createRandom, type Random } from '../chance.ts'
import { lightColour, mixColours, type Rgb, toCss } from '../colour.ts'
import type { Palette } from '../palette.ts'

export type TreeKind = 'conifer' | 'broadleaf' | 'birch' | 'palm'

export interface TreeWish {
  kind: TreeKind
  snowy: boolean
  autumn: boolean
  palette: Palette
  /** Side that the light comes from. */
  lightSide: 1 | -1
  seed: number
  /** Height of the plate in pixels. */
  heightPx: number
}

/** Width of a plate by its height. */
export const TREE_ASPECT = 0.66

const ALBEDO: Record<TreeKind, Rgb> = {
  conifer: [62, 96, 66],
  broadleaf: [104, 136, 58],
  birch: [150, 158, 70],
  palm: [92, 132, 62],
}

/** One tree on its own canvas, feet at the middle of the lower edge, drawn 100 units tall. */
export function drawTreePlate(wish: TreeWish): Canvas {
  const canvas = createCanvas(Math.ceil(wish.heightPx * TREE_ASPECT), wish.heightPx)
  const ctx = canvas.getContext('2d')
  ctx.scale(wish.heightPx / 100, wish.heightPx / 100)
  ctx.translate(50 * TREE_ASPECT, 100)
  ctx.lineCap = 'round'
  const brush = { ctx, random: createRandom(wish.seed), tones: mixTones(wish), wish }
  if (wish.kind === 'conifer') drawConifer(brush)
  else if (wish.kind === 'palm') drawPalm(brush)
  else drawBroadleaf(brush)
  return canvas
}

interface Tones {
  deep: Rgb
  plain: Rgb
  lit: Rgb
  bark: Rgb
  snow: Rgb
  snowShade: Rgb
}

interface TreeBrush {
  ctx: SKRSContext2D
  random: Random
  tones: Tones
  wish: TreeWish
}

/** Leaves of autumn, from gold to red. */
const FALL: readonly Rgb[] = [
  [214, 150, 44],
  [206, 104, 40],
  [178, 66, 40],
]

function mixTones({ kind, palette, seed, autumn }: TreeWish): Tones {
  const turns = autumn && (kind === 'broadleaf' || kind === 'birch')
  const leaf = turns ? (FALL[seed % FALL.length] ?? ALBEDO[kind]) : ALBEDO[kind]
  const base = mixColours(leaf, seed % 3 === 0 ? [128, 118, 52] : [48, 92, 72], (seed % 5) * 0.06)
  const full: Rgb = [
    Math.min(255, palette.ambient[0] * 0.8 + palette.light[0] * 0.8),
    Math.min(255, palette.ambient[1] * 0.8 + palette.light[1] * 0.8),
    Math.min(255, palette.ambient[2] * 0.8 + palette.light[2] * 0.8),
  ]
  const shade = lightColour(base, palette.ambient)
  return {
    deep: mixColours(shade, palette.shade, 0.5),
    plain: mixColours(shade, lightColour(base, full), 0.35),
    lit: mixColours(lightColour(base, full), palette.light, 0.14),
    bark: lightColour(kind === 'birch' ? [214, 208, 198] : [96, 72, 56], mixColours(palette.ambient, full, 0.4)),
    snow: lightColour([244, 247, 252], full),
    snowShade: lightColour([196, 210, 236], mixColours(palette.ambient, full, 0.35)),
  }
}

function drawConifer({ ctx, random, tones, wish }: TreeBrush): void {
  ctx.fillStyle = toCss(mixColours(tones.bark, tones.deep, 0.5))
  ctx.fillRect(-1.6, -18, 3.2, 18)
  const tiers = 15
  const wide = between(random, 22, 29)
  for (let tier = 0; tier < tiers; tier++) {
    const up = 1 - tier / tiers
    const y = -9 - up ** 0.92 * 88 + between(random, -1, 1)
    const reach = wide * (1 - up) ** 0.85 * between(random, 0.86, 1.1) + 1.6
    drawBough({ ctx, random, tones, wish }, y, reach)
  }
}

/** A ring of drooping twigs, dark below and lit or snowy above. */
function drawBough({ ctx, random, tones, wish }: TreeBrush, y: number, reach: number): void {
  const twigs = 9 + Math.floor(reach * 0.5)
  for (let i = 0; i < twigs; i++) {
    const across = (i / (twigs - 1)) * 2 - 1 + between(random, -0.08, 0.08)
    const tipX = across * reach
    const tipY = y + 7 + (1 - Math.abs(across)) * 2.4 + between(random, -1, 1.6) + reach * 0.12
    const lit = across * wish.lightSide > between(random, -0.5, 0.5)
    ctx.strokeStyle = toCss(
      lit ? mixColours(tones.plain, tones.lit, random()) : mixColours(tones.deep, tones.plain, random() * 0.7),
    )
    ctx.lineWidth = between(random, 1.6, 3.2)
    ctx.beginPath()
    ctx.moveTo(across * reach * 0.12, y - 2)
    ctx.quadraticCurveTo(tipX * 0.6, y + 1.5, tipX, tipY)
    ctx.stroke()
    if (!wish.snowy || random() < 0.2) continue
    ctx.strokeStyle = toCss(lit ? tones.snow : tones.snowShade)
    ctx.lineWidth = between(random, 1.1, 2.5)
    ctx.beginPath()
    ctx.moveTo(tipX * between(random, 0.15, 0.5), y + between(random, -1.2, 0.6))
    ctx.quadraticCurveTo(tipX * 0.7, y + 1, tipX * 0.97, tipY - 1.4)
    ctx.stroke()
  }
}

function drawBroadleaf(brush: TreeBrush): void {
  const { ctx, random, tones, wish } = brush
  const lean = between(random, -4, 4)
  ctx.strokeStyle = toCss(tones.bark)
  const branches = wish.kind === 'birch' ? 4 : 7
  for (let i = 0; i < branches; i++) {
    const tipX = lean + ((i + 0.5) / branches - 0.5) * 34
    ctx.lineWidth = wish.kind === 'birch' ? 1.5 : 2.6
    ctx.beginPath()
    ctx.moveTo(between(random, -1, 1), 0)
    ctx.bezierCurveTo(lean * 0.2, -28, lean * 0.6, -34, tipX, between(random, -58, -74))
    ctx.stroke()
  }
  ctx.lineWidth = wish.kind === 'birch' ? 2.6 : 4.4
  ctx.beginPath()
  ctx.moveTo(0, 1)
  ctx.quadraticCurveTo(lean * 0.1, -20, lean * 0.4, -44)
  ctx.stroke()
  const clumps = wish.snowy ? 30 : 90
  for (let i = 0; i < clumps; i++) drawClump(brush, lean, i / clumps)
}

/** Leaves in clumps: the later ones are nearer and better lit. */
function drawClump({ ctx, random, tones, wish }: TreeBrush, lean: number, late: number): void {
  const turn = random() * Math.PI * 2
  const out = Math.sqrt(random())
  const x = lean + Math.cos(turn) * out * 25
  const y = -64 + Math.sin(turn) * out * 25 * (wish.kind === 'birch' ? 1.15 : 1)
  const sunny = 0.5 + (x * wish.lightSide) / 60 - (y + 64) / 55
  const tone =
    late < 0.4 ? mixColours(tones.deep, tones.plain, sunny) : mixColours(tones.plain, tones.lit, sunny * late * 1.2)
  ctx.fillStyle = toCss(wish.snowy ? mixColours(tone, tones.snow, Math.max(0.2, sunny)) : tone)
  for (let leaf = 0; leaf < 7; leaf++) {
    ctx.beginPath()
    ctx.ellipse(
      x + between(random, -4.5, 4.5),
      y + between(random, -3.6, 3.6),
      between(random, 1.3, 3.2),
      between(random, 1, 2.2),
      turn,
      0,
      7,
    )
    ctx.fill()
  }
}

function drawPalm({ ctx, random, tones, wish }: TreeBrush): void {
  const lean = between(random, -14, 14)
  ctx.strokeStyle = toCss(tones.bark)
  ctx.lineWidth = 3.2
  ctx.beginPath()
  ctx.moveTo(0, 1)
  ctx.quadraticCurveTo(lean * 0.2, -40, lean, -76)
  ctx.stroke()
  for (let i = 0; i < 15; i++) {
    const turn = (i / 15) * Math.PI * 2 + random() * 0.3
    const reach = between(random, 15, 23)
    const tipX = lean + Math.cos(turn) * reach
    const lit = Math.cos(turn) * wish.lightSide > 0
    ctx.strokeStyle = toCss(lit ? tones.lit : mixColours(tones.deep, tones.plain, random()))
    ctx.lineWidth = 2.4
    ctx.beginPath()
    ctx.moveTo(lean, -76)
    ctx.quadraticCurveTo((lean + tipX) / 2, -92 + Math.sin(turn) * 8, tipX, -70 + Math.sin(turn) * 12)
    ctx.stroke()
  }
}

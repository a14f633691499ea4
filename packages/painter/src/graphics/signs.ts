import type { SKRSContext2D } from '@napi-rs/canvas'
import { SIGN_FEATURES } from '../recipe/sign-features.ts'
import { circle, polygon, star } from './outlines.ts'
import type { Sheet } from './sheet.ts'

interface Round {
  x: number
  y: number
  radius: number
}

type Sign = (ctx: SKRSContext2D, disc: Round, inks: Sheet['inks'], hasMotif: boolean) => void

type SignName = keyof typeof SIGN_FEATURES

/** Far ones first. */
const SIGNS: readonly (readonly [name: SignName, sign: Sign])[] = [
  ['sun', drawSun],
  ['moon', drawMoon],
  ['stars', drawStars],
  ['mountains', drawMountains],
  ['waves', drawWaves],
  ['trees', drawTrees],
]

/** Draws what the words name beside the motif; where they name nothing to show at all, a figure of geometry. */
export function paintSigns({ layer: { ctx }, recipe, inks, variant }: Sheet, disc: Round, hasMotif: boolean): void {
  const { features, setting, time } = recipe.reading
  const named: readonly string[] = [...features, setting, time]
  const signs = SIGNS.filter(([name]) => SIGN_FEATURES[name].some((feature) => named.includes(feature)))
  const hasDisc = hasMotif && signs.some(([name]) => name === 'sun' || name === 'moon')
  // A disc behind a figure leaves no room for stars.
  for (const [name, sign] of signs) if (!hasDisc || name !== 'stars') sign(ctx, disc, inks, hasMotif)
  if (signs.length === 0 && !hasMotif) drawRosette(ctx, disc, inks, variant)
}

function drawSun(ctx: SKRSContext2D, { x, y, radius }: Round, { accent }: Sheet['inks'], hasMotif: boolean): void {
  ctx.fillStyle = accent
  if (hasMotif) return ctx.fill(circle(x, y - radius * 0.06, radius * BEHIND))
  ctx.fill(circle(x, y - radius * 0.18, radius * 0.42))
}

/** A disc behind a figure is as large as this of its field, or the figure would hide it. */
const BEHIND = 0.74

function drawMoon(ctx: SKRSContext2D, { x, y, radius }: Round, { accent }: Sheet['inks'], hasMotif: boolean): void {
  ctx.fillStyle = accent
  if (hasMotif) return ctx.fill(circle(x, y - radius * 0.06, radius * BEHIND))
  const [cx, cy, r] = [x + radius * 0.3, y - radius * 0.4, radius * 0.34]
  ctx.beginPath()
  ctx.arc(cx, cy, r, Math.PI * 0.5, Math.PI * 1.5)
  ctx.bezierCurveTo(cx - r * 0.62, cy - r * 0.5, cx - r * 0.62, cy + r * 0.5, cx, cy + r)
  ctx.fill()
}

function drawStars(ctx: SKRSContext2D, { x, y, radius }: Round, { accent }: Sheet['inks']): void {
  ctx.fillStyle = accent
  for (const [across, down, size] of [
    [-0.5, -0.5, 0.09],
    [0.1, -0.74, 0.06],
    [0.55, -0.42, 0.08],
    [-0.72, -0.06, 0.05],
    [0.76, 0.02, 0.05],
    [-0.2, -0.62, 0.04],
  ] as const)
    ctx.fill(star(x + across * radius, y + down * radius, size * radius))
}

function drawMountains(ctx: SKRSContext2D, { x, y, radius }: Round, { main, dark, light }: Sheet['inks']): void {
  const foot = y + radius * 1.1
  for (const [across, top, half, colour] of [
    [-0.5, -0.1, 0.75, main],
    [0.55, 0.02, 0.7, main],
    [0.05, -0.5, 0.95, dark],
  ] as const) {
    const [peakX, peakY] = [x + across * radius, y + top * radius]
    const slope = (half * radius) / (foot - peakY)
    fillCorners(ctx, colour, [
      [peakX, peakY],
      [peakX + half * radius, foot],
      [peakX - half * radius, foot],
    ])
    const cap = radius * 0.3
    fillCorners(ctx, light, [
      [peakX, peakY],
      [peakX + slope * cap, peakY + cap],
      [peakX + slope * cap * 0.4, peakY + cap * 0.78],
      [peakX, peakY + cap * 1.1],
      [peakX - slope * cap * 0.45, peakY + cap * 0.75],
      [peakX - slope * cap, peakY + cap],
    ])
  }
}

function drawWaves(ctx: SKRSContext2D, { x, y, radius }: Round, { main, dark, accent }: Sheet['inks']): void {
  for (const [level, colour, shift] of [
    [0.34, accent, 0],
    [0.5, main, 0.5],
    [0.68, dark, 0.2],
  ] as const) {
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.moveTo(x - radius, y + radius)
    const step = radius / 3
    for (let at = -1; at < 7; at++) {
      const from = x - radius + (at + shift) * step
      ctx.lineTo(from, y + level * radius)
      ctx.quadraticCurveTo(from + step / 2, y + (level + 0.16) * radius, from + step, y + level * radius)
    }
    ctx.lineTo(x + radius, y + radius)
    ctx.fill()
  }
}

function drawTrees(ctx: SKRSContext2D, { x, y, radius }: Round, { main, dark }: Sheet['inks']): void {
  for (const [across, size, colour] of [
    [-0.7, 0.62, main],
    [0.72, 0.66, main],
    [-0.36, 0.78, dark],
    [0.4, 0.74, dark],
  ] as const) {
    const [left, foot] = [x + across * radius, y + radius * 0.98]
    for (let tier = 0; tier < 3; tier++) {
      const half = size * radius * (0.34 - tier * 0.08)
      const base = foot - size * radius * (0.12 + tier * 0.34)
      fillCorners(ctx, colour, [
        [left, base - size * radius * 0.55],
        [left + half, base],
        [left - half, base],
      ])
    }
  }
}

/** Petals, facets or rings: a mark that says nothing but that it is one. */
function drawRosette(
  ctx: SKRSContext2D,
  { x, y, radius }: Round,
  { main, dark, accent }: Sheet['inks'],
  variant: number,
): void {
  const petals = [6, 8, 5, 12][variant] ?? 6
  for (let petal = 0; petal < petals; petal++) {
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate((petal / petals) * Math.PI * 2)
    ctx.fillStyle = petal % 2 === 0 || petals % 2 === 1 ? main : dark
    ctx.beginPath()
    ctx.moveTo(0, 0)
    ctx.quadraticCurveTo(radius * 0.34, -radius * 0.42, 0, -radius * 0.82)
    ctx.quadraticCurveTo(-radius * 0.34, -radius * 0.42, 0, 0)
    ctx.fill()
    ctx.restore()
  }
  ctx.fillStyle = accent
  ctx.fill(polygon(x, y, radius * 0.16, petals))
}

function fillCorners(ctx: SKRSContext2D, colour: string, corners: readonly (readonly [number, number])[]): void {
  ctx.fillStyle = colour
  ctx.beginPath()
  for (const [x, y] of corners) ctx.lineTo(x, y)
  ctx.fill()
}

import { between, type Random } from '../../base/chance.ts'
import { parseHex, toCss } from '../../base/colour.ts'
import type { Stage } from '../stage.ts'

/** From the inside to the outside. */
const BANDS = ['#7a4cd8', '#3f6af0', '#2fb4e8', '#3fd07a', '#f2e24c', '#f79a3c', '#ee4a3f'].map(parseHex)
/** Breadth of the bow as a share of its radius. */
const BREADTH = 0.085

/** A bow that stands on the land, and a faint second one around it whose colours run the other way. */
export function paintRainbow(stage: Stage, random: Random): void {
  const { frame, layout } = stage
  const radius = Math.min(frame.width * 0.52, layout.horizon * 1.05)
  const centre = { x: frame.width * between(random, 0.36, 0.64), y: layout.horizon + radius * 0.12 }
  paintBow(stage, { ...centre, radius, alpha: 0.62, colours: BANDS })
  paintBow(stage, { ...centre, radius: radius * 1.24, alpha: 0.16, colours: [...BANDS].reverse() })
}

interface Bow {
  x: number
  y: number
  radius: number
  alpha: number
  colours: typeof BANDS
}

function paintBow({ picture: { ctx } }: Stage, { x, y, radius, alpha, colours }: Bow): void {
  const inner = radius * (1 - BREADTH)
  const bow = ctx.createRadialGradient(x, y, inner, x, y, radius)
  const [first] = colours
  const last = colours.at(-1)
  if (first === undefined || last === undefined) return
  bow.addColorStop(0, toCss(first, 0))
  colours.forEach((colour, at) => bow.addColorStop((at + 1) / (colours.length + 1), toCss(colour, alpha)))
  bow.addColorStop(1, toCss(last, 0))
  // The air inside the bow is lighter than outside.
  const glow = ctx.createRadialGradient(x, y, radius * 0.4, x, y, inner)
  glow.addColorStop(0, 'rgba(255,255,255,0)')
  glow.addColorStop(1, toCss([255, 255, 255], alpha * 0.22))
  fillRing(ctx, { x, y, from: 0, to: inner }, glow)
  fillRing(ctx, { x, y, from: inner, to: radius }, bow)
}

type Context = Stage['picture']['ctx']

function fillRing(
  ctx: Context,
  { x, y, from, to }: { x: number; y: number; from: number; to: number },
  style: Context['fillStyle'],
): void {
  ctx.fillStyle = style
  ctx.beginPath()
  ctx.arc(x, y, to, 0, Math.PI * 2)
  if (from > 0) ctx.arc(x, y, from, 0, Math.PI * 2, true)
  ctx.fill()
}

import { between, type Random } from '../../base/chance.ts'
import { mixColours, parseHex, type Rgb, toCss } from '../../base/colour.ts'
import { sumOctaves } from '../../base/noise.ts'
import type { Stage } from '../stage.ts'

const SCHEMES: readonly (readonly Rgb[])[] = [
  ['#ff5c8a', '#a04cff', '#3f6aff', '#4ce0ff'],
  ['#ff9a4c', '#ff4c6a', '#8a3fd0', '#3f4cb0'],
  ['#4cffd0', '#3fa0ff', '#6a4cff', '#ff6ac8'],
].map((scheme) => scheme.map(parseHex))
/** Distance of the puffs, in units. */
const STEP = 13

/** Glowing gas: many soft puffs whose colour and light follow noise, dark lanes between them, a few bright young stars. */
export function paintNebula(stage: Stage, random: Random): void {
  const { picture, frame, recipe, layout } = stage
  const scheme = SCHEMES[Math.floor(random() * SCHEMES.length)] ?? []
  const bottom = recipe.reading.setting === 'space' ? frame.height : layout.horizon
  const lean = between(random, -0.8, 0.8)
  picture.ctx.globalCompositeOperation = 'screen'
  for (let y = -STEP; y < bottom + STEP; y += STEP)
    for (let x = -STEP; x < frame.width + STEP; x += STEP) {
      const band = Math.abs(y - bottom * 0.5 - (x - frame.width / 2) * lean) / frame.height
      paintPuff(
        stage,
        { x: x + between(random, -6, 6), y: y + between(random, -6, 6), thick: 1.05 - band * 2.1 },
        scheme,
      )
    }
  for (let star = 0; star < 14; star++)
    paintYoungStar(stage, random, { x: random() * frame.width, y: random() * bottom })
}

function paintPuff(
  { picture: { ctx }, form, grain }: Stage,
  { x, y, thick }: { x: number; y: number; thick: number },
  scheme: readonly Rgb[],
): void {
  const cloud = sumOctaves(form, x / 120, y / 120, 4)
  const light = Math.max(0, Math.min(1, thick * (0.55 + cloud * 1.3)))
  if (light < 0.05) return
  const hue = Math.max(0, Math.min(0.999, 0.5 + sumOctaves(grain, x / 210, y / 210, 2) * 0.9)) * (scheme.length - 1)
  const near = Math.floor(hue)
  const colour = mixColours(scheme[near] ?? [255, 255, 255], scheme[near + 1] ?? [255, 255, 255], hue - near)
  const radius = 15 + 24 * light
  const puff = ctx.createRadialGradient(x, y, 0, x, y, radius)
  puff.addColorStop(0, toCss(mixColours(colour, [255, 255, 255], light ** 4 * 0.55), 0.27 * light))
  puff.addColorStop(1, toCss(colour, 0))
  ctx.fillStyle = puff
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

function paintYoungStar({ picture: { ctx } }: Stage, random: Random, { x, y }: { x: number; y: number }): void {
  const radius = between(random, 4, 15)
  const glow = ctx.createRadialGradient(x, y, 0, x, y, radius)
  glow.addColorStop(0, 'rgba(255,255,255,1)')
  glow.addColorStop(0.12, 'rgba(230,240,255,0.8)')
  glow.addColorStop(1, 'rgba(160,190,255,0)')
  ctx.fillStyle = glow
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

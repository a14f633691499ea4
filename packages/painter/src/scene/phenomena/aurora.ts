import { between, type Random } from '../../base/chance.ts'
import { mixColours, parseHex, type Rgb, toCss } from '../../base/colour.ts'
import type { Stage } from '../stage.ts'

const LOW = parseHex('#7dffb4')
const MIDDLE = parseHex('#3fe0c8')
const HIGH: readonly Rgb[] = [parseHex('#8a5cff'), parseHex('#e05cc8'), parseHex('#4c8cff')]
const CURTAINS = 3
/** Width of a ray, in units. */
const RAY = 1.6

/** Curtains of light: each is a folded line low in the sky from which rays stand up and fade. */
export function paintAurora(stage: Stage, random: Random): void {
  const { ctx } = stage.picture
  ctx.globalCompositeOperation = 'screen'
  for (let nth = 0; nth < CURTAINS; nth++) paintCurtain(stage, random, nth)
}

function paintCurtain({ picture: { ctx }, frame, layout, grain }: Stage, random: Random, nth: number): void {
  const high = HIGH[nth] ?? LOW
  const foot = layout.horizon * between(random, 0.5, 0.86) - nth * layout.horizon * 0.1
  const folds = Array.from({ length: 3 }, (_, fold) => ({
    wave: (2 + fold * 2.4) * between(random, 0.7, 1.3),
    height: (layout.horizon * 0.13) / (fold + 1),
    phase: random() * Math.PI * 2,
  }))
  const { left, width } = frame.view
  for (let x = left - RAY; x < left + width; x += RAY) {
    const along = (x / frame.width) * Math.PI
    const base = folds.reduce((y, { wave, height, phase }) => y + Math.sin(along * wave + phase) * height, foot)
    const shine = rayShine(grain(x / 9, nth * 31.7), grain(x / 70, nth * 17.3))
    if (shine < 0.02) continue
    const tall = layout.horizon * (0.26 + 0.5 * shine)
    const ray = ctx.createLinearGradient(0, base, 0, base - tall)
    ray.addColorStop(0, toCss(LOW, 0))
    ray.addColorStop(0.06, toCss(mixColours(LOW, [255, 255, 255], 0.2), 0.5 * shine))
    ray.addColorStop(0.35, toCss(MIDDLE, 0.34 * shine))
    ray.addColorStop(0.75, toCss(high, 0.2 * shine))
    ray.addColorStop(1, toCss(high, 0))
    ctx.fillStyle = ray
    ctx.fillRect(x, base - tall, RAY + 0.6, tall)
  }
}

/** 0 to 1 from two noises between -1 and 1: fine rays in broad patches. */
function rayShine(fine: number, broad: number): number {
  return Math.max(0, Math.min(1, (0.62 + fine * 0.5) * (0.62 + broad * 0.9)))
}

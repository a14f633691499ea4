import { between, createRandom } from '../../../base/chance.ts'
import { mixColours, type Rgb, toCss } from '../../../base/colour.ts'
import { type Mason, placeOf, type Spot, unitAt } from './mason.ts'

interface Puff {
  /** World units. */
  rise: number
  seed: number
  /** How far it has spread at its top; a chimney's is small. */
  spread?: number
  tone?: Rgb
  strength?: number
  count?: number
}

/** Smoke or spray that rises and spreads, drawn out by the wind. */
export function paintSmoke(mason: Mason, from: Spot, puff: Puff): void {
  const { rise, seed, spread = rise * 0.32, strength = 0.32, count = 16 } = puff
  const { palette, picture, layout } = mason.stage
  const { ctx } = picture
  const random = createRandom(seed)
  const unit = unitAt(mason, from[2])
  const foot = placeOf(mason, from)
  const wind = layout.facing * rise * 0.45
  const tone = puff.tone ?? mixColours(palette.cloudLit, palette.haze, 0.4)
  for (let i = 0; i < count; i++) {
    const up = i / (count - 1)
    const x = foot.x + (wind * up * up + (random() - 0.5) * spread * up) * unit
    const y = foot.y - rise * up * unit
    const radius = (rise * 0.05 + spread * up * between(random, 0.5, 1)) * unit
    const soft = ctx.createRadialGradient(x, y, 0, x, y, radius)
    soft.addColorStop(0, toCss(tone, strength * (1 - up * 0.75)))
    soft.addColorStop(1, toCss(tone, 0))
    ctx.fillStyle = soft
    ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
}

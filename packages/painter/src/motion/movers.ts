import { createRandom } from '../base/chance.ts'
import { createNoise } from '../base/noise.ts'
import { type Beat, swing } from './beat.ts'
import { type Field, fieldAt } from './field.ts'
import type { Mover } from './layers.ts'

/** How a mover is tuned: `lively` 1 calm to about 2, `px` pixels for each unit of the scene. */
export interface Tuning {
  lively: number
  px: number
  seed: number
  field: Field
}

/** Waves that run over water towards the viewer; `amount` 0 to 1 of each corner, `rough` 0 still to 1 stormy. */
export function rippleWater(
  { lively, px, field }: Tuning,
  { amount, horizon, rough }: { amount: Float32Array; horizon: number; rough: number },
): Mover {
  const high = field.rows * 8
  return (beat, x, y, to) => {
    const here = fieldAt(field, amount, x, y)
    if (here <= 0.01) return
    const near = Math.min(1, Math.max(0, (y - horizon) / Math.max(1, high - horizon)))
    const reach = here * px * (0.5 + 3 * near) * (0.55 + 0.6 * rough) * (0.7 + 0.3 * lively)
    const row = 7 * Math.log(1 + near * 9)
    const bend = 0.35 * Math.sin(x / (24 * px) + row * 1.3)
    to.x += reach * swing(beat, 0.5, bend - row)
    to.y += reach * 0.6 * swing(beat, 0.75, x / (90 * px) - row * 1.4)
  }
}

/** Clouds that go over, calm about the sun; `share` 0 to 1 of a place keeps them from going. */
export function driftSky(
  { lively, px }: Tuning,
  { away, rate }: { away: (x: number, y: number) => number; rate: (beat: Beat) => number },
): Mover {
  return (beat, x, y, to) => {
    to.x -= rate(beat) * 5.5 * px * lively * away(x, y)
  }
}

/** Leaves and grass in a light wind; `amount` in pixels of each corner. */
export function swayPlants({ lively, px, seed, field }: Tuning, amount: Float32Array): Mover {
  const noise = createNoise(seed)
  return (beat, x, y, to) => {
    const reach = fieldAt(field, amount, x, y) * lively
    if (reach < 0.02) return
    const gust = 0.75 + 0.5 * noise(x / (160 * px), 7)
    const own = noise(x / (46 * px), y / (60 * px)) * 0.6
    to.x += reach * gust * (swing(beat, 0.3, x / (420 * px)) * 0.6 + swing(beat, 0.75, own) * 0.35)
    to.y += reach * 0.35 * swing(beat, 0.75, own + 0.3)
  }
}

/** Turns a whole number of hundredths into a place of a swing, the same for the same number. */
export function offsets(seed: number, count: number): Float32Array {
  const random = createRandom(seed)
  return Float32Array.from({ length: count }, () => random())
}

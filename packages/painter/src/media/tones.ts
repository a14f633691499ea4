import { type Frame, placeAt } from '../base/frame.ts'

/**
 * Brightness spread over the whole range: the darkest twentieth of the composed frame becomes black, its lightest white. What
 * the picture grew by later takes the same tones.
 */
export function spreadTones(frame: Frame, luma: Float32Array): Float32Array {
  const { low, high } = measureSpread(frame, luma, () => true, 0.9)
  return luma.map((value) => Math.min(255, Math.max(0, ((value - low) / (high - low)) * 255)))
}

/** Figures that cover less of the frame have no tones of their own. */
const LEAST_SHARE = 0.004

/**
 * The same, and figures over the whole range by themselves, so that their form is seen whatever is about them. `lift` 0..1 is how
 * far that is kept lighter than it was.
 */
export function spreadApart(frame: Frame, luma: Float32Array, figures: Uint8ClampedArray, lift = 0): Float32Array {
  const spread = spreadTones(frame, luma)
  const own = measureSpread(frame, luma, (at) => (figures[at * 4 + 3] ?? 0) > 200, 0.94)
  if (own.total < LEAST_SHARE * luma.length) return spread
  const range = Math.max(90, own.high - own.low)
  for (let at = 0; at < spread.length; at++) {
    const share = (figures[at * 4 + 3] ?? 0) / 255
    spread[at] = (spread[at] ?? 0) + (255 - (spread[at] ?? 0)) * lift * (1 - share)
    if (share === 0) continue
    const value = Math.min(255, Math.max(0, 255 - ((own.high - (luma[at] ?? 0)) / range) * 235))
    spread[at] = (spread[at] ?? 0) + (value - (spread[at] ?? 0)) * share
  }
  return spread
}

function measureSpread(
  frame: Frame,
  luma: Float32Array,
  isCounted: (at: number) => boolean,
  white: number,
): { low: number; high: number; total: number } {
  const counts = new Uint32Array(256)
  let total = 0
  for (let at = 0; at < luma.length; at++) {
    if (!isCounted(at)) continue
    const { x, y } = placeAt(frame, (at % frame.widthPx) + 0.5, Math.floor(at / frame.widthPx) + 0.5)
    if (x < 0 || y < 0 || x > frame.width || y > frame.height) continue
    const level = Math.min(255, Math.max(0, Math.round(luma[at] ?? 0)))
    counts[level] = (counts[level] ?? 0) + 1
    total++
  }
  const low = findLevel(counts, total * 0.03)
  return { low, high: Math.max(low + 40, findLevel(counts, total * white)), total }
}

function findLevel(counts: Uint32Array, share: number): number {
  let sum = 0
  for (let level = 0; level < 256; level++) {
    sum += counts[level] ?? 0
    if (sum >= share) return level
  }
  return 255
}

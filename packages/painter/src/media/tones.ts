import { type Frame, placeAt } from '../base/frame.ts'

/**
 * Brightness spread over the whole range: the darkest twentieth of the composed frame becomes black, its lightest white. What
 * the picture grew by later takes the same tones.
 */
export function spreadTones(frame: Frame, luma: Float32Array): Float32Array {
  const counts = new Uint32Array(256)
  let total = 0
  for (let at = 0; at < luma.length; at++) {
    const { x, y } = placeAt(frame, (at % frame.widthPx) + 0.5, Math.floor(at / frame.widthPx) + 0.5)
    if (x < 0 || y < 0 || x > frame.width || y > frame.height) continue
    const level = Math.min(255, Math.max(0, Math.round(luma[at] ?? 0)))
    counts[level] = (counts[level] ?? 0) + 1
    total++
  }
  const low = findLevel(counts, total * 0.03)
  const high = Math.max(low + 40, findLevel(counts, total * 0.9))
  return luma.map((value) => Math.min(255, Math.max(0, ((value - low) / (high - low)) * 255)))
}

function findLevel(counts: Uint32Array, share: number): number {
  let sum = 0
  for (let level = 0; level < 256; level++) {
    sum += counts[level] ?? 0
    if (sum >= share) return level
  }
  return 255
}

import type { Box } from './extend-canvas.ts'
import type { Mask } from './mask.ts'
import { type Pixels, pastePixels } from './pixels.ts'

/** Share of the longer side over which colours outside the seam are matched to the kept picture. */
const SEAM_SHARE = 0.07
/** Radius in pixels for measuring the difference at the seam, so that tones count and not texture. */
const PROBE_PX = 4

/** Paste the kept pixels unchanged onto the painted surroundings, and match the surrounding colours. */
export function blendAroundKept(around: Pixels, kept: Pixels, at: { x: number; y: number }): Pixels {
  const joined = { ...around, rgba: around.rgba.slice() }
  const box = { x: at.x, y: at.y, width: kept.width, height: kept.height }
  matchColours(joined, around, { kept, box })
  pastePixels(joined, kept, at)
  return joined
}

function matchColours(joined: Pixels, around: Pixels, { kept, box }: { kept: Pixels; box: Box }): void {
  const reach = Math.max(1, Math.round(Math.max(around.width, around.height) * SEAM_SHARE))
  const measured = new Map<number, readonly [number, number, number]>()
  for (let y = Math.max(0, box.y - reach); y < Math.min(around.height, box.y + box.height + reach); y++) {
    for (let x = Math.max(0, box.x - reach); x < Math.min(around.width, box.x + box.width + reach); x++) {
      const nearX = clamp(x, box.x, box.x + box.width - 1)
      const nearY = clamp(y, box.y, box.y + box.height - 1)
      const away = Math.hypot(x - nearX, y - nearY)
      if (away === 0 || away >= reach) continue
      const key = nearY * around.width + nearX
      const apart = measured.get(key) ?? measureSeam(around, { kept, box }, nearX, nearY)
      measured.set(key, apart)
      const share = (1 - away / reach) ** 2
      const to = (y * around.width + x) * 4
      for (const [channel, value] of apart.entries()) {
        joined.rgba[to + channel] = clamp(Math.round((around.rgba[to + channel] ?? 0) + value * share), 0, 255)
      }
    }
  }
}

/** Brightness difference between kept and painted pixels around a seam position. */
function measureSeam(
  around: Pixels,
  { kept, box }: { kept: Pixels; box: Box },
  x: number,
  y: number,
): readonly [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let row = Math.max(box.y, y - PROBE_PX); row <= Math.min(box.y + box.height - 1, y + PROBE_PX); row++) {
    for (
      let column = Math.max(box.x, x - PROBE_PX);
      column <= Math.min(box.x + box.width - 1, x + PROBE_PX);
      column++
    ) {
      const was = ((row - box.y) * box.width + column - box.x) * 4
      const is = (row * around.width + column) * 4
      for (const channel of [0, 1, 2] as const) {
        sum[channel] += (kept.rgba[was + channel] ?? 0) - (around.rgba[is + channel] ?? 0)
      }
      count++
    }
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}

/** Lays `over` onto `below` where the mask is white; where it is black every byte stays. */
export function layThrough(below: Pixels, over: Pixels, mask: Mask): Pixels {
  const rgba = below.rgba.slice()
  for (const [at, share] of mask.bytes.entries()) {
    if (share === 0) continue
    for (let i = at * 4; i < at * 4 + 4; i++) {
      const from = below.rgba[i] ?? 0
      rgba[i] = Math.round(from + (((over.rgba[i] ?? 0) - from) * share) / 255)
    }
  }
  return { ...below, rgba }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

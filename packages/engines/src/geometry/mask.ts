import type { Box, Size } from './extend-canvas.ts'
import type { Pixels } from './pixels.ts'

/** One byte a pixel, row by row; 255 is white and changes, 0 stays. */
export interface Mask extends Size {
  bytes: Uint8Array
}

/** A person's mask at the picture's size; only opaque white counts. */
export function readMask(drawn: Pixels, { width, height }: Size): Mask {
  const size = { width, height }
  const bytes = new Uint8Array(size.width * size.height)
  for (let row = 0; row < size.height; row++) {
    const fromRow = Math.min(drawn.height - 1, Math.floor(((row + 0.5) * drawn.height) / size.height))
    for (let column = 0; column < size.width; column++) {
      const fromColumn = Math.min(drawn.width - 1, Math.floor(((column + 0.5) * drawn.width) / size.width))
      const at = (fromRow * drawn.width + fromColumn) * 4
      const light = ((drawn.rgba[at] ?? 0) + (drawn.rgba[at + 1] ?? 0) + (drawn.rgba[at + 2] ?? 0)) / 3
      bytes[row * size.width + column] = light * (drawn.rgba[at + 3] ?? 0) >= 128 * 255 ? 255 : 0
    }
  }
  return { ...size, bytes }
}

/** White except in `kept`; white fades out inside it over `softPx` for blending. */
export function maskAround(size: Size, kept: Box, softPx: number): Mask {
  const bytes = new Uint8Array(size.width * size.height).fill(255)
  const open = openSides(size, kept)
  for (let row = kept.y; row < kept.y + kept.height; row++) {
    for (let column = kept.x; column < kept.x + kept.width; column++) {
      const inside = Math.min(
        open.left ? column - kept.x : Infinity,
        open.right ? kept.x + kept.width - 1 - column : Infinity,
        open.top ? row - kept.y : Infinity,
        open.bottom ? kept.y + kept.height - 1 - row : Infinity,
      )
      bytes[row * size.width + column] = Math.round(255 * Math.max(0, 1 - (inside + 1) / (softPx + 1)))
    }
  }
  return { ...size, bytes }
}

/** At the canvas's own edge there is nothing to blend with. */
function openSides(size: Size, kept: Box): Record<'left' | 'right' | 'top' | 'bottom', boolean> {
  return {
    left: kept.x > 0,
    right: kept.x + kept.width < size.width,
    top: kept.y > 0,
    bottom: kept.y + kept.height < size.height,
  }
}

/** White that grows in from its own edge over about `softPx`; whatever was black stays black. */
export function softenInward({ width, height, bytes }: Mask, softPx: number): Mask {
  const radius = Math.max(1, Math.round(softPx / 2))
  const rows = blurLines(Float32Array.from(bytes), { width, height, radius })
  const both = turnField(blurLines(turnField(rows, width), { width: height, height: width, radius }), height)
  const soft = bytes.map((byte, at) => (byte < 128 ? 0 : Math.round(Math.max(0, (both[at] ?? 0) * 2 - 255))))
  return { width, height, bytes: soft }
}

/** Minimum share of white that must stay visible at half strength or more. */
const LEAST_SHOWN = 0.5

/** Grow a mask whose soft edge would hide most of the painted area. */
export function growThinMask(mask: Mask, softPx: number): Mask {
  const soft = softenInward(mask, softPx)
  const white = mask.bytes.reduce((count, byte) => count + (byte >= 128 ? 1 : 0), 0)
  const visibleCount = soft.bytes.reduce((count, byte) => count + (byte >= 128 ? 1 : 0), 0)
  return visibleCount >= white * LEAST_SHOWN ? mask : growMask(mask, Math.max(1, Math.round(softPx)))
}

/** White that goes on for so many pixels to every side. */
function growMask({ width, height, bytes }: Mask, byPx: number): Mask {
  const rows = blurLines(Float32Array.from(bytes), { width, height, radius: byPx })
  const both = turnField(blurLines(turnField(rows, width), { width: height, height: width, radius: byPx }), height)
  return { width, height, bytes: bytes.map((_, at) => ((both[at] ?? 0) > 0.01 ? 255 : 0)) }
}

/** Mean of `radius` pixels to both sides along each line; beyond its ends it goes on as it ended. */
function blurLines(field: Float32Array, { width, height, radius }: Size & { radius: number }): Float32Array {
  const out = new Float32Array(field.length)
  for (let row = 0; row < height; row++) {
    const start = row * width
    const read = (column: number) => field[start + Math.min(width - 1, Math.max(0, column))] ?? 0
    let sum = 0
    for (let column = -radius; column <= radius; column++) sum += read(column)
    for (let column = 0; column < width; column++) {
      out[start + column] = sum / (radius * 2 + 1)
      sum += read(column + radius + 1) - read(column - radius)
    }
  }
  return out
}

function turnField(field: Float32Array, width: number): Float32Array {
  const height = field.length / width
  const out = new Float32Array(field.length)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) out[column * height + row] = field[row * width + column] ?? 0
  }
  return out
}

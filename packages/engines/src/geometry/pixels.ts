import type { Box, Size } from './extend-canvas.ts'

/** A picture as four bytes a pixel, row by row. */
export interface Pixels extends Size {
  rgba: Uint8Array
}

export function createPixels({ width, height }: Size): Pixels {
  return { width, height, rgba: new Uint8Array(width * height * 4) }
}

export function cropPixels(picture: Pixels, box: Box): Pixels {
  const out = createPixels(box)
  for (let row = 0; row < box.height; row++) {
    const from = ((box.y + row) * picture.width + box.x) * 4
    out.rgba.set(picture.rgba.subarray(from, from + box.width * 4), row * box.width * 4)
  }
  return out
}

/** Lays `patch` into `picture` in place; it must fit. */
export function pastePixels(picture: Pixels, patch: Pixels, at: { x: number; y: number }): void {
  for (let row = 0; row < patch.height; row++) {
    const from = row * patch.width * 4
    picture.rgba.set(patch.rgba.subarray(from, from + patch.width * 4), ((at.y + row) * picture.width + at.x) * 4)
  }
}

/** The picture at another size. Smaller ones hold the mean of what each pixel covers, and the same size the same bytes. */
export function resizePixels(picture: Pixels, size: Size): Pixels {
  if (size.width === picture.width && size.height === picture.height) return picture
  const across = weighLine(picture.width, size.width)
  const down = weighLine(picture.height, size.height)
  const lines = new Float64Array(size.width * picture.height * 4)
  for (let row = 0; row < picture.height; row++) {
    for (let column = 0; column < size.width; column++) {
      const to = (row * size.width + column) * 4
      for (const { index, weight } of across[column] ?? []) {
        const from = (row * picture.width + index) * 4
        for (let channel = 0; channel < 4; channel++) {
          lines[to + channel] = (lines[to + channel] ?? 0) + (picture.rgba[from + channel] ?? 0) * weight
        }
      }
    }
  }
  return sumRows(lines, size, down)
}

interface Share {
  index: number
  weight: number
}

function sumRows(lines: Float64Array, size: Size, down: readonly Share[][]): Pixels {
  const out = createPixels(size)
  for (let row = 0; row < size.height; row++) {
    for (let at = 0; at < size.width * 4; at++) {
      let sum = 0
      for (const { index, weight } of down[row] ?? []) sum += (lines[index * size.width * 4 + at] ?? 0) * weight
      out.rgba[row * size.width * 4 + at] = Math.round(sum)
    }
  }
  return out
}

/** Which pixels of a line make up each pixel of another: by area when it shrinks, by nearness when it grows. */
function weighLine(from: number, to: number): Share[][] {
  return Array.from({ length: to }, (_, index) => (to <= from ? covered(from, to, index) : between(from, to, index)))
}

function covered(from: number, to: number, index: number): Share[] {
  const low = (index * from) / to
  const high = ((index + 1) * from) / to
  const shares: Share[] = []
  for (let at = Math.floor(low); at < Math.min(from, Math.ceil(high)); at++) {
    const weight = (Math.min(high, at + 1) - Math.max(low, at)) / (high - low)
    if (weight > 0) shares.push({ index: at, weight })
  }
  return shares
}

function between(from: number, to: number, index: number): Share[] {
  const place = Math.min(from - 1, Math.max(0, ((index + 0.5) * from) / to - 0.5))
  const low = Math.floor(place)
  const share = place - low
  if (share === 0 || low + 1 >= from) return [{ index: low, weight: 1 }]
  return [
    { index: low, weight: 1 - share },
    { index: low + 1, weight: share },
  ]
}

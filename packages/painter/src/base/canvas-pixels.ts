import type { Canvas } from '@napi-rs/canvas'

/** Reads a canvas as 8-bit RGBA. */
export function readPixels(canvas: Canvas): Uint8ClampedArray {
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data
}

export function writePixels(canvas: Canvas, pixels: Uint8ClampedArray): void {
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(canvas.width, canvas.height)
  image.data.set(pixels)
  ctx.putImageData(image, 0, 0)
}

/** Brightness 0..255 of every pixel. */
export function readLuma(pixels: Uint8ClampedArray): Float32Array {
  const luma = new Float32Array(pixels.length / 4)
  for (let i = 0; i < luma.length; i++) {
    luma[i] = 0.3 * (pixels[i * 4] ?? 0) + 0.59 * (pixels[i * 4 + 1] ?? 0) + 0.11 * (pixels[i * 4 + 2] ?? 0)
  }
  return luma
}

/** Box blur in place, `radius` in pixels, twice: close to a Gaussian. */
export function blurField(field: Float32Array, width: number, radius: number): void {
  const height = field.length / width
  const line = new Float32Array(width)
  const strip = new Float32Array(height * STRIP)
  for (let pass = 0; pass < 2; pass++) {
    for (let row = 0; row < height; row++) blurRow(field, { start: row * width, count: width, radius }, line)
    for (let left = 0; left < width; left += STRIP) blurStrip(field, { left, width, height, radius }, strip)
  }
}

function blurRow(
  field: Float32Array,
  { start, count, radius }: { start: number; count: number; radius: number },
  line: Float32Array,
): void {
  const last = count - 1
  for (let i = 0; i < count; i++) line[i] = field[start + i] ?? 0
  let sum = (line[0] ?? 0) * (radius + 1)
  for (let i = 1; i <= radius; i++) sum += line[Math.min(last, i)] ?? 0
  const share = 1 / (radius * 2 + 1)
  for (let i = 0; i < count; i++) {
    field[start + i] = sum * share
    sum += (line[Math.min(last, i + radius + 1)] ?? 0) - (line[Math.max(0, i - radius)] ?? 0)
  }
}

/** Columns that are blurred side by side, since memory is read in rows. */
const STRIP = 16

function blurStrip(
  field: Float32Array,
  { left, width, height, radius }: { left: number; width: number; height: number; radius: number },
  strip: Float32Array,
): void {
  const count = Math.min(STRIP, width - left)
  for (let row = 0; row < height; row++) {
    const from = row * width + left
    for (let i = 0; i < count; i++) strip[row * STRIP + i] = field[from + i] ?? 0
  }
  const last = height - 1
  const share = 1 / (radius * 2 + 1)
  const sums = sumStart(strip, { count, last, radius })
  for (let row = 0; row < height; row++) {
    const to = row * width + left
    const entering = Math.min(last, row + radius + 1) * STRIP
    const leaving = Math.max(0, row - radius) * STRIP
    for (let i = 0; i < count; i++) {
      const sum = sums[i] ?? 0
      field[to + i] = sum * share
      sums[i] = sum + ((strip[entering + i] ?? 0) - (strip[leaving + i] ?? 0))
    }
  }
}

/** What lies within the radius of the first row, for each column. */
function sumStart(
  strip: Float32Array,
  { count, last, radius }: { count: number; last: number; radius: number },
): Float64Array {
  const sums = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    let sum = (strip[i] ?? 0) * (radius + 1)
    for (let row = 1; row <= radius; row++) sum += strip[Math.min(last, row) * STRIP + i] ?? 0
    sums[i] = sum
  }
  return sums
}

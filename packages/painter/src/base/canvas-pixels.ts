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
  const line = new Float32Array(Math.max(width, height))
  for (let pass = 0; pass < 2; pass++) {
    for (let row = 0; row < height; row++)
      blurLine(field, { start: row * width, stride: 1, count: width, radius }, line)
    for (let column = 0; column < width; column++)
      blurLine(field, { start: column, stride: width, count: height, radius }, line)
  }
}

function blurLine(
  field: Float32Array,
  run: { start: number; stride: number; count: number; radius: number },
  line: Float32Array,
): void {
  const { start, stride, count, radius } = run
  const last = count - 1
  for (let i = 0, at = start; i < count; i++, at += stride) line[i] = field[at] ?? 0
  let sum = (line[0] ?? 0) * (radius + 1)
  for (let i = 1; i <= radius; i++) sum += line[Math.min(last, i)] ?? 0
  const share = 1 / (radius * 2 + 1)
  for (let i = 0, at = start; i < count; i++, at += stride) {
    field[at] = sum * share
    sum += (line[Math.min(last, i + radius + 1)] ?? 0) - (line[Math.max(0, i - radius)] ?? 0)
  }
}

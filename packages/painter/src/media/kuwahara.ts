import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { blurField, readPixels, writePixels } from '../base/canvas-pixels.ts'

/** Largest patch that is worked out at full size; larger ones need no sharp rim. */
const FULL_SIZE_RADIUS = 4
/** Round windows around each pixel, and one upon it. */
const WINDOWS = 8
/** Spread of a window, in squared levels, below which all windows count alike. */
const CALM = 6

/** Patches of a whole canvas; `radius` in pixels. Coarse patches are worked out on a smaller picture. */
export function flattenCanvas(canvas: Canvas, radius: number): Uint8ClampedArray {
  const shrink = Math.min(4, Math.floor(radius / FULL_SIZE_RADIUS))
  if (shrink < 2) return flattenPatches(readPixels(canvas), canvas.width, radius)
  const small = createCanvas(Math.ceil(canvas.width / shrink), Math.ceil(canvas.height / shrink))
  const ctx = small.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(canvas, 0, 0, small.width, small.height)
  writePixels(small, flattenPatches(readPixels(small), small.width, radius / shrink))
  const back = createCanvas(canvas.width, canvas.height)
  const wide = back.getContext('2d')
  wide.imageSmoothingQuality = 'high'
  wide.drawImage(small, 0, 0, canvas.width, canvas.height)
  const flat = readPixels(back)
  small.width = 0
  back.width = 0
  return flat
}

/**
 * Flattens a picture into patches with smooth rims: each pixel is a mean of the round windows about it, and the calmer a
 * window is the more it counts. `radius` in pixels.
 */
export function flattenPatches(pixels: Uint8ClampedArray, width: number, radius: number): Uint8ClampedArray {
  const height = pixels.length / 4 / width
  const fields = readFields(pixels)
  const blur = Math.max(1, Math.round(radius * 0.42))
  for (const field of [fields.red, fields.green, fields.blue, fields.square]) blurField(field, width, blur)
  const calm = weighWindows(fields)
  const flat = new Uint8ClampedArray(pixels.length)
  const offsets = placeWindows(radius * 0.8)
  const sum = new Float64Array(4)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      sum.fill(0)
      for (let i = 0; i < offsets.length; i += 2) {
        const x = clampTo(column + (offsets[i] ?? 0), width - 1)
        const y = clampTo(row + (offsets[i + 1] ?? 0), height - 1)
        addWindow(sum, fields, calm, y * width + x)
      }
      const at = (row * width + column) * 4
      const total = sum[3] || 1
      flat[at] = (sum[0] ?? 0) / total
      flat[at + 1] = (sum[1] ?? 0) / total
      flat[at + 2] = (sum[2] ?? 0) / total
      flat[at + 3] = 255
    }
  }
  return flat
}

interface Fields {
  red: Float32Array
  green: Float32Array
  blue: Float32Array
  /** Sum of the squared channels. */
  square: Float32Array
}

function readFields(pixels: Uint8ClampedArray): Fields {
  const size = pixels.length / 4
  const make = () => new Float32Array(size)
  const fields = { red: make(), green: make(), blue: make(), square: make() }
  for (let at = 0; at < size; at++) {
    const red = pixels[at * 4] ?? 0
    const green = pixels[at * 4 + 1] ?? 0
    const blue = pixels[at * 4 + 2] ?? 0
    fields.red[at] = red
    fields.green[at] = green
    fields.blue[at] = blue
    fields.square[at] = red * red + green * green + blue * blue
  }
  return fields
}

/** How much the window around each pixel counts: falls with the fourth power of its spread. */
function weighWindows({ red, green, blue, square }: Fields): Float32Array {
  const calm = new Float32Array(red.length)
  for (let at = 0; at < calm.length; at++) {
    const r = red[at] ?? 0
    const g = green[at] ?? 0
    const b = blue[at] ?? 0
    const spread = Math.max(0, (square[at] ?? 0) - r * r - g * g - b * b) / 3
    const weight = CALM / (CALM + spread)
    calm[at] = weight * weight * weight * weight + 1e-12
  }
  return calm
}

/** Pairs of column and row shifts: the middle, and a ring about it. */
function placeWindows(reach: number): Int16Array {
  const offsets = new Int16Array((WINDOWS + 1) * 2)
  for (let i = 0; i < WINDOWS; i++) {
    const turn = (i / WINDOWS) * Math.PI * 2 + 0.2
    offsets[i * 2 + 2] = Math.round(Math.cos(turn) * reach)
    offsets[i * 2 + 3] = Math.round(Math.sin(turn) * reach)
  }
  return offsets
}

function addWindow(sum: Float64Array, { red, green, blue }: Fields, calm: Float32Array, at: number): void {
  const weight = calm[at] ?? 0
  sum[0] = (sum[0] ?? 0) + (red[at] ?? 0) * weight
  sum[1] = (sum[1] ?? 0) + (green[at] ?? 0) * weight
  sum[2] = (sum[2] ?? 0) + (blue[at] ?? 0) * weight
  sum[3] = (sum[3] ?? 0) + weight
}

function clampTo(value: number, max: number): number {
  return value < 0 ? 0 : value > max ? max : value
}

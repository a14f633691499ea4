import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { readPixels, writePixels } from './canvas-pixels.ts'

/** Largest patch that is worked out at full size; larger ones need no sharp rim. */
const FULL_SIZE_RADIUS = 4

/** Patches of a whole canvas; `radius` in pixels. Coarse patches are worked out on a smaller picture. */
export function flattenCanvas(canvas: Canvas, radius: number): Uint8ClampedArray {
  const shrink = Math.min(4, Math.floor(radius / FULL_SIZE_RADIUS))
  if (shrink < 2) return flattenPatches(readPixels(canvas), canvas.width, Math.max(1, Math.round(radius)))
  const small = createCanvas(Math.ceil(canvas.width / shrink), Math.ceil(canvas.height / shrink))
  const ctx = small.getContext('2d')
  ctx.drawImage(canvas, 0, 0, small.width, small.height)
  writePixels(small, flattenPatches(readPixels(small), small.width, Math.max(1, Math.round(radius / shrink))))
  const back = createCanvas(canvas.width, canvas.height)
  back.getContext('2d').drawImage(small, 0, 0, canvas.width, canvas.height)
  const flat = readPixels(back)
  small.width = 0
  back.width = 0
  return flat
}

/**
 * Flattens a picture into patches of one colour with clean edges: each pixel takes the mean of the calmest of the four
 * squares that it is a corner of. `radius` in pixels.
 */
export function flattenPatches(pixels: Uint8ClampedArray, width: number, radius: number): Uint8ClampedArray {
  const height = pixels.length / 4 / width
  const sums = sumTables(pixels, width, height)
  const flat = new Uint8ClampedArray(pixels.length)
  const best = new Float64Array(4)
  const square: Square = { stride: width + 1, left: 0, top: 0, right: 0, bottom: 0 }
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      best[3] = Number.POSITIVE_INFINITY
      for (let corner = 0; corner < 4; corner++) {
        square.left = Math.max(0, column - (corner & 1 ? 0 : radius))
        square.top = Math.max(0, row - (corner & 2 ? 0 : radius))
        square.right = Math.min(width, column + 1 + (corner & 1 ? radius : 0))
        square.bottom = Math.min(height, row + 1 + (corner & 2 ? radius : 0))
        readSquare(sums, square, best)
      }
      const at = (row * width + column) * 4
      flat[at] = best[0] ?? 0
      flat[at + 1] = best[1] ?? 0
      flat[at + 2] = best[2] ?? 0
      flat[at + 3] = 255
    }
  }
  return flat
}

interface Sums {
  red: Float64Array
  green: Float64Array
  blue: Float64Array
  square: Float64Array
}

/** Summed-area tables of the channels and of the squared brightness. */
function sumTables(pixels: Uint8ClampedArray, width: number, height: number): Sums {
  const stride = width + 1
  const table = () => new Float64Array(stride * (height + 1))
  const sums = { red: table(), green: table(), blue: table(), square: table() }
  for (let row = 0; row < height; row++) {
    let redLine = 0
    let greenLine = 0
    let blueLine = 0
    let squareLine = 0
    for (let column = 0; column < width; column++) {
      const from = (row * width + column) * 4
      const red = pixels[from] ?? 0
      const green = pixels[from + 1] ?? 0
      const blue = pixels[from + 2] ?? 0
      const luma = 0.3 * red + 0.59 * green + 0.11 * blue
      redLine += red
      greenLine += green
      blueLine += blue
      squareLine += luma * luma
      const to = (row + 1) * stride + column + 1
      sums.red[to] = (sums.red[to - stride] ?? 0) + redLine
      sums.green[to] = (sums.green[to - stride] ?? 0) + greenLine
      sums.blue[to] = (sums.blue[to - stride] ?? 0) + blueLine
      sums.square[to] = (sums.square[to - stride] ?? 0) + squareLine
    }
  }
  return sums
}

interface Square {
  stride: number
  left: number
  top: number
  right: number
  bottom: number
}

/** Takes the square's mean into `best` when it is calmer than what stands there; `best[3]` is the spread. */
function readSquare(sums: Sums, square: Square, best: Float64Array): void {
  const red = meanOf(sums.red, square)
  const green = meanOf(sums.green, square)
  const blue = meanOf(sums.blue, square)
  const luma = 0.3 * red + 0.59 * green + 0.11 * blue
  const spread = meanOf(sums.square, square) - luma * luma
  if (spread >= (best[3] ?? 0)) return
  best[0] = red
  best[1] = green
  best[2] = blue
  best[3] = spread
}

function meanOf(table: Float64Array, { stride, left, top, right, bottom }: Square): number {
  const low = (table[bottom * stride + right] ?? 0) - (table[bottom * stride + left] ?? 0)
  const high = (table[top * stride + right] ?? 0) - (table[top * stride + left] ?? 0)
  return (low - high) / ((right - left) * (bottom - top))
}

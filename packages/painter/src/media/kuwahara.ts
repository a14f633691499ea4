/**
 * Flattens a picture into patches of one colour with clean edges: each pixel takes the mean of the calmest of the four
 * squares that it is a corner of. `radius` in pixels.
 */
export function flattenPatches(pixels: Uint8ClampedArray, width: number, radius: number): Uint8ClampedArray {
  const height = pixels.length / 4 / width
  const sums = sumTables(pixels, width, height)
  const flat = new Uint8ClampedArray(pixels.length)
  const best = new Float64Array(4)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      best[3] = Number.POSITIVE_INFINITY
      for (let corner = 0; corner < 4; corner++) {
        const left = Math.max(0, column - (corner & 1 ? 0 : radius))
        const top = Math.max(0, row - (corner & 2 ? 0 : radius))
        const right = Math.min(width, column + 1 + (corner & 1 ? radius : 0))
        const bottom = Math.min(height, row + 1 + (corner & 2 ? radius : 0))
        readSquare(sums, { stride: width + 1, left, top, right, bottom }, best)
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
    const line = [0, 0, 0, 0]
    for (let column = 0; column < width; column++) {
      const from = (row * width + column) * 4
      const red = pixels[from] ?? 0
      const green = pixels[from + 1] ?? 0
      const blue = pixels[from + 2] ?? 0
      const luma = 0.3 * red + 0.59 * green + 0.11 * blue
      line[0] = (line[0] ?? 0) + red
      line[1] = (line[1] ?? 0) + green
      line[2] = (line[2] ?? 0) + blue
      line[3] = (line[3] ?? 0) + luma * luma
      const to = (row + 1) * stride + column + 1
      sums.red[to] = (sums.red[to - stride] ?? 0) + (line[0] ?? 0)
      sums.green[to] = (sums.green[to - stride] ?? 0) + (line[1] ?? 0)
      sums.blue[to] = (sums.blue[to - stride] ?? 0) + (line[2] ?? 0)
      sums.square[to] = (sums.square[to - stride] ?? 0) + (line[3] ?? 0)
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
  const a = square.bottom * square.stride + square.right
  const b = square.top * square.stride + square.right
  const c = square.bottom * square.stride + square.left
  const d = square.top * square.stride + square.left
  const count = (square.right - square.left) * (square.bottom - square.top)
  const mean = (table: Float64Array) => ((table[a] ?? 0) - (table[b] ?? 0) - (table[c] ?? 0) + (table[d] ?? 0)) / count
  const red = mean(sums.red)
  const green = mean(sums.green)
  const blue = mean(sums.blue)
  const luma = 0.3 * red + 0.59 * green + 0.11 * blue
  const spread = mean(sums.square) - luma * luma
  if (spread >= (best[3] ?? 0)) return
  best[0] = red
  best[1] = green
  best[2] = blue
  best[3] = spread
}

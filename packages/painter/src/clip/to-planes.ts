/** Weights of BT.709, whose name stands in the stream, for levels 16 to 235 and 16 to 240, in 1/65536. */
const LUMA = [11966, 40254, 4064] as const
const BLUE = [-6596, -22189, 28785] as const
const RED = [28785, -26145, -2640] as const
const HALF = 32768

/**
 * 8-bit RGBA as an H.264 encoder wants it: a plane of brightness, and two of colour with one value for four pixels. Alpha counts for
 * nothing; both sides are even.
 */
export function toPlanes(rgba: Uint8ClampedArray, width: number, height: number, planes: Uint8Array): void {
  let blueAt = width * height
  let redAt = blueAt + blueAt / 4
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      let red = 0
      let green = 0
      let blue = 0
      for (let corner = 0; corner < 4; corner++) {
        const at = (y + (corner >> 1)) * width + x + (corner & 1)
        const r = rgba[at * 4] ?? 0
        const g = rgba[at * 4 + 1] ?? 0
        const b = rgba[at * 4 + 2] ?? 0
        planes[at] = 16 + ((LUMA[0] * r + LUMA[1] * g + LUMA[2] * b + HALF) >> 16)
        red += r
        green += g
        blue += b
      }
      // Two bits more, since these are sums of four.
      planes[blueAt++] = 128 + ((BLUE[0] * red + BLUE[1] * green + BLUE[2] * blue + HALF * 4) >> 18)
      planes[redAt++] = 128 + ((RED[0] * red + RED[1] * green + RED[2] * blue + HALF * 4) >> 18)
    }
  }
}

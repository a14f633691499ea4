/** Weights of BT.709, whose name stands in the stream, for levels 16 to 240, in 1/65536. */
const BLUE = [-6596, -22189, 28785] as const
const RED = [28785, -26145, -2640] as const
/** A third of the 219 levels of brightness, by those of 8 bits. */
const MEAN = 18761
/** What a level of each plane of colour adds to red, green and blue on average, in levels of brightness. */
const MEAN_OF_BLUE = 35632
const MEAN_OF_RED = 23636
const HALF = 32768

/**
 * Some rows of a picture, 8-bit RGBA from its row `fromRow` on, as an H.264 encoder wants them, in their places in the picture's planes:
 * a plane of brightness, and two of colour with one value for four pixels. Where these four have different colours, their brightness
 * makes up for as much of it as it can. Alpha counts for nothing; width, height, rows and `fromRow` are even.
 */
export function toPlanes(
  rgba: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
  planes: Uint8Array,
  fromRow = 0,
): void {
  const rows = rgba.length / 4 / width
  const shift = fromRow * width
  let blueAt = width * height + shift / 4
  let redAt = blueAt + (width * height) / 4
  for (let y = 0; y < rows; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const first = y * width + x
      let red = 0
      let green = 0
      let blue = 0
      for (let corner = 0; corner < 4; corner++) {
        const at = (first + (corner >> 1) * width + (corner & 1)) * 4
        red += rgba[at] as number
        green += rgba[at + 1] as number
        blue += rgba[at + 2] as number
      }
      // Two bits more, since these are sums of four.
      const ofBlue = (BLUE[0] * red + BLUE[1] * green + BLUE[2] * blue + HALF * 4) >> 18
      const ofRed = (RED[0] * red + RED[1] * green + RED[2] * blue + HALF * 4) >> 18
      planes[blueAt++] = 128 + ofBlue
      planes[redAt++] = 128 + ofRed
      const ofColour = MEAN_OF_BLUE * ofBlue + MEAN_OF_RED * ofRed
      for (let corner = 0; corner < 4; corner++) {
        const pixel = first + (corner >> 1) * width + (corner & 1)
        const sum = (rgba[pixel * 4] as number) + (rgba[pixel * 4 + 1] as number) + (rgba[pixel * 4 + 2] as number)
        const light = (MEAN * sum - ofColour + HALF) >> 16
        planes[shift + pixel] = 16 + (light < 0 ? 0 : light > 219 ? 219 : light)
      }
    }
  }
}

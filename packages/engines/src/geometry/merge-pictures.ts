import type { Size } from './extend-canvas.ts'
import { cropPixels, createPixels, type Pixels, resizePixels } from './pixels.ts'

/** Share of a band over which one picture fades into the next, to each side. */
const FADE_SHARE = 0.35

/**
 * One canvas with a band of each picture, side by side with soft transitions, as a start for a blend. `turn` rotates the order.
 */
export function mergePictures(pictures: readonly Pixels[], size: Size, turn: number): Pixels {
  const turned = pictures
    .map((_, index) => pictures[(index + turn) % pictures.length])
    .filter((one) => one !== undefined)
  const laid = turned.map((picture) => fillSize(picture, size))
  const merged = createPixels(size)
  for (let column = 0; column < size.width; column++) {
    const shares = shareColumn((column + 0.5) / size.width, laid.length)
    for (let row = 0; row < size.height; row++) {
      const at = (row * size.width + column) * 4
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0
        for (const [index, share] of shares.entries()) sum += share * (laid[index]?.rgba[at + channel] ?? 0)
        merged.rgba[at + channel] = Math.round(sum)
      }
    }
  }
  return merged
}

/** How much of each band is seen at a place of 0 to 1; the shares add up to 1. */
function shareColumn(place: number, count: number): number[] {
  const weights = Array.from({ length: count }, (_, band) => {
    const middle = (band + 0.5) / count
    const away = Math.abs(place - middle) * count - 0.5
    return Math.min(1, Math.max(0, 0.5 - away / (FADE_SHARE * 2)))
  })
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

/** The middle of a picture, as large as it fits, at this size. */
export function fillSize(picture: Pixels, size: Size): Pixels {
  const scale = Math.min(picture.width / size.width, picture.height / size.height)
  const width = Math.max(1, Math.min(picture.width, Math.round(size.width * scale)))
  const height = Math.max(1, Math.min(picture.height, Math.round(size.height * scale)))
  const x = Math.floor((picture.width - width) / 2)
  const y = Math.floor((picture.height - height) / 2)
  return resizePixels(cropPixels(picture, { x, y, width, height }), size)
}

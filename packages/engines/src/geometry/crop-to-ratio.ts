import type { Size } from './extend-canvas.ts'
import { cropPixels, type Pixels } from './pixels.ts'

/** Nearer than this nobody sees it. */
const TOLERANCE = 0.01

/** The middle of a picture in the ratio that was asked for, where the picture has another one. */
export function cropToRatio(picture: Pixels, ratio: Size): Pixels {
  if (Math.abs(Math.log(picture.width / picture.height / (ratio.width / ratio.height))) <= TOLERANCE) return picture
  const width = Math.max(1, Math.min(picture.width, Math.round((picture.height * ratio.width) / ratio.height)))
  const height = Math.max(1, Math.min(picture.height, Math.round((picture.width * ratio.height) / ratio.width)))
  const x = Math.floor((picture.width - width) / 2)
  const y = Math.floor((picture.height - height) / 2)
  return cropPixels(picture, { x, y, width, height })
}

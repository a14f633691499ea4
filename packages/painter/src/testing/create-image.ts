import { parseHex } from '../base/colour.ts'
import type { RgbaImage } from '../look/measure-look.ts'

/** A picture of 60 x 60 whose pixels are coloured by their place, both 0 to 1, with a little noise as cameras have. */
export function createImage(colourAt: (x: number, y: number) => string, side = 60): RgbaImage {
  const rgba = new Uint8Array(side * side * 4)
  let noise = 1
  for (let at = 0; at < side * side; at++) {
    const colour = parseHex(colourAt(((at % side) + 0.5) / side, (Math.floor(at / side) + 0.5) / side))
    for (const [channel, value] of colour.entries()) {
      noise = (Math.imul(noise, 1664525) + 1013904223) | 0
      rgba[at * 4 + channel] = Math.min(255, Math.max(0, value + ((noise >>> 24) - 128) / 24))
    }
    rgba[at * 4 + 3] = 255
  }
  return { width: side, height: side, rgba }
}

/** An orange ball on a lawn below a blue sky. */
export const BALL = createImage((x, y) => {
  if ((x - 0.5) ** 2 + (y - 0.55) ** 2 < 0.05) return '#f07820'
  return y < 0.5 ? '#7fb6e8' : '#3f8a34'
})

/** Sunset over a dark sea. */
export const DUSK = createImage((_x, y) => (y < 0.3 ? '#5a2a60' : y < 0.6 ? '#ff9a4c' : '#12203c'))

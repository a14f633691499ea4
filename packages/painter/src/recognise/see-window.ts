import type { RgbaImage } from '../look/measure-look.ts'

/** A square of a picture, in its pixels. */
export interface Window {
  left: number
  top: number
  side: number
}

/** A square of a picture as three planes from -1 to 1, each pixel the mean of what it covers. */
export function seeWindow({ width, height, rgba }: RgbaImage, window: Window, side: number): Float32Array {
  const planes = new Float32Array(side * side * 3)
  const scale = window.side / side
  const clamp = (value: number, most: number) => Math.min(most - 1, Math.max(0, value))
  for (let at = 0; at < side * side; at++) {
    const left = Math.floor(window.left + (at % side) * scale)
    const top = Math.floor(window.top + Math.floor(at / side) * scale)
    const reach = Math.max(1, Math.ceil(scale))
    const sums = [0, 0, 0]
    for (let cell = 0; cell < reach * reach; cell++) {
      const [x, y] = [clamp(left + (cell % reach), width), clamp(top + Math.floor(cell / reach), height)]
      for (const channel of [0, 1, 2]) {
        sums[channel] = (sums[channel] ?? 0) + (rgba[(y * width + x) * 4 + channel] ?? 0)
      }
    }
    for (const [channel, sum] of sums.entries()) planes[channel * side * side + at] = sum / reach / reach / 127.5 - 1
  }
  return planes
}

/** How much nearer the closer looks are. */
const CLOSER = 0.64

/** Where to look: the whole height or width first, from end to end, then closer at the middle and beside it. */
export function listWindows({ width, height }: Pick<RgbaImage, 'width' | 'height'>): {
  wide: Window[]
  close: Window[]
} {
  const side = Math.min(width, height)
  const isLong = Math.max(width, height) > side * 1.1
  const wide = (isLong ? [0, 0.5, 1] : [0.5]).map((share) => placeWindow(width, height, { side, x: share, y: share }))
  const spots = [0.12, 0.5, 0.88].flatMap((x) => [0.35, 0.85].map((y) => ({ side: side * CLOSER, x, y })))
  return { wide, close: spots.map((spot) => placeWindow(width, height, spot)) }
}

function placeWindow(width: number, height: number, spot: { side: number; x: number; y: number }): Window {
  return { left: (width - spot.side) * spot.x, top: (height - spot.side) * spot.y, side: spot.side }
}

import { type Lab, toLab } from '../../look/oklab.ts'

/** Brightness 0..1 of a part of a picture: where its darkest fiftieth ends, its middle, and where its brightest fiftieth begins. */
export interface Tones {
  dark: number
  middle: number
  bright: number
  mean: Lab
}

/** The picture, those it is about, and what lies next to them; null where there is too little to say. */
export interface Measured {
  whole: Tones
  figures: Tones | null
  around: Tones | null
}

/** Pixels that are looked at, about. */
const SAMPLES = 14_000
/** Fewer say nothing. */
const LEAST = 60
const EDGE = 0.02

/** Measures pixels, and apart from each other those that `cover` marks and those near them. Every so many-th pixel is looked at. */
export function measureTones(pixels: Uint8ClampedArray, cover: Uint8ClampedArray, width: number): Measured {
  const height = pixels.length / 4 / width
  const step = Math.max(1, Math.round(Math.sqrt((width * height) / SAMPLES)))
  const box = findBox(cover, { width, height, step })
  const [whole, figures, around] = [createTally(), createTally(), createTally()]
  for (let row = 0; row < height; row += step) {
    for (let column = 0; column < width; column += step) {
      const at = (row * width + column) * 4
      count(whole, pixels, at)
      const alpha = cover[at + 3] ?? 0
      if (alpha > 160) count(figures, pixels, at)
      else if (alpha < 20 && box !== null && isIn(box, row, column)) count(around, pixels, at)
    }
  }
  return { whole: readTally(whole) ?? NOTHING, figures: readTally(figures), around: readTally(around) }
}

const NOTHING: Tones = { dark: 0, middle: 0.5, bright: 1, mean: [0.5, 0, 0] }

interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

/** Where the figures are, and a little around them. */
function findBox(cover: Uint8ClampedArray, grid: { width: number; height: number; step: number }): Box | null {
  const { width, height, step } = grid
  const box = { top: height, bottom: -1, left: width, right: -1 }
  for (let row = 0; row < height; row += step) {
    for (let column = 0; column < width; column += step) {
      if ((cover[(row * width + column) * 4 + 3] ?? 0) <= 160) continue
      box.top = Math.min(box.top, row)
      box.bottom = row
      box.left = Math.min(box.left, column)
      box.right = Math.max(box.right, column)
    }
  }
  if (box.bottom < 0) return null
  const [down, across] = [(box.bottom - box.top) * 0.1 + step, (box.right - box.left) * 0.1 + step]
  return { top: box.top - down, bottom: box.bottom + down, left: box.left - across, right: box.right + across }
}

function isIn({ top, bottom, left, right }: Box, row: number, column: number): boolean {
  return row >= top && row <= bottom && column >= left && column <= right
}

interface Tally {
  bins: Uint32Array
  sum: [number, number, number]
  count: number
}

function createTally(): Tally {
  return { bins: new Uint32Array(256), sum: [0, 0, 0], count: 0 }
}

function count(tally: Tally, pixels: Uint8ClampedArray, at: number): void {
  const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
  const luma = Math.round(0.3 * red + 0.59 * green + 0.11 * blue)
  tally.bins[luma] = (tally.bins[luma] ?? 0) + 1
  tally.sum[0] += red
  tally.sum[1] += green
  tally.sum[2] += blue
  tally.count++
}

function readTally({ bins, sum, count: total }: Tally): Tones | null {
  if (total < LEAST) return null
  const at = (share: number): number => {
    let seen = 0
    for (let bin = 0; bin < 256; bin++) {
      seen += bins[bin] ?? 0
      if (seen >= total * share) return bin / 255
    }
    return 1
  }
  const mean = sum.map((part) => Math.round(part / total))
  return {
    dark: at(EDGE),
    middle: at(0.5),
    bright: at(1 - EDGE),
    mean: toLab(mean[0] ?? 0, mean[1] ?? 0, mean[2] ?? 0),
  }
}

import type { Pixels } from '../../geometry/pixels.ts'

/** Share of a side beyond which what is white is no edge, but the picture. */
const WIDEST = 0.09
/** Every channel of a line of bare paper is on average at least so light. */
const BARE = 226
/** Such an edge is torn: so much further in nothing of it is left, by its own width. */
const TORN = 0.5
/** Sides that have it at least. */
const SIDES = 3

/** Width in pixels of a white edge around a picture, as paper has it; 0 where there is none. */
export function findBareEdge(picture: Pixels): number {
  const { width, height } = picture
  const most = Math.floor(Math.min(width, height) * WIDEST)
  const sides = [
    countBare(most, (line) => meanOf(picture, { from: line * width, count: width, step: 1 })),
    countBare(most, (line) => meanOf(picture, { from: (height - 1 - line) * width, count: width, step: 1 })),
    countBare(most, (line) => meanOf(picture, { from: line, count: height, step: width })),
    countBare(most, (line) => meanOf(picture, { from: width - 1 - line, count: height, step: width })),
  ]
  const edged = sides.filter((count) => count > 0 && count < most)
  return edged.length < SIDES ? 0 : Math.min(most, Math.ceil(Math.max(...edged) * (1 + TORN)))
}

function countBare(most: number, lightOf: (line: number) => number): number {
  for (let line = 0; line < most; line++) if (lightOf(line) < BARE) return line
  return most
}

/** The darkest channel of the mean colour of a line. */
function meanOf({ rgba }: Pixels, { from, count, step }: { from: number; count: number; step: number }): number {
  const sums = [0, 0, 0]
  for (let index = 0; index < count; index++) {
    for (const channel of [0, 1, 2]) {
      sums[channel] = (sums[channel] ?? 0) + (rgba[(from + index * step) * 4 + channel] ?? 0)
    }
  }
  return Math.min(...sums) / count
}

import { blurField } from '../base/canvas-pixels.ts'
import { clusterColours } from './cluster-colours.ts'
import { fillHoles, keepMainPart } from './main-part.ts'
import { readLabs, type RgbaImage } from './measure-look.ts'
import { type Lab, labDistance } from './oklab.ts'

/** What stands out in the middle of a picture: 255 where it is, 0 elsewhere, row by row. */
export interface CutOut {
  bytes: Uint8Array
  /** Share of the picture, 0..1. */
  share: number
}

/** Share of a side that counts as border; below, only the corners do, because what stands in a picture reaches its lower edge. */
const BORDER = 0.07
const CORNER = 0.18
const BORDER_COLOURS = 6
const OWN_COLOURS = 8
/** Commoner border colours than this are background. */
const COMMON = 0.05
const ROUNDS = 3
const LEAST_SHARE = 0.03
const MOST_SHARE = 0.62
/** Difference of colour to the background that what stands out has, and how many times that of the rest. */
const LEAST_APART = 0.075
const TIMES_APART = 1.7
/** Of the upper edge and the sides it may cover so much. */
const MOST_TOUCHED = 0.22
/** Colours nearer than this are one. */
const SAME = 0.05

/** Finds the thing in the middle by how its colours differ from those of the border; null where nothing stands out clearly. */
export function cutOut(sight: RgbaImage): CutOut | null {
  const { width, height } = sight
  if (width < 12 || height < 12) return null
  const labs = readLabs(sight)
  const border = clusterColours(
    labs.filter((_, at) => isBorder(at, sight)),
    BORDER_COLOURS,
  )
  const behind = border.filter(({ share }) => share >= COMMON).map(({ lab }) => lab)
  const apart = Float32Array.from(labs, (lab) => nearest(behind, lab))
  let inside = divide(apart.map((value, at) => value * (0.4 + 0.6 * centreOf(at, sight))))
  for (let round = 0; round < ROUNDS; round++) inside = refine(labs, inside, { behind, sight })
  const part = fillHoles(
    keepMainPart(inside, sight, (at) => centreOf(at, sight)),
    sight,
  )
  return judge(part, apart, sight)
}

function isBorder(at: number, { width, height }: RgbaImage): boolean {
  const x = ((at % width) + 0.5) / width
  const y = (Math.floor(at / width) + 0.5) / height
  if (y > 1 - BORDER) return x < CORNER || x > 1 - CORNER
  return y < BORDER || x < BORDER || x > 1 - BORDER
}

/** 1 in the middle, falling off towards the edges. */
function centreOf(at: number, { width, height }: RgbaImage): number {
  const x = ((at % width) + 0.5) / width - 0.5
  const y = (Math.floor(at / width) + 0.5) / height - 0.54
  return Math.exp(-(x * x) / (2 * 0.27 ** 2) - (y * y) / (2 * 0.32 ** 2))
}

function nearest(groups: readonly Lab[], lab: Lab): number {
  return groups.reduce((least, group) => Math.min(least, labDistance(group, lab)), 1)
}

/** Parts values into low and high where the two lie furthest apart. */
function divide(values: Float32Array): Uint8Array {
  const counts = new Float64Array(128)
  const most = values.reduce((high, value) => Math.max(high, value), 1e-6)
  for (const value of values) {
    const level = Math.min(127, Math.floor((value / most) * 128))
    counts[level] = (counts[level] ?? 0) + 1
  }
  const limit = ((findCut(counts, values.length) + 1) / 128) * most
  return Uint8Array.from(values, (value) => (value >= limit ? 1 : 0))
}

function findCut(counts: Float64Array, total: number): number {
  const sum = counts.reduce((all, count, level) => all + count * level, 0)
  let [best, cut, low, lowSum] = [-1, 0, 0, 0]
  for (const [level, count] of counts.entries()) {
    low += count
    lowSum += count * level
    if (low === 0 || low === total) continue
    const between = low * (total - low) * (lowSum / low - (sum - lowSum) / (total - low)) ** 2
    if (between > best) [best, cut] = [between, level]
  }
  return cut
}

/** Every pixel goes to the side whose colours are nearer, smoothed over its neighbours; the middle is favoured a little. */
function refine(
  labs: readonly Lab[],
  inside: Uint8Array,
  { behind, sight }: { behind: Lab[]; sight: RgbaImage },
): Uint8Array {
  const own = groupsOf(labs, inside, 1).filter((lab) => nearest(behind, lab) > LEAST_APART)
  const rest = groupsOf(labs, inside, 0).filter((lab) => nearest(own, lab) > SAME)
  const others = [...behind, ...rest]
  if (own.length === 0) return inside
  const pull = Float32Array.from(labs, (lab, at) => {
    return nearest(others, lab) - nearest(own, lab) + (centreOf(at, sight) - 0.45) * 0.04
  })
  blurField(pull, sight.width, 1)
  return Uint8Array.from(pull, (value) => (value > 0 ? 1 : 0))
}

function groupsOf(labs: readonly Lab[], inside: Uint8Array, side: 0 | 1): Lab[] {
  const sideColours = labs.filter((_, at) => inside[at] === side)
  return clusterColours(sideColours, OWN_COLOURS).map(({ lab }) => lab)
}

/** Only what is clearly something is given out. */
function judge(part: Uint8Array, apart: Float32Array, sight: RgbaImage): CutOut | null {
  const count = part.reduce((sum, value) => sum + value, 0)
  const share = count / part.length
  if (share < LEAST_SHARE || share > MOST_SHARE || touched(part, sight) > MOST_TOUCHED) return null
  let [within, without] = [0, 0]
  for (const [at, value] of apart.entries()) part[at] === 1 ? (within += value) : (without += value)
  const mean = within / count
  if (mean < LEAST_APART || mean < (without / (part.length - count)) * TIMES_APART) return null
  return { bytes: part.map((value) => value * 255), share }
}

/** Share of the upper edge and the two sides that the part covers. */
function touched(part: Uint8Array, { width, height }: RgbaImage): number {
  let count = 0
  for (let column = 0; column < width; column++) count += part[column] ?? 0
  for (let row = 0; row < height; row++) count += (part[row * width] ?? 0) + (part[row * width + width - 1] ?? 0)
  return count / (width + height * 2)
}

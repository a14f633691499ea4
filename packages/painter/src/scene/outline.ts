import { createCanvas } from '@napi-rs/canvas'
import { createRandom } from '../base/chance.ts'
import { drawSubject, subjectTraits } from '../subjects/draw-subject.ts'
import type { Hand } from '../subjects/kit/soft-shade.ts'
import type { Actor } from './actor.ts'

/** What a subject covers, looking right: shares of its height, 0, 0 in the middle of its feet, x forward and y up. */
export interface Outline {
  /** Height of the highest point at a place; null where it covers nothing. */
  topAt(x: number): number | null
  /** Height of the lowest point at a place; null where it covers nothing. */
  bottomAt(x: number): number | null
  /** Widest reach forward and back. */
  front: number
  back: number
}

/** Pixels of a subject's height while it is measured. */
const TALL = 40
const SPARE = 10
const OPAQUE = 90

const PLAIN_LIGHT = { light: '#ffffff', ambient: '#c0c0c0', shade: '#404040', ground: '#808080' }

/** Draws a subject small, in the pose that it takes in the picture, to see where it ends. */
export function measureOutline(actor: Actor, hand: Hand = 'third'): Outline {
  const aspect = subjectTraits(actor.name)?.aspect ?? 1
  const half = Math.ceil(TALL * Math.max(0.6, aspect * 0.85))
  const canvas = createCanvas(half * 2, TALL + SPARE * 2)
  const ctx = canvas.getContext('2d')
  drawSubject(actor.name, {
    ctx,
    x: half,
    y: TALL + SPARE,
    height: TALL,
    facing: 1,
    random: createRandom(actor.seed),
    colour: null,
    palette: PLAIN_LIGHT,
    light: { x: 0.6, y: -0.8 },
    niji: false,
    hand,
    ...(actor.pose === undefined ? {} : { pose: actor.pose }),
  })
  const { data, width, height } = ctx.getImageData(0, 0, canvas.width, canvas.height)
  const covers = (column: number, row: number) => (data[(row * width + column) * 4 + 3] ?? 0) > OPAQUE
  return readOutline(covers, { width, height, half })
}

function readOutline(
  covers: (column: number, row: number) => boolean,
  { width, height, half }: { width: number; height: number; half: number },
): Outline {
  const highest: (number | null)[] = []
  const lowest: (number | null)[] = []
  for (let column = 0; column < width; column++) {
    const rows = Array.from({ length: height }, (_, row) => row).filter((row) => covers(column, row))
    const heightOf = (row: number | undefined) => (row === undefined ? null : (TALL + SPARE - row) / TALL)
    highest.push(heightOf(rows[0]))
    lowest.push(heightOf(rows.at(-1)))
  }
  const filled = highest.flatMap((top, column) => (top === null ? [] : [column]))
  const columnOf = (x: number) => Math.min(width - 1, Math.max(0, Math.round(half + x * TALL)))
  return {
    topAt: (x) => highest[columnOf(x)] ?? null,
    bottomAt: (x) => lowest[columnOf(x)] ?? null,
    front: ((filled.at(-1) ?? half) - half) / TALL,
    back: ((filled[0] ?? half) - half) / TALL,
  }
}

/** Where a subject's head is, and how tall; of a thing its upper part at the front. Shares of its height. */
export function findHead(actor: Actor): { x: number; y: number; size: number } {
  const outline = measureOutline(actor)
  const aspect = subjectTraits(actor.name)?.aspect ?? 1
  const upright = aspect < 0.8
  const size = Math.min(0.46, Math.max(0.23, 0.25 + (aspect - 0.55) * 0.26))
  const from = upright ? outline.back : outline.front - (outline.front - outline.back) * 0.42
  const tops: { x: number; top: number }[] = []
  for (let x = from; x <= outline.front; x += 1 / TALL) tops.push({ x, top: outline.topAt(x) ?? 0 })
  const highest = Math.max(0.2, ...tops.map(({ top }) => top))
  const crown = tops.filter(({ top }) => top > highest - size * 0.55)
  const x = crown.reduce((sum, place) => sum + place.x, 0) / Math.max(1, crown.length)
  return { x, y: highest - size * 0.5, size }
}

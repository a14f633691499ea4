import type { Flow } from './field.ts'
import { CELL, type Plate } from './plate.ts'

/** How much of a plate is laid on: 0 to 1 of all of it, or of each corner of the flow. */
export type Strength = number | Float32Array

/**
 * Lays a plate over a picture, each pixel taken from where the flow says; beyond its edge a plate goes on as its own mirror image,
 * or from its other side if it is `endless`.
 */
export function warpPlate(
  onto: Uint32Array,
  plate: Plate,
  flow: Flow,
  { strength = 1, edge = 'mirrored' }: { strength?: Strength; edge?: 'mirrored' | 'endless' } = {},
): void {
  const { width, height, busy } = plate
  const across = flow.columns - 1
  const find = edge === 'mirrored' ? mirrored : endless
  for (let row = 0; row < flow.rows - 1; row++) {
    for (let column = 0; column < across; column++) {
      const node = row * flow.columns + column
      const u = find((flow.x[node] ?? 0) + CELL / 2, width)
      const v = find((flow.y[node] ?? 0) + CELL / 2, height)
      if (busy[Math.floor(v / CELL) * across + Math.floor(u / CELL)] !== 1) continue
      const share = typeof strength === 'number' ? strength : strongest(strength, node, flow.columns)
      if (share > 0.002) warpCell({ onto, plate, flow, find }, { node, left: column * CELL, top: row * CELL }, strength)
    }
  }
}

function strongest(strength: Float32Array, node: number, columns: number): number {
  return Math.max(
    strength[node] ?? 0,
    strength[node + 1] ?? 0,
    strength[node + columns] ?? 0,
    strength[node + columns + 1] ?? 0,
  )
}

interface Work {
  onto: Uint32Array
  plate: Plate
  flow: Flow
  find: (place: number, side: number) => number
}

function warpCell(
  { onto, plate, flow, find }: Work,
  { node, left, top }: { node: number; left: number; top: number },
  strength: Strength,
): void {
  const { width, height } = plate
  const below = node + flow.columns
  const right = Math.min(CELL, width - left)
  const bottom = Math.min(CELL, height - top)
  for (let y = 0; y < bottom; y++) {
    const t = y / CELL
    let u = mix(flow.x, node, below, t)
    let v = mix(flow.y, node, below, t)
    let laid = 256
    let more = 0
    if (typeof strength === 'number') laid = strength * 256
    else {
      laid = mix(strength, node, below, t) * 256
      more = (mix(strength, node + 1, below + 1, t) * 256 - laid) / CELL
    }
    const du = (mix(flow.x, node + 1, below + 1, t) - u) / CELL
    const dv = (mix(flow.y, node + 1, below + 1, t) - v) / CELL
    let at = (top + y) * width + left
    for (let x = 0; x < right; x++, at++, u += du, v += dv, laid += more) {
      const colour = sample(plate, find(u, width), find(v, height))
      const alpha = ((colour >>> 24) * laid) >> 8
      if (alpha >= 255) onto[at] = colour
      else if (alpha > 0) onto[at] = cover(onto[at] as number, colour, alpha)
    }
  }
}

function mix(values: Float32Array, from: number, to: number, share: number): number {
  const first = values[from] as number
  return first + ((values[to] as number) - first) * share
}

function mirrored(place: number, side: number): number {
  const last = side - 1
  const there = place < 0 ? -place : place > last ? last * 2 - place : place
  return there < 0 ? 0 : there > last ? last : there
}

function endless(place: number, side: number): number {
  return place - Math.floor(place / side) * side
}

/** Two of the four channels of a colour. */
const PAIR = 0xff00ff
const HALF = 0x800080

/** The colour between four pixels, to a 256th of their distance. */
function sample({ pixels, width, height }: Plate, u: number, v: number): number {
  const x = (u * 256) | 0
  const y = (v * 256) | 0
  const s = x & 255
  const t = y & 255
  const at = (y >> 8) * width + (x >> 8)
  const a = pixels[at] as number
  if ((s | t) === 0) return a
  const next = (x >> 8) + 1 < width ? 1 : 0
  const down = (y >> 8) + 1 < height ? width : 0
  const b = pixels[at + next] as number
  const c = pixels[at + down] as number
  const d = pixels[at + down + next] as number
  if (a === b && a === c && a === d) return a
  const low = blend(blend(a & PAIR, b & PAIR, s), blend(c & PAIR, d & PAIR, s), t)
  const high = blend(blend((a >>> 8) & PAIR, (b >>> 8) & PAIR, s), blend((c >>> 8) & PAIR, (d >>> 8) & PAIR, s), t)
  return (low | (high << 8)) >>> 0
}

function blend(first: number, second: number, share: number): number {
  return ((Math.imul(first, 256 - share) + Math.imul(second, share) + HALF) >>> 8) & PAIR
}

/** A colour over an opaque one; `alpha` 1 to 254. */
function cover(under: number, colour: number, alpha: number): number {
  const share = alpha + (alpha >> 7)
  const low = blend(under & PAIR, colour & PAIR, share)
  const high = blend((under >>> 8) & 0xff, (colour >>> 8) & 0xff, share)
  return (0xff000000 | low | (high << 8)) >>> 0
}

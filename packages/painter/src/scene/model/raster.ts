import type { Mesh } from './mesh.ts'

/** For each sample the face that is seen and how near it is; 0 where nothing is. */
export interface Depths {
  width: number
  height: number
  nearness: Float32Array
  /** Index of a surface, or -1. */
  surfaces: Int32Array
}

export function createDepths(width: number, height: number): Depths {
  const size = width * height
  return {
    width,
    height,
    nearness: new Float32Array(size).fill(Number.NEGATIVE_INFINITY),
    surfaces: new Int32Array(size).fill(-1),
  }
}

/** Writes a corner of the world as column, row and nearness into `out`; nearness grows towards the eye and is straight on the screen. */
export interface Projection {
  /** Camera space: right, up, away. */
  turn: (x: number, y: number, z: number, out: Float64Array) => void
  /** Camera space at a place of one list to samples at a place of the other. */
  land: (turned: Float64Array, at: number, out: Float64Array, to: number) => void
  /** Nearest distance that is drawn. */
  near: number
}

/** Draws each triangle that `wants` says yes to. */
export function rasterise(depths: Depths, mesh: Mesh, projection: Projection, wants: (face: number) => boolean): void {
  const turned = new Float64Array(12)
  const corner = new Float64Array(3)
  const seen = new Float64Array(9)
  const { corners, faces } = mesh
  for (let face = 0; face < faces.length; face += 4) {
    if (!wants(face)) continue
    let before = 0
    for (let k = 0; k < 3; k++) {
      const at = (faces[face + k] as number) * 3
      projection.turn(corners[at] as number, corners[at + 1] as number, corners[at + 2] as number, corner)
      turned[k * 3] = corner[0] as number
      turned[k * 3 + 1] = corner[1] as number
      turned[k * 3 + 2] = corner[2] as number
      if ((corner[2] as number) < projection.near) before++
    }
    if (before === 3) continue
    const surface = faces[face + 3] as number
    const count = before === 0 ? 3 : clipNear(turned, projection.near)
    for (let k = 1; k + 1 < count; k++) {
      projection.land(turned, 0, seen, 0)
      projection.land(turned, k * 3, seen, 3)
      projection.land(turned, k * 3 + 3, seen, 6)
      drawTriangle(depths, seen, surface)
    }
  }
}

/** Cuts a triangle off before the eye, in place; returns how many corners are left. */
function clipNear(turned: Float64Array, near: number): number {
  const from = turned.slice(0, 9)
  let count = 0
  for (let k = 0; k < 3; k++) {
    const a = k * 3
    const b = ((k + 1) % 3) * 3
    const [za, zb] = [from[a + 2] as number, from[b + 2] as number]
    if (za >= near) turned.set(from.subarray(a, a + 3), count++ * 3)
    if (za >= near === zb >= near) continue
    const share = (near - za) / (zb - za)
    for (let i = 0; i < 3; i++) {
      const start = from[a + i] as number
      turned[count * 3 + i] = start + ((from[b + i] as number) - start) * share
    }
    count++
  }
  return count
}

function drawTriangle(depths: Depths, seen: Float64Array, surface: number): void {
  const x0 = seen[0] as number
  const y0 = seen[1] as number
  const w0 = seen[2] as number
  const x1 = seen[3] as number
  const y1 = seen[4] as number
  const w1 = seen[5] as number
  const x2 = seen[6] as number
  const y2 = seen[7] as number
  const w2 = seen[8] as number
  const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
  if (Math.abs(area) < 1e-7) return
  const across = ((w1 - w0) * (y2 - y0) - (w2 - w0) * (y1 - y0)) / area
  const down = ((w2 - w0) * (x1 - x0) - (w1 - w0) * (x2 - x0)) / area
  const top = Math.max(0, Math.ceil(Math.min(y0, y1, y2) - 0.5))
  const bottom = Math.min(depths.height - 1, Math.floor(Math.max(y0, y1, y2) - 0.5))
  const { width, nearness, surfaces } = depths
  for (let row = top; row <= bottom; row++) {
    const y = row + 0.5
    let left = Number.POSITIVE_INFINITY
    let right = Number.NEGATIVE_INFINITY
    if (y0 <= y !== y1 <= y) {
      const x = x0 + ((y - y0) * (x1 - x0)) / (y1 - y0)
      left = x
      right = x
    }
    if (y1 <= y !== y2 <= y) {
      const x = x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)
      if (x < left) left = x
      if (x > right) right = x
    }
    if (y2 <= y !== y0 <= y) {
      const x = x2 + ((y - y2) * (x0 - x2)) / (y0 - y2)
      if (x < left) left = x
      if (x > right) right = x
    }
    const from = Math.max(0, Math.ceil(left - 0.5))
    const to = Math.min(width, Math.ceil(right - 0.5))
    let near = w0 + (from + 0.5 - x0) * across + (y - y0) * down
    for (let at = row * width + from, end = row * width + to; at < end; at++) {
      if (near > (nearness[at] as number)) {
        nearness[at] = near
        surfaces[at] = surface
      }
      near += across
    }
  }
}

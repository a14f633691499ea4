import { createRay, type Ray, type Rays } from './camera.ts'
import type { Distance } from './shapes.ts'
import type { Solid } from './solid.ts'

/** What each ray meets first: how far away, and which of the bodies; -1 none. */
export interface Hits {
  depth: Float32Array
  solid: Int16Array
}

const STEPS = 56
const NEAR = 0.006
const FAR = 1e6

/** Follows every ray to the bodies that it may meet, one body after the other. */
export function traceSolids(rays: Rays, solids: readonly Solid[]): Hits {
  const count = rays.columns * rays.rows
  const hits: Hits = { depth: new Float32Array(count).fill(FAR), solid: new Int16Array(count).fill(-1) }
  for (const [index, solid] of solids.entries()) traceOne(rays, hits, { solid, index })
  return hits
}

function traceOne(rays: Rays, hits: Hits, { solid, index }: { solid: Solid; index: number }): void {
  const { distance, reach } = solid.shape
  const ball = ballOf(solid)
  const covered = rays.cover(ball)
  if (covered === null) return
  const [left, right, top, bottom] = covered
  const ray = createRay()
  const own = createRay()
  const walk: Walk = { from: 0, to: 0, near: Math.max(NEAR, reach * 0.0006) }
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      rays.ray(column, row, ray)
      const at = row * rays.columns + column
      if (!meetBall(ray, ball, walk)) continue
      walk.to = Math.min(walk.to, hits.depth[at] ?? FAR)
      if (walk.from >= walk.to) continue
      turnRay(ray, solid, own)
      const along = walkTo(distance, own, walk)
      if (along < 0) continue
      hits.depth[at] = along
      hits.solid[at] = index
    }
}

interface Walk {
  from: number
  to: number
  near: number
}

function meetBall(ray: Ray, ball: { x: number; y: number; z: number; reach: number }, walk: Walk): boolean {
  const cx = ray.ox - ball.x
  const cy = ray.oy - ball.y
  const cz = ray.oz - ball.z
  const half = cx * ray.dx + cy * ray.dy + cz * ray.dz
  const inside = half * half - (cx * cx + cy * cy + cz * cz - ball.reach * ball.reach)
  if (inside <= 0) return false
  const wide = Math.sqrt(inside)
  walk.from = Math.max(0, -half - wide)
  walk.to = -half + wide
  return true
}

/** The ray as the body sees it. */
function turnRay(ray: Ray, { x, y, z, turn }: Solid, own: Ray): void {
  const ox = ray.ox - x
  const oy = ray.oy - y
  const oz = ray.oz - z
  own.ox = turn.xx * ox + turn.xy * oy + turn.xz * oz
  own.oy = turn.yx * ox + turn.yy * oy + turn.yz * oz
  own.oz = turn.zx * ox + turn.zy * oy + turn.zz * oz
  own.dx = turn.xx * ray.dx + turn.xy * ray.dy + turn.xz * ray.dz
  own.dy = turn.yx * ray.dx + turn.yy * ray.dy + turn.yz * ray.dz
  own.dz = turn.zx * ray.dx + turn.zy * ray.dy + turn.zz * ray.dz
}

/** Strides as far as nothing can be in the way. @returns where it meets the surface, or -1 */
function walkTo(distance: Distance, { ox, oy, oz, dx, dy, dz }: Ray, { from, to, near }: Walk): number {
  let along = from
  for (let step = 0; step < STEPS && along < to; step++) {
    const away = distance(ox + dx * along, oy + dy * along, oz + dz * along)
    if (away < near) return along
    along += away * 0.92
  }
  return -1
}

/** The ball around a body, in the scene. */
export function ballOf({ shape, x, y, z, turn }: Solid): { x: number; y: number; z: number; reach: number } {
  const [mx, my, mz] = shape.middle
  return {
    x: x + turn.xx * mx + turn.yx * my + turn.zx * mz,
    y: y + turn.xy * mx + turn.yy * my + turn.zy * mz,
    z: z + turn.xz * mx + turn.yz * my + turn.zz * mz,
    reach: shape.reach,
  }
}

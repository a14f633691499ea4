import type { Ray } from '../still-life/camera.ts'
import type { Look, Solid } from '../still-life/solid.ts'
import type { Surface } from '../still-life/read-surface.ts'

const DULL: Look = { colour: [128, 128, 128], gloss: 0, polish: 0 }

export function createSurface(): Surface {
  return { x: 0, y: 0, z: 0, nx: 0, ny: 1, nz: 0, colour: new Float32Array(3), look: DULL }
}

/** Centimetres that a ray goes inside a body before it comes out again. */
export function measureThickness({ shape, x, y, z, turn }: Solid, ray: Ray, from: number): number {
  const { distance, reach } = shape
  let along = from + 0.1
  for (let step = 0; step < 14; step++) {
    const ox = ray.ox + ray.dx * along - x
    const oy = ray.oy + ray.dy * along - y
    const oz = ray.oz + ray.dz * along - z
    const inside = -distance(
      turn.xx * ox + turn.xy * oy + turn.xz * oz,
      turn.yx * ox + turn.yy * oy + turn.yz * oz,
      turn.zx * ox + turn.zy * oy + turn.zz * oz,
    )
    if (inside < 0.01 || along - from > reach * 2) break
    along += inside + 0.03
  }
  return along - from
}

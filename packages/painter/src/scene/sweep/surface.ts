import type { Ray } from '../still-life/camera.ts'
import type { Look, Solid } from '../still-life/solid.ts'

/** Where a ray meets a body: the place, the direction that the surface faces and its colour as bytes. */
export interface Surface {
  x: number
  y: number
  z: number
  nx: number
  ny: number
  nz: number
  colour: Float32Array
  look: Look
}

const DULL: Look = { colour: [128, 128, 128], gloss: 0, polish: 0 }

export function createSurface(): Surface {
  return { x: 0, y: 0, z: 0, nx: 0, ny: 1, nz: 0, colour: new Float32Array(3), look: DULL }
}

export function readSurface(surface: Surface, solid: Solid, { ray, along }: { ray: Ray; along: number }): void {
  const { shape, look, turn } = solid
  surface.x = ray.ox + ray.dx * along
  surface.y = ray.oy + ray.dy * along
  surface.z = ray.oz + ray.dz * along
  const ox = surface.x - solid.x
  const oy = surface.y - solid.y
  const oz = surface.z - solid.z
  const px = turn.xx * ox + turn.xy * oy + turn.xz * oz
  const py = turn.yx * ox + turn.yy * oy + turn.yz * oz
  const pz = turn.zx * ox + turn.zy * oy + turn.zz * oz
  const { distance } = shape
  const e = Math.max(0.015, Math.min(0.14, shape.reach * 0.018))
  const a = distance(px + e, py - e, pz - e)
  const b = distance(px - e, py - e, pz + e)
  const c = distance(px - e, py + e, pz - e)
  const d = distance(px + e, py + e, pz + e)
  const nx = a - b - c + d
  const ny = -a - b + c + d
  const nz = -a + b - c + d
  const long = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
  surface.nx = (turn.xx * nx + turn.yx * ny + turn.zx * nz) / long
  surface.ny = (turn.xy * nx + turn.yy * ny + turn.zy * nz) / long
  surface.nz = (turn.xz * nx + turn.yz * ny + turn.zz * nz) / long
  surface.look = look
  surface.colour.set(look.colour)
  look.paint?.(px, py, pz, surface.colour)
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

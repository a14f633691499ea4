import type { Ray } from './camera.ts'
import type { Look, Solid } from './solid.ts'

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

/** How far apart a surface is felt for its direction: least, most, and the share of a body's reach, in centimetres. */
export interface Feel {
  least: number
  most: number
  share: number
}

/** Reads a body where a ray meets it. */
export function readSurface(
  surface: Surface,
  solid: Solid,
  { ray, along }: { ray: Ray; along: number },
  feel: Feel,
): void {
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
  const e = Math.max(feel.least, Math.min(feel.most, shape.reach * feel.share))
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

import type { Frame } from '../../base/frame.ts'
import type { Camera } from './camera.ts'
import type { Point } from './material.ts'
import type { Surface } from './mesh.ts'
import type { Projection } from './raster.ts'

/** Nearer than this nothing is drawn. */
const NEAR = 0.15

/** Camera space and samples of a picture with so many of them along a pixel. */
export function project({ eye, right, up, forward, focal, cx, cy }: Camera, frame: Frame, fine: number): Projection {
  const scale = frame.scale * fine
  return {
    near: NEAR,
    turn: (wx, wy, wz, out) => {
      const x = wx - eye[0]
      const y = wy - eye[1]
      const z = wz - eye[2]
      out[0] = x * right[0] + y * right[1] + z * right[2]
      out[1] = x * up[0] + y * up[1] + z * up[2]
      out[2] = x * forward[0] + y * forward[1] + z * forward[2]
    },
    land: (turned, at, out, to) => {
      const near = 1 / (turned[at + 2] as number)
      out[to] = (cx + focal * (turned[at] as number) * near - frame.view.left) * scale
      out[to + 1] = (cy - focal * (turned[at + 1] as number) * near - frame.view.top) * scale
      out[to + 2] = near
    },
  }
}

export function locate(
  point: Point,
  { eye, right, up, forward, focal, cx, cy }: Camera,
  at: { x: number; y: number },
  away: number,
): void {
  const across = ((at.x - cx) / focal) * away
  const rise = ((cy - at.y) / focal) * away
  point.x = eye[0] + forward[0] * away + right[0] * across + up[0] * rise
  point.y = eye[1] + forward[1] * away + right[1] * across + up[1] * rise
  point.z = eye[2] + forward[2] * away + right[2] * across + up[2] * rise
  point.foot = away / focal
}

/** Place on the surface, its normal towards the eye, and how wide a pixel lies on it. */
export function lie(point: Point, surface: Surface, { eye }: Camera, scale: number): void {
  const { origin, u, v, normal } = surface
  const [x, y, z] = [point.x - origin[0], point.y - origin[1], point.z - origin[2]]
  point.u = x * u[0] + y * u[1] + z * u[2]
  point.v = x * v[0] + y * v[1] + z * v[2]
  point.nx = normal[0]
  point.ny = normal[1]
  point.nz = normal[2]
  surface.bend?.(point)
  const [dx, dy, dz] = [eye[0] - point.x, eye[1] - point.y, eye[2] - point.z]
  const towards = (dx * point.nx + dy * point.ny + dz * point.nz) / Math.sqrt(dx * dx + dy * dy + dz * dz)
  if (towards < 0 && !surface.land) {
    point.nx = -point.nx
    point.ny = -point.ny
    point.nz = -point.nz
  }
  point.facing = surface.land ? Math.max(0, towards) : Math.abs(towards)
  point.foot /= scale * Math.sqrt(Math.max(0.04, point.facing))
  point.tint = surface.tint
  point.colour = surface.colour
  point.glow = 0
  point.thin = 0
  point.mirror = 0
}

import type { Rgb } from '../../base/colour.ts'
import type { Material, Point } from './material.ts'

/** A point or a direction of the world in metres: right, up, away. */
export type Spot = readonly [x: number, y: number, z: number]

/** Where a thing stands; its own space is turned about the upright. */
export interface Site {
  x: number
  y: number
  z: number
  /** Radians. */
  turn?: number
}

/** What a face is made of, and where its pattern begins. */
export interface Coat {
  material: Material
  /** 0..1: tells pieces of the same material apart. */
  tint?: number
  colour?: Rgb
  /** Where the pattern is measured from, and along what; a face without them measures by its own corner. */
  origin?: Spot
  along?: Spot
  /** Casts no shadow. */
  airy?: true
  /** Turns the normal of a point as a smooth surface would have it. */
  bend?: Bend
  /** Seen from above alone. */
  land?: true
}

export type Bend = (point: Point) => void

/** A coat as it lies on one face: `u` and `v` are its axes. */
export interface Surface {
  material: Material
  tint: number
  colour: Rgb
  origin: Spot
  u: Spot
  v: Spot
  normal: Spot
  airy: boolean
  bend: Bend | null
  land: boolean
}

/** Everything that is built in a scene, as triangles. */
export interface Mesh {
  /** Three numbers a corner. */
  corners: number[]
  /** Three corners and a surface each. */
  faces: number[]
  surfaces: Surface[]
}

export function createMesh(): Mesh {
  return { corners: [], faces: [], surfaces: [] }
}

export function toWorld({ x, y, z, turn = 0 }: Site, [right, up, away]: Spot): Spot {
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  return [x + right * cos + away * sin, y + up, z - right * sin + away * cos]
}

/** Many triangles of one make, as a sheet of land has them. */
export function addSurface(mesh: Mesh, coat: Coat): number {
  mesh.surfaces.push(layCoat(coat, [0, 0, 0], [0, 1, 0]))
  return mesh.surfaces.length - 1
}

/** A flat face of three or more corners in order; it is seen from both sides. */
export function addFace(mesh: Mesh, spots: readonly Spot[], coat: Coat, normal = faceNormal(spots)): void {
  const first = mesh.corners.length / 3
  for (const [x, y, z] of spots) mesh.corners.push(x, y, z)
  const surface = mesh.surfaces.length
  mesh.surfaces.push(layCoat(coat, spots[0] ?? [0, 0, 0], normal))
  for (let at = 1; at + 1 < spots.length; at++) mesh.faces.push(first, first + at, first + at + 1, surface)
}

function layCoat(coat: Coat, corner: Spot, normal: Spot): Surface {
  const flat = Math.abs(normal[1]) > 0.92
  const u = coat.along ?? (flat ? ([1, 0, 0] as const) : unit([normal[2], 0, -normal[0]]))
  const v = cross(normal, u)
  return {
    material: coat.material,
    tint: coat.tint ?? 0,
    colour: coat.colour ?? [128, 128, 128],
    origin: coat.origin ?? corner,
    u,
    v: v[1] < 0 ? scaled(v, -1) : v,
    normal,
    airy: coat.airy === true,
    bend: coat.bend ?? null,
    land: coat.land === true,
  }
}

function faceNormal(spots: readonly Spot[]): Spot {
  const [a = [0, 0, 0], b = [1, 0, 0], c = [0, 0, 1]] = spots
  const normal = cross(minus(b, a), minus(c, a))
  if (Math.hypot(...normal) > 1e-9 || spots.length < 4) return unit(normal)
  return unit(cross(minus(c, a), minus(spots[3] ?? a, a)))
}

export const minus = (a: Spot, b: Spot): Spot => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scaled = (a: Spot, by: number): Spot => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Spot, b: Spot): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export function cross(a: Spot, b: Spot): Spot {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function unit(a: Spot): Spot {
  const length = Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}

import type { Point } from './material.ts'
import { addFace, type Coat, cross, type Mesh, minus, type Site, type Spot, scaled, toWorld, unit } from './mesh.ts'

interface Box {
  /** Middle of its base. */
  at: Spot
  /** Width, height, depth. */
  size: Spot
  coat: Coat
  /** Of another make than the sides. */
  top?: Coat
  front?: Coat
}

/** An upright box; its lower face is never seen. */
export function addBox(mesh: Mesh, site: Site, { at, size, coat, top = coat, front = coat }: Box): void {
  const [x, y, z] = at
  const [w, h, d] = [size[0] / 2, size[1], size[2] / 2]
  const spot = (right: number, up: number, away: number) => toWorld(site, [x + right * w, y + up * h, z + away * d])
  const [a, b, c, e] = [spot(-1, 0, -1), spot(1, 0, -1), spot(1, 0, 1), spot(-1, 0, 1)]
  const [f, g, i, j] = [spot(-1, 1, -1), spot(1, 1, -1), spot(1, 1, 1), spot(-1, 1, 1)]
  addFace(mesh, [a, b, g, f], front)
  addFace(mesh, [c, e, j, i], coat)
  addFace(mesh, [e, a, f, j], coat)
  addFace(mesh, [b, c, i, g], coat)
  addFace(mesh, [f, g, i, j], top)
}

interface Round {
  at: Spot
  /** Radius and height, from below. */
  rings: readonly (readonly [radius: number, up: number])[]
  coat: Coat
  sides?: number
  /** Shown whole, or this part of a turn. */
  from?: number
  to?: number
}

const NONE = [0, 0] as const

/** Anything turned on a wheel: a pillar, a drum, a dome, a vase. */
export function addRound(mesh: Mesh, site: Site, { at, rings, coat, sides = 12, from = 0, to = 1 }: Round): void {
  const spot = (turn: number, [radius, up]: readonly [number, number]) => {
    const angle = turn * Math.PI * 2
    return toWorld(site, [at[0] + Math.cos(angle) * radius, at[1] + up, at[2] + Math.sin(angle) * radius])
  }
  const middle = toWorld(site, at)
  const smooth = { bend: roundBend(middle, rings), ...coat }
  for (let ring = 0; ring + 1 < rings.length; ring++) {
    const low = rings[ring] ?? NONE
    const high = rings[ring + 1] ?? NONE
    for (let side = 0; side < sides; side++) {
      const [a, b] = [from + ((to - from) * side) / sides, from + ((to - from) * (side + 1)) / sides]
      addFace(mesh, [spot(a, low), spot(b, low), spot(b, high), spot(a, high)], smooth)
    }
  }
}

/** Out from the axis; how far up or down each ring leans is taken from where the point lies. */
function roundBend([x, y, z]: Spot, rings: Round['rings']): (point: Point) => void {
  const bends = rings.slice(1).map(([radius, up], index) => {
    const [below = 0, low = 0] = rings[index] ?? []
    const length = Math.hypot(up - low, below - radius) || 1
    return { top: y + up, out: Math.abs(up - low) / length, up: (below - radius) / length }
  })
  return (point) => {
    const [dx, dz] = [point.x - x, point.z - z]
    const flat = Math.sqrt(dx * dx + dz * dz) || 1
    const ring = bends.find(({ top }) => point.y <= top + 1e-6) ?? bends[bends.length - 1]
    if (ring === undefined) return
    point.nx = (dx / flat) * ring.out
    point.ny = ring.up
    point.nz = (dz / flat) * ring.out
  }
}

/** A beam or a bough along a line, four-sided, from its first to its last thickness. */
export function addTube(mesh: Mesh, line: readonly Spot[], [first, last]: readonly [number, number], coat: Coat): void {
  const rings = line.map((spot, index) => {
    const before = line[Math.max(0, index - 1)] ?? spot
    const after = line[Math.min(line.length - 1, index + 1)] ?? spot
    const way = unit(minus(after, before))
    const across = unit(cross(Math.abs(way[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0], way))
    const over = cross(way, across)
    const half = first + ((last - first) * index) / Math.max(1, line.length - 1)
    return [
      [1, 1],
      [1, -1],
      [-1, -1],
      [-1, 1],
    ].map(([p = 0, q = 0]) => sum(spot, sum(scaled(across, p * half * 0.7), scaled(over, q * half * 0.7))))
  })
  for (let at = 0; at + 1 < rings.length; at++) {
    const [near, far] = [rings[at] ?? [], rings[at + 1] ?? []]
    for (let k = 0; k < 4; k++) {
      const next = (k + 1) % 4
      const [a, b, c, d] = [near[k], near[next], far[next], far[k]]
      if (a && b && c && d) addFace(mesh, [a, b, c, d], coat)
    }
  }
}

function sum(a: Spot, b: Spot): Spot {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

/** A bent sheet: `at(s, t)` for both in 0..1, in so many steps. */
export function addSheet(
  mesh: Mesh,
  at: (s: number, t: number) => Spot,
  [across, along]: readonly [number, number],
  coat: Coat,
): void {
  for (let i = 0; i < across; i++) {
    for (let j = 0; j < along; j++) {
      const [s0, s1, t0, t1] = [i / across, (i + 1) / across, j / along, (j + 1) / along]
      addFace(mesh, [at(s0, t0), at(s1, t0), at(s1, t1), at(s0, t1)], coat)
    }
  }
}

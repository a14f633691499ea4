import { addFace, type Coat, type Mesh, type Site, type Spot, toWorld } from './mesh.ts'
import { addSheet, addTube } from './solids.ts'
import { eaveBoard, ridgeTile, roofTiles } from './materials/tiles.ts'

export interface Roof {
  /** Middle of the walls' upper edge. */
  at: Spot
  /** Width and depth of the walls. */
  size: readonly [number, number]
  /** Ridge over the eaves. */
  rise: number
  /** How far it stands out over the walls. */
  eaves: number
  colour: readonly [number, number, number]
  /** Colour of what is under the eaves. */
  wood?: readonly [number, number, number]
  /** How far the corners turn up. */
  lift?: number
  /** Share of the width that the ridge has: 1 a gable, less a hipped roof, 0 a tent. */
  ridge?: number
}

/** A tiled roof with a hollow curve and corners that turn up. */
export function addTiledRoof(mesh: Mesh, site: Site, roof: Roof): void {
  const { size, eaves, ridge = 1 } = roof
  const half = [size[0] / 2 + eaves, size[1] / 2 + eaves] as const
  const spot = (s: number, t: number, side: 1 | -1) => frontSpot(roof, half, { s, t, side })
  const origin = toWorld(site, roof.at)
  const tiles: Coat = { material: roofTiles, colour: roof.colour, origin, tint: hash(roof) }
  for (const side of [-1, 1] as const) {
    const along = direction(site, [1, 0, 0])
    addSheet(mesh, (s, t) => toWorld(site, spot(s * 2 - 1, t, side)), [10, 6], { ...tiles, along })
    if (ridge < 1) {
      const across = direction(site, [0, 0, 1])
      addSheet(mesh, (s, t) => toWorld(site, endSpot(roof, half, { s: s * 2 - 1, t, side })), [10, 6], {
        ...tiles,
        along: across,
      })
    }
    addEave(mesh, site, roof, (s) => spot(s * 2 - 1, 0, side))
    if (ridge < 1) addEave(mesh, site, roof, (s) => endSpot(roof, half, { s: s * 2 - 1, t: 0, side }))
    if (ridge < 1) addHips(mesh, site, roof, (s, t) => spot(s, t, side))
    else addGableEdge(mesh, site, roof, (t) => [spot(side, t, -1), spot(side, t, 1)])
  }
  addRidge(mesh, site, roof, half)
}

type Half = readonly [number, number]

/** Height over the eaves at a share of the slope: hollow, as tiles hang. */
function curveAt(t: number): number {
  return t * (0.62 + 0.38 * t)
}

function liftAt({ lift = 0 }: Roof, s: number, t: number): number {
  return lift * Math.abs(s) ** 5 * (1 - t) ** 2
}

function ridgeHalf({ size, eaves, ridge = 1 }: Roof): number {
  return ridge === 1 ? size[0] / 2 + eaves : (size[0] / 2) * ridge
}

function frontSpot(roof: Roof, half: Half, { s, t, side }: { s: number; t: number; side: number }): Spot {
  const [x, y, z] = roof.at
  const flare =
    1 +
    (roof.ridge === undefined || roof.ridge === 1
      ? 0
      : 0.035 * Math.abs(s) ** 6 * (1 - t) * Math.min(1, roof.lift ?? 0))
  const wide = half[0] + (ridgeHalf(roof) - half[0]) * t
  return [
    x + s * wide * flare,
    y - droop(roof) + curveAt(t) * (roof.rise + droop(roof)) + liftAt(roof, s, t),
    z + side * half[1] * (1 - t) * flare,
  ]
}

function endSpot(roof: Roof, half: Half, { s, t, side }: { s: number; t: number; side: number }): Spot {
  const [x, y, z] = roof.at
  const flare = 1 + 0.035 * Math.abs(s) ** 6 * (1 - t) * Math.min(1, roof.lift ?? 0)
  const out = half[0] + (ridgeHalf(roof) - half[0]) * t
  return [
    x + side * out * flare,
    y - droop(roof) + curveAt(t) * (roof.rise + droop(roof)) + liftAt(roof, s, t),
    z + s * half[1] * (1 - t) * flare,
  ]
}

/** The eaves hang a little lower than the walls are high. */
function droop({ eaves, rise }: Roof): number {
  return Math.min(rise * 0.2, eaves * 0.22)
}

/** The edge of the tiles and the boards under it. */
function addEave(mesh: Mesh, site: Site, roof: Roof, edge: (s: number) => Spot): void {
  const thick = 0.1 + roof.eaves * 0.08
  const [, y] = roof.at
  const coat: Coat = { material: eaveBoard, colour: roof.wood ?? [96, 70, 52], airy: true }
  addSheet(
    mesh,
    (s, t) => {
      const spot = edge(s)
      return toWorld(site, [spot[0], spot[1] - t * thick, spot[2]])
    },
    [10, 1],
    { material: ridgeTile, colour: roof.colour },
  )
  addSheet(
    mesh,
    (s, t) => {
      const spot = edge(s)
      const [cx, cz] = [roof.at[0], roof.at[2]]
      const inward = 1 - (t * roof.eaves * 0.95) / Math.max(roof.eaves, Math.hypot(spot[0] - cx, spot[2] - cz) * 0.72)
      return toWorld(site, [
        cx + (spot[0] - cx) * inward,
        spot[1] - thick + (y - spot[1] + thick * 1.5) * t,
        cz + (spot[2] - cz) * inward,
      ])
    },
    [10, 1],
    coat,
  )
}

function addHips(mesh: Mesh, site: Site, roof: Roof, edge: (s: number, t: number) => Spot): void {
  const half = 0.09 + roof.rise * 0.028
  for (const s of [-1, 1]) {
    const line = [0, 0.12, 0.3, 0.55, 0.8, 1].map((t) => {
      const [x, y, z] = edge(s, t)
      return toWorld(site, [x, y + half, z])
    })
    addTube(mesh, line, [half * 0.8, half * 1.1], { material: ridgeTile, colour: roof.colour })
  }
}

function addGableEdge(mesh: Mesh, site: Site, roof: Roof, ends: (t: number) => readonly [Spot, Spot]): void {
  for (const k of [0, 1] as const) {
    const line = [0, 0.25, 0.5, 0.75, 1].map((t) => {
      const [x, y, z] = ends(t)[k]
      return toWorld(site, [x, y + 0.06, z])
    })
    addTube(mesh, line, [0.1, 0.12], { material: ridgeTile, colour: roof.colour })
  }
}

/** The ridge, its ends turned up. */
function addRidge(mesh: Mesh, site: Site, roof: Roof, half: Half): void {
  const [x, y, z] = roof.at
  const wide = Math.min(half[0], ridgeHalf(roof))
  const thick = 0.12 + roof.rise * 0.045
  const up = roof.lift ? 0.3 + roof.rise * 0.12 : 0.1
  const line = [-1, -0.9, -0.6, 0, 0.6, 0.9, 1].map((s) =>
    toWorld(site, [x + s * wide, y + roof.rise + thick * 0.6 + up * Math.abs(s) ** 8, z]),
  )
  if (wide > 0.05) addTube(mesh, line, [thick, thick], { material: ridgeTile, colour: roof.colour })
}

/** The walls' own triangle under a gable. */
export function addGableWall(mesh: Mesh, site: Site, { at, size, rise }: Roof, coat: Coat): void {
  const [x, y, z] = at
  for (const end of [-1, 1]) {
    const right = x + (end * size[0]) / 2
    const curve = [0, 0.3, 0.6, 1].map((t) => [t, curveAt(t) * rise] as const)
    const up = curve.map(([t, h]) => toWorld(site, [right, y + h, z - (size[1] / 2) * (1 - t)]))
    const down = [...curve]
      .reverse()
      .slice(1)
      .map(([t, h]) => toWorld(site, [right, y + h, z + (size[1] / 2) * (1 - t)]))
    addFace(mesh, [...up, ...down], coat)
  }
}

function direction(site: Site, way: Spot): Spot {
  return toWorld({ x: 0, y: 0, z: 0, turn: site.turn ?? 0 }, way)
}

function hash({ at }: Roof): number {
  const mixed = Math.abs(at[0] * 12.9 + at[2] * 78.2)
  return mixed - Math.floor(mixed)
}

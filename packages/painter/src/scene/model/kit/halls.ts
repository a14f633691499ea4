import { brackets, paintedBeam } from '../materials/tiles.ts'
import { ashlar, lattice, plain } from '../materials/walls.ts'
import { type Coat, type Mesh, type Site, toWorld } from '../mesh.ts'
import { addGableWall, addTiledRoof, type Roof } from '../roofs.ts'
import { addBox, addRound } from '../solids.ts'

type Colour = readonly [number, number, number]

export const GLAZED: Colour = [222, 158, 46]
export const GREY_TILES: Colour = [84, 88, 94]
export const VERMILION: Colour = [164, 44, 34]

export interface Hall {
  width: number
  depth: number
  /** Height of its pillars. */
  height: number
  /** Spaces between pillars along its front; odd. */
  bays: number
  roof: Colour
  /** A second roof over the first. */
  tiers?: 1 | 2
  /** Share of the width that the ridge has. */
  ridge?: number
  pillar?: Colour
  /** Blue and green beams and brackets; a plain house has wood. */
  painted?: boolean
  /** No doors: a pavilion. */
  open?: boolean
}

/** A timber hall with pillars, lattice doors, brackets and a roof whose corners turn up; its front looks towards the viewer. */
export function addHall(mesh: Mesh, site: Site, hall: Hall): void {
  const { width, depth, height, tiers = 1, painted = true, open = false } = hall
  addPillars(mesh, site, hall)
  if (!open) addDoors(mesh, site, hall)
  const band: Coat = painted ? { material: paintedBeam } : { material: plain, colour: [98, 62, 44] }
  const beam = Math.max(0.3, height * 0.11)
  addBox(mesh, site, { at: [0, height - beam, 0], size: [width + 0.3, beam, depth + 0.3], coat: band })
  const set = painted ? Math.max(0.35, height * 0.15) : 0.12
  addBox(mesh, site, {
    at: [0, height, 0],
    size: [width + 0.9, set, depth + 0.9],
    coat: painted ? { material: brackets } : band,
  })
  const rise = depth * (tiers === 2 ? 0.22 : 0.4)
  const eaves = Math.max(1, height * 0.3)
  const roof: Roof = {
    at: [0, height + set, 0],
    size: [width, depth],
    rise,
    eaves,
    colour: hall.roof,
    wood: painted ? [58, 84, 82] : [92, 66, 50],
    lift: Math.max(0.5, height * 0.14),
    ridge: hall.ridge ?? 0.72,
  }
  if (tiers === 1) return addTiledRoof(mesh, site, roof)
  addTiledRoof(mesh, site, { ...roof, rise: depth * 0.2, ridge: 0.84 })
  addUpperTier(mesh, site, { hall, roof, set })
}

/** The upper storey: a low wall of brackets under a larger roof. */
function addUpperTier(mesh: Mesh, site: Site, { hall, roof, set }: { hall: Hall; roof: Roof; set: number }): void {
  const { width, depth, height } = hall
  const [w, d] = [width * 0.86, depth * 0.74]
  const base = height + set + depth * 0.09
  const wall = height * 0.34
  addBox(mesh, site, {
    at: [0, base, 0],
    size: [w, wall, d],
    coat: { material: plain, colour: hall.pillar ?? VERMILION },
  })
  addBox(mesh, site, {
    at: [0, base + wall * 0.5, 0],
    size: [w + 0.2, wall * 0.5, d + 0.2],
    coat: { material: paintedBeam },
  })
  addBox(mesh, site, { at: [0, base + wall, 0], size: [w + 1, set, d + 1], coat: { material: brackets } })
  addTiledRoof(mesh, site, {
    ...roof,
    at: [0, base + wall + set, 0],
    size: [w, d],
    rise: d * 0.48,
    ridge: hall.ridge ?? 0.72,
  })
}

function addPillars(mesh: Mesh, site: Site, { width, depth, height, bays, pillar = VERMILION }: Hall): void {
  const radius = Math.max(0.12, height * 0.055)
  const coat = { material: plain, colour: pillar }
  for (let index = 0; index <= bays; index++) {
    const x = (index / bays - 0.5) * width
    for (const z of [-depth / 2, depth / 2]) {
      addRound(mesh, site, {
        at: [x, 0, z],
        rings: [
          [radius, 0],
          [radius * 0.94, height],
        ],
        coat,
        sides: 10,
      })
      addRound(mesh, site, {
        at: [x, 0, z],
        rings: [
          [radius * 1.7, 0],
          [radius * 1.2, radius],
        ],
        coat: { material: ashlar, colour: [178, 174, 166] },
        sides: 10,
      })
    }
  }
  const inner = Math.max(1, Math.round(depth / (width / bays)))
  for (let index = 1; index < inner; index++)
    for (const x of [-width / 2, width / 2])
      addRound(mesh, site, {
        at: [x, 0, (index / inner - 0.5) * depth],
        rings: [
          [radius, 0],
          [radius * 0.94, height],
        ],
        coat,
        sides: 10,
      })
}

/** Doors of lattice set back behind the front pillars, and walls at the sides. */
function addDoors(mesh: Mesh, site: Site, { width, depth, height, bays, pillar = VERMILION }: Hall): void {
  const back = Math.min(2.2, depth * 0.16)
  const z = -depth / 2 + back
  const red = { material: plain, colour: pillar }
  addBox(mesh, site, { at: [0, 0, back / 2], size: [width * 0.99, height * 0.98, depth - back], coat: red })
  const bay = width / bays
  for (let index = 0; index < bays; index++) {
    const x = (index - (bays - 1) / 2) * bay
    const wide = bay * 0.84
    const origin = toWorld(site, [x - wide / 2, height * 0.27, z - 0.06])
    const coat = { material: lattice, colour: [128, 40, 30] as const, tint: 0.3 + ((index * 37) % 60) / 100, origin }
    addBox(mesh, site, { at: [x, height * 0.27, z], size: [wide, height * 0.56, 0.1], coat })
    addBox(mesh, site, {
      at: [x, 0.05, z - 0.02],
      size: [wide, height * 0.21, 0.1],
      coat: { material: plain, colour: pillar },
    })
    addBox(mesh, site, {
      at: [x, height * 0.245, z - 0.04],
      size: [bay, height * 0.025, 0.12],
      coat: { material: plain, colour: [198, 150, 62] },
    })
  }
}

/** A terrace of pale stone with balustrades and a stair before it. */
export function addTerrace(
  mesh: Mesh,
  site: Site,
  {
    width,
    depth,
    height,
    stair = 0,
    colour = [224, 220, 208] as Colour,
  }: { width: number; depth: number; height: number; stair?: number; colour?: Colour },
): void {
  const coat = { material: ashlar, colour }
  addBox(mesh, site, {
    at: [0, 0, 0],
    size: [width, height, depth],
    coat,
    top: { material: ashlar, colour: [196, 190, 178] },
  })
  addBox(mesh, site, {
    at: [0, height - 0.22, 0],
    size: [width + 0.4, 0.22, depth + 0.4],
    coat: { material: plain, colour },
  })
  const z = -depth / 2 + 0.2
  const gap = stair / 2 + 0.3
  if (stair > 0) addStair(mesh, site, { front: -depth / 2, width: stair, height, colour })
  for (const side of [-1, 1]) {
    addRail(mesh, site, { from: [side * gap, height, z], to: [(side * width) / 2, height, z], colour })
    addRail(mesh, site, {
      from: [(side * width) / 2 - side * 0.2, height, z],
      to: [(side * width) / 2 - side * 0.2, height, depth / 2],
      colour,
    })
  }
}

interface Rail {
  from: readonly [number, number, number]
  to: readonly [number, number, number]
  colour: Colour
  high?: number
}

/** Posts with round heads and slabs between them. */
export function addRail(mesh: Mesh, site: Site, { from, to, colour, high = 1 }: Rail): void {
  const length = Math.hypot(to[0] - from[0], to[2] - from[2])
  const posts = Math.max(1, Math.round(length / 1.7))
  const along = Math.abs(to[0] - from[0]) > Math.abs(to[2] - from[2])
  const coat = { material: plain, colour }
  for (let post = 0; post <= posts; post++) {
    const t = post / posts
    const at = [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t,
      from[2] + (to[2] - from[2]) * t,
    ] as const
    addBox(mesh, site, { at, size: [0.22, high * 1.25, 0.22], coat })
    if (post === posts) continue
    const m = (post + 0.5) / posts
    const middle = [
      from[0] + (to[0] - from[0]) * m,
      from[1] + (to[1] - from[1]) * m + 0.05,
      from[2] + (to[2] - from[2]) * m,
    ] as const
    const long = length / posts
    addBox(mesh, site, { at: middle, size: along ? [long, high * 0.62, 0.12] : [0.12, high * 0.62, long], coat })
    addBox(mesh, site, {
      at: [middle[0], middle[1] + high * 0.74, middle[2]],
      size: along ? [long, high * 0.14, 0.16] : [0.16, high * 0.14, long],
      coat,
    })
  }
}

export function addStair(
  mesh: Mesh,
  site: Site,
  { front, width, height, colour }: { front: number; width: number; height: number; colour: Colour },
): void {
  const steps = Math.max(3, Math.round(height / 0.17))
  const tread = 0.32
  for (let step = 0; step < steps; step++) {
    const up = (height * (step + 1)) / (steps + 1)
    const out = (steps - step) * tread
    addBox(mesh, site, {
      at: [0, 0, front - out / 2],
      size: [width, up, out],
      coat: { material: ashlar, colour, tint: step / 30 },
    })
  }
  const run = steps * tread
  for (const side of [-1, 1])
    addBox(mesh, site, {
      at: [side * (width / 2 + 0.2), 0, front - run * 0.3],
      size: [0.4, height * 0.62, run * 0.6],
      coat: { material: plain, colour },
    })
}

/** A plain house with a gable of brick, as in the lanes of the north. */
export function addBrickHouse(
  mesh: Mesh,
  site: Site,
  { width, depth, height, wall, roof }: { width: number; depth: number; height: number; wall: Coat; roof: Colour },
): void {
  addBox(mesh, site, { at: [0, 0, depth / 2], size: [width, height, depth], coat: wall })
  const shape: Roof = {
    at: [0, height, depth / 2],
    size: [width, depth],
    rise: depth * 0.36,
    eaves: 0.4,
    colour: roof,
    wood: [96, 64, 48],
  }
  addTiledRoof(mesh, site, shape)
  addGableWall(mesh, site, shape, wall)
}

import { between, type Random } from '../../../base/chance.ts'
import { roofTiles } from '../materials/tiles.ts'
import { ashlar, boards, lattice, plain, plaster } from '../materials/walls.ts'
import { addFace, type Mesh, type Site, toWorld } from '../mesh.ts'
import { addGableWall, addTiledRoof, type Roof } from '../roofs.ts'
import { addBox } from '../solids.ts'

export const SLATE = [74, 78, 84] as const
const LIME = [236, 233, 224] as const
const TIMBER = [104, 66, 44] as const

export interface WhiteHouse {
  width: number
  depth: number
  storeys: 1 | 2
  /** Stepped walls that stand over the roof at its ends. */
  stepped?: boolean
  /** The ground floor is open to buyers. */
  shop?: boolean
}

/** A house of white walls and dark tiles; its front looks towards the viewer of its own space. */
export function addWhiteHouse(mesh: Mesh, site: Site, house: WhiteHouse, random: Random): void {
  const { width, depth, storeys, stepped = false, shop = false } = house
  const height = storeys === 2 ? between(random, 5.4, 6.2) : between(random, 3.2, 3.7)
  const tint = random()
  const lime = { material: plaster, colour: LIME, tint }
  addBox(mesh, site, { at: [0, 0, depth / 2], size: [width, height, depth], coat: lime })
  addBox(mesh, site, {
    at: [0, 0, depth / 2],
    size: [width + 0.1, 0.55, depth + 0.1],
    coat: { material: ashlar, colour: [142, 138, 130], tint },
  })
  dressFront(mesh, site, { width, storeys, shop }, random)
  const roof: Roof = {
    at: [0, height, depth / 2],
    size: [width - (stepped ? 0.3 : 0), depth],
    rise: depth * between(random, 0.27, 0.33),
    eaves: stepped ? 0.5 : 0.6,
    colour: SLATE,
    wood: TIMBER,
  }
  addTiledRoof(mesh, site, stepped ? { ...roof, size: [width - 1.2, depth] } : roof)
  addGableWall(mesh, site, { ...roof, size: [width, depth] }, lime)
  if (stepped) addSteppedWalls(mesh, site, { width, depth, height, rise: roof.rise, tint })
}

function dressFront(
  mesh: Mesh,
  site: Site,
  { width, storeys, shop }: { width: number; storeys: number; shop: boolean },
  random: Random,
): void {
  const timber = { material: boards, colour: TIMBER, tint: random() }
  const bays = Math.max(1, Math.round(width / 2.3))
  const bay = (width * 0.94) / bays
  for (let index = 0; index < bays; index++) {
    const x = (index - (bays - 1) / 2) * bay
    const low = shop ? ([0.35, 2.3, bay * 0.94] as const) : ([1.15, 1.15, bay * 0.5] as const)
    const door = !shop && index === Math.floor(bays / 2)
    openBay(mesh, site, { x, low: door ? 0.2 : low[0], high: door ? 2.1 : low[1], wide: door ? 1.1 : low[2], random })
    if (storeys === 2) openBay(mesh, site, { x, low: 3.35, high: 1.5, wide: bay * 0.86, random })
  }
  if (storeys === 2) addBox(mesh, site, { at: [0, 2.95, -0.1], size: [width * 0.98, 0.24, 0.26], coat: timber })
  if (storeys === 2) addPent(mesh, site, width)
}

function openBay(
  mesh: Mesh,
  site: Site,
  { x, low, high, wide, random }: { x: number; low: number; high: number; wide: number; random: Random },
): void {
  const origin = toWorld(site, [x - wide / 2 - 0.05, low, -0.09])
  const coat = { material: lattice, colour: TIMBER, tint: random(), origin }
  addBox(mesh, site, { at: [x, low, -0.04], size: [wide, high, 0.1], coat })
  const frame = { material: plain, colour: [82, 52, 36] as const }
  addBox(mesh, site, { at: [x, low + high, -0.07], size: [wide + 0.2, 0.12, 0.2], coat: frame })
  addBox(mesh, site, { at: [x, low - 0.1, -0.1], size: [wide + 0.24, 0.1, 0.26], coat: frame })
}

/** The small roof between two floors. */
function addPent(mesh: Mesh, site: Site, width: number): void {
  const slope = (s: number, t: number) => toWorld(site, [(s - 0.5) * width, 2.72 + t * 0.42, -0.95 + t * 0.95] as const)
  const origin = toWorld(site, [0, 2.72, -0.95])
  const coat = {
    material: roofTiles,
    colour: SLATE,
    origin,
    along: toWorld({ x: 0, y: 0, z: 0, turn: site.turn ?? 0 }, [1, 0, 0]),
  }
  addBox(mesh, site, {
    at: [0, 2.62, -0.5],
    size: [width, 0.08, 0.95],
    coat: { material: plain, colour: [78, 52, 38] },
  })
  const corners = [slope(0, 0), slope(1, 0), slope(1, 1), slope(0, 1)]
  addFace(mesh, corners, coat)
}

/** Gable walls in three steps under caps of tiles. */
function addSteppedWalls(
  mesh: Mesh,
  site: Site,
  { width, depth, height, rise, tint }: { width: number; depth: number; height: number; rise: number; tint: number },
): void {
  const steps = [
    [0, 0.34, rise + 0.75],
    [0.34, 0.68, rise * 0.62 + 0.55],
    [0.68, 1.08, rise * 0.24 + 0.35],
  ] as const
  for (const end of [-1, 1]) {
    for (const side of [-1, 1]) {
      for (const [from, to, up] of steps) {
        const [near, far] = [(from * depth) / 2, (to * depth) / 2]
        const z = depth / 2 + (side * (near + far)) / 2
        const at = [end * (width / 2 - 0.14), height - 0.4, z] as const
        addBox(mesh, site, { at, size: [0.3, up + 0.4, far - near], coat: { material: plaster, colour: LIME, tint } })
        addTiledRoof(
          mesh,
          { ...site },
          {
            at: [at[0], height + up, z],
            size: [0.3, far - near],
            rise: 0.26,
            eaves: 0.14,
            colour: SLATE,
            ridge: 1,
          },
        )
      }
    }
  }
}

import { between, pickOne, type Random } from '../../../base/chance.ts'
import { boards, lattice, plain, plaster } from '../materials/walls.ts'
import { type Mesh, type Site, toWorld } from '../mesh.ts'
import { addGableWall, addTiledRoof, type Roof } from '../roofs.ts'
import { addBox, addRound } from '../solids.ts'

type Colour = readonly [number, number, number]

const TIMBERS: readonly Colour[] = [
  [96, 62, 44],
  [118, 74, 50],
  [84, 54, 40],
]
const MACHIYA: readonly Colour[] = [
  [74, 52, 40],
  [92, 64, 46],
  [60, 44, 36],
]

interface House {
  width: number
  depth: number
  roof: Colour
  kind: 'shop' | 'machiya'
}

/** A house of two floors in wood: a shop with pillars and a gallery, or a townhouse of Kyoto behind fine lattices. */
export function addTimberHouse(mesh: Mesh, site: Site, { width, depth, roof, kind }: House, random: Random): number {
  const shop = kind === 'shop'
  const low = shop ? between(random, 3, 3.4) : 2.6
  const high = low + (shop ? between(random, 2.6, 3) : between(random, 1.9, 2.3))
  const timber = pickOne(shop ? TIMBERS : MACHIYA, random)
  const tint = random()
  const wall = shop
    ? { material: boards, colour: timber, tint }
    : { material: plaster, colour: [204, 186, 152] as const, tint }
  addBox(mesh, site, { at: [0, 0, depth / 2], size: [width, high, depth], coat: wall })
  const bays = Math.max(2, Math.round(width / (shop ? 1.7 : 1.5)))
  for (let bay = 0; bay < bays; bay++) {
    const x = ((bay + 0.5) / bays - 0.5) * width * 0.98
    const wide = (width / bays) * 0.9
    const pane = (up: number) => ({
      material: lattice,
      colour: timber,
      tint: random(),
      origin: toWorld(site, [x - wide / 2, up, -0.08]),
    })
    addBox(mesh, site, { at: [x, 0.3, -0.03], size: [wide, low - 0.75, 0.1], coat: pane(0.3) })
    addBox(mesh, site, { at: [x, low + 0.75, -0.03], size: [wide, high - low - 1, 0.1], coat: pane(low + 0.75) })
  }
  const beam = { material: plain, colour: [timber[0] * 0.8, timber[1] * 0.8, timber[2] * 0.8] as const }
  addBox(mesh, site, { at: [0, low - 0.35, -0.08], size: [width, 0.26, 0.22], coat: beam })
  addBox(mesh, site, { at: [0, 0, -0.05], size: [width, 0.3, 0.2], coat: { material: plain, colour: [140, 134, 124] } })
  if (shop) addGallery(mesh, site, { width, low, bays, timber })
  const pent: Roof = {
    at: [0, low, -0.1],
    size: [width - 0.7, 1.2],
    rise: 0.5,
    eaves: 0.34,
    colour: roof,
    wood: timber,
  }
  if (!shop) addTiledRoof(mesh, site, pent)
  const top: Roof = {
    at: [0, high, depth / 2],
    size: [width - 0.3, depth],
    rise: depth * (shop ? 0.34 : 0.27),
    eaves: shop ? 0.8 : 0.7,
    colour: roof,
    wood: timber,
    lift: shop ? 0.3 : 0,
  }
  addTiledRoof(mesh, site, top)
  addGableWall(mesh, site, { ...top, size: [width, depth] }, wall)
  return low
}

/** The upper floor stands out on pillars behind a rail. */
function addGallery(
  mesh: Mesh,
  site: Site,
  { width, low, bays, timber }: { width: number; low: number; bays: number; timber: Colour },
): void {
  const wood = { material: plain, colour: timber }
  addBox(mesh, site, { at: [0, low - 0.1, -0.5], size: [width, 0.16, 1], coat: wood })
  for (let post = 0; post <= bays; post++) {
    const x = (post / bays - 0.5) * width * 0.97
    addRound(mesh, site, {
      at: [x, 0, -0.9],
      rings: [
        [0.11, 0],
        [0.1, low],
      ],
      coat: { material: plain, colour: [146, 44, 34] },
      sides: 8,
    })
    addBox(mesh, site, { at: [x, low, -0.94], size: [0.08, 0.8, 0.08], coat: wood })
  }
  for (const up of [0.12, 0.4, 0.74])
    addBox(mesh, site, { at: [0, low + up, -0.94], size: [width, 0.07, 0.07], coat: wood })
}

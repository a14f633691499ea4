import { between, pickOne, type Random } from '../../../base/chance.ts'
import { panes, plain, plaster } from '../materials/walls.ts'
import { type Mesh, type Site, toWorld } from '../mesh.ts'
import { addGableWall, addTiledRoof, type Roof } from '../roofs.ts'
import { addBox } from '../solids.ts'
import { addClump } from './trees.ts'

type Colour = readonly [number, number, number]

const WALLS: readonly Colour[] = [
  [232, 206, 150],
  [222, 168, 124],
  [236, 224, 198],
  [198, 208, 196],
  [214, 146, 122],
  [180, 196, 208],
  [240, 214, 170],
]
const ROOFS: readonly Colour[] = [
  [168, 84, 58],
  [184, 98, 66],
  [150, 74, 56],
]
const SHUTTERS: readonly Colour[] = [
  [72, 104, 86],
  [86, 112, 138],
  [122, 72, 58],
  [96, 92, 84],
]
const FLOWERS: readonly Colour[] = [
  [214, 58, 70],
  [236, 120, 150],
  [92, 128, 62],
  [250, 214, 120],
]

/** A narrow house of the old towns of Europe: colour-washed, with shutters, flower boxes and a steep red roof. */
export function addTownHouse(
  mesh: Mesh,
  site: Site,
  { width, depth, plain: bare = false }: { width: number; depth: number; plain?: boolean },
  random: Random,
): void {
  const floors = random() < 0.55 ? 3 : 2
  const height = floors * 2.9 + between(random, 0.2, 0.8)
  const wall = { material: plaster, colour: pickOne(WALLS, random), tint: random() }
  addBox(mesh, site, { at: [0, 0, depth / 2], size: [width, height, depth], coat: wall })
  const roof: Roof = {
    at: [0, height, depth / 2],
    size: [width, depth],
    rise: depth * between(random, 0.42, 0.6),
    eaves: 0.35,
    colour: pickOne(ROOFS, random),
    wood: [104, 78, 60],
  }
  addTiledRoof(mesh, site, roof)
  addGableWall(mesh, site, roof, wall)
  const chimney = toWorld(site, [between(random, -0.3, 0.3) * width, 0, depth * 0.6])
  addBox(
    mesh,
    { ...site, x: chimney[0], z: chimney[2] },
    { at: [0, height + roof.rise * 0.55, 0], size: [0.6, 1.6, 0.6], coat: { material: plain, colour: [158, 96, 74] } },
  )
  if (!bare) dressFacade(mesh, site, { width, floors }, random)
}

function dressFacade(
  mesh: Mesh,
  site: Site,
  { width, floors }: { width: number; floors: number },
  random: Random,
): void {
  const shutter = pickOne(SHUTTERS, random)
  const bays = Math.max(2, Math.round(width / 1.9))
  const door = Math.floor(random() * bays)
  for (let floor = 0; floor < floors; floor++) {
    for (let bay = 0; bay < bays; bay++) {
      const x = ((bay + 0.5) / bays - 0.5) * width * 0.94
      if (floor === 0 && bay === door) {
        addBox(mesh, site, { at: [x, 0, -0.02], size: [1.1, 2.3, 0.1], coat: { material: plain, colour: shutter } })
        addBox(mesh, site, {
          at: [x, 2.3, -0.06],
          size: [1.4, 0.16, 0.2],
          coat: { material: plain, colour: [226, 218, 200] },
        })
      } else addWindow(mesh, site, { x, y: floor * 2.9 + 0.95, shutter, flowers: floor > 0 && random() < 0.4 }, random)
    }
    if (floor > 0)
      addBox(mesh, site, {
        at: [0, floor * 2.9 + 0.3, -0.04],
        size: [width, 0.12, 0.1],
        coat: { material: plain, colour: [226, 216, 196] },
      })
  }
}

function addWindow(
  mesh: Mesh,
  site: Site,
  { x, y, shutter, flowers }: { x: number; y: number; shutter: Colour; flowers: boolean },
  random: Random,
): void {
  const origin = toWorld(site, [x - 0.42, y, -0.06])
  addBox(mesh, site, {
    at: [x, y, 0],
    size: [0.84, 1.35, 0.12],
    coat: { material: panes, colour: [236, 232, 222], tint: random(), origin },
  })
  addBox(mesh, site, {
    at: [x, y - 0.1, -0.04],
    size: [1.1, 0.1, 0.2],
    coat: { material: plain, colour: [222, 214, 196] },
  })
  for (const side of [-1, 1])
    addBox(mesh, site, {
      at: [x + side * 0.66, y, -0.03],
      size: [0.42, 1.35, 0.06],
      coat: { material: plain, colour: shutter },
    })
  if (!flowers) return
  addBox(mesh, site, {
    at: [x, y - 0.22, -0.2],
    size: [0.9, 0.2, 0.22],
    coat: { material: plain, colour: [128, 82, 60] },
  })
  addClump(
    mesh,
    { at: toWorld(site, [x, y + 0.06, -0.22]), radius: [0.45, 0.2, 0.2], count: 26, leaf: 0.14 },
    { colours: FLOWERS, random },
  )
}

/** A square tower with a clock and a spire over the roofs. */
export function addSpire(mesh: Mesh, site: Site, { width, height }: { width: number; height: number }): void {
  const stone = { material: plaster, colour: [206, 194, 170] as Colour, tint: 0.4 }
  addBox(mesh, site, { at: [0, 0, 0], size: [width, height, width], coat: stone })
  addBox(mesh, site, {
    at: [0, height, 0],
    size: [width + 0.5, 0.4, width + 0.5],
    coat: { material: plain, colour: [186, 174, 150] },
  })
  addTiledRoof(mesh, site, {
    at: [0, height + 0.4, 0],
    size: [width, width],
    rise: width * 2.1,
    eaves: 0.3,
    colour: [84, 112, 106],
    ridge: 0.02,
  })
  for (const z of [-1, 1]) {
    addBox(mesh, site, {
      at: [0, height - 3, (z * width) / 2],
      size: [1.8, 1.8, 0.1],
      coat: { material: plain, colour: [240, 234, 216] },
    })
    addBox(mesh, site, {
      at: [0, height - 2.1, (z * width) / 2],
      size: [0.08, 0.8, 0.16],
      coat: { material: plain, colour: [40, 40, 44] },
    })
    addBox(mesh, site, {
      at: [0.24, height - 2.14, (z * width) / 2],
      size: [0.55, 0.08, 0.16],
      coat: { material: plain, colour: [40, 40, 44] },
    })
    for (const x of [-1, 1])
      addBox(mesh, site, {
        at: [x * width * 0.2, height - 6.4, (z * width) / 2],
        size: [0.9, 2.2, 0.08],
        coat: { material: plain, colour: [58, 56, 58] },
      })
  }
}

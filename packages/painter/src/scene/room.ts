import { createRandom, deriveSeed, pickOne, type Random } from '../base/chance.ts'
import { dimColour, parseHex, type Rgb } from '../base/colour.ts'
import {
  buildBed,
  buildBookcase,
  buildLamp,
  buildSofa,
  buildTable,
  growPlant,
  OAK,
  WALNUT,
} from './settings/built/furniture.ts'
import { fillOutline, type Site, type Spot, toWorld } from './settings/kit/mason.ts'
import { fillPart, type Part, raiseBox } from './settings/kit/solids.ts'
import {
  castWindow,
  type Chamber,
  frameWindow,
  layBoards,
  raiseChamber,
  shadeCorners,
} from './settings/rooms/chamber.ts'
import { hasFeature, type Stage } from './stage.ts'

const WALLS = ['#c9b79c', '#a9b7a8', '#b7a7b4', '#9fb0bd', '#cfae92'].map(parseHex)
const FLOORS = ['#8a5f3d', '#9c7248', '#74503a'].map(parseHex)
const CLOTHS = ['#9c3d3a', '#3f6273', '#b98a3a', '#5a6f4a', '#7a4a6c'].map(parseHex)

/** A furnished room with a window that shows the sky behind it: a living room, or a bedroom where the words say so. */
export function paintRoom(stage: Stage): void {
  const random = createRandom(deriveSeed(stage.recipe.layoutSeed, 'room'))
  const side = stage.layout.focus > stage.frame.width / 2 ? -1 : 1
  const middle = 0.5 + side * (0.2 + random() * 0.06)
  const window: Part = [middle - 0.15, 0.36, middle + 0.15, 0.86]
  const cloth = pickOne(CLOTHS, random)
  const floor = pickOne(FLOORS, random)
  const chamber = raiseChamber(stage, {
    half: 2.7,
    deep: 5,
    high: 2.5,
    wall: pickOne(WALLS, random),
    ceiling: parseHex('#efe8dc'),
    floor,
    warmth: 0.1,
    windows: [window],
  })
  layBoards(chamber, floor, () => 0.86 + random() * 0.28)
  const isLivedIn = !hasFeature(stage, 'workroom')
  if (isLivedIn) spreadRug(chamber, stage, cloth)
  frameWindow(chamber, window, parseHex('#f4efe4'))
  fillPart(chamber.mason, chamber.back, [0, 0, 1, 0.05], parseHex('#efe8da'))
  shadeCorners(chamber)
  castWindow(chamber, window)
  if (isLivedIn) {
    drawCurtains(chamber, window, cloth)
    furnish(chamber, { stage, cloth, side, random })
  } else setTables(chamber, side)
}

/** Whether anybody sleeps here. */
function isBedroom(stage: Stage, random: Random): boolean {
  const chance = random() < 0.25
  return hasFeature(stage, 'bed', 'bedroom') || (chance && !hasFeature(stage, 'sofa', 'living room'))
}

function furnish(chamber: Chamber, plan: { stage: Stage; cloth: Rgb; side: number; random: Random }): void {
  const { stage, cloth, side, random } = plan
  const { mason, half, deep } = chamber
  const at = (x: number, z: number, turn = 0): Site => {
    const [wx, wy, wz] = toWorld(chamber.site, [x, 0, z])
    return { ...chamber.site, x: wx, y: wy, z: wz, turn }
  }
  const seed = Math.floor(random() * 1e9)
  hangPicture(chamber, side)
  buildBookcase(mason, at(-side * (half - 0.62), deep - 0.25), { wide: 1.1, high: 1.75, seed })
  if (isBedroom(stage, random)) {
    buildBed(mason, at(side * 0.35, deep - 1.2), cloth)
    const stand = at(side * 1.55, deep - 0.4)
    buildTable(mason, stand, { size: [0.5, 0.45, 0.45], wood: WALNUT })
    buildLamp(mason, { ...stand, scale: stand.scale * 0.5, y: 0.45 * stand.scale })
  } else {
    buildSofa(mason, at(side * -0.25, deep - 0.55), { cloth })
    buildLamp(mason, at(side * 1.35, deep - 0.5))
    buildSofa(mason, at(side * (half - 0.7), deep - 1.7, side * 1.25), { cloth: dimColour(cloth, 0.8), wide: 1.15 })
    buildTable(mason, at(-side * 0.25, deep - 1.55), { size: [1, 0.28, 0.5], wood: OAK })
  }
  growPlant(mason, at(side * (half - 0.35), deep - 0.35), seed)
}

/** Rows of plain tables at the far wall: a place where people work or learn. */
function setTables({ mason, site, half, deep }: Chamber, side: number): void {
  for (const row of [0.55, 1.75]) {
    for (const place of [-0.72, -0.24, 0.24, 0.72]) {
      const [x, y, z] = toWorld(site, [place * half * 0.95 + side * 0.1, 0, deep - row])
      buildTable(mason, { ...site, x, y, z, turn: 0 }, { size: [0.82, 0.62, 0.42], wood: OAK })
    }
  }
}

function spreadRug({ mason, site, deep }: Chamber, stage: Stage, cloth: Rgb): void {
  const near = stage.layout.focal / Math.max(20, stage.layout.feet - stage.layout.horizon) / site.scale
  const middle = ((stage.layout.focus - stage.frame.width / 2) / stage.layout.focal) * near * 0.6
  const [from, to] = [near * 0.8, Math.max(near * 1.3, deep - 1)]
  for (const [inset, tone] of [
    [0, 0.9],
    [0.1, 1.45],
    [0.17, 0.9],
    [0.42, 1.12],
  ] as const) {
    const corner = (x: number, z: number): Spot => toWorld(site, [middle + x, 0, z])
    const [half, low, far] = [1.5 - inset, from + inset, to - inset]
    if (low >= far) continue
    fillOutline(mason, mason.light(dimColour(cloth, tone), [0, 1, 0]), [
      corner(-half, low),
      corner(half, low),
      corner(half, far),
      corner(-half, far),
    ])
  }
}

function hangPicture({ mason, back }: Chamber, side: number): void {
  const middle = 0.5 - side * 0.06
  fillPart(mason, back, [middle - 0.09, 0.52, middle + 0.09, 0.8], WALNUT)
  fillPart(mason, back, [middle - 0.08, 0.54, middle + 0.08, 0.78], parseHex('#e8dec8'))
  fillPart(mason, back, [middle - 0.06, 0.57, middle + 0.06, 0.75], parseHex('#8fb0b8'))
  fillPart(mason, back, [middle - 0.06, 0.57, middle + 0.06, 0.64], parseHex('#6f8a58'))
}

/** Folds at both sides of the window under a rod. */
function drawCurtains({ mason, back, site }: Chamber, [left, low, right, high]: Part, cloth: Rgb): void {
  const wide = (right - left) * 0.28
  for (const from of [left - wide * 0.75, right - wide * 0.25]) {
    for (let fold = 0; fold < 6; fold++) {
      const u = from + (wide * fold) / 6
      fillPart(
        mason,
        back,
        [u, low - 0.26, u + wide / 6 + 0.002, high + 0.06],
        dimColour(cloth, 0.82 + (fold % 2) * 0.32),
      )
    }
  }
  const [x, y, z] = toWorld(site, [0, 0, 0])
  const rod: Site = { ...site, x, y, z }
  const middle = ((left + right) / 2 - 0.5) * back.width
  const at: Spot = [middle, (high + 0.055) * back.height, (back.corners[0][2] - z) / site.scale - 0.05]
  raiseBox(mason, rod, { at, size: [(right - left + wide * 1.9) * back.width, 0.05, 0.05], albedo: WALNUT })
}

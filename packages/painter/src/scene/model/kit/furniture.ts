import { between, type Random } from '../../../base/chance.ts'
import { bookBacks, cloth, rug, screen, timber } from '../materials/floors.ts'
import { glowing, plain } from '../materials/walls.ts'
import { addFace, type Mesh, type Site, toWorld } from '../mesh.ts'
import type { Scenery } from '../scenery.ts'
import { addBox, addRound } from '../solids.ts'
import { addClump } from './trees.ts'

type Colour = readonly [number, number, number]

export const OAK: Colour = [176, 126, 82]
export const WALNUT: Colour = [112, 74, 50]
const METAL: Colour = [112, 118, 126]

interface Table {
  width: number
  depth: number
  height?: number
  colour?: Colour
  legs?: Colour
}

export function addTable(
  mesh: Mesh,
  site: Site,
  { width, depth, height = 0.74, colour = OAK, legs = colour }: Table,
): void {
  addBox(mesh, site, { at: [0, height - 0.04, 0], size: [width, 0.04, depth], coat: { material: timber, colour } })
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      addBox(mesh, site, {
        at: [x * (width / 2 - 0.05), 0, z * (depth / 2 - 0.05)],
        size: [0.05, height - 0.04, 0.05],
        coat: { material: timber, colour: legs },
      })
}

/** It looks towards the viewer of its own space. */
export function addChair(
  mesh: Mesh,
  site: Site,
  { colour = OAK, seat = colour, legs = colour }: { colour?: Colour; seat?: Colour; legs?: Colour } = {},
): void {
  addBox(mesh, site, { at: [0, 0.43, 0], size: [0.42, 0.04, 0.42], coat: { material: timber, colour: seat } })
  addBox(mesh, site, { at: [0, 0.62, 0.2], size: [0.4, 0.26, 0.03], coat: { material: timber, colour: seat } })
  for (const x of [-0.18, 0.18]) {
    addBox(mesh, site, { at: [x, 0, -0.18], size: [0.035, 0.43, 0.035], coat: { material: plain, colour: legs } })
    addBox(mesh, site, { at: [x, 0, 0.19], size: [0.035, 0.86, 0.035], coat: { material: plain, colour: legs } })
  }
}

/** A cushion with soft edges, in steps. */
export function addCushion(
  mesh: Mesh,
  site: Site,
  [x, y, z]: readonly [number, number, number],
  { size, colour }: { size: readonly [number, number, number]; colour: Colour },
): void {
  const [w, h, d] = size
  const coat = { material: cloth, colour }
  addBox(mesh, site, { at: [x, y, z], size: [w * 0.94, h * 0.3, d * 0.94], coat })
  addBox(mesh, site, { at: [x, y + h * 0.14, z], size: [w, h * 0.6, d], coat })
  addBox(mesh, site, { at: [x, y + h * 0.7, z], size: [w * 0.93, h * 0.3, d * 0.93], coat })
}

export function addSofa(mesh: Mesh, site: Site, { width = 2.2, colour = [86, 104, 122] as Colour } = {}): void {
  const seats = width > 1.5 ? 3 : 1
  const wide = (width - 0.4) / seats
  addBox(mesh, site, { at: [0, 0.1, 0.05], size: [width, 0.22, 0.84], coat: { material: cloth, colour } })
  for (const x of [-1, 1]) addCushion(mesh, site, [x * (width / 2 - 0.1), 0.1, 0], { size: [0.2, 0.54, 0.9], colour })
  for (let seat = 0; seat < seats; seat++) {
    const x = (seat - (seats - 1) / 2) * wide
    addCushion(mesh, site, [x, 0.3, -0.04], { size: [wide * 0.98, 0.17, 0.74], colour })
    addCushion(mesh, site, [x, 0.42, 0.32], { size: [wide * 0.98, 0.48, 0.2], colour })
  }
  addCushion(mesh, site, [-width * 0.3, 0.48, 0.14], { size: [0.42, 0.36, 0.14], colour: [214, 160, 78] })
  addCushion(mesh, site, [width * 0.3, 0.48, 0.14], { size: [0.42, 0.36, 0.14], colour: [224, 214, 198] })
}

/** Its head is at the far end. */
export function addBed(
  mesh: Mesh,
  site: Site,
  { width = 1.7, cover = [120, 140, 152] as Colour, frame = WALNUT } = {},
): void {
  const wood = { material: timber, colour: frame }
  addBox(mesh, site, { at: [0, 0.08, 0], size: [width + 0.1, 0.24, 2.1], coat: wood })
  addBox(mesh, site, { at: [0, 0.1, 1.06], size: [width + 0.14, 1, 0.08], coat: wood })
  addCushion(mesh, site, [0, 0.3, 0], { size: [width, 0.24, 2], colour: [236, 232, 224] })
  addCushion(mesh, site, [0, 0.45, -0.3], { size: [width + 0.1, 0.14, 1.46], colour: cover })
  addBox(mesh, site, {
    at: [0, 0.26, -0.32],
    size: [width + 0.12, 0.28, 1.4],
    coat: { material: cloth, colour: cover },
  })
  addCushion(mesh, site, [0, 0.56, 0.32], { size: [width + 0.08, 0.06, 0.34], colour: [244, 240, 232] })
  for (const x of [-1, 1])
    addCushion(mesh, site, [x * width * 0.25, 0.52, 0.78], {
      size: [width * 0.42, 0.18, 0.42],
      colour: [248, 246, 240],
    })
}

/** Boards full of books, its front towards the viewer of its own space. */
export function addBookcase(mesh: Mesh, site: Site, { width = 1.2, height = 2.2, colour = WALNUT } = {}): void {
  const wood = { material: timber, colour }
  addBox(mesh, site, { at: [0, 0, 0.3], size: [width, height, 0.04], coat: wood })
  for (const x of [-1, 1])
    addBox(mesh, site, { at: [(x * width) / 2, 0, 0.15], size: [0.04, height, 0.32], coat: wood })
  const shelves = Math.floor(height / 0.36)
  for (let shelf = 0; shelf <= shelves; shelf++) {
    const y = (shelf / shelves) * (height - 0.05)
    addBox(mesh, site, { at: [0, y, 0.15], size: [width, 0.03, 0.32], coat: wood })
    if (shelf === shelves) continue
    const spot = (x: number, up: number) => toWorld(site, [x, y + 0.03 + up, 0.08])
    const half = width / 2 - 0.03
    const origin = spot(-half, 0)
    addFace(mesh, [origin, spot(half, 0), spot(half, 0.3), spot(-half, 0.3)], {
      material: bookBacks,
      tint: ((shelf * 7) % 10) / 10,
      origin,
    })
  }
}

export function addRug(
  mesh: Mesh,
  [x, z]: readonly [number, number],
  { width, depth, colour }: { width: number; depth: number; colour: Colour },
): void {
  addBox(mesh, { x, y: 0, z }, { at: [0, 0, 0], size: [width, 0.016, depth], coat: { material: rug, colour } })
}

/** A shade on a foot; lit by night and at dusk. */
export function addLamp(scenery: Scenery, site: Site, { height = 0.5, lit = false } = {}): void {
  const { mesh } = scenery
  const size = height > 1 ? 0.24 : 0.15
  addRound(mesh, site, {
    at: [0, 0, 0],
    rings: [
      [size * 0.7, 0],
      [size * 0.6, 0.03],
      [0.02, 0.05],
      [0.015, height],
    ],
    coat: { material: plain, colour: [92, 78, 62] },
    sides: 12,
  })
  addRound(mesh, site, {
    at: [0, height - size * 0.2, 0],
    rings: [
      [size, 0],
      [size * 0.66, size * 1.3],
    ],
    coat: { material: lit ? glowing : cloth, colour: [250, 222, 170] },
    sides: 16,
  })
  if (lit)
    scenery.lamps.push({
      at: toWorld(site, [0, height + size * 0.4, 0]),
      reach: 4.5,
      colour: [255, 190, 116],
      strength: 0.7,
    })
}

export function addPlant(mesh: Mesh, site: Site, { height = 1.1 }: { height?: number }, random: Random): void {
  addRound(mesh, site, {
    at: [0, 0, 0],
    rings: [
      [height * 0.13, 0],
      [height * 0.18, height * 0.3],
    ],
    coat: { material: plain, colour: [206, 196, 182] },
    sides: 14,
  })
  const at = toWorld(site, [0, height * 0.66, 0])
  const colours: readonly Colour[] = [
    [62, 112, 62],
    [84, 134, 72],
    [48, 92, 56],
  ]
  addClump(
    mesh,
    { at, radius: [height * 0.3, height * 0.36, height * 0.3], count: 110, leaf: height * 0.15 },
    { colours, random },
  )
}

/** A picture in a frame on the wall behind. */
export function hangPicture(
  mesh: Mesh,
  site: Site,
  { width, height, random }: { width: number; height: number; random: Random },
): void {
  addBox(mesh, site, { at: [0, 0, 0], size: [width, height, 0.04], coat: { material: plain, colour: [78, 62, 48] } })
  const hue: Colour = [between(random, 90, 220), between(random, 110, 200), between(random, 110, 200)]
  addBox(mesh, site, {
    at: [0, 0.06, -0.015],
    size: [width - 0.12, height - 0.12, 0.03],
    coat: { material: plain, colour: [236, 230, 218] },
  })
  addBox(mesh, site, {
    at: [0, 0.14, -0.025],
    size: [width - 0.3, height - 0.28, 0.03],
    coat: { material: cloth, colour: hue },
  })
  addBox(mesh, site, {
    at: [width * 0.08, 0.14, -0.03],
    size: [width * 0.34, height * 0.32, 0.03],
    coat: { material: cloth, colour: [hue[0] * 0.6, hue[1] * 0.6, hue[2] * 0.7] },
  })
}

/** A flat screen on a foot, its face towards the viewer of its own space. */
export function addScreen(mesh: Mesh, site: Site, { width = 0.56, height = 0.34, foot = 0.12 } = {}): void {
  addBox(mesh, site, { at: [0, foot, 0], size: [width, height, 0.03], coat: { material: plain, colour: [36, 38, 42] } })
  const spot = (x: number, y: number) => toWorld(site, [x, foot + y, -0.022])
  const half = width / 2 - 0.02
  addFace(mesh, [spot(-half, 0.02), spot(half, 0.02), spot(half, height - 0.02), spot(-half, height - 0.02)], {
    material: screen,
  })
  if (foot > 0)
    addBox(mesh, site, { at: [0, 0, 0], size: [width * 0.36, foot, 0.06], coat: { material: plain, colour: METAL } })
}

import {
  addBed,
  addBookcase,
  addChair,
  addLamp,
  addPlant,
  addRug,
  addScreen,
  addSofa,
  addTable,
  hangPicture,
  OAK,
  WALNUT,
} from '../../model/kit/furniture.ts'
import { raiseShell, WARM_FLOOR } from '../../model/kit/interior.ts'
import { timber } from '../../model/materials/floors.ts'
import { plain } from '../../model/materials/walls.ts'
import type { Place, PlaceWish, View } from '../../model/place.ts'
import type { Scenery } from '../../model/scenery.ts'
import { addBox } from '../../model/solids.ts'

/** Four looks into a room of this depth. */
function looksInto(depth: number): Pick<Place, 'views' | 'bird' | 'top' | 'stand'> {
  const views: Place['views'] = [
    { eye: [0.4, 1.5, -1.1], look: [-0.2, 1.15, depth], lens: 0.72 },
    { eye: [1.7, 1.45, -0.7], look: [-1.5, 1.05, depth * 0.7], lens: 0.8 },
    { eye: [-0.5, 0.75, -0.9], look: [0.3, 1.3, depth], lens: 0.75 },
    { eye: [-1.6, 1.9, -0.9], look: [1.3, 0.9, depth * 0.75], lens: 0.76 },
  ]
  const high: View = { eye: [1.4, 2.5, -1.2], look: [-0.3, 0.3, depth * 0.6], lens: 0.66 }
  return {
    views,
    bird: high,
    top: { ...high, eye: [0.2, 2.55, depth * 0.2], look: [0, 0, depth * 0.55], lens: 0.56 },
    stand: { at: [0, 0, -2.4], yaw: 0 },
  }
}

const isDim = ({ reading, night }: PlaceWish): boolean => night || reading.time !== 'day'
const asks = ({ reading }: PlaceWish, ...names: string[]): boolean =>
  reading.subjects.some(({ name }) => names.includes(name))

function buildLivingRoom(wish: PlaceWish): Scenery {
  const { random, night } = wish
  const lit = isDim(wish)
  const scenery = raiseShell({
    width: 5.4,
    depth: 5,
    height: 2.7,
    wall: [226, 218, 204],
    floor: WARM_FLOOR,
    windows: [1.3, 3.4],
    pane: [1.5, 0.5, 1.9],
    curtains: [206, 190, 166],
    night,
  })
  const { mesh } = scenery
  addRug(mesh, [0.1, 2.6], { width: 3.2, depth: 2.2, colour: [168, 92, 78] })
  if (!asks(wish, 'sofa')) addSofa(mesh, { x: 0.1, y: 0, z: 4.3 }, { width: 2.3, colour: [82, 106, 112] })
  if (!asks(wish, 'chair'))
    addSofa(mesh, { x: -1.75, y: 0, z: 2.9, turn: -1.1 }, { width: 0.95, colour: [196, 142, 92] })
  addTable(mesh, { x: 0.1, y: 0, z: 2.9 }, { width: 1.15, depth: 0.6, height: 0.4, colour: WALNUT })
  addBox(
    mesh,
    { x: 0.3, y: 0.4, z: 2.9 },
    { at: [0, 0, 0], size: [0.3, 0.03, 0.22], coat: { material: plain, colour: [62, 92, 122] } },
  )
  if (!asks(wish, 'bookshelf')) addBookcase(mesh, { x: 1.9, y: 0, z: 4.62 }, { width: 1.2, height: 2 })
  if (!asks(wish, 'television')) {
    addBox(
      mesh,
      { x: 2.4, y: 0, z: 2.2, turn: Math.PI / 2 },
      { at: [0, 0, 0], size: [1.7, 0.46, 0.42], coat: { material: timber, colour: OAK } },
    )
    addScreen(mesh, { x: 2.36, y: 0.46, z: 2.2, turn: Math.PI / 2 }, { width: 1.3, height: 0.74, foot: 0.05 })
  }
  addLamp(scenery, { x: -1.5, y: 0, z: 4.5 }, { height: 1.5, lit })
  addPlant(mesh, { x: -2.25, y: 0, z: 4.5 }, { height: 1.3 }, random)
  hangPicture(mesh, { x: 0.1, y: 1.35, z: 4.97 }, { width: 1.3, height: 0.8, random })
  return scenery
}

function buildBedroom(wish: PlaceWish): Scenery {
  const { random, night } = wish
  const lit = isDim(wish)
  const scenery = raiseShell({
    width: 4.8,
    depth: 4.6,
    height: 2.6,
    wall: [206, 214, 216],
    floor: WARM_FLOOR,
    windows: [2.6],
    pane: [1.7, 0.7, 1.6],
    curtains: [222, 206, 190],
    night,
  })
  const { mesh } = scenery
  addRug(mesh, [0.1, 2.2], { width: 3, depth: 1.9, colour: [148, 122, 128] })
  if (!asks(wish, 'bed')) addBed(mesh, { x: 0.1, y: 0, z: 3.45 }, { cover: [112, 136, 156] })
  for (const x of [-1.18, 1.38]) {
    addBox(
      mesh,
      { x, y: 0, z: 4.3 },
      { at: [0, 0, 0], size: [0.46, 0.5, 0.4], coat: { material: timber, colour: WALNUT } },
    )
    addLamp(scenery, { x, y: 0.5, z: 4.3 }, { height: 0.34, lit })
  }
  const wardrobe = { x: 2.08, y: 0, z: 2.3, turn: Math.PI / 2 }
  addBox(mesh, wardrobe, { at: [0, 0, 0], size: [1.7, 2.1, 0.6], coat: { material: timber, colour: [198, 170, 132] } })
  for (const x of [-0.42, 0.42])
    addBox(mesh, wardrobe, {
      at: [x, 0.08, -0.3],
      size: [0.8, 1.94, 0.03],
      coat: { material: timber, colour: [212, 186, 150], tint: 0.4 },
    })
  addPlant(mesh, { x: -2, y: 0, z: 4.2 }, { height: 0.9 }, random)
  hangPicture(mesh, { x: 0.1, y: 1.5, z: 4.57 }, { width: 1, height: 0.66, random })
  return scenery
}

function buildStudy(wish: PlaceWish): Scenery {
  const { random, night } = wish
  const lit = isDim(wish)
  const scenery = raiseShell({
    width: 4.8,
    depth: 4.4,
    height: 2.8,
    wall: [92, 104, 92],
    floor: { ...WARM_FLOOR, colour: [124, 82, 54] },
    windows: [2],
    pane: [1.5, 0.8, 1.6],
    curtains: [122, 58, 48],
    night,
    skirting: [92, 64, 46],
  })
  const { mesh } = scenery
  for (const x of [-1.8, -0.6, 0.6, 1.8]) addBookcase(mesh, { x, y: 0, z: 4.04 }, { width: 1.18, height: 2.5 })
  addBookcase(mesh, { x: 2.06, y: 0, z: 2.6, turn: Math.PI / 2 }, { width: 1.5, height: 2.2 })
  addRug(mesh, [0, 2], { width: 2.9, depth: 2, colour: [132, 58, 52] })
  addTable(mesh, { x: -0.1, y: 0, z: 2.3, turn: 0.12 }, { width: 1.6, depth: 0.76, colour: WALNUT })
  addChair(mesh, { x: 0, y: 0, z: 2.95, turn: 0.1 }, { colour: WALNUT, seat: [118, 52, 44] })
  addLamp(scenery, { x: -0.7, y: 0.74, z: 2.3 }, { height: 0.42, lit })
  const books: readonly (readonly [number, number, number])[] = [
    [142, 58, 48],
    [52, 82, 112],
    [188, 158, 104],
  ]
  for (const [index, colour] of books.entries())
    addBox(
      mesh,
      { x: 0.45, y: 0.74 + index * 0.045, z: 2.35, turn: index * 0.3 },
      { at: [0, 0, 0], size: [0.26, 0.045, 0.19], coat: { material: plain, colour } },
    )
  addBox(
    mesh,
    { x: -0.1, y: 0.74, z: 2.15, turn: 0.1 },
    { at: [0, 0, 0], size: [0.42, 0.012, 0.28], coat: { material: plain, colour: [244, 238, 222] } },
  )
  addSofa(mesh, { x: -1.7, y: 0, z: 1.6, turn: -1 }, { width: 0.95, colour: [116, 72, 52] })
  addPlant(mesh, { x: 1.7, y: 0, z: 1.2 }, { height: 0.9 }, random)
  return scenery
}

export const livingRoom: Place = { build: buildLivingRoom, ...looksInto(5) }
export const bedroom: Place = { build: buildBedroom, ...looksInto(4.6) }
export const study: Place = { build: buildStudy, ...looksInto(4.4) }

import { addBed, addPlant, addScreen } from '../../model/kit/furniture.ts'
import { raiseShell } from '../../model/kit/interior.ts'
import { cloth, floorTiles } from '../../model/materials/floors.ts'
import { plain } from '../../model/materials/walls.ts'
import type { Mesh } from '../../model/mesh.ts'
import type { Place, PlaceWish } from '../../model/place.ts'
import type { Scenery } from '../../model/scenery.ts'
import { addBox, addRound, addSheet } from '../../model/solids.ts'
import { hangTubes, PUBLIC_VIEWS } from './public-room.ts'

type Colour = readonly [number, number, number]

function buildWard({ random, night }: PlaceWish): Scenery {
  const depth = 7
  const scenery = raiseShell({
    width: 6.6,
    depth,
    height: 2.9,
    wall: [214, 228, 226],
    floor: { material: floorTiles, colour: [198, 208, 206] },
    windows: [2, 4.8],
    pane: [1.8, 0.9, 1.5],
    curtains: [166, 200, 196],
    night,
  })
  const { mesh } = scenery
  for (const [x, z] of [
    [1.7, 5],
    [-0.6, 5],
    [1.7, 2.1],
  ] as const) {
    addBed(mesh, { x, y: 0.22, z }, { width: 1, cover: [206, 224, 232], frame: [196, 202, 208] })
    addDrip(mesh, { x: x - 0.8, z: z + 0.8 })
    addBox(
      mesh,
      { x: x + 0.85, y: 0, z: z + 0.85 },
      { at: [0, 0, 0], size: [0.44, 0.8, 0.4], coat: { material: plain, colour: [226, 222, 210] } },
    )
    addScreen(mesh, { x: x + 0.85, y: 0.8, z: z + 0.85 }, { width: 0.4, height: 0.3, foot: 0.06 })
  }
  addSheet(mesh, (s, t) => [0.55 + 0.06 * Math.sin(s * 40), 2.3 - t * 1.9, 4 + s * 2.6], [40, 1], {
    material: cloth,
    colour: [142, 190, 188],
  })
  addPlant(mesh, { x: -2.8, y: 0, z: 6.4 }, { height: 1 }, random)
  hangTubes(scenery, { rows: [0], depth, high: 2.9, lit: night })
  return scenery
}

function addDrip(mesh: Mesh, { x, z }: { x: number; z: number }): void {
  const steel = { material: plain, colour: [176, 184, 190] as Colour }
  addRound(
    mesh,
    { x, y: 0, z },
    {
      at: [0, 0, 0],
      rings: [
        [0.24, 0],
        [0.03, 0.06],
        [0.02, 1.9],
      ],
      coat: steel,
      sides: 8,
    },
  )
  addBox(mesh, { x, y: 1.88, z }, { at: [0, 0, 0], size: [0.3, 0.02, 0.02], coat: steel })
  addBox(
    mesh,
    { x: x + 0.12, y: 1.58, z },
    { at: [0, 0, 0], size: [0.12, 0.26, 0.05], coat: { material: plain, colour: [214, 232, 238] } },
  )
}

export const hospital: Place = { build: buildWard, ...PUBLIC_VIEWS }

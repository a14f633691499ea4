import { floorboards, cloth } from '../materials/floors.ts'
import { plain, plaster } from '../materials/walls.ts'
import { addFace, type Coat, type Mesh, type Spot, unit } from '../mesh.ts'
import { createScenery, type Scenery } from '../scenery.ts'
import { addBox, addSheet } from '../solids.ts'

type Colour = readonly [number, number, number]

export interface Shell {
  /** From wall to wall, from the viewer's wall to the far one, and up. */
  width: number
  depth: number
  height: number
  wall: Colour
  floor: Coat
  /** Windows of the left wall: their middles along the depth. */
  windows: readonly number[]
  /** Width, sill and height of each. */
  pane?: readonly [number, number, number]
  curtains?: Colour
  night: boolean
  skirting?: Colour
}

const HERE = { x: 0, y: 0, z: 0 }
const LAMPLIGHT: Colour = [255, 206, 146]
export const WARM_FLOOR: Coat = { material: floorboards, colour: [168, 118, 76] }

/** Floor, ceiling and three walls; the sun comes in by the windows at the left. The near wall stays open for the eye. */
export function raiseShell(shell: Shell): Scenery {
  const { width, depth, height, night } = shell
  const scenery = createScenery({
    indoors: true,
    air: 0,
    heart: [0, height / 2, depth / 2],
    span: Math.max(width, depth) * 0.75,
    sun: unit([-1, 0.82, -0.22]),
  })
  addWalls(scenery, shell)
  scenery.lamps.push({
    at: [0, height - 0.5, depth * 0.5],
    reach: Math.max(width, depth) * 1.1,
    colour: LAMPLIGHT,
    strength: night ? 0.85 : 0.16,
  })
  return scenery
}

/** All but the wall towards the viewer. */
function addWalls(scenery: Scenery, shell: Shell): void {
  const { width, depth, height, wall, floor } = shell
  const { mesh } = scenery
  const w = width / 2
  const near = -1.4
  addFace(
    mesh,
    [
      [-w, 0, near],
      [w, 0, near],
      [w, 0, depth],
      [-w, 0, depth],
    ],
    floor,
  )
  addFace(
    mesh,
    [
      [-w, height, near],
      [w, height, near],
      [w, height, depth],
      [-w, height, depth],
    ],
    { material: plain, colour: [240, 236, 228] },
  )
  const paint = { material: plaster, colour: wall, origin: [0, 1.6, 0] as const }
  addFace(
    mesh,
    [
      [-w, 0, depth],
      [w, 0, depth],
      [w, height, depth],
      [-w, height, depth],
    ],
    { ...paint, material: plain },
  )
  addFace(
    mesh,
    [
      [w, 0, near],
      [w, 0, depth],
      [w, height, depth],
      [w, height, near],
    ],
    { ...paint, material: plain },
  )
  pierceWall(scenery, shell, near)
  const board = { material: plain, colour: shell.skirting ?? ([232, 226, 214] as const) }
  addBox(mesh, HERE, { at: [0, 0, depth - 0.02], size: [width, 0.12, 0.04], coat: board })
  addBox(mesh, HERE, { at: [w - 0.02, 0, depth / 2], size: [0.04, 0.12, depth], coat: board })
}

/** The left wall around its windows. */
function pierceWall(
  scenery: Scenery,
  { width, depth, height, wall, windows, pane = [1.5, 0.9, 1.5], curtains, night }: Shell,
  near: number,
): void {
  const { mesh } = scenery
  const x = -width / 2
  const [wide, sill, tall] = pane
  const paint = { material: plain, colour: wall }
  const piece = (from: number, to: number, low: number, high: number): void =>
    addBox(mesh, HERE, { at: [x - 0.1, low, (from + to) / 2], size: [0.2, high - low, to - from], coat: paint })
  let last = near
  for (const middle of windows) {
    const [from, to] = [middle - wide / 2, middle + wide / 2]
    piece(last, from, 0, height)
    piece(from, to, 0, sill)
    piece(from, to, sill + tall, height)
    last = to
    addFrame(mesh, x, { from, to, sill, tall })
    if (curtains)
      for (const side of [-1, 1])
        hangCurtain(mesh, [x + 0.16, sill + tall + 0.2, middle + side * (wide / 2 + 0.16)], {
          width: 0.5,
          length: sill + tall,
          colour: curtains,
        })
    if (!night)
      scenery.lamps.push({
        at: [x + 0.5, sill + tall * 0.6, middle],
        reach: width * 1.1,
        colour: [214, 230, 255],
        strength: 0.36,
      })
  }
  piece(last, depth, 0, height)
}

function addFrame(
  mesh: Mesh,
  x: number,
  { from, to, sill, tall }: { from: number; to: number; sill: number; tall: number },
): void {
  const white = { material: plain, colour: [240, 238, 232] as const }
  const middle = (from + to) / 2
  for (const z of [from, middle, to]) addBox(mesh, HERE, { at: [x, sill, z], size: [0.1, tall, 0.07], coat: white })
  for (const y of [sill, sill + tall * 0.66, sill + tall])
    addBox(mesh, HERE, { at: [x, y - 0.03, middle], size: [0.1, 0.07, to - from], coat: white })
  addBox(mesh, HERE, { at: [x + 0.1, sill - 0.06, middle], size: [0.3, 0.05, to - from + 0.2], coat: white })
}

/** Cloth in folds along the wall of the windows. */
function hangCurtain(
  mesh: Mesh,
  [x, y, z]: Spot,
  { width, length, colour }: { width: number; length: number; colour: Colour },
): void {
  addSheet(mesh, (s, t) => [x + 0.07 * Math.sin(s * 22), y - t * (length + 0.1), z + (s - 0.5) * width], [22, 1], {
    material: cloth,
    colour,
  })
}

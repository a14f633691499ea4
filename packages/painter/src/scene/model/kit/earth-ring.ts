import { grains } from '../grain.ts'
import { blend, dim, paint, type Point, seenAt } from '../material.ts'
import { roofTiles } from '../materials/tiles.ts'
import { ashlar, boards, flagstones, plain } from '../materials/walls.ts'
import { addFace, type Mesh, type Spot } from '../mesh.ts'
import type { Scenery } from '../scenery.ts'
import { addBox, addRound } from '../solids.ts'
import { GREY_TILES } from './halls.ts'
import { hangLantern, RED } from './lanterns.ts'

export interface Ring {
  radius: number
  wall: number
  inner: number
  floors: number
  night: boolean
}

/** A round house: rammed earth outside, galleries of wood around a court, an ancestral hall in its midst. */
export function raiseRing(scenery: Scenery, at: Spot, ring: Ring): void {
  const { mesh } = scenery
  const { radius, wall, inner } = ring
  const [x, y, z] = at
  const site = { x, y, z }
  const clay = { material: rammed, colour: [206, 170, 116] as const, origin: at }
  // The gate looks towards the viewer: a quarter of a turn from the first side.
  const gap = 1.5 / radius / Math.PI / 2
  addRound(mesh, site, {
    at: [0, 0, 0],
    rings: [
      [radius, 0],
      [radius - 0.5, wall],
    ],
    coat: clay,
    sides: 64,
    from: -0.25 + gap,
    to: 0.75 - gap,
  })
  addRound(mesh, site, {
    at: [0, 3.4, 0],
    rings: [
      [radius - 0.13, 0],
      [radius - 0.5, wall - 3.4],
    ],
    coat: clay,
    sides: 3,
    from: -0.25 - gap,
    to: -0.25 + gap,
  })
  addRound(mesh, site, {
    at: [0, -0.4, 0],
    rings: [
      [radius + 0.25, 0],
      [radius + 0.16, 1.7],
    ],
    coat: { material: ashlar, colour: [148, 142, 132] },
    sides: 64,
    from: -0.25 + gap,
    to: 0.75 - gap,
  })
  addGate(mesh, site, radius)
  addWindows(mesh, at, ring)
  addGalleries(scenery, at, ring)
  addRingRoof(mesh, at, { from: radius + 2, to: inner - 1.6, eave: wall - 0.5, rise: 2.9 })
  setCourt(mesh, at, inner)
}

/** Paving, and the low ring in the middle. */
function setCourt(mesh: Mesh, at: Spot, inner: number): void {
  const site = { x: at[0], y: at[1], z: at[2] }
  addRound(mesh, site, {
    at: [0, 0.05, 0],
    rings: [
      [0.01, 0],
      [inner, 0],
    ],
    coat: { material: flagstones, colour: [168, 158, 140] },
    sides: 48,
  })
  addRound(mesh, site, {
    at: [0, 0, 0],
    rings: [
      [inner * 0.46, 0],
      [inner * 0.46, 2.7],
    ],
    coat: { material: boards, colour: [112, 76, 52], along: [0, 1, 0] },
    sides: 32,
  })
  addRingRoof(mesh, at, { from: inner * 0.58, to: inner * 0.16, eave: 2.6, rise: 1.5 })
}

/** Rammed earth: layers, cracks and weather. */
function rammed(point: Point): void {
  const along = point.x * 0.8 - point.z * 0.55
  const layer = point.y * 1.9
  const streak = grains(along * 1.1, point.y * 0.16)
  paint(point, point.colour, 0.78 + 0.34 * grains(along * 1.4, point.y * 2.2))
  const bed = layer - Math.floor(layer)
  if (bed < 0.1) dim(point, 1 - 0.14 * seenAt(point, 0.4))
  blend(point, [112, 88, 62], Math.max(0, streak - 0.56) * 1.3)
  blend(point, [228, 204, 158], Math.max(0, grains(along * 0.8 + 7, point.y * 0.5) - 0.6) * 1.2)
}

function addGate(mesh: Mesh, site: { x: number; y: number; z: number }, radius: number): void {
  const front = { ...site, z: site.z - radius - 0.2 }
  const stone = { material: ashlar, colour: [168, 160, 146] as const }
  for (const side of [-1, 1]) addBox(mesh, front, { at: [side * 1.7, 0, 0.2], size: [0.6, 3.4, 0.9], coat: stone })
  addBox(mesh, front, { at: [0, 3.3, 0.2], size: [4, 0.6, 0.9], coat: stone })
  addBox(mesh, front, { at: [0, 4, 0.12], size: [3, 0.9, 0.2], coat: { material: plain, colour: [58, 44, 38] } })
  for (const side of [-1, 1])
    addBox(mesh, front, { at: [side * 1.5, 0.2, 0.02], size: [0.44, 2.9, 0.1], coat: { material: plain, colour: RED } })
  addBox(mesh, front, {
    at: [0, 0, 1.6],
    size: [2.8, 3.3, 0.1],
    coat: { material: boards, colour: [70, 46, 34], along: [0, 1, 0] },
  })
}

function addWindows(mesh: Mesh, [x, y, z]: Spot, { radius, wall, floors, night }: Ring): void {
  const count = 22
  for (let index = 0; index < count; index++) {
    for (let floor = 2; floor < floors; floor++) {
      const turn = ((index + 0.5) / count) * Math.PI * 2
      const up = (wall / floors) * (floor + 0.3)
      const out = radius - 0.5 * (up / wall) + 0.02
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      const spot = (across: number, rise: number): Spot => [
        x + cos * out - sin * across,
        y + up + rise,
        z + sin * out + cos * across,
      ]
      const lit = night && (index * 7 + floor * 3) % 3 > 0
      addFace(mesh, [spot(-0.4, 0), spot(0.4, 0), spot(0.4, 1), spot(-0.4, 1)], {
        material: lit ? glowingPane : plain,
        colour: lit ? [255, 190, 108] : [44, 34, 28],
      })
      addFace(mesh, [spot(-0.55, -0.12), spot(0.55, -0.12), spot(0.55, 0), spot(-0.55, 0)], {
        material: plain,
        colour: [214, 196, 164],
      })
    }
  }
}

function glowingPane(point: Point): void {
  paint(point, point.colour)
  point.glow = 0.9
}

/** Walks of wood around the court, floor over floor, with a lantern here and there. */
function addGalleries(scenery: Scenery, [x, y, z]: Spot, { inner, wall, floors, night }: Ring): void {
  const { mesh } = scenery
  const site = { x, y, z }
  const wood = { material: boards, colour: [122, 82, 54] as const, along: [0, 1, 0] as const }
  addRound(mesh, site, {
    at: [0, 0, 0],
    rings: [
      [inner + 1.4, 0],
      [inner + 1.4, wall],
    ],
    coat: { ...wood, colour: [104, 70, 48] },
    sides: 48,
  })
  const storey = (wall - 0.6) / floors
  for (let floor = 1; floor <= floors; floor++) {
    const up = floor * storey
    addRound(mesh, site, {
      at: [0, up, 0],
      rings: [
        [inner + 1.5, 0],
        [inner, 0],
        [inner, 0.22],
      ],
      coat: { material: plain, colour: [134, 92, 60] },
      sides: 48,
    })
    if (floor < floors)
      addRound(mesh, site, {
        at: [0, up + 0.3, 0],
        rings: [
          [inner, 0],
          [inner, 0.8],
        ],
        coat: { ...wood, colour: [146, 100, 66] },
        sides: 48,
      })
  }
  const posts = 28
  for (let post = 0; post < posts; post++) {
    const turn = (post / posts) * Math.PI * 2
    const [px, pz] = [Math.cos(turn) * (inner + 0.05), Math.sin(turn) * (inner + 0.05)]
    addBox(mesh, site, { at: [px, 0, pz], size: [0.2, wall, 0.2], coat: { material: plain, colour: [98, 64, 44] } })
    if (post % 2 === 0)
      hangLantern(scenery, [x + px * 0.97, y + storey * (1 + (post % 3)) - 0.1, z + pz * 0.97], {
        size: 0.3,
        lit: night && post % 4 === 0,
        reach: 7,
      })
  }
}

/** A ring of tiles that falls outward and inward from its ridge. */
function addRingRoof(
  mesh: Mesh,
  [x, y, z]: Spot,
  { from, to, eave, rise }: { from: number; to: number; eave: number; rise: number },
): void {
  const sides = 56
  const ridge = (from + to) / 2
  const rings = [
    [from, eave],
    [(from + ridge) / 2, eave + rise * 0.46],
    [ridge, eave + rise],
    [(to + ridge) / 2, eave + rise * 0.46],
    [to, eave],
  ] as const
  for (let side = 0; side < sides; side++) {
    const [a, b] = [(side / sides) * Math.PI * 2, ((side + 1) / sides) * Math.PI * 2]
    const middle = (a + b) / 2
    const along: Spot = [-Math.sin(middle), 0, Math.cos(middle)]
    for (let ring = 0; ring + 1 < rings.length; ring++) {
      const [r0, y0] = rings[ring] ?? [0, 0]
      const [r1, y1] = rings[ring + 1] ?? [0, 0]
      const spot = (turn: number, r: number, up: number): Spot => [
        x + Math.cos(turn) * r,
        y + up,
        z + Math.sin(turn) * r,
      ]
      addFace(mesh, [spot(a, r0, y0), spot(b, r0, y0), spot(b, r1, y1), spot(a, r1, y1)], {
        material: roofTiles,
        colour: GREY_TILES,
        along,
        origin: [x + Math.cos(middle) * r0, y + y0, z + Math.sin(middle) * r0],
      })
    }
  }
  addRingEdges(mesh, [x, y, z], { from, ridge, eave, rise })
}

/** The board at the eaves and the tiles of the ridge. */
function addRingEdges(
  mesh: Mesh,
  [x, y, z]: Spot,
  { from, ridge, eave, rise }: { from: number; ridge: number; eave: number; rise: number },
): void {
  addRound(
    mesh,
    { x, y, z },
    {
      at: [0, eave - 0.16, 0],
      rings: [
        [from, 0],
        [from, 0.18],
      ],
      coat: { material: plain, colour: [84, 60, 46] },
      sides: 56,
    },
  )
  addRound(
    mesh,
    { x, y, z },
    {
      at: [0, eave + rise, 0],
      rings: [
        [ridge + 0.2, 0],
        [ridge, 0.3],
        [ridge - 0.2, 0],
      ],
      coat: { material: plain, colour: [70, 72, 78] },
      sides: 56,
    },
  )
}

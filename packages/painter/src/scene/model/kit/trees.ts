import { between, pickOne, type Random } from '../../../base/chance.ts'
import { addFace, type Mesh, type Spot, unit } from '../mesh.ts'
import { bark, leaves } from '../materials/grounds.ts'
import { addTube } from '../solids.ts'

type Colour = readonly [number, number, number]

export interface Foliage {
  colours: readonly Colour[]
  random: Random
}

export const GREENS: readonly Colour[] = [
  [74, 108, 48],
  [92, 128, 58],
  [60, 92, 46],
  [118, 146, 70],
]
export const BLOSSOMS: readonly Colour[] = [
  [250, 206, 214],
  [244, 180, 198],
  [255, 228, 232],
  [232, 156, 184],
]
export const AUTUMN: readonly Colour[] = [
  [204, 112, 44],
  [222, 156, 58],
  [178, 74, 40],
  [190, 140, 60],
]
export const PINES: readonly Colour[] = [
  [44, 76, 52],
  [56, 92, 58],
  [36, 64, 48],
]

/** One clump of leaves: many small pieces on the skin of a ball, darker below. */
export function addClump(
  mesh: Mesh,
  { at, radius, count, leaf }: { at: Spot; radius: Spot; count: number; leaf: number },
  { colours, random }: Foliage,
): void {
  for (let index = 0; index < count; index++) {
    const out = unit([random() * 2 - 1, random() * 2 - 0.8, random() * 2 - 1])
    const deep = 0.55 + 0.5 * Math.sqrt(random())
    const middle: Spot = [
      at[0] + out[0] * radius[0] * deep,
      at[1] + out[1] * radius[1] * deep,
      at[2] + out[2] * radius[2] * deep,
    ]
    addLeaf(mesh, middle, { out, size: leaf * between(random, 0.6, 1.3) }, { colours, random })
  }
}

/** A small diamond that lies about as the crown does there. */
export function addLeaf(
  mesh: Mesh,
  [x, y, z]: Spot,
  { out, size }: { out: Spot; size: number },
  { colours, random }: Foliage,
): void {
  const spin = random() * Math.PI * 2
  const lean = between(random, -0.7, 0.7)
  const along: Spot = unit([Math.cos(spin), lean, Math.sin(spin)])
  const across: Spot = unit([-Math.sin(spin), between(random, -0.6, 0.6), Math.cos(spin)])
  const [a, b] = [size * 0.62, size * 0.4]
  const coat = {
    material: leaves,
    colour: pickOne(colours, random),
    tint: Math.min(1, Math.max(0, 0.45 + out[1] * 0.4 + between(random, -0.2, 0.2))),
  }
  addFace(
    mesh,
    [
      [x - along[0] * a, y - along[1] * a, z - along[2] * a],
      [x + across[0] * b, y + across[1] * b, z + across[2] * b],
      [x + along[0] * a, y + along[1] * a, z + along[2] * a],
      [x - across[0] * b, y - across[1] * b, z - across[2] * b],
    ],
    coat,
    unit([out[0] + between(random, -0.3, 0.3), out[1] + 0.25, out[2] + between(random, -0.3, 0.3)]),
  )
}

interface Tree {
  at: Spot
  height: number
  /** How finely it is built: 1 near the eye, less far off. */
  detail?: number
}

const WOOD: Colour = [92, 74, 58]

/** A broad crown of several clumps on forked boughs. */
export function addLeafyTree(mesh: Mesh, { at, height, detail = 1 }: Tree, foliage: Foliage): void {
  const { random } = foliage
  const [x, y, z] = at
  const fork: Spot = [x + between(random, -0.1, 0.1) * height, y + height * between(random, 0.3, 0.4), z]
  addTube(mesh, [at, fork], [height * 0.045, height * 0.032], { material: bark, colour: WOOD })
  const clumps = 7
  for (let index = 0; index < clumps; index++) {
    const turn = (index / clumps) * Math.PI * 2 + between(random, -0.4, 0.4)
    const out = index === 0 ? 0 : height * between(random, 0.16, 0.3)
    const top: Spot = [
      fork[0] + Math.cos(turn) * out,
      y + height * (index === 0 ? 0.84 : between(random, 0.52, 0.78)),
      fork[2] + Math.sin(turn) * out,
    ]
    addTube(mesh, [fork, top], [height * 0.024, height * 0.008], { material: bark, colour: WOOD })
    const radius = height * between(random, 0.14, 0.2)
    const count = Math.round(between(random, 260, 330) * detail)
    addClump(
      mesh,
      {
        at: top,
        radius: [radius * 1.15, radius * 0.8, radius * 1.15],
        count,
        leaf: (height * 0.034) / Math.sqrt(detail),
      },
      foliage,
    )
  }
}

/** Long strands that hang from high boughs to the water. */
export function addWillow(mesh: Mesh, { at, height, detail = 1 }: Tree, foliage: Foliage): void {
  const { random } = foliage
  const [x, y, z] = at
  const fork: Spot = [x + between(random, -0.08, 0.08) * height, y + height * 0.4, z]
  addTube(mesh, [at, fork], [height * 0.05, height * 0.034], { material: bark, colour: WOOD })
  for (let bough = 0; bough < 7; bough++) {
    const turn = (bough / 7) * Math.PI * 2 + between(random, -0.3, 0.3)
    const out = height * between(random, 0.14, 0.26)
    const head: Spot = [
      fork[0] + Math.cos(turn) * out,
      y + height * between(random, 0.76, 0.92),
      fork[2] + Math.sin(turn) * out,
    ]
    addTube(mesh, [fork, head], [height * 0.022, height * 0.007], { material: bark, colour: WOOD })
  }
  const crown: Spot = [fork[0], y + height * 0.84, fork[2]]
  const [rx, ry] = [height * 0.3, height * 0.16]
  addClump(mesh, { at: crown, radius: [rx, ry, rx], count: Math.round(620 * detail), leaf: height * 0.022 }, foliage)
  const strands = Math.round(170 * detail)
  for (let index = 0; index < strands; index++) {
    const turn = random() * Math.PI * 2
    const share = Math.sqrt(random())
    const top = crown[1] + ry * Math.sqrt(1 - share * share * 0.9) * between(random, 0.4, 1)
    const head: Spot = [crown[0] + Math.cos(turn) * rx * share, top, crown[2] + Math.sin(turn) * rx * share]
    hangStrand(
      mesh,
      head,
      { length: height * between(random, 0.24, 0.62) * (0.5 + share * 0.5), turn, leaf: height * 0.015 },
      foliage,
    )
  }
}

/** Slim leaves in pairs down a thread. */
function hangStrand(
  mesh: Mesh,
  [x, y, z]: Spot,
  { length, turn, leaf }: { length: number; turn: number; leaf: number },
  { colours, random }: Foliage,
): void {
  const pieces = Math.ceil(length / (leaf * 2))
  const colour = pickOne(colours, random)
  for (let piece = 0; piece < pieces; piece++) {
    const down = piece / pieces
    const sway = (1 - (1 - down) ** 2) * length * 0.12
    const spin = random() * Math.PI * 2
    const [cos, sin] = [Math.cos(spin) * leaf, Math.sin(spin) * leaf]
    const [mx, my, mz] = [x + Math.cos(turn) * sway, y - down * length, z + Math.sin(turn) * sway]
    addFace(
      mesh,
      [
        [mx - sin * 0.2, my + leaf * 1.1, mz + cos * 0.2],
        [mx + cos * 0.9, my - leaf * 0.2, mz + sin * 0.9],
        [mx + sin * 0.2, my - leaf * 1.3, mz - cos * 0.2],
        [mx - cos * 0.9, my - leaf * 0.5, mz - sin * 0.9],
      ],
      { material: leaves, colour, tint: 0.8 - down * 0.45 + between(random, -0.15, 0.15) },
      unit([Math.cos(turn), 0.5 - down * 0.3, Math.sin(turn)]),
    )
  }
}

/** Flat layers of needles on a leaning trunk, as pines grow on rocks. */
export function addPine(mesh: Mesh, { at, height, detail = 1 }: Tree, foliage: Foliage): void {
  const { random } = foliage
  const [x, y, z] = at
  const lean = between(random, -0.2, 0.2) * height
  const trunk: Spot[] = [0, 0.3, 0.62, 0.95].map((t) => [
    x + lean * t * t + Math.sin(t * 5) * height * 0.04,
    y + height * t,
    z,
  ])
  addTube(mesh, trunk, [height * 0.04, height * 0.015], { material: bark, colour: [104, 72, 56] })
  for (let layer = 0; layer < 6; layer++) {
    const t = 0.42 + layer * 0.11
    const side = layer % 2 === 0 ? 1 : -1
    const reach = height * (0.34 - layer * 0.035)
    const [cx, cy, cz] = [
      x + lean * t * t + side * reach * 0.55,
      y + height * t,
      z + between(random, -0.1, 0.1) * height,
    ]
    addTube(
      mesh,
      [
        [x + lean * t * t, cy - height * 0.04, z],
        [cx, cy, cz],
      ],
      [height * 0.014, height * 0.006],
      {
        material: bark,
        colour: [104, 72, 56],
      },
    )
    addClump(
      mesh,
      {
        at: [cx, cy, cz],
        radius: [reach * 0.8, height * 0.045, reach * 0.7],
        count: Math.round(90 * detail),
        leaf: (height * 0.055) / Math.sqrt(detail),
      },
      foliage,
    )
  }
}

/** A dark spire: fir and spruce. */
export function addFir(mesh: Mesh, { at, height, detail = 1 }: Tree, foliage: Foliage): void {
  const [x, y, z] = at
  addTube(mesh, [at, [x, y + height * 0.9, z]], [height * 0.025, height * 0.006], { material: bark, colour: WOOD })
  const tiers = 9
  for (let tier = 0; tier < tiers; tier++) {
    const t = 0.14 + (tier / tiers) * 0.84
    const reach = height * 0.2 * (1 - t) + height * 0.012
    addClump(
      mesh,
      {
        at: [x, y + height * t, z],
        radius: [reach, height * 0.05, reach],
        count: Math.round((16 + 60 * (1 - t)) * detail),
        leaf: (height * 0.05) / Math.sqrt(detail),
      },
      foliage,
    )
  }
}

import { pickOne, type Random } from '../../../base/chance.ts'
import { boards, plain } from '../materials/walls.ts'
import { type Mesh, type Site, type Spot, toWorld } from '../mesh.ts'
import { addBox, addRound, addSheet, addTube } from '../solids.ts'

/** A long wooden boat with a black awning, its length along its own x. */
export function addAwningBoat(mesh: Mesh, site: Site, { length = 5.4, awning = true } = {}): void {
  addHull(mesh, site, length)
  if (!awning) return
  const [half, wide] = [length * 0.22, length * 0.105]
  addSheet(
    mesh,
    (s, t) => {
      const angle = t * Math.PI
      return toWorld(site, [-half + s * half * 2, 0.3 + Math.sin(angle) * 0.85, Math.cos(angle) * wide])
    },
    [3, 14],
    { material: boards, colour: [70, 62, 54] },
  )
}

/** A hull that rises to both ends, with thwarts. */
export function addHull(mesh: Mesh, site: Site, length: number): void {
  const half = length / 2
  const section = (s: number): { wide: number; keel: number; gunwale: number } => {
    const away = Math.abs(s * 2 - 1)
    return {
      wide: length * 0.115 * (1 - away ** 3 * 0.72),
      keel: -0.16 + away ** 3 * 0.44,
      gunwale: 0.3 + away ** 3 * 0.42,
    }
  }
  const at = (s: number, t: number): Spot => {
    const { wide, keel, gunwale } = section(s)
    const across = t * 2 - 1
    return toWorld(site, [-half + s * length, keel + (gunwale - keel) * Math.abs(across) ** 1.6, across * wide])
  }
  addSheet(mesh, at, [22, 10], { material: boards, colour: [92, 68, 48], along: [0, 1, 0] })
  addSheet(
    mesh,
    (s, t) => {
      const { wide, keel } = section(0.1 + s * 0.8)
      return toWorld(site, [-half + (0.1 + s * 0.8) * length, keel + 0.3, (t * 2 - 1) * wide * 0.78])
    },
    [8, 1],
    { material: boards, colour: [138, 106, 74] },
  )
  for (const s of [-0.36, 0.36])
    addBox(mesh, site, {
      at: [s * length, 0.16, 0],
      size: [0.22, 0.06, length * 0.16],
      coat: { material: plain, colour: [120, 90, 62] },
    })
}

/** A raft of bamboo with upturned ends, a seat and a pole. */
export function addRaft(mesh: Mesh, site: Site, random: Random): void {
  const colours = [
    [176, 160, 104],
    [158, 146, 92],
    [188, 172, 118],
  ] as const
  for (let cane = 0; cane < 8; cane++) {
    const z = (cane - 3.5) * 0.17
    const line = [-2.7, -2, -1, 0, 1, 2, 2.7].map((x) =>
      toWorld(site, [x, 0.08 + Math.max(0, Math.abs(x) - 1.6) ** 2 * 0.34, z]),
    )
    addTube(mesh, line, [0.1, 0.1], { material: plain, colour: pickOne(colours, random) })
  }
  for (const x of [-1.6, 0, 1.6])
    addBox(mesh, site, { at: [x, 0.14, 0], size: [0.12, 0.07, 1.4], coat: { material: plain, colour: [122, 96, 62] } })
  addBoatman(mesh, { ...site, y: site.y + 0.16 })
}

/** Somebody in a straw hat who stands and poles. */
function addBoatman(mesh: Mesh, site: Site): void {
  const cloth = { material: plain, colour: [62, 78, 104] as const }
  for (const z of [-0.11, 0.11])
    addRound(mesh, site, {
      at: [-1, 0, z],
      rings: [
        [0.07, 0],
        [0.09, 0.42],
        [0.11, 0.78],
      ],
      coat: { material: plain, colour: [52, 54, 62] },
      sides: 8,
    })
  addRound(mesh, site, {
    at: [-1, 0.74, 0],
    rings: [
      [0.19, 0],
      [0.17, 0.2],
      [0.22, 0.5],
      [0.1, 0.62],
    ],
    coat: cloth,
    sides: 10,
  })
  addRound(mesh, site, {
    at: [-0.98, 1.36, 0],
    rings: [
      [0.05, 0],
      [0.11, 0.08],
      [0.11, 0.18],
      [0.05, 0.26],
    ],
    coat: { material: plain, colour: [212, 166, 132] },
    sides: 10,
  })
  addRound(mesh, site, {
    at: [-0.98, 1.54, 0],
    rings: [
      [0.38, 0],
      [0.2, 0.1],
      [0.02, 0.22],
    ],
    coat: { material: plain, colour: [206, 178, 116] },
    sides: 14,
  })
  addTube(mesh, [toWorld(site, [-1.5, -0.3, -0.5]), toWorld(site, [-0.6, 2.6, -0.16])], [0.03, 0.025], {
    material: plain,
    colour: [156, 136, 84],
  })
  for (const [y, z] of [
    [1.22, -0.1],
    [1.12, 0.1],
  ] as const)
    addTube(mesh, [toWorld(site, [-1, y, z]), toWorld(site, [-0.92, y - 0.14, -0.3])], [0.07, 0.05], cloth)
}

import { ashlar, flagstones } from '../materials/walls.ts'
import { addFace, type Mesh, type Site, type Spot, toWorld } from '../mesh.ts'
import { addBox, addSheet } from '../solids.ts'

interface Arch {
  /** Half its length, along its own x. */
  half: number
  /** Half the opening. */
  opening: number
  /** Deck over the banks in the middle. */
  rise: number
  width: number
  /** Height of the banks over the water, where the site stands. */
  bank: number
}

const STONE = [158, 152, 140] as const

/** A humpbacked bridge of stone: a round arch, steps and a parapet. */
export function addArchBridge(mesh: Mesh, site: Site, { half, opening, rise, width, bank }: Arch): void {
  const deck = (x: number): number => bank + rise * (0.5 + 0.5 * Math.cos(Math.min(1, Math.abs(x) / half) * Math.PI))
  const under = (x: number): number => {
    const share = 1 - (x / opening) ** 2
    return share <= 0 ? -1 : Math.sqrt(share) * Math.min(opening, bank + rise - 0.55)
  }
  const parts = 28
  const coat = { material: ashlar, colour: STONE, origin: toWorld(site, [0, 0, 0]) }
  for (const side of [-1, 1]) {
    const spot = (x: number, y: number): Spot => toWorld(site, [x, y, (side * width) / 2])
    for (let part = 0; part < parts; part++) {
      const [from, to] = [-half + (part / parts) * half * 2, -half + ((part + 1) / parts) * half * 2]
      addFace(mesh, [spot(from, under(from)), spot(to, under(to)), spot(to, deck(to)), spot(from, deck(from))], coat)
    }
    addVoussoirs(mesh, site, { under, opening, side, width })
    addParapet(mesh, site, { deck, half, side, width })
  }
  addSheet(
    mesh,
    (s, t) => {
      const x = (s * 2 - 1) * opening
      return toWorld(site, [x, under(x), (t - 0.5) * width])
    },
    [20, 1],
    { material: ashlar, colour: [112, 108, 102] },
  )
  addSheet(
    mesh,
    (s, t) => {
      const x = (s * 2 - 1) * half
      return toWorld(site, [x, deck(x), (t - 0.5) * width])
    },
    [30, 1],
    { material: flagstones, colour: [176, 170, 158] },
  )
}

/** The ring of cut stones around the opening. */
function addVoussoirs(
  mesh: Mesh,
  site: Site,
  { under, opening, side, width }: { under: (x: number) => number; opening: number; side: number; width: number },
): void {
  const parts = 18
  const z = side * (width / 2 + 0.03)
  for (let part = 0; part < parts; part++) {
    const [a, b] = [(part / parts) * Math.PI, ((part + 1) / parts) * Math.PI]
    const inner = (turn: number): Spot => [
      -Math.cos(turn) * opening,
      Math.max(-0.2, under(Math.cos(turn) * opening)),
      z,
    ]
    const outer = (turn: number): Spot => {
      const [x, y] = inner(turn)
      return [x - Math.cos(turn) * 0.4, y + Math.sin(turn) * 0.4, z]
    }
    const coat = {
      material: ashlar,
      colour: part % 2 === 0 ? ([178, 172, 158] as const) : ([166, 160, 148] as const),
      tint: part / 20,
    }
    addFace(
      mesh,
      [inner(a), inner(b), outer(b), outer(a)].map((spot) => toWorld(site, spot)),
      coat,
    )
  }
}

function addParapet(
  mesh: Mesh,
  site: Site,
  { deck, half, side, width }: { deck: (x: number) => number; half: number; side: number; width: number },
): void {
  const z = (side * width) / 2
  const posts = 9
  const coat = { material: ashlar, colour: [184, 178, 164] as const }
  for (let post = 0; post <= posts; post++) {
    const x = -half * 0.94 + (post / posts) * half * 1.88
    addBox(mesh, site, { at: [x, deck(x), z], size: [0.2, 0.92, 0.2], coat })
    if (post === posts) continue
    const to = x + (half * 1.88) / posts
    for (const [low, high] of [
      [0.05, 0.66],
      [0.7, 0.8],
    ] as const) {
      for (const depth of [-0.06, 0.06]) {
        const spot = (right: number, up: number): Spot => toWorld(site, [right, deck(right) + up, z + depth])
        addFace(mesh, [spot(x, low), spot(to, low), spot(to, high), spot(x, high)], coat)
      }
    }
  }
}

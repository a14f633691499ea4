import { createMesh, type Mesh, type Spot } from './mesh.ts'

/** A light of the place: a lantern, a window, a sign. */
export interface Lamp {
  at: Spot
  /** Metres to where it gives out. */
  reach: number
  colour: readonly [number, number, number]
  /** 1 as bright as the sun on a wall. */
  strength: number
}

/** A place that is built to be looked at from anywhere, in metres. */
export interface Scenery {
  mesh: Mesh
  lamps: Lamp[]
  /** Height of still water, or null where there is none. */
  water: number | null
  /** Around this middle, so far, things cast shadows. */
  heart: Spot
  span: number
  /** Share of what lies behind that a metre of air hides, by fair weather. */
  air: number
  /** Walls and a roof: the sky lights only what it is seen from. */
  indoors: boolean
  /** Towards the sun, where it must come in by a window. */
  sun?: Spot
}

export function createScenery(about: Partial<Omit<Scenery, 'mesh' | 'lamps'>> = {}): Scenery {
  return {
    mesh: createMesh(),
    lamps: [],
    water: null,
    heart: [0, 0, 20],
    span: 60,
    air: 0.0022,
    indoors: false,
    ...about,
  }
}

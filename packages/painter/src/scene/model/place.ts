import type { Random } from '../../base/chance.ts'
import type { Reading } from '../../recipe/recipe.ts'
import type { Spot } from './mesh.ts'
import type { Scenery } from './scenery.ts'

/** From where a place is looked at, in metres. */
export interface View {
  eye: Spot
  look: Spot
  /** Length of the lens: 1 sees as wide as the frame is far, more sees less. */
  lens?: number
}

/** What a place may ask before it is built. */
export interface PlaceWish {
  random: Random
  reading: Reading
  night: boolean
  /** Nobody is in it: the place is the picture. */
  empty: boolean
}

export interface Stand {
  at: Spot
  /** Radians to the right. */
  yaw: number
}

/** A place that is built whole and then looked at. */
export interface Place {
  build: (wish: PlaceWish) => Scenery
  /** From afar, from near, from below, and by another light: the four of a grid. */
  views: readonly [View, View, View, View]
  /** From the air, and straight down. */
  bird: View
  top: View
  /** Where figures stand: the ground under the eye, and which way it looks. */
  stand: Stand
  /** The same for those who swim, where there is water. */
  float?: Stand
}

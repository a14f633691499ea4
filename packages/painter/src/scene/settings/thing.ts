import type { Land } from '../land.ts'
import type { Stage } from '../stage.ts'

/** Something built or grown that stands in the land; it is drawn when everything behind it has been. */
export interface Thing {
  x: number
  z: number
  /** Room around it, in world units, where no tree grows. */
  radius: number
  /** Half its width where it hides the grass behind it. */
  cover?: number
  /** Drawn once the water is: `shore` stands before it, `afloat` lies on it and is mirrored. */
  water?: 'shore' | 'afloat'
  draw: () => void
}

/** What stands in a place of this setting. */
export type Furnish = (stage: Stage, land: Land) => Thing[]

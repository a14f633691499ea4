import type { Build } from './build.ts'
import type { Age } from './build.ts'
import type { Hairdo } from './hair.ts'
import type { Pen } from './pen.ts'
import type { Pose } from './pose.ts'
import type { Skeleton } from './skeleton.ts'

export interface FaceLook {
  age: Age
  female: boolean
  /** CSS hex. */
  eyes: string
  mouth?: 'smile' | 'neutral' | 'open' | 'sad' | 'angry'
  lips?: string
  /** How the beard is cut. */
  beard?: 'none' | 'full' | 'long' | 'goatee' | 'moustache' | 'stubble'
  /** Colour of the beard where it is not that of the hair. */
  beardHex?: string
  glasses?: true
  /** Painted over the skin and under the hair: a clown's cheeks, scars. */
  paint?: (pen: Pen) => void
  ears?: 'pointed'
  /** No whites in the eyes: they glow. */
  glowing?: string
}

export interface SkirtLook {
  hex: string
  /** Where it ends between hip 0 and sole 1. */
  hem: number
  /** How far it spreads at the hem, in units at each side of the legs. */
  flare: number
}

/** How a person looks; a plate says it, the pose and the age of the build do the rest. */
export interface PersonLook {
  build: Build
  face: FaceLook
  skin: string
  hair: string
  hairdo: Hairdo
  top: string
  sleeves?: 'long' | 'short' | 'bare' | 'wide'
  /** Trousers, stockings or skin. */
  legs: string
  shoes: string
  boots?: true
  /** Cloth over the thighs of bare legs. */
  shorts?: string
  /** Colour of a boxer's gloves. */
  gloves?: string
  skirt?: SkirtLook
  /** In the place of legs: a fish's tail, mist. */
  lower?: Layer
  /** A cape, wings, a quiver: behind the figure, and before it when it is seen from behind. */
  behind?: Layer
  /** Over the clothes, in the trunk's space: armour, an apron, a tie. */
  over?: (pen: Pen) => void
  /** In the head's space, over the hair. */
  hat?: (pen: Pen) => void
  /** At the near hand, which is the origin; upwards is upright, and `ground` is where the ground lies below. */
  held?: (pen: Pen, ground: number) => void
}

/** A figure ready to be drawn. */
export interface Doll {
  pen: Pen
  look: PersonLook
  bones: Skeleton
  pose: Pose
}

export type Layer = (doll: Doll) => void

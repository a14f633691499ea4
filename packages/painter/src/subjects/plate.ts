import type { Pen } from './kit/pen.ts'

export interface SubjectTraits {
  /** Where it is at home: the composer puts it there when no relation says otherwise. */
  habitat: 'ground' | 'water' | 'air' | 'sky' | 'structure'
  /** Height against a person's, compressed so that a whale and a fox fit one picture. */
  height: number
  /** Width divided by height. */
  aspect: number
  stand: 'stands' | 'floats' | 'flies'
  large: boolean
  /** Poses that it only takes when the scene asks for them. */
  asked?: readonly string[]
}

/** A subject that the painter can draw: how it stands in a picture, its poses and the drawing itself. */
export interface Plate extends SubjectTraits {
  /** The first is the calmest; one is chosen by the picture's chance unless the recipe asks for one. */
  poses: readonly string[]
  draw: (pen: Pen) => void
}

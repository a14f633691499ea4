import type { SubjectWord } from '../recipe/recipe.ts'

/** One thing to draw, with its place in the frame. */
export interface Actor {
  name: string
  colour: string | null
  /** Feet, base line or water line, in units. */
  x: number
  y: number
  height: number
  width: number
  /** Distance in world units. */
  z: number
  facing: 1 | -1
  footing: 'ground' | 'water' | 'air' | 'seat' | 'held'
  seed: number
  /** What it sits on or hangs from; both are seen from above as one. */
  stem?: { x: number; y: number; height: number }
  pose?: string
  /** Which figure is drawn for it, where a word means people of any kind. */
  guise?: string
  /** Only this of it is drawn: an arm that lies around somebody before it. */
  part?: 'near arm'
  /** Stands as it does because of somebody it acts on: nothing moves it by itself. */
  bound?: true
  /** Radians that it is turned by about its middle, forwards. */
  turn?: number
  looks?: readonly string[]
  /** Said to be tiny: a kitten, a foal. */
  young?: true
}

/** An actor whose place is still open. */
export interface Draft extends Actor {
  subject: SubjectWord
  /** Height beside the tallest of its kind, 0..1. */
  share: number
  aspect: number
}

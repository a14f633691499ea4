import type { Actor, Draft } from '../actor.ts'

/** What makes several one group that is placed as a whole. */
export type BondKind =
  | 'hugging'
  | 'kissing'
  | 'hand in hand'
  | 'fighting'
  | 'facing'
  | 'chasing'
  | 'kicking'
  | 'pushing'
  | 'pulling'
  | 'playing'
  | 'around'
  | 'between'

/** In the order in which it is laid: who does it before whom it is done to, a ring's middle first. */
export interface Bond {
  kind: BondKind
  drafts: Draft[]
}

/** One of a group by its place in it, in heights of the tallest; looking right where the group does. */
export interface Member {
  draft: Draft
  /** Middle of its feet. */
  x: number
  /** Its height. */
  size: number
  facing: 1 | -1
  /** Factor of distance; below 1 it is nearer than the group. */
  back: number
  pose?: string
  /** Order at the same distance: more is nearer to the viewer. */
  before?: number
  part?: Actor['part']
}

import type { Random } from '../../../base/chance.ts'
import type { Rgb } from '../../../base/colour.ts'
import type { Solid } from '../solid.ts'

/** A thing ready to be put on a table, around its own middle; centimetres. */
export interface Dish {
  solids: Solid[]
  /** Of the circle that it needs on the table. */
  radius: number
  height: number
  /** Where steam rises from. */
  steam?: readonly [x: number, y: number, z: number]
  /** Where a flame burns. */
  flames?: readonly (readonly [x: number, y: number, z: number])[]
}

export interface Wish {
  random: Random
  /** A colour that the words bind to it. */
  colour: Rgb | null
  /** The colour of the flowers that stand in it, where the words name one. */
  bloom?: Rgb | null
  /** How many of it belong on one plate. */
  count: number
}

export type Model = (wish: Wish) => Dish

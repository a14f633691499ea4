/** Where a head sits: its middle in the subject's own space, its size, and its turn in radians, clockwise. */
export interface HeadPlace {
  x: number
  y: number
  scale: number
  turn: number
}

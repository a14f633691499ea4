const PICTURES_OF_GRID = 4

/** Tasks that make so many pictures: null is a grid of four, a number the nth of the single ones that share the price of one. */
export function shareGrid(count: number): (number | null)[] {
  const grids = Math.floor(count / PICTURES_OF_GRID)
  const singles = count % PICTURES_OF_GRID
  return [...Array.from({ length: grids }, () => null), ...Array.from({ length: singles }, (_, nth) => nth + 1)]
}

import { createRandom, deriveSeed, pickOne } from '../base/chance.ts'
import type { Recipe } from './recipe.ts'

/** One of a list by the layout's seed. The four of a grid get four different ones, as long as there are so many. */
export function pickInTurn<T>(
  list: readonly T[],
  { layoutSeed, turn }: Pick<Recipe, 'layoutSeed' | 'turn'>,
  purpose: string,
): T {
  if (turn === undefined) return pickOne(list, createRandom(deriveSeed(layoutSeed, purpose)))
  const random = createRandom(deriveSeed((layoutSeed - turn) >>> 0, purpose))
  const shuffled = list.map((one) => ({ one, order: random() })).sort((a, b) => a.order - b.order)
  return pickOne(shuffled.slice(turn % list.length, (turn % list.length) + 1), random).one
}

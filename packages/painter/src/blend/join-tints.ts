import type { Tint } from '../recipe/recipe.ts'
import type { Source } from './source.ts'

/** The sky's colours of the first source and the ground's of the next: mixed they would be neither's. */
export function joinTints(sources: readonly Source[], weight: number): Tint {
  const [above] = sources
  const below = sources[1] ?? above
  return { sky: above?.look.sky ?? [], ground: below?.look.ground ?? [], weight }
}

import { animals } from './animals/plates.ts'
import { birds } from './birds/plates.ts'
import { buildings } from './buildings/plates.ts'
import { people } from './people/plates.ts'
import { plants } from './plants/plates.ts'
import { things } from './things/plates.ts'
import { vehicles } from './vehicles/plates.ts'
import type { Plate } from './plate.ts'

/** Every subject the painter can draw, by its key in the lexicon. */
export const plates: Readonly<Record<string, Plate>> = {
  ...animals,
  ...birds,
  ...people,
  ...plants,
  ...buildings,
  ...vehicles,
  ...things,
}

import { animals } from './lexicon/animals.ts'
import { clothes } from './lexicon/clothes.ts'
import { creatures } from './lexicon/creatures.ts'
import { devices } from './lexicon/devices.ts'
import { festive } from './lexicon/festive.ts'
import { food } from './lexicon/food.ts'
import { kitchen } from './lexicon/kitchen.ts'
import type { NounRow } from './lexicon/noun-row.ts'
import { play } from './lexicon/play.ts'
import { tools } from './lexicon/tools.ts'
import { people } from './lexicon/people.ts'
import { things } from './lexicon/things.ts'
import type { SubjectWord } from '../recipe.ts'

const keysOf = (rows: readonly NounRow[]): ReadonlySet<string> => new Set(rows.map(([key]) => key))

const PEOPLE = keysOf(people)
const ANIMALS = keysOf([...animals, ...creatures])
const THINGS = keysOf([...things, ...clothes, ...devices, ...festive, ...food, ...kitchen, ...play, ...tools])

export const isPerson = (name: string): boolean => PEOPLE.has(name)
export const isLiving = (name: string): boolean => PEOPLE.has(name) || ANIMALS.has(name)
export const isThing = (name: string): boolean => THINGS.has(name)

/** Who does what is said next: the last that lives and is not ridden; the last thing where nothing lives. */
export function findAgent(subjects: readonly SubjectWord[]): SubjectWord | null {
  const living = subjects.filter(({ name }) => isLiving(name))
  const ridden = new Set(
    subjects.flatMap(({ relation }) =>
      relation?.kind === 'riding' || relation?.kind === 'holding' ? [relation.target] : [],
    ),
  )
  return living.findLast(({ name }) => !ridden.has(name)) ?? subjects.at(-1) ?? null
}

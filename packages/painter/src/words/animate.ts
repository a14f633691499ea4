import {
  animals,
  clothes,
  creatures,
  devices,
  festive,
  food,
  kitchen,
  type NounRow,
  people,
  plants,
  play,
  things,
  tools,
} from './lexicon/nouns.ts'
import type { SubjectWord } from '../recipe/recipe.ts'

const keysOf = (rows: readonly NounRow[]): ReadonlySet<string> => new Set(rows.map(({ subject }) => subject))

const PEOPLE = keysOf(people)
const ANIMALS = keysOf([...animals, ...creatures])
const PLANTS = keysOf(plants)
const THINGS = keysOf([...things, ...clothes, ...devices, ...festive, ...food, ...kitchen, ...play, ...tools])

export const isPerson = (name: string): boolean => PEOPLE.has(name)
export const isLiving = (name: string): boolean => PEOPLE.has(name) || ANIMALS.has(name)
export const isPlant = (name: string): boolean => PLANTS.has(name)
export const isThing = (name: string): boolean => THINGS.has(name)

/** The subject that a following pose belongs to: the last living one that is not ridden, else the last thing. */
export function findAgent(subjects: readonly SubjectWord[]): SubjectWord | null {
  const living = subjects.filter(({ name }) => isLiving(name))
  const ridden = new Set(
    subjects.flatMap(({ relation }) =>
      relation?.kind === 'riding' || relation?.kind === 'holding' ? [relation.target] : [],
    ),
  )
  return living.findLast(({ name }) => !ridden.has(name)) ?? subjects.at(-1) ?? null
}

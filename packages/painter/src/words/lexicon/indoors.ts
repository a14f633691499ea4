import type { SubjectWord } from '../../recipe/recipe.ts'
import { subjectTraits } from '../../subjects/draw-subject.ts'

/** What stands in a room whoever is with it. */
const FIXTURES = ['sofa', 'bed', 'bathtub', 'toilet', 'file cabinet', 'television', 'piano', 'bookshelf', 'fireplace']
/** What is no taller, by a person's height, stands on a table and not on the floor. */
const SMALL = 0.45

/** Whether these, when no place is named, make a room. */
export function hasFixture(names: readonly string[]): boolean {
  return names.some((name) => FIXTURES.includes(name))
}

/** What is cut and put in water. */
const CUT: readonly string[] = [
  ...['flower', 'rose', 'tulip', 'sunflower', 'peony', 'lily', 'daisy', 'chrysanthemum', 'lavender', 'orchid'],
  ...['hyacinth', 'hibiscus', 'wild flower', 'bouquet'],
]

/** Whether these are flowers that stand in a vase. */
export function isInVase(name: string, names: readonly string[]): boolean {
  return CUT.includes(name) && names.includes('vase')
}

/** Whether it has room on a table. */
export function fitsTable({ name, size }: Pick<SubjectWord, 'name' | 'size'>): boolean {
  const traits = subjectTraits(name)
  return size !== 'giant' && traits !== null && traits.height <= SMALL && traits.habitat !== 'structure'
}

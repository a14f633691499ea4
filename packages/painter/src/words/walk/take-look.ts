import type { SubjectWord } from '../../recipe/recipe.ts'
import { findAgent, isPerson } from '../animate.ts'
import type { Walk } from './walk-state.ts'

/** "a man with a beard" speaks of the one before, "a bearded man" and 长发的女孩 of the one to come. */
export function takeLook(walk: Walk, look: string, word: string): void {
  const person = findWearer(walk, word)
  if (person === null) return awaitLook(walk, look, word)
  addLook(person, look)
  walk.relation = null
  walk.next.count = null
}

export function awaitLook(walk: Walk, look: string, word: string): void {
  walk.next = { ...walk.next, looks: [...(walk.next.looks ?? []), { value: look, word }] }
}

export function addLook(person: SubjectWord, look: string): void {
  person.looks = [...(person.looks ?? []), look]
}

/** The looks that were said before a noun; only people have them, and of others they are told as not drawn. */
export function looksOf({ next, notDrawn }: Walk, name: string): Pick<SubjectWord, 'looks'> {
  const said = next.looks ?? []
  if (isPerson(name)) return said.length === 0 ? {} : { looks: said.map(({ value }) => value) }
  for (const { value, word } of said) if (!AGES.includes(value)) notDrawn.add(word)
  return {}
}

/** An old chair looks like a chair. */
const AGES: readonly string[] = ['elderly', 'young']

/** Who has what is said: whom "with" or "is" speaks of, else the last one of the clause where no other has begun. */
function findWearer(walk: Walk, word: string): SubjectWord | null {
  const said = walk.relation?.of ?? walk.copula?.[0] ?? findLast(walk, word)
  return said !== null && isPerson(said.name) ? said : null
}

/** What one has, rather than how one is. */
const HAD = /(hair|eyes|beard|mou?stache|goatee|glasses|freckles|curls|braids?|plaits|tails?|pigtails|bun|skin)$/i

/** "with red hair and a beard": both are of the same; "and a bearded man" begins another. */
function findLast({ clause, joining, next }: Walk, word: string): SubjectWord | null {
  const agent = findAgent(clause)
  if (agent === null || !clause.includes(agent)) return null
  if (joining) return agent.looks !== undefined && HAD.test(word) ? agent : null
  return next.count !== null || next.definite ? null : agent
}

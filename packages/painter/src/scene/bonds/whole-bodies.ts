import type { Reading, SubjectWord } from '../../recipe/recipe.ts'
import { isPerson } from '../../words/animate.ts'

/** What is done with the whole body, or to somebody who stands apart. */
const ACTED: readonly string[] = [
  ...['riding', 'fighting', 'facing', 'chasing', 'kicking', 'pushing', 'pulling', 'around', 'surrounded by', 'between'],
  ...['walking', 'running', 'jumping', 'dancing', 'lying', 'sleeping', 'swimming', 'flying', 'sitting', 'kneeling'],
]
const EMBRACES: readonly string[] = ['hugging', 'kissing', 'hand in hand', 'hand in hand with']

/** Whether a view of heads alone would not show what is done. */
export function needsWholeBodies({ camera, subjects }: Reading): boolean {
  if (camera?.shot !== undefined) return false
  return subjects.some(
    ({ name, relation, pose = '', weight = 1 }) =>
      weight >= 0 && (ACTED.includes(relation?.kind ?? '') || (isPerson(name) && ACTED.includes(pose))),
  )
}

/** The subject with those that are as near: whom it embraces, and who does the same. */
export function listEmbraced(subject: SubjectWord, subjects: readonly SubjectWord[]): string[] {
  const { relation, pose = '', name } = subject
  const target = relation !== null && EMBRACES.includes(relation.kind) ? [relation.target] : []
  const fellows = EMBRACES.includes(pose) ? subjects.filter((other) => other.pose === pose) : []
  return [name, ...target, ...fellows.map((fellow) => fellow.name)]
}

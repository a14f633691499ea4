import type { Relation, SubjectWord } from '../../recipe/recipe.ts'
import { ACTS } from '../../recipe/vocabulary.ts'
import { isPerson, isThing } from '../animate.ts'
import type { OpenRelation, Walk } from './walk-state.ts'

/** Gives the open relation its target. */
export function linkTo(walk: Walk, target: string, subject: SubjectWord | null): void {
  const { relation } = walk
  walk.relation = null
  if (!relation) return
  const kind = settleKind(relation, target)
  if (relation.of && relation.of !== subject) relate(walk, relation.of, { kind, target })
  else if (!relation.of && relation.kind !== 'with' && !isAct(kind)) walk.awaiting = { kind, target }
}

/** "with" is holding where a person has a thing. */
function settleKind({ kind, of }: OpenRelation, target: string): Relation {
  if (kind !== 'with') return kind
  return of !== null && isPerson(of.name) && isThing(target) ? 'holding' : 'beside'
}

const BODILY: readonly Relation[] = ['riding', 'holding']

/** What one rides or holds says more than where one is; where one is holds for all that "and" joined. */
export function relate(walk: Walk, of: SubjectWord, relation: NonNullable<SubjectWord['relation']>): void {
  if (BODILY.includes(relation.kind)) takeInHand(of, relation)
  else if (isAct(relation.kind)) for (const one of walk.group.includes(of) ? walk.group : [of]) actOn(one, relation)
  else for (const one of walk.group.includes(of) ? walk.group : [of]) one.relation ??= relation
}

export function isAct(kind: OpenRelation['kind']): boolean {
  const acts: readonly string[] = ACTS
  return acts.includes(kind)
}

function actOn(of: SubjectWord, relation: NonNullable<SubjectWord['relation']>): void {
  if (of.relation === null || !BODILY.includes(of.relation.kind)) of.relation = relation
}

/** A rider may hold something as well. */
function takeInHand(of: SubjectWord, relation: NonNullable<SubjectWord['relation']>): void {
  const before = of.relation
  if (before === null || !BODILY.includes(before.kind) || before.kind === relation.kind) of.relation = relation
  else if (relation.kind === 'riding') {
    of.also = before
    of.relation = relation
  } else of.also = relation
}

import type { Relation, SubjectWord } from '../../recipe/recipe.ts'
import { findAgent } from '../animate.ts'
import type { Link } from '../meaning.ts'
import { isAct, relate } from './link-to.ts'
import { giveBack, poseBefore } from './take-quality.ts'
import { dropPending, type OpenRelation, type Walk } from './walk-state.ts'

/** Words that join one thing to another. */
export function takeLink(walk: Walk, link: Link, word: string): void {
  switch (link.kind) {
    case 'relation':
      return openRelation(walk, link.relation)
    case 'with':
      // 树下有一只猫: the cat is where 有 stands.
      if (walk.awaiting === null && walk.subjects.length > 0) openRelation(walk, 'with')
      return
    case 'after':
      return takeAfter(walk, link.relation)
    case 'at':
      walk.at = { of: walk.subjects.at(-1) ?? null }
      return
    case 'of':
      walk.at = null
      walk.copula = null
      if (word !== '的') return
      comeDue(walk)
      return unwear(walk)
    case 'and':
      return joinNext(walk)
    case 'is':
      return beginPredicate(walk, word)
    default:
      return takeTurn(walk, link.kind)
  }
}

function openRelation(walk: Walk, kind: OpenRelation['kind']): void {
  if (walk.next.doubtful) dropPending(walk)
  giveBack(walk)
  walk.copula = null
  poseBefore(walk)
  const inHand = kind === 'riding' || kind === 'holding' || isAct(kind)
  const of = inHand ? findAgent(walk.clause) : null
  walk.relation = { kind, of: of ?? walk.subjects.at(-1) ?? null }
}

/** "a red dinosaur and a fox": the red went with the dinosaur; "a girl in red and a boy": it is hers. */
function joinNext(walk: Walk): void {
  const { relation, next } = walk
  if (next.doubtful) dropPending(walk)
  if (relation?.kind === 'in' && next.count === null && !next.definite) giveBack(walk)
  if (next.doubtful || (next.colour === null && next.count === null)) walk.relation = null
  walk.copula = null
  walk.joining = walk.named !== null && walk.named.subject !== null
}

/** "are" is said of all that "and" joined. */
function beginPredicate(walk: Walk, word: string): void {
  const subject = walk.named?.subject ?? null
  const all = /^(are|were)$/i.test(word) && subject !== null && walk.group.includes(subject)
  walk.copula = subject === null ? null : all ? walk.group : [subject]
}

function takeTurn(walk: Walk, kind: 'pronoun' | 'but'): void {
  if (kind === 'but') walk.copula = null
  const last = walk.subjects.at(-1)
  if (kind === 'pronoun' && last && walk.named === null) walk.named = { target: last.name, subject: last, before: null }
}

/** 站在树下的女孩: who stands is named now. */
function comeDue({ next }: Walk): void {
  if (next.pose) next.pose = { value: next.pose.value, word: next.pose.word }
}

/** 山上, 树下, 月球上: the relation of what was just named, to the subject before it or to the one that follows 的. */
function takeAfter(walk: Walk, kind: Relation): void {
  const { named, at } = walk
  walk.at = null
  if (!named) return
  const target = named.target === 'moon-ground' && (kind === 'on' || kind === 'in') ? landOnMoon(walk) : named.target
  const of: SubjectWord | null = at ? at.of : named.before
  if (of && of !== named.subject) relate(walk, of, { kind, target })
  else walk.awaiting = { kind, target }
}

function landOnMoon(walk: Walk): string {
  walk.features.delete('moon')
  walk.places.push({ setting: 'moon', firm: true, word: '月球', alone: true })
  return 'moon'
}

/** 穿红裙子的女孩: the red is hers who comes, not theirs who came before. */
function unwear(walk: Walk): void {
  const { worn } = walk
  walk.worn = null
  if (worn === null) return
  worn.by.colour = null
  walk.next.colour = worn.colour
}

import { ACTS } from '../../recipe/vocabulary.ts'
import { isLiving } from '../../words/animate.ts'
import type { Draft } from '../actor.ts'
import { PLAYED_STANDING } from '../hold.ts'
import type { Bond, BondKind } from './bond.ts'

/** Who belongs together by what the words say they do to each other. Each is in one group at most. */
export function findBonds(drafts: readonly Draft[]): Bond[] {
  const used = new Set<Draft>()
  const take = (bond: Bond | null): Bond[] => {
    if (bond === null) return []
    for (const draft of bond.drafts) used.add(draft)
    return [bond]
  }
  const free = () => drafts.filter((draft) => !used.has(draft))
  const told = drafts.flatMap((draft) => (used.has(draft) ? [] : take(bindByRelation(draft, free()))))
  const posed = drafts.flatMap((draft) => (used.has(draft) ? [] : take(bindByPose(draft, free()))))
  return [...told, ...posed]
}

/** One that does something to another, with all of its kind and all of the other's where more than two can do it. */
function bindByRelation(draft: Draft, free: readonly Draft[]): Bond | null {
  const { relation } = draft.subject
  if (relation === null) return null
  const targets = free.filter(({ name }) => name === relation.target && name !== draft.name)
  const [target] = targets
  if (target === undefined) return null
  const kind: string = relation.kind
  const fellows = free.filter(({ subject }) => subject === draft.subject)
  if (kind === 'around') return { kind, drafts: [target, ...fellows] }
  if (kind === 'surrounded by') return { kind: 'around', drafts: [draft, ...targets] }
  if (kind === 'between') return bindBetween(draft, targets, free)
  if (kind === 'chasing') return { kind, drafts: [...fellows, ...targets] }
  if (kind === 'hand in hand with') return { kind: 'hand in hand', drafts: [...fellows, ...targets] }
  if (kind === 'holding' && PLAYED_STANDING.includes(target.name)) return { kind: 'playing', drafts: [draft, target] }
  return isAct(kind) ? { kind, drafts: [draft, target] } : null
}

/** Of "between A and B" the second has no relation of its own and was named behind the first. */
function bindBetween(draft: Draft, targets: readonly Draft[], free: readonly Draft[]): Bond | null {
  const [first, second = free.find((other) => isBeyond(other, [draft, first])), ...others] = targets
  if (first === undefined || second === undefined) return null
  return { kind: 'between', drafts: [draft, first, second, ...others] }
}

function isBeyond(other: Draft, known: readonly (Draft | undefined)[]): boolean {
  return !known.some((one) => one?.name === other.name) && other.subject.relation === null
}

const TOGETHER: readonly string[] = ['hugging', 'kissing', 'hand in hand', 'fighting']

/** "two people hugging", "a man and a woman kissing": neighbours who do the same do it with each other. */
function bindByPose({ pose = '' }: Draft, free: readonly Draft[]): Bond | null {
  if (!isTogether(pose)) return null
  const fellows = free.filter((other) => other.pose === pose && isLiving(other.name))
  if (fellows.length < 2) return null
  return { kind: pose, drafts: pose === 'hand in hand' ? fellows.slice(0, 6) : fellows.slice(0, 2) }
}

function isTogether(pose: string): pose is BondKind {
  return TOGETHER.includes(pose)
}

function isAct(kind: string): kind is Exclude<BondKind, 'around' | 'between' | 'hand in hand' | 'playing'> {
  const acts: readonly string[] = ACTS
  return acts.includes(kind)
}

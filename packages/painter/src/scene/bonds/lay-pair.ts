import { isPerson } from '../../words/animate.ts'
import type { Draft } from '../actor.ts'
import { measureOutline } from '../outline.ts'
import type { Bond, BondKind, Member } from './bond.ts'

type PairKind = Extract<BondKind, 'hugging' | 'kissing' | 'fighting' | 'facing'>

/** Between the feet of two people, in heights of the middle one of them. */
const APART: Readonly<Record<PairKind, number>> = { hugging: 0.2, kissing: 0.195, fighting: 0.6, facing: 0.66 }
/** Of animals and things: share of how far both reach forward. */
const REACHING: Readonly<Record<PairKind, number>> = { hugging: 0.66, kissing: 0.96, fighting: 0.98, facing: 1.22 }
/** How far a person reaches forward. */
const ARMS: Readonly<Record<PairKind, number>> = { hugging: 0.16, kissing: 0.14, fighting: 0.42, facing: 0.36 }
/** Whom one must bend down to. */
const SMALLER = 0.82

/** Two who look at each other, as near as what they do wants it. */
export function layPair({ kind, drafts }: Bond & { kind: PairKind }, sizeOf: (draft: Draft) => number): Member[] {
  const [one, other] = drafts
  if (one === undefined || other === undefined) return []
  const [size, otherSize] = [sizeOf(one), sizeOf(other)]
  const both = isPerson(one.name) && isPerson(other.name)
  const reach = reachOf(one, kind) * size + reachOf(other, kind) * otherSize
  const apart = both ? (APART[kind] * (size + otherSize)) / 2 : reach
  const pair: Member[] = [
    { draft: one, x: -apart / 2, size, facing: 1, back: 1, ...poseIn(kind, one, otherSize / size) },
    { draft: other, x: apart / 2, size: otherSize, facing: -1, back: 1, ...answerIn(kind, other, size / otherSize) },
  ]
  return kind === 'hugging' || kind === 'kissing' ? interlace(pair) : pair
}

function reachOf(draft: Draft, kind: PairKind): number {
  if (isPerson(draft.name)) return ARMS[kind]
  return measureOutline({ ...draft, ...poseIn(kind, draft, 1) }, 'fourth').front * REACHING[kind]
}

function poseIn(kind: PairKind, { pose }: Draft, smaller: number): { pose?: string } {
  if (kind === 'facing') return pose === undefined ? { pose: 'standing' } : { pose }
  if (kind === 'fighting') return { pose: 'punching' }
  return { pose: kind === 'hugging' && smaller < SMALLER ? 'hugging down' : kind }
}

/** Of two who fight one strikes while the other stands on guard. */
function answerIn(kind: PairKind, draft: Draft, smaller: number): { pose?: string } {
  return kind === 'fighting' ? { pose: 'fighting' } : poseIn(kind, draft, smaller)
}

/** The smaller one stands before, and the arm of the other lies around it. */
function interlace(pair: readonly Member[]): Member[] {
  const [behind, front] = [...pair].sort((a, b) => b.size - a.size)
  if (behind === undefined || front === undefined) return [...pair]
  const arm = isPerson(behind.draft.name) ? [{ ...behind, before: 2, part: 'near arm' as const }] : []
  return [behind, { ...front, before: 1 }, ...arm]
}

import { isPaintedAs } from '../../recipe/version.ts'
import { isPerson } from '../../words/animate.ts'
import type { Actor, Draft } from '../actor.ts'
import type { Stage } from '../stage.ts'
import type { Bond, BondKind, Member } from './bond.ts'
import { findBonds } from './find-bonds.ts'
import { layBetween, layChase, layHands, layThing } from './lay-line.ts'
import { layPair } from './lay-pair.ts'
import { layRing } from './lay-ring.ts'
import { widthOf } from './width-of.ts'

/** Drafts of which each group is one, and what such a one becomes once it has its place. */
export interface Bound {
  drafts: Draft[]
  part: (actor: Actor) => Actor[]
}

/** From this version on those who act on each other stand together. */
const BOUND = 4

/** Joins those who act on each other, so that a row or a crowd places them as one. */
export function bindDrafts(stage: Stage, drafts: readonly Draft[]): Bound {
  const plain: Bound = { drafts: [...drafts], part: (actor) => [actor] }
  if (!isPaintedAs(BOUND, stage.recipe)) return plain
  const bonds = findBonds(drafts.filter(({ footing }) => footing !== 'seat'))
  if (bonds.length === 0) return plain
  const groups = new Map<number, readonly Member[]>()
  const joined = bonds.map((bond) => {
    const group = joinGroup(bond)
    groups.set(group.draft.seed, group.members)
    return group.draft
  })
  const bound = new Set(bonds.flatMap((bond) => bond.drafts))
  return {
    drafts: [...joined, ...drafts.filter((draft) => !bound.has(draft))],
    part: (actor) => {
      const members = groups.get(actor.seed)
      return members === undefined ? [actor] : members.map((member) => partMember(stage, actor, member))
    },
  }
}

/** The whole group as one draft, as tall as its tallest, its middle at 0. */
function joinGroup(bond: Bond): { draft: Draft; members: Member[] } {
  const share = Math.max(...bond.drafts.map((draft) => draft.share))
  // Children are as tall beside grown people as in life, though sizes of other kinds are drawn nearer to each other.
  const truth = bond.drafts.every(({ name }) => isPerson(name)) ? 1.5 : 1
  const members = LAYS[bond.kind](bond, (draft) => (draft.share / share) ** truth)
  const half = ({ draft, size, pose }: Member) => (widthOf(draft, pose) * size) / 2
  const left = Math.min(...members.map((member) => member.x - half(member)))
  const right = Math.max(...members.map((member) => member.x + half(member)))
  const middle = (left + right) / 2
  const tallest = bond.drafts.find((draft) => draft.share === share) ?? bond.drafts[0]
  if (tallest === undefined) throw new Error('A group has members.')
  return {
    draft: { ...tallest, aspect: right - left },
    members: members.map((member) => ({ ...member, x: member.x - middle })),
  }
}

type SizeOf = (draft: Draft) => number

const LAYS: Readonly<Record<BondKind, (bond: Bond, sizeOf: SizeOf) => Member[]>> = {
  around: layRing,
  between: layBetween,
  chasing: layChase,
  'hand in hand': layHands,
  kicking: layThing,
  pushing: layThing,
  pulling: layThing,
  playing: layThing,
  hugging: (bond, sizeOf) => layPair({ ...bond, kind: 'hugging' }, sizeOf),
  kissing: (bond, sizeOf) => layPair({ ...bond, kind: 'kissing' }, sizeOf),
  fighting: (bond, sizeOf) => layPair({ ...bond, kind: 'fighting' }, sizeOf),
  facing: (bond, sizeOf) => layPair({ ...bond, kind: 'facing' }, sizeOf),
}

/** Differences of distance that only order those who stand at the same one. */
const ORDER = 0.002

function partMember({ layout }: Stage, group: Actor, member: Member): Actor {
  const { draft, size, back, pose, part, before = 0 } = member
  const height = (group.height * size) / back
  const stands = group.footing === 'ground' || group.footing === 'water'
  const y = stands ? layout.horizon + (group.y - layout.horizon) / back : group.y - (group.height - height) / 2
  const at = { x: group.x + (group.facing * member.x * group.height) / back, y }
  return {
    ...draft,
    ...at,
    height,
    width: height * draft.aspect,
    z: group.z * back * (1 - before * ORDER),
    facing: member.facing === group.facing ? 1 : -1,
    footing: part === undefined ? group.footing : 'held',
    bound: true,
    ...(pose === undefined ? {} : { pose }),
    ...(part === undefined ? {} : { part, stem: { ...at, height } }),
  }
}

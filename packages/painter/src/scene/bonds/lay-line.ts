import { isPerson } from '../../words/animate.ts'
import type { Draft } from '../actor.ts'
import { measureOutline } from '../outline.ts'
import type { Bond, Member } from './bond.ts'

type SizeOf = (draft: Draft) => number

/** Between those that run, in heights. */
const LEAD = 0.14

/** One behind the other, all the same way; who is chased runs ahead. */
export function layChase({ drafts }: Bond, sizeOf: SizeOf): Member[] {
  let x = 0
  return drafts.map((draft) => {
    const size = sizeOf(draft)
    const half = Math.max(0.3, draft.aspect / 2) * size
    const member: Member = { draft, x: x + half, size, facing: 1, back: 1, pose: runs(draft) }
    x += half * 2 + LEAD
    return member
  })
}

function runs({ footing }: Draft): string {
  return footing === 'air' ? 'flying' : footing === 'water' ? 'swimming' : 'running'
}

/** Where the hands and the foot of a person are before its middle. */
const HANDS = 0.3
const REACHES: Readonly<Record<string, number>> = { kicking: 0.36, playing: 0.06 }
/** Tallest things that are kicked or played at. */
const LARGEST: Readonly<Record<string, number>> = { kicking: 0.26, playing: 0.82 }

/** A thing before whoever pushes or kicks it, or behind whoever pulls it. */
export function layThing({ kind, drafts }: Bond, sizeOf: SizeOf): Member[] {
  const [agent, thing] = drafts
  if (agent === undefined || thing === undefined) return []
  const [size, length] = [sizeOf(agent), Math.min(sizeOf(thing), LARGEST[kind] ?? Infinity)]
  const outline = measureOutline(thing, 'fourth')
  const pulls = kind === 'pulling'
  const own = isPerson(agent.name) ? (REACHES[kind] ?? HANDS) : agent.aspect * 0.46
  const apart = own * size + (pulls ? outline.front : -outline.back) * length
  return [
    { draft: agent, x: 0, size, facing: 1, back: 1, before: 1, pose: kind === 'playing' ? 'at the keys' : kind },
    { draft: thing, x: pulls ? -apart : apart, size: length, facing: 1, back: 1 },
  ]
}

/** Between the middles of two who hold hands, in heights of the middle one. */
const ARM_SPAN = 0.35
const LINKED_SPAN = 0.42
/** Whose hand must be held up. */
const SMALLER = 0.8

/** Side by side, hands joined: two turn to each other, more look to the viewer. */
export function layHands({ drafts }: Bond, sizeOf: SizeOf): Member[] {
  let x = 0
  return drafts.map((draft, index) => {
    const size = sizeOf(draft)
    const before = drafts[index - 1]
    const span = drafts.length === 2 ? ARM_SPAN : LINKED_SPAN
    const own = isPerson(draft.name) ? span : draft.aspect * 0.9
    if (before !== undefined) x += ((size + sizeOf(before)) / 2) * own
    const facing = drafts.length === 2 && index === 1 ? -1 : 1
    const tallest = Math.max(...drafts.map(sizeOf))
    const small = size < tallest * SMALLER
    const pose = drafts.length > 2 ? 'linked hands' : small ? 'hand held up' : 'hand in hand'
    return { draft, x, size, facing, back: 1, pose }
  })
}

/** Room at each side of who stands between, in heights. */
const ROOM = 0.06

/** The first in the middle, the others left and right of it, turned to it. */
export function layBetween({ drafts }: Bond, sizeOf: SizeOf): Member[] {
  const [middle, ...others] = drafts
  if (middle === undefined) return []
  const halfOf = (draft: Draft) => (draft.aspect / 2) * sizeOf(draft)
  const ends = { left: -halfOf(middle) - ROOM, right: halfOf(middle) + ROOM }
  const around = others.map((draft, index): Member => {
    const half = halfOf(draft)
    const left = index % 2 === 0
    const x = left ? ends.left - half : ends.right + half
    if (left) ends.left -= half * 2 + ROOM
    else ends.right += half * 2 + ROOM
    return { draft, x, size: sizeOf(draft), facing: left ? 1 : -1, back: 1 }
  })
  return [{ draft: middle, x: 0, size: sizeOf(middle), facing: 1, back: 0.97, before: 1 }, ...around]
}

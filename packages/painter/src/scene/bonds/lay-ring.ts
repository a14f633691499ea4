import { subjectTraits } from '../../subjects/draw-subject.ts'
import type { Draft } from '../actor.ts'
import type { Bond, Member } from './bond.ts'
import { widthOf } from './width-of.ts'

/** How far the ring reaches into the depth, as a factor of distance. */
const DEPTH = 0.3
/** Where the ring is open towards the viewer, in radians from straight to the side: few leave more open. */
const OPEN = { few: -0.2, many: -0.85 }
const MANY = 6

/** All but the first around it, so that nobody stands before it. */
export function layRing({ drafts }: Bond, sizeOf: (draft: Draft) => number): Member[] {
  const [middle, ...others] = drafts
  if (middle === undefined) return []
  const height = sizeOf(middle) * likeLife(middle, others[0])
  const inner = (middle.aspect / 2) * height
  const widest = Math.max(...others.map((draft) => widthOf(draft, draft.pose) * sizeOf(draft)))
  const radius = Math.max(inner + widest * 0.62, (widest * others.length) / 4.2)
  const from = others.length >= MANY ? OPEN.many : OPEN.few
  const ring = others.map((draft, index): Member => {
    const share = others.length === 1 ? 0 : index / (others.length - 1)
    const angle = from + (Math.PI - from * 2) * share
    const x = asideOf(Math.cos(angle) * radius, { inner: inner + widest * 0.22, index })
    return {
      ...{ draft, x, size: sizeOf(draft), facing: x < 0 ? 1 : -1, back: 1 + Math.sin(angle) * DEPTH },
      ...(draft.pose === undefined ? {} : { pose: draft.pose }),
    }
  })
  return [{ draft: middle, x: 0, size: height, facing: 1, back: 1 }, ...ring]
}

/** What is smaller than those around it is no larger than it is in life. */
function likeLife(middle: Draft, other: Draft | undefined): number {
  const [own = 1, theirs = 1] = [middle, other].map((draft) => subjectTraits(draft?.name ?? '')?.height)
  return own < theirs ? Math.max(0.6, (own / theirs) ** 0.4) : 1
}

/** Nobody is hidden by what stands in the middle. */
function asideOf(x: number, { inner, index }: { inner: number; index: number }): number {
  if (Math.abs(x) >= inner) return x
  const side = Math.abs(x) < 0.01 ? (index % 2 === 0 ? 1 : -1) : Math.sign(x)
  return side * inner
}

import { between, type Random } from '../base/chance.ts'
import type { Actor, Draft } from './actor.ts'
import type { Stage } from './stage.ts'

/** More than these stand in several rows. */
export const FEW = 4

interface Field {
  /** Where the first and the last row stand. */
  front: number
  back: number
  left: number
  width: number
}

/** How small those at the back may become by those at the front. */
const FARTHEST = 0.52
/** Share of a figure's height that the row before it may hide. */
const HIDDEN = 0.5

/** Sizes of many kinds come still nearer to each other. */
const LIKENED = 0.6

/** Many stand in loose rows, those behind between those before, so that each can be counted. */
export function placeCrowd(stage: Stage, drafts: Draft[], random: Random): Actor[] {
  const { layout, frame } = stage
  const back = layout.horizon + (layout.feet - layout.horizon) * FARTHEST
  const field = { front: layout.feet, back, left: frame.width * 0.03, width: frame.width * 0.94 }
  const crowd = drafts.map((draft) => ({ ...draft, share: draft.share ** LIKENED }))
  const plans = [1, 2, 3, 4].map((rows) => planRows(stage, field, crowd, rows))
  const plan = plans.reduce((best, other) => (other.size > best.size * 1.02 ? other : best))
  const nearest = layout.focal / Math.max(20, layout.feet - layout.horizon)
  return plan.rows.flatMap((row, index) => {
    const depth = plan.rows.length === 1 ? 0 : index / (plan.rows.length - 1)
    const wide = row.reduce((sum, draft) => sum + draft.share * draft.aspect, 0) * plan.size * scaleOf(depth)
    const gap = Math.max(0, field.width - wide) / (row.length + 0.5)
    let left = field.left + gap * (index % 2 === 0 ? 0.3 : 0.8) - Math.min(0, (field.width - wide) / 2)
    return row.map((draft) => {
      const away = Math.max(0, depth + between(random, -0.14, 0.14) / plan.rows.length)
      const y = field.front - (field.front - field.back) * away
      const far = (y - layout.horizon) / (layout.feet - layout.horizon)
      const width = plan.size * draft.share * scaleOf(depth) * draft.aspect
      const x = left + width / 2 + between(random, -0.3, 0.3) * Math.min(gap, width * 0.5)
      left += width + gap
      const height = plan.size * draft.share * far * between(random, 0.95, 1.04)
      const facing = faceCrowd(stage, draft)
      return { ...draft, x, y, height, width: height * draft.aspect, z: nearest / far, facing }
    })
  })
}

/** Size at this share of the way back. */
function scaleOf(depth: number): number {
  return 1 - (1 - FARTHEST) * depth
}

/** A crowd goes one way, but for a few. */
function faceCrowd({ layout }: Stage, { seed, facing }: Draft): 1 | -1 {
  return seed % 5 === 0 ? (-layout.facing as 1 | -1) : facing
}

/** Deals the crowd out to rows, column by column so that those of a kind stay together, and makes it as large as it fits. */
function planRows(
  { layout }: Stage,
  field: Field,
  drafts: readonly Draft[],
  count: number,
): { rows: Draft[][]; size: number } {
  const rows = Array.from({ length: count }, (_, row) => drafts.filter((__, index) => index % count === row))
  const filled = rows.filter((row) => row.length > 0)
  const byWidth = filled.map((row, index) => {
    const wide = row.reduce((sum, draft) => sum + draft.share * draft.aspect, 0)
    return (field.width * 0.95) / (wide * 1.04 * scaleOf(count === 1 ? 0 : index / (count - 1)))
  })
  const byDepth = count === 1 ? Number.POSITIVE_INFINITY : (field.front - field.back) / (count - 1) / (1 - HIDDEN)
  return { rows: filled, size: Math.min(...byWidth, byDepth, layout.subject * 1.1) }
}

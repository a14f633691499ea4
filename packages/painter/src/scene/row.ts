import { between, type Random } from '../base/chance.ts'
import { subjectTraits } from '../subjects/draw-subject.ts'
import type { Actor, Draft } from './actor.ts'
import type { Stage } from './stage.ts'
import { needsTable } from './table.ts'

/** Heights by number: the more there are the smaller each becomes. */
const CROWD = [1, 1, 0.86, 0.74, 0.66, 0.6]

/** A few side by side on the ground or the water, all seen whole. */
export function placeRow(stage: Stage, drafts: Draft[], random: Random, order: 'wide' | 'close' = 'wide'): Actor[] {
  const { layout, frame } = stage
  const nearest = layout.focal / Math.max(20, layout.feet - layout.horizon)
  const row = measureRow(stage, drafts, { random, order })
  const loose = drafts.length > 1 ? 0.12 : 0
  let { left } = row
  return drafts.map((draft, index) => {
    const height = (row.sizes[index] ?? 0) * row.fit
    const width = height * draft.aspect
    const slack = (row.gap * row.fit * (row.spread - 1)) / 2
    const x = left + (width * row.spread) / 2 + slack + (random() - 0.5) * width * loose
    left += (width + row.gap * row.fit) * row.spread
    const back = row.backs[index] ?? 1
    const y = layout.horizon + (layout.feet - layout.horizon) / back
    const facing = chooseFacing(stage, draft, index, drafts.length)
    return { ...draft, x: Math.min(frame.width, x), y, height, width, z: nearest * back, facing }
  })
}

interface Row {
  /** Height of each, and how far behind the first row it stands, as a factor of distance. */
  sizes: number[]
  backs: number[]
  gap: number
  /** Left edge of the first. */
  left: number
  /** Shrinks all so that the row has room; then it is drawn apart by `spread`. */
  fit: number
  spread: number
}

function measureRow(stage: Stage, drafts: Draft[], how: { random: Random; order: 'wide' | 'close' }): Row {
  const { layout, frame } = stage
  const backs = drafts.map((_, index) => chooseBack(index, drafts.length, how.random))
  const sizes = sizeRow(stage, drafts, backs)
  const gap = frame.width * 0.03
  const total = sizes.reduce((sum, size, index) => sum + size * (drafts[index]?.aspect ?? 1) + gap, -gap)
  // A lone figure's tail and nose reach past its measure.
  const room = frame.width * (drafts.length === 1 ? 0.8 : 0.9)
  const fit = Math.min(1, room / Math.max(1, total))
  const apart = drafts.length > 1 && how.order === 'wide'
  const spread = apart ? Math.max(1, Math.min(1.35, (room * 0.94) / (total * fit))) : 1
  const middle = drafts.length === 1 ? layout.focus : frame.width / 2 + (layout.focus - frame.width / 2) * 0.3
  const start = Math.max(frame.width * 0.04, middle - (total * fit * spread) / 2)
  return { sizes, backs, gap, fit, spread, left: Math.min(frame.width * 0.96 - total * fit * spread, start) }
}

function sizeRow(stage: Stage, drafts: Draft[], backs: readonly number[]): number[] {
  const crowd = CROWD[drafts.length] ?? 0.6
  const grand = isGrand(stage, drafts) ? 1.35 : needsTable(stage) ? 0.74 : 1
  // A view from very far shows what it is asked to show, however small.
  const least = Math.min(stage.layout.subject, stage.frame.height * leastShare(drafts.length))
  return drafts.map((draft, index) =>
    Math.max(least, (stage.layout.subject * grand * crowd * draft.share) / (backs[index] ?? 1)),
  )
}

/** Below this share of the frame's height nobody knows a subject again. */
function leastShare(count: number): number {
  return count === 1 ? 0.22 : count <= 3 ? 0.17 : 0.1
}

/** Buildings and great beasts may fill more of a wide view. */
function isGrand({ recipe }: Stage, drafts: readonly Draft[]): boolean {
  const wide = recipe.template === 'vista' || recipe.template === 'top-view' || recipe.template === 'silhouette'
  return wide && drafts.some((draft) => subjectTraits(draft.name)?.large)
}

/** How far behind the first row, as a factor of distance. */
function chooseBack(index: number, count: number, random: Random): number {
  if (count === 1) return 1
  if (count === 2) return index === 0 ? 1 : between(random, 1, 1.12)
  return (index % 2 === 0 ? 1.22 : 1) * between(random, 0.97, 1.2)
}

/** Two of a kind look at each other, a crowd goes one way. */
function chooseFacing(stage: Stage, draft: Draft, index: number, count: number): 1 | -1 {
  if (count === 2) return index === 0 ? 1 : -1
  const stray = draft.seed % 7 === 0 && count > 3
  return stray ? (-stage.layout.facing as 1 | -1) : stage.layout.facing
}

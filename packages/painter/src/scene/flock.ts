import { between, type Random } from '../base/chance.ts'
import type { Actor, Draft } from './actor.ts'
import type { Stage } from './stage.ts'

/** More than these fly as a flock. */
const FEW = 3

/** Where what flies hangs in the air: apart from each other, some nearer and some further. */
export function placeFlying(stage: Stage, drafts: Draft[], random: Random): Actor[] {
  const alone = stage.recipe.reading.subjects.every((subject) => drafts.some((draft) => draft.subject === subject))
  return drafts.length > FEW ? scatter(stage, drafts, { random, alone }) : line(stage, drafts, { random, alone })
}

interface Sky {
  random: Random
  /** Whether nothing stands below. */
  alone: boolean
}

/** Seen from above, what flies is before the ground. */
function lowestSky({ layout, frame }: Stage): number {
  return Math.max(layout.horizon, frame.height * 0.45)
}

function line(stage: Stage, drafts: Draft[], { random, alone }: Sky): Actor[] {
  const { frame, layout } = stage
  const crowd = 1 / Math.sqrt(Math.max(1, drafts.length * 0.75))
  const lane = frame.width / Math.max(1, drafts.length)
  const limit = Math.min(frame.height * (alone ? 0.55 : 0.3), layout.subject * (alone ? 0.95 : 0.62))
  const level = lowestSky(stage)
  return drafts.map((draft, index) => {
    const wanted = limit * draft.share * crowd * between(random, 0.85, 1.1)
    const room = drafts.length === 1 ? frame.width * 0.86 : lane * 1.06
    const height = Math.min(wanted, room / draft.aspect)
    const middle = level * (alone ? between(random, 0.5, 0.72) : between(random, 0.32, 0.6))
    const stagger = drafts.length > 2 ? (index % 2 === 0 ? -0.5 : 0.5) * height * 0.9 : 0
    const y = Math.min(level + frame.height * 0.08, Math.max(height * 1.04 + 6, middle + stagger + height / 2))
    const x = chooseLane(stage, { index, count: drafts.length, alone }) + (random() - 0.5) * lane * 0.12
    return fly(draft, { x, y, height, z: 9 + random() * 6 })
  })
}

function fly(draft: Draft, place: { x: number; y: number; height: number; z: number }): Actor {
  return { ...draft, ...place, width: place.height * draft.aspect, pose: draft.pose ?? 'flying' }
}

function chooseLane({ frame, layout }: Stage, turn: { index: number; count: number; alone: boolean }): number {
  if (turn.count > 1) return (frame.width * (turn.index + 0.5)) / turn.count
  return turn.alone ? layout.focus : frame.width - layout.focus
}

/** Cells of the sky, one bird each, so that all can be counted; every second row is shifted. */
function scatter(stage: Stage, drafts: Draft[], { random, alone }: Sky): Actor[] {
  const { frame } = stage
  const bottom = Math.min(frame.height * 0.94, lowestSky(stage) * (alone ? 1.05 : 0.8))
  const aspect = Math.max(...drafts.map((draft) => draft.aspect))
  const rows = Math.max(2, Math.round(Math.sqrt((drafts.length * bottom * aspect * 0.75) / frame.width)))
  const columns = Math.ceil(drafts.length / rows)
  const cell = { width: (frame.width * 0.94) / (columns + 0.5), height: (bottom * 0.94) / rows }
  return drafts.map((draft, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    const fit = Math.min(cell.height * 0.86, (cell.width * 0.92) / draft.aspect)
    const height = fit * between(random, 0.68, 1) * (0.7 + 0.3 * draft.share)
    const x = frame.width * 0.03 + cell.width * (column + 0.5 + (row % 2) * 0.5 + between(random, -0.06, 0.06))
    const y = bottom * 0.05 + cell.height * (row + 0.5 + between(random, -0.1, 0.1)) + height / 2
    return fly(draft, { x, y, height, z: 8 + (fit / height) * 4 })
  })
}

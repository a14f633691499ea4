import { pixelAt } from '../base/frame.ts'
import { kindOf } from '../scene/settings/kinds.ts'
import type { Plant } from '../scene/survey.ts'
import type { FigureGroup } from './figure-groups.ts'
import { type Field, fieldAt, fieldOf, thinOut } from './field.ts'
import { CELL } from './plate.ts'
import type { SeenScene } from './see-scene.ts'

/** How near a scene is, 0 far to 1 where its ground leaves the picture below. */
export interface Nearness {
  /** Of the ground and all that stands on it, at each corner. */
  ground: Float32Array
  of: (group: FigureGroup) => number
}

/** Ground of colour behind a figure, and the figure. */
const BACKDROP = 0.15
const BEFORE_BACKDROP = 0.5
/** Nothing that flies is so far that it does not move, nor as near as the ground at one's feet. */
const ALOFT = [0.12, 0.7] as const
/** Plants lower than this many cells have the nearness of their ground. */
const LOWEST = 2

export function measureNear({ stage, survey }: SeenScene): Nearness {
  const size = { width: stage.frame.widthPx, height: stage.frame.heightPx }
  const field = fieldOf(size)
  const { bare } = kindOf(stage.recipe.reading.setting)
  if (bare) return { ground: new Float32Array(field.columns * field.rows).fill(BACKDROP), of: () => BEFORE_BACKDROP }
  const raw = survey.nearness
  if (raw === null) {
    const ground = guessNear(field)
    return { ground, of: (group) => nearOfFeet(group, { field, ground, seen: stage.frame, unit: 0 }) }
  }
  const thin = thinOut(size, (at) => raw[at] ?? 0)
  const built = thinBuilt(survey, size)
  for (const plant of survey.plants) raisePlant(thin, field, plant, stage.frame)
  if (built !== null)
    for (let node = 0; node < thin.length; node++) thin[node] = Math.max(thin[node] ?? 0, built[node] ?? 0)
  const unit = Math.max(1e-6, nearestOf(thin, field))
  const ground = soften(
    thin.map((value) => Math.min(1, value / unit)),
    field,
  )
  return { ground, of: (group) => nearOfFeet(group, { field, ground, seen: stage.frame, unit }) }
}

function nearOfFeet(
  { main }: FigureGroup,
  {
    field,
    ground,
    seen,
    unit,
  }: { field: Field; ground: Float32Array; seen: SeenScene['stage']['frame']; unit: number },
): number {
  if (main.footing === 'air') return Math.min(ALOFT[1], Math.max(ALOFT[0], unit === 0 ? 0.35 : 1 / main.z / unit))
  const { column, row } = pixelAt(seen, main.x, main.y)
  return fieldAt(field, ground, column, Math.min(row, seen.heightPx - 1))
}

/** How near what is built is at each corner, 0 where nothing is; null for nothing anywhere. */
export function thinBuilt(
  { built }: SeenScene['survey'],
  size: { width: number; height: number },
): Float32Array | null {
  return built === null ? null : thinOut(size, (at) => built[at] ?? 0)
}

/** A tree is as near as its foot, all the way up. */
function raisePlant(near: Float32Array, field: Field, plant: Plant, frame: SeenScene['stage']['frame']): void {
  const foot = pixelAt(frame, plant.x, plant.y)
  const [wide, tall] = [(plant.width * frame.scale) / CELL, (plant.height * frame.scale) / CELL]
  if (tall < LOWEST) return
  const [middle, bottom] = [foot.column / CELL, foot.row / CELL]
  for (let row = Math.max(0, Math.ceil(bottom - tall)); row <= Math.min(field.rows - 1, bottom); row++) {
    for (let column = Math.max(0, Math.ceil(middle - wide / 2)); column < field.columns; column++) {
      if (column > middle + wide / 2) break
      near[row * field.columns + column] = 1 / plant.z
    }
  }
}

/** The nearest that much of the lower edge shows. */
function nearestOf(near: Float32Array, { columns, rows }: Field): number {
  const lowest = [...near.slice((rows - 4) * columns)].sort((a, b) => a - b)
  return lowest[Math.floor(lowest.length * 0.8)] ?? 1
}

/** Where nothing is known, a scene is taken for a way that leads off: near at its lower edge and at its sides. */
function guessNear({ columns, rows }: Field): Float32Array {
  return Float32Array.from({ length: columns * rows }, (_, node) => {
    const x = Math.abs(((node % columns) / (columns - 1)) * 2 - 1)
    const y = Math.floor(node / columns) / (rows - 1)
    const down = Math.max(0, (y - 0.42) / 0.58)
    return Math.min(1, Math.hypot(0.5 * x * x, down) * 0.95 + 0.05)
  })
}

/** A step in depth becomes a slope, which stretches instead of tearing. */
export function soften(near: Float32Array, { columns, rows }: Field): Float32Array {
  const soft = new Float32Array(near.length)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let sum = 0
      let count = 0
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 2); x <= Math.min(columns - 1, column + 2); x++) {
          sum += near[y * columns + x] ?? 0
          count++
        }
      }
      soft[row * columns + column] = sum / count
    }
  }
  return soft
}

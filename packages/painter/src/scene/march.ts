import { placeAt } from '../base/frame.ts'
import type { Land } from './land.ts'
import type { Stage } from './stage.ts'

/** What each pixel of the land shows. */
export interface Terrain {
  /** Distance in world units; 0 is sky. */
  depth: Float32Array
  /** Slope of the ground towards x and z. */
  slopeX: Float32Array
  slopeZ: Float32Array
}

const STEP_RATIO = 1.012
const FAR = 300

/** What the walk remembers of every column. */
interface Columns {
  /** Highest pixel that is filled. */
  top: Float32Array
  lastY: Float32Array
  slopeX: Float32Array
  slopeZ: Float32Array
  heights: Float32Array
  before: Float32Array
}

/** Walks away from the viewer over the height field and fills every column upwards as higher ground appears. */
export function marchLand(stage: Stage, land: Land): Terrain {
  const { widthPx, heightPx, width } = stage.frame
  const { focal } = stage.layout
  const terrain = createTerrain(widthPx * heightPx)
  const columns = startColumns(widthPx, heightPx)
  const nearest = findNearest(stage)
  let lastZ = nearest
  for (let z = nearest; z < FAR; z *= STEP_RATIO) {
    const reach = z / focal
    for (let column = 0; column < widthPx; column++) {
      columns.heights[column] = land.heightAt((placeAt(stage.frame, column + 0.5, 0).x - width / 2) * reach, z)
    }
    takeStep(stage, terrain, columns, { z, lastZ, first: z === nearest })
    const spare = columns.before
    columns.before = columns.heights
    columns.heights = spare
    lastZ = z
  }
  return terrain
}

/** Where the walk begins: below the lower edge, on the steps that the composed frame is walked in. */
function findNearest({ frame, layout }: Stage): number {
  const { horizon, focal } = layout
  const within = (drop: number) => (focal * 0.55) / Math.max(60, drop)
  const wanted = within(frame.view.top + frame.view.height - horizon)
  let nearest = within(frame.height - horizon)
  while (nearest > wanted) nearest /= STEP_RATIO
  return nearest
}

function startColumns(widthPx: number, heightPx: number): Columns {
  const make = (value = 0) => new Float32Array(widthPx).fill(value)
  return { top: make(heightPx), lastY: make(heightPx), slopeX: make(), slopeZ: make(), heights: make(), before: make() }
}

function takeStep(
  { frame, layout }: Stage,
  terrain: Terrain,
  columns: Columns,
  step: { z: number; lastZ: number; first: boolean },
): void {
  const { widthPx, scale } = frame
  const { z, lastZ, first } = step
  const perColumn = (scale * layout.focal) / (2 * z)
  for (let column = 0; column < widthPx; column++) {
    const y = (layout.horizon + (layout.focal * (1 - (columns.heights[column] ?? 0))) / z - frame.view.top) * scale
    const highest = columns.top[column] ?? 0
    const slope = slopeAt({ heights: columns.heights, before: columns.before, column }, perColumn, z - lastZ)
    if (y < highest) {
      const from = { x: columns.slopeX[column] ?? 0, z: columns.slopeZ[column] ?? 0 }
      const span = { column, widthPx, from: y, to: highest, lastY: columns.lastY[column] ?? y, z, lastZ, slope }
      fillColumn(terrain, span, first ? slope : from)
      columns.top[column] = y
    }
    columns.slopeX[column] = slope.x
    columns.slopeZ[column] = slope.z
    columns.lastY[column] = y
  }
}

/** Rise of the ground towards x and z; `perColumn` turns a difference over two columns into one per unit. */
function slopeAt(
  rows: { heights: Float32Array; before: Float32Array; column: number },
  perColumn: number,
  step: number,
): { x: number; z: number } {
  const { heights, before, column } = rows
  const height = heights[column] ?? 0
  const right = heights[Math.min(heights.length - 1, column + 1)] ?? 0
  const left = heights[Math.max(0, column - 1)] ?? 0
  return { x: (right - left) * perColumn, z: step > 0 ? (height - (before[column] ?? height)) / step : 0 }
}

function createTerrain(size: number): Terrain {
  return { depth: new Float32Array(size), slopeX: new Float32Array(size), slopeZ: new Float32Array(size) }
}

interface Span {
  column: number
  widthPx: number
  from: number
  to: number
  lastY: number
  z: number
  lastZ: number
  slope: { x: number; z: number }
}

/** Depth and slope change evenly from the last step to this one. */
function fillColumn(terrain: Terrain, span: Span, lastSlope: { x: number; z: number }): void {
  const first = Math.max(0, Math.ceil(span.from))
  const end = Math.ceil(span.to)
  const rise = span.lastY - span.from
  for (let row = first; row < end; row++) {
    const share = rise > 0.001 ? Math.min(1, Math.max(0, (span.lastY - row) / rise)) : 1
    const at = row * span.widthPx + span.column
    terrain.depth[at] = span.lastZ + (span.z - span.lastZ) * share
    terrain.slopeX[at] = lastSlope.x + (span.slope.x - lastSlope.x) * share
    terrain.slopeZ[at] = lastSlope.z + (span.slope.z - lastSlope.z) * share
  }
}

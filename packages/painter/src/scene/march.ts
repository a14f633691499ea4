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

/** Walks away from the viewer over the height field and fills every column upwards as higher ground appears. */
export function marchLand(stage: Stage, land: Land): Terrain {
  const { widthPx, heightPx, scale, width } = stage.frame
  const { horizon, focal } = stage.layout
  const terrain = createTerrain(widthPx * heightPx)
  const top = new Float32Array(widthPx).fill(heightPx)
  const lastY = new Float32Array(widthPx).fill(heightPx)
  const lastSlope = { x: new Float32Array(widthPx), z: new Float32Array(widthPx) }
  let heights: Float32Array = new Float32Array(widthPx)
  let before: Float32Array = new Float32Array(widthPx)
  const nearest = (focal * 0.55) / Math.max(60, stage.frame.height - horizon)
  let lastZ = nearest
  for (let z = nearest; z < FAR; z *= STEP_RATIO) {
    const reach = z / focal
    for (let column = 0; column < widthPx; column++) {
      heights[column] = land.heightAt(((column + 0.5) / scale - width / 2) * reach, z)
    }
    for (let column = 0; column < widthPx; column++) {
      const height = heights[column] ?? 0
      const y = (horizon + (focal * (1 - height)) / z) * scale
      const highest = top[column] ?? 0
      const slope = slopeAt({ heights, before, column }, scale / (2 * reach), z - lastZ)
      if (y < highest) {
        const from = { x: lastSlope.x[column] ?? 0, z: lastSlope.z[column] ?? 0 }
        const span = { column, widthPx, from: y, to: highest, lastY: lastY[column] ?? y, z, lastZ, slope }
        fillColumn(terrain, span, z === nearest ? slope : from)
        top[column] = y
      }
      lastSlope.x[column] = slope.x
      lastSlope.z[column] = slope.z
      lastY[column] = y
    }
    const spare = before
    before = heights
    heights = spare
    lastZ = z
  }
  return terrain
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

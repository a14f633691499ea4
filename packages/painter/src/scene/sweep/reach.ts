import { createRay, type Ray, type Rays } from '../still-life/camera.ts'
import type { Reach } from '../still-life/shadows.ts'
import type { Hits } from '../still-life/trace.ts'

export interface Lamps {
  towards: readonly [number, number, number]
  shadow: Reach
  open: Reach
}

/** How much of the lamp and of the sky reaches what each second pixel of each second row shows. */
export interface Reached {
  columns: number
  rows: number
  lamp: Float32Array
  sky: Float32Array
}

const AROUND = 2

/** Asked for every fourth pixel and evened among those that show the same body, so that soft shadows have no grain. */
export function measureReach(rays: Rays, hits: Hits, lamps: Lamps): Reached {
  const columns = Math.ceil(rays.columns / 2)
  const rows = Math.ceil(rays.rows / 2)
  const lamp = new Float32Array(columns * rows).fill(1)
  const sky = new Float32Array(columns * rows).fill(1)
  const solid = new Int16Array(columns * rows)
  const ray = createRay()
  for (let row = 0, at = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, at++) {
      const from = row * 2 * rays.columns + column * 2
      solid[at] = hits.solid[from] ?? -1
      rays.ray(column * 2, row * 2, ray)
      const along = solid[at] === -1 ? fall(ray) : (hits.depth[from] ?? -1)
      if (along < 0 || along > 400) continue
      const [x, y, z] = [ray.ox + ray.dx * along, ray.oy + ray.dy * along, ray.oz + ray.dz * along]
      const [lx, ly, lz] = lamps.towards
      const spin = ((column * 0.7548776 + row * 0.5698403) % 1) * 6.2832
      lamp[at] = lamps.shadow(x + lx * 0.15, y + ly * 0.15, z + lz * 0.15, spin)
      sky[at] = lamps.open(x, y + 0.12, z, spin + 1)
    }
  const size = { columns, rows }
  return { columns, rows, lamp: even(lamp, solid, size), sky: even(sky, solid, size) }
}

function fall(ray: Ray): number {
  return ray.dy < -0.0001 ? -ray.oy / ray.dy : -1
}

function even(
  values: Float32Array,
  solid: Int16Array,
  { columns, rows }: { columns: number; rows: number },
): Float32Array {
  const across = run(values, solid, { count: columns, step: 1, total: columns * rows })
  return run(across, solid, { count: rows, step: columns, total: columns * rows })
}

/** The mean of some neighbours along one direction. */
function run(
  values: Float32Array,
  solid: Int16Array,
  { count, step, total }: { count: number; step: number; total: number },
): Float32Array {
  const out = new Float32Array(total)
  for (let at = 0; at < total; at++) {
    const place = step === 1 ? at % count : Math.floor(at / step)
    const wide = solid[at] === -1 ? AROUND + 1 : AROUND
    let [sum, met] = [0, 0]
    for (let off = Math.max(-wide, -place); off <= Math.min(wide, count - 1 - place); off++) {
      if (solid[at + off * step] !== solid[at]) continue
      sum += values[at + off * step] ?? 0
      met++
    }
    out[at] = met > 0 ? sum / met : (values[at] ?? 1)
  }
  return out
}

/** Between the four nearest. */
export function takeReach(values: Float32Array, { columns, rows }: Reached, column: number, row: number): number {
  const left = Math.min(columns - 1, column >> 1)
  const top = Math.min(rows - 1, row >> 1)
  const right = Math.min(columns - 1, left + (column & 1))
  const low = Math.min(rows - 1, top + (row & 1))
  const upper = (values[top * columns + left] ?? 1) + (values[top * columns + right] ?? 1)
  return (upper + (values[low * columns + left] ?? 1) + (values[low * columns + right] ?? 1)) / 4
}

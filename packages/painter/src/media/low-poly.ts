import { createRandom, deriveSeed } from '../base/chance.ts'
import { type Rgb, toCss } from '../base/colour.ts'
import { createLayer, type Layer, layOver } from '../base/frame.ts'
import { fromLab, toLab } from '../look/oklab.ts'
import type { Stage } from '../scene/stage.ts'
import { blurField, readLuma } from '../base/canvas-pixels.ts'
import { type Cells, sampleCells } from './cells.ts'
import { mediumStrength } from './medium-strength.ts'
import type { MediumStep } from './medium.ts'
import { type Triangles, triangulate } from './triangulate.ts'

/** Side of the world's squares that may hold a corner, in units: on plain ground and where edges or figures are. */
const MESHES = [
  { plain: 64, busy: 32 },
  { plain: 44, busy: 16 },
  { plain: 34, busy: 10 },
] as const
const CELL_UNITS = 3

/** Low poly: a mesh of triangles, small along edges and large on plain ground, each one flat and lit by how it leans. */
export function* paintLowPoly(stage: Stage): Generator<MediumStep, Layer> {
  const picture = createLayer(stage.frame)
  layOver(picture, stage.picture.canvas)
  const cells = sampleCells(stage, CELL_UNITS)
  const edge = weighEdges(cells)
  for (const [index, mesh] of MESHES.entries()) {
    const points = placeCorners(stage, cells, edge, mesh)
    drawFacets(stage, picture, cells, { points, corners: triangulate(points) })
    yield { share: (index + 1) / (MESHES.length + 0.3), layer: picture }
  }
  return picture
}

/** Where corners belong: 0 plain to 1 on a strong edge; outlines of figures count as much as the strongest. */
function weighEdges({ pixels, cover, columns }: Cells): Float32Array {
  const luma = readLuma(pixels)
  const edge = new Float32Array(luma.length)
  blurField(luma, columns, 1)
  for (let at = columns; at < luma.length - columns; at++) {
    const slope = Math.hypot(
      (luma[at + 1] ?? 0) - (luma[at - 1] ?? 0),
      (luma[at + columns] ?? 0) - (luma[at - columns] ?? 0),
    )
    const rim =
      Math.abs((cover[at + 1] ?? 0) - (cover[at - 1] ?? 0)) +
      Math.abs((cover[at + columns] ?? 0) - (cover[at - columns] ?? 0))
    edge[at] = Math.min(1, slope / 70 + rim / 160 + ((cover[at] ?? 0) / 255) * 0.16)
  }
  return edge
}

/** One corner in each square of the world where there is an edge, at its strongest point; loose ones on plain ground. */
function placeCorners(
  stage: Stage,
  cells: Cells,
  edge: Float32Array,
  mesh: { plain: number; busy: number },
): Float64Array {
  const { view } = stage.frame
  const seed = deriveSeed(stage.recipe.seed, 'facets')
  const points: number[] = []
  const reach = mesh.plain
  for (const side of [mesh.busy, mesh.plain]) {
    for (let row = Math.floor((view.top - reach) / side); row * side < view.top + view.height + reach; row++) {
      for (
        let column = Math.floor((view.left - reach) / side);
        column * side < view.left + view.width + reach;
        column++
      ) {
        const random = createRandom(deriveSeed(seed, `${side} ${column} ${row}`))
        const x = (column + 0.15 + 0.7 * random()) * side
        const y = (row + 0.15 + 0.7 * random()) * side
        const top = strongestIn(cells, edge, { x: column * side, y: row * side, side })
        if (side === mesh.plain) points.push(x, y)
        else if (top.edge > 0.3 || (top.edge > 0.14 && random() < 0.4)) points.push(top.x, top.y)
      }
    }
  }
  return Float64Array.from(points)
}

function strongestIn(
  { left, top, side, columns, rows }: Cells,
  edge: Float32Array,
  square: { x: number; y: number; side: number },
): { x: number; y: number; edge: number } {
  let best = { x: square.x, y: square.y, edge: 0 }
  const count = Math.max(1, Math.floor(square.side / side))
  const [column, row] = [Math.round((square.x - left) / side), Math.round((square.y - top) / side)]
  for (let down = 0; down < count; down++) {
    for (let across = 0; across < count; across++) {
      const [c, r] = [column + across, row + down]
      if (c < 0 || r < 0 || c >= columns || r >= rows) continue
      const here = edge[r * columns + c] ?? 0
      if (here > best.edge) best = { x: left + (c + 0.5) * side, y: top + (r + 0.5) * side, edge: here }
    }
  }
  return best
}

interface Mesh {
  points: Float64Array
  corners: Triangles
}

function drawFacets(stage: Stage, { ctx }: Layer, cells: Cells, { points, corners }: Mesh): void {
  const hand = mediumStrength(stage.recipe)
  ctx.lineWidth = 0.7
  ctx.lineJoin = 'round'
  for (let i = 0; i < corners.length; i += 3) {
    const at = [0, 1, 2].map((k) => (corners[i + k] ?? 0) * 2)
    const xs = at.map((index) => points[index] ?? 0)
    const ys = at.map((index) => points[index + 1] ?? 0)
    const colour = toCss(facetColour(stage, cells, { xs, ys }, hand))
    ctx.fillStyle = colour
    // A thin line of its own colour closes the seam to its neighbours.
    ctx.strokeStyle = colour
    ctx.beginPath()
    for (let k = 0; k < 3; k++) ctx.lineTo(xs[k] ?? 0, ys[k] ?? 0)
    ctx.closePath()
    ctx.fill()
    ctx.stroke()
  }
}

/** The mean colour under a facet, lighter or darker as it leans to the light. */
function facetColour(stage: Stage, cells: Cells, facet: { xs: number[]; ys: number[] }, hand: number): Rgb {
  const [red, green, blue] = meanUnder(cells, facet)
  const [lightness, a, b] = toLab(red, green, blue)
  const [x = 0] = facet.xs
  const [y = 0] = facet.ys
  const lean = Math.sin(x * 12.9898 + y * 78.233) * 0.45 + leanOf(stage, facet)
  return fromLab([Math.min(0.985, Math.max(0.06, lightness + lean * 0.036 * hand)), a * 1.25, b * 1.25])
}

/** A facet belongs to a figure or to what lies behind it, and takes the colours of that alone. */
function meanUnder(cells: Cells, { xs, ys }: { xs: number[]; ys: number[] }): [number, number, number] {
  const sampled = SAMPLES.map(([u, v]) => {
    const w = 1 - u - v
    const x = (xs[0] ?? 0) * u + (xs[1] ?? 0) * v + (xs[2] ?? 0) * w
    return indexOf(cells, x, (ys[0] ?? 0) * u + (ys[1] ?? 0) * v + (ys[2] ?? 0) * w)
  })
  const inside = sampled.filter((at) => (cells.cover[at] ?? 0) > 128)
  const own = inside.length * 2 > sampled.length ? inside : sampled.filter((at) => !inside.includes(at))
  const mean = (channel: number) => {
    const sum = own.reduce((total, at) => total + (cells.pixels[at * 4 + channel] ?? 0), 0)
    return Math.round(sum / (own.length || 1))
  }
  return [mean(0), mean(1), mean(2)]
}

/** Barycentric places that are looked at. */
const SAMPLES = [
  [0.6, 0.2],
  [0.2, 0.6],
  [0.2, 0.2],
  [0.42, 0.42],
  [0.16, 0.42],
  [0.42, 0.16],
  [0.333, 0.333],
] as const

function indexOf({ left, top, side, columns, rows }: Cells, x: number, y: number): number {
  const column = Math.min(columns - 1, Math.max(0, Math.floor((x - left) / side)))
  const row = Math.min(rows - 1, Math.max(0, Math.floor((y - top) / side)))
  return row * columns + column
}

/** -1 away from the light to 1 towards it, by the direction of the facet's longest side. */
function leanOf({ layout }: Stage, { xs, ys }: { xs: number[]; ys: number[] }): number {
  let [acrossX, acrossY, longest] = [0, 0, 0]
  for (let k = 0; k < 3; k++) {
    const x = (xs[(k + 1) % 3] ?? 0) - (xs[k] ?? 0)
    const y = (ys[(k + 1) % 3] ?? 0) - (ys[k] ?? 0)
    const length = Math.hypot(x, y)
    if (length > longest) [acrossX, acrossY, longest] = [x / length, y / length, length]
  }
  return acrossY * layout.light.x - acrossX * -layout.light.y * Math.sign(acrossX * acrossY || 1)
}

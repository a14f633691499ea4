import { blurField, readLuma } from '../../base/canvas-pixels.ts'
import { smoothStep } from '../../base/noise.ts'

/** What a flat drawing would be if it were round: how it leans, and where its parts meet. */
export interface Form {
  width: number
  /** Slope to the right and down at every pixel; 0 faces the viewer. */
  slopeX: Float32Array
  slopeY: Float32Array
  /** 0 in the open, 1 where parts of a figure touch. */
  crease: Float32Array
}

/** Radii in pixels: the roundness of the whole, that of its parts, and the grooves between them; `loose` parts have no whole. */
export interface Roundness {
  whole: number
  part: number
  groove: number
  loose?: true
}

/** Steps of colour between parts that begin to count as an edge, and those that surely are one. */
const FAINT = 26
const SURE = 92
/** Share of the pixels about one that are edges, from which on they are a pattern and no form: windows, stripes, a face. */
const BUSY = [0.16, 0.36] as const

/** Reads a form out of a figure's outline and the edges of its colours: it swells towards its middle, and so does each of its parts. */
export function measureForm(pixels: Uint8ClampedArray, width: number, roundness: Roundness): Form {
  const solid = new Float32Array(pixels.length / 4)
  for (let at = 0; at < solid.length; at++) solid[at] = (pixels[at * 4 + 3] ?? 0) / 255
  const crease = findEdges(pixels, solid, width)
  const busy = crease.slice()
  blurField(busy, width, Math.max(3, Math.round(roundness.part * 1.5)))
  for (let at = 0; at < crease.length; at++) crease[at] = (crease[at] ?? 0) * (1 - smoothStep(...BUSY, busy[at] ?? 0))
  const joints = crease.map((value) => 1 - 0.85 * value)
  const parts = joints.map((value, at) => value * (solid[at] ?? 0))
  blurField(crease, width, Math.max(1, Math.round(roundness.groove)))
  const form = { width, slopeX: new Float32Array(solid.length), slopeY: new Float32Array(solid.length), crease }
  addSlopes(form, roundness.loose ? parts : solid, { radius: roundness.whole, weight: 1 })
  addSlopes(form, parts, { radius: roundness.part, weight: 0.8 })
  addSlopes(form, joints, { radius: roundness.groove, weight: 0.22 })
  return form
}

function findEdges(pixels: Uint8ClampedArray, solid: Float32Array, width: number): Float32Array {
  const luma = readLuma(pixels)
  const edges = new Float32Array(luma.length)
  for (let at = width; at < luma.length - width; at++) {
    // The outline itself is the figure's own end and no crease in it.
    if ((solid[at - 1] ?? 0) * (solid[at + 1] ?? 0) * (solid[at - width] ?? 0) * (solid[at + width] ?? 0) < 0.9)
      continue
    const across = Math.abs((luma[at + 1] ?? 0) - (luma[at - 1] ?? 0))
    const down = Math.abs((luma[at + width] ?? 0) - (luma[at - width] ?? 0))
    edges[at] = smoothStep(FAINT, SURE, across + down)
  }
  return edges
}

/** Slopes of a soft hill over what is solid; thin parts are as round as wide ones. */
function addSlopes(
  { slopeX, slopeY, width }: Form,
  solid: Float32Array,
  { radius, weight }: { radius: number; weight: number },
): void {
  const hill = solid.slice()
  const reach = Math.max(1, Math.round(radius))
  blurField(hill, width, reach)
  const gain = reach * weight
  for (let at = width; at < hill.length - width; at++) {
    const height = (hill[at] ?? 0) + 0.12
    const scale = gain / height
    slopeX[at] = (slopeX[at] ?? 0) + ((hill[at - 1] ?? 0) - (hill[at + 1] ?? 0)) * scale
    slopeY[at] = (slopeY[at] ?? 0) + ((hill[at - width] ?? 0) - (hill[at + width] ?? 0)) * scale
  }
}

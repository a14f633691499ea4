import { createCanvas } from '@napi-rs/canvas'
import type { Canvas } from '@napi-rs/canvas'
import { blurField, readLuma, readPixels } from '../../base/canvas-pixels.ts'
import { freeCanvas } from '../../base/frame.ts'
import { smoothStep } from '../../base/noise.ts'

/** What a flat drawing would be if it were round: how it leans, and where its parts meet. Smooth, so it may be coarser than the drawing. */
export interface Form {
  width: number
  height: number
  /** Pixels of the drawing to a side of one cell of the form. */
  shrink: number
  /** Slope to the right and down; 0 faces the viewer. */
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

/** A part of a canvas, in pixels. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** More pixels than this are measured at half their size. */
const LARGE_PX = 40_000

/** Reads the form of what is drawn in a box. */
export function measureForm(canvas: Canvas, box: Box, { whole, part, groove, loose }: Roundness): Form {
  const shrink = box.width * box.height > LARGE_PX ? 2 : 1
  const [width, height] = [Math.ceil(box.width / shrink), Math.ceil(box.height / shrink)]
  const small = createCanvas(width, height)
  const ctx = small.getContext('2d')
  ctx.imageSmoothingQuality = 'medium'
  ctx.drawImage(canvas, box.left, box.top, width * shrink, height * shrink, 0, 0, width, height)
  const pixels = readPixels(small)
  freeCanvas(small)
  const roundness = { whole: whole / shrink, part: part / shrink, groove: groove / shrink, ...(loose ? { loose } : {}) }
  return { width, height, shrink, ...swell(pixels, width, roundness) }
}

/** Steps of colour between parts that begin to count as an edge, and those that surely are one. */
const FAINT = 26
const SURE = 92
/** Share of the pixels about one that are edges, from which on they are a pattern and no form: windows, stripes, a face. */
const BUSY = [0.16, 0.36] as const

type Slopes = Pick<Form, 'slopeX' | 'slopeY' | 'crease'>

/** A figure swells from its outline towards its middle, and so does each of its parts from the edges of its colour. */
function swell(pixels: Uint8ClampedArray, width: number, roundness: Roundness): Slopes {
  const solid = new Float32Array(pixels.length / 4)
  for (let at = 0; at < solid.length; at++) solid[at] = (pixels[at * 4 + 3] ?? 0) / 255
  const crease = findEdges(pixels, solid, width)
  const busy = crease.slice()
  blurField(busy, width, Math.max(3, Math.round(roundness.part * 1.5)))
  const [joints, parts] = [new Float32Array(solid.length), new Float32Array(solid.length)]
  const [few, many] = BUSY
  for (let at = 0; at < crease.length; at++) {
    const own = crease[at] ?? 0
    const value = own === 0 ? 0 : own * (1 - smoothStep(few, many, busy[at] ?? 0))
    crease[at] = value
    joints[at] = 1 - 0.85 * value
    parts[at] = (1 - 0.85 * value) * (solid[at] ?? 0)
  }
  blurField(crease, width, Math.max(1, Math.round(roundness.groove)))
  const slopes = { slopeX: new Float32Array(solid.length), slopeY: new Float32Array(solid.length), crease }
  addSlopes(slopes, roundness.loose ? parts.slice() : solid, { width, radius: roundness.whole, weight: 1 })
  addSlopes(slopes, parts, { width, radius: roundness.part, weight: 0.8 })
  addSlopes(slopes, joints, { width, radius: roundness.groove, weight: 0.22 })
  return slopes
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

/** Slopes of a soft hill over what is solid, which is used up; thin parts are as round as wide ones. */
function addSlopes(
  { slopeX, slopeY }: Slopes,
  hill: Float32Array,
  { width, radius, weight }: { width: number; radius: number; weight: number },
): void {
  const reach = Math.max(1, Math.round(radius))
  blurField(hill, width, reach)
  const gain = reach * weight
  for (let at = width; at < hill.length - width; at++) {
    const scale = gain / ((hill[at] ?? 0) + 0.12)
    slopeX[at] = (slopeX[at] ?? 0) + ((hill[at - 1] ?? 0) - (hill[at + 1] ?? 0)) * scale
    slopeY[at] = (slopeY[at] ?? 0) + ((hill[at - width] ?? 0) - (hill[at + width] ?? 0)) * scale
  }
}
